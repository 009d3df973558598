import type { Artifact } from '../benchmark/model/resultSet';

/** One folder of artifacts: its id, its path for messages, and its files by name. */
export interface ArtifactFolder {
  id: string;
  path: string;
  files: Map<string, Artifact>;
  /** Names of files that are there and could not be read: each has its problem already. */
  unread: string[];
}
