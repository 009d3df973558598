import type { SetRequest } from '../../../src/resultSet/request';

/** The import command's options, checked: what describes the set, and what they name on disk. */
export interface ImportRequest extends SetRequest {
  environment?: string;
  configuration?: string;
  /** Spark properties given one by one; they win over those of a file. */
  properties?: Record<string, string>;
  like?: string;
  out: string;
  force: boolean;
}
