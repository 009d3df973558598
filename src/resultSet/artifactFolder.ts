import type { Artifact } from '../benchmark/model/resultSet';

/** A folder of artifacts: its id, its path for messages, and its files by name. */
export interface ArtifactFolder {
  id: string;
  path: string;
  files: Map<string, Artifact>;
  /** Names of files that exist but could not be read; each already has a problem. */
  unread: string[];
}
