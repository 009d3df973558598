import { REDACTION } from '../benchmark/artifacts/secrets';
import { problem, warning } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import { formatNumber } from '../benchmark/text/numbers';
import type { JsonFile, JsonPath } from '../json/jsonFile';
import { type PublishedProperties, publishedProperties, readProperty, sortedByName } from './sparkProperties';

export interface ImportedConfiguration {
  configuration: Record<string, string>;
  /** Names of properties that are not published, sorted. */
  leftOut: string[];
  changes: string[];
  /** Warnings about properties that were redacted, left out, or could not be imported. */
  problems: Problem[];
}

/** Entries for the changes of a result set. */
export const PROPERTIES_LEFT_OUT = 'Spark properties that could name people, hosts, or paths left out';
const NAMES_GENERAL = 'hosts and names in Spark properties written as *';
const SECRETS_REDACTED = 'secrets redacted';

/** The changes that the publication of properties makes to them; empty if there are none. */
export function propertyChanges(
  given: Readonly<Record<string, unknown>>,
  { kept, leftOut, secrets }: PublishedProperties,
): string[] {
  const isGeneral = Object.entries(kept).some(
    ([name, value]) => !Object.hasOwn(given, name) || (name === 'spark.master' && given[name] !== value),
  );
  return [
    ...(leftOut.length > 0 ? [PROPERTIES_LEFT_OUT] : []),
    ...(isGeneral ? [NAMES_GENERAL] : []),
    ...(secrets.length > 0 ? [SECRETS_REDACTED] : []),
  ];
}

/** A warning with the number of properties that are not published; empty if there are none. */
export function leftOutWarning(path: string, line: number | null, names: readonly string[]): Problem[] {
  if (names.length === 0) return [];
  const count = names.length === 1 ? '1 Spark property' : `${formatNumber(names.length)} Spark properties`;
  const message = `${count} left out, because the values could name people, hosts, or paths, or are of no known setting`;
  return [warning(path, line, message)];
}

/** The warning that a property is redacted. `line` is null for a property from an option. */
export function redactionWarning(path: string, line: number | null, name: string): Problem {
  return warning(path, line, `${name} looks like a secret, and result sets are published; written as ${REDACTION}`);
}

/**
 * The published Spark properties at a path of a foreign JSON file, sorted by name; empty without such an object. What is
 * left out and what is redacted is reported.
 */
export function sparkConfiguration(file: JsonFile, at: JsonPath, value: unknown): ImportedConfiguration {
  const found: ImportedConfiguration = { configuration: {}, leftOut: [], changes: [], problems: [] };
  if (value === undefined || value === null) return found;
  if (typeof value !== 'object' || Array.isArray(value)) {
    found.problems.push(problem(file.path, file.lineOf(at), `${at.join('.')} must be an object of Spark properties`));
    return found;
  }
  const given = value as Record<string, unknown>;
  const published = publishedProperties(sortedByName(given));
  const unusable = Object.keys(given).flatMap((name) => {
    const read = readProperty(name, given[name]);
    return 'unusable' in read ? [{ name, reason: read.unusable }] : [];
  });
  const reported = new Set(unusable.map(({ name }) => name));
  const leftOut = published.leftOut.filter((name) => !reported.has(name));
  return {
    configuration: published.kept,
    leftOut: published.leftOut,
    changes: propertyChanges(given, { ...published, leftOut }),
    problems: [
      ...unusable.map(({ name, reason }) => warning(file.path, file.lineOfKey(at, name), `${reason}; left out`)),
      ...published.secrets.map((name) => redactionWarning(file.path, file.lineOfKey(at, name), name)),
      ...leftOutWarning(file.path, file.lineOf(at), leftOut),
    ],
  };
}
