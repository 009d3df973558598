import { looksSecret, REDACTION } from '../benchmark/artifacts/secrets';
import { problem, warning } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import { shown } from '../benchmark/text/shown';
import type { JsonFile, JsonPath } from '../json/jsonFile';

const PROPERTY = /^[A-Za-z][A-Za-z0-9._*-]*$/;
const LONGEST_VALUE = 2000;
/** Properties that name a single run and say nothing about how it was configured. */
const OF_ONE_RUN =
  /^spark\.(app\.(id|name|startTime|submitTime|initial\.\S+)|driver\.(host|port)|executor\.id|repl\.\S+)$/;

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

/** The text of a property, or a warning where it has none that can be kept. */
function propertyText(file: JsonFile, at: JsonPath, key: string, value: unknown): string | Problem {
  const line = file.lineOfKey(at, key);
  if (!PROPERTY.test(key))
    return warning(file.path, line, `${shown(key)} is not the name of a Spark property; left out`);
  if (typeof value === 'object') return warning(file.path, line, `${key} is no text or number; left out`);
  const text = String(value).replace(/\p{Cc}+/gu, ' ');
  if (text.length > LONGEST_VALUE)
    return warning(
      file.path,
      line,
      `${key} has ${text.length} characters, at most ${LONGEST_VALUE} are kept; left out`,
    );
  return text;
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
  for (const key of names.filter((name) => !OF_ONE_RUN.test(name))) {
    const text = propertyText(file, at, key, (value as Record<string, unknown>)[key]);
    if (typeof text !== 'string') {
      found.problems.push(text);
      continue;
    }
    const redacted = redactionWarning(file, at, key, text);
    found.configuration[key] = redacted ? REDACTION : text;
    if (redacted) found.problems.push(redacted);
  }
  if (names.some((name) => OF_ONE_RUN.test(name)))
    found.changes.push('Spark properties that only name the run left out');
  if (Object.values(found.configuration).includes(REDACTION)) found.changes.push(SECRETS_REDACTED);
  return found;
}
