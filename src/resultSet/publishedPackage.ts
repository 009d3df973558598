import type { ResultSetPackage } from '../benchmark/schemas/resultSet';
import { propertyChanges } from '../importers/configuration';
import { publishedProperties } from '../importers/sparkProperties';

/** The Spark properties of a result set that are published, and the names of those that are not. */
export interface ShownProperties {
  kept: Record<string, string>;
  leftOut: string[];
}

const LONGEST_VALUE = 100;

function shownValue(value: string): string {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value;
}

/** The properties for a reader before they are written, one line each after a line with counts; empty if there are none. */
export function propertyLines({ kept, leftOut }: ShownProperties): string[] {
  const published = Object.entries(kept);
  if (published.length + leftOut.length === 0) return [];
  const counts = `Spark properties: ${published.length} published, ${leftOut.length} left out, because they could name people, hosts, or paths`;
  return [
    counts,
    ...published.map(([name, value]) => `  published: ${name} = ${shownValue(value)}`),
    ...leftOut.map((name) => `  left out: ${name}`),
  ];
}

/** The text of a valid datapackage.json with the properties that are published, and a note in its changes if that changes any. */
export function withPublishedProperties(text: string): { text: string; properties: ShownProperties } {
  const pkg = JSON.parse(text) as ResultSetPackage;
  const { configuration, changes } = pkg.benchmark;
  const published = publishedProperties(configuration);
  const { kept, leftOut } = published;
  const isSame = leftOut.length === 0 && Object.entries(configuration).every(([name, value]) => kept[name] === value);
  if (isSame) return { text, properties: { kept, leftOut } };
  const told = changes === '' ? [] : changes.split(', ');
  const all = [...told, ...propertyChanges(configuration, published).filter((change) => !changes.includes(change))];
  const benchmark = { ...pkg.benchmark, configuration: kept, changes: all.join(', ') };
  return { text: `${JSON.stringify({ ...pkg, benchmark }, null, 2)}\n`, properties: { kept, leftOut } };
}
