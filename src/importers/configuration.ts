import { looksSecret, REDACTION } from '../benchmark/artifacts/secrets';
import { problem, warning } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import type { JsonFile, JsonPath } from '../json/jsonFile';
import { isOfOneRun, readProperty } from './sparkProperties';

/** The Spark properties of a foreign file, and what was done to them. */
export interface ImportedConfiguration {
  configuration: Record<string, string>;
  /** In a few words each. */
  changes: string[];
  /** Warnings: properties that were redacted or could not be taken over. */
  problems: Problem[];
}

/** What the changes of a result set say of redacted properties. */
export const SECRETS_REDACTED = 'secrets redacted';

/** The warning that a property of a file was redacted; null where its value is kept. */
export function redactionWarning(file: JsonFile, at: JsonPath, key: string, value: string): Problem | null {
  if (!looksSecret(key, value)) return null;
  const message = `${key} looks like a secret, and result sets are published; written as ${REDACTION}`;
  return warning(file.path, file.lineOfKey(at, key), message);
}

/**
 * The Spark properties at a place of a foreign JSON file, values as text, in order of name. Secrets are replaced by
 * [redacted], and properties that only name the run are left out; both are reported. Nothing where there is no such object.
 */
export function sparkConfiguration(file: JsonFile, at: JsonPath, value: unknown): ImportedConfiguration {
  const found: ImportedConfiguration = { configuration: {}, changes: [], problems: [] };
  if (value === undefined || value === null) return found;
  if (typeof value !== 'object' || Array.isArray(value)) {
    found.problems.push(problem(file.path, file.lineOf(at), `${at.join('.')} must be an object of Spark properties`));
    return found;
  }
  const names = Object.keys(value).sort();
  for (const key of names.filter((name) => !isOfOneRun(name))) {
    const read = readProperty(key, (value as Record<string, unknown>)[key]);
    if ('unusable' in read) {
      found.problems.push(warning(file.path, file.lineOfKey(at, key), `${read.unusable}; left out`));
      continue;
    }
    const { text } = read;
    const redacted = redactionWarning(file, at, key, text);
    found.configuration[key] = redacted ? REDACTION : text;
    if (redacted) found.problems.push(redacted);
  }
  if (names.some(isOfOneRun)) found.changes.push('Spark properties that only name the run left out');
  if (Object.values(found.configuration).includes(REDACTION)) found.changes.push(SECRETS_REDACTED);
  return found;
}
