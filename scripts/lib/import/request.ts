import type { SetRequest } from '../../../src/resultSet/request';

/** Validated options of the import command: facts about the set, and names on disk. */
export interface ImportRequest extends SetRequest {
  environment?: string;
  configuration?: string;
  /** Spark properties from options; they override the file's properties. */
  properties?: Record<string, string>;
  like?: string;
  out: string;
  force: boolean;
}
