import { looksSecret, REDACTION } from '../benchmark/artifacts/secrets';
import { problem, warning } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import type { JsonFile, JsonPath } from '../json/jsonFile';
import { isOfOneRun, readProperty } from './sparkProperties';

export interface ImportedConfiguration {
  configuration: Record<string, string>;
  changes: string[];
  /** Warnings about properties that were redacted or could not be imported. */
  problems: Problem[];
}

/** The entry for redacted properties in the changes of a result set. */
export const SECRETS_REDACTED = 'secrets redacted';

/** The warning that a property is redacted; null if its value is kept. */
export function redactionWarning(file: JsonFile, at: JsonPath, key: string, value: string): Problem | null {
  if (!looksSecret(key, value)) return null;
  const message = `${key} looks like a secret, and result sets are published; written as ${REDACTION}`;
  return warning(file.path, file.lineOfKey(at, key), message);
}

/**
 * Spark properties at a path of a foreign JSON file as text, sorted by name; empty without such an object. Secrets are
 * replaced by [redacted], and properties that only identify the run are omitted; both are reported.
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
