import type { Names } from '../model/comparison';
import type { ResultSet } from '../model/resultSet';
import { engineNames } from '../text/names';
import { formatDate } from '../text/numbers';
import type { Parties, Party } from './party';

/** A property whose value is longer tells nothing in a name. */
const LONGEST_VALUE = 40;

/** The Spark properties in which two sets differ, values short enough for a name; by name. */
function differingProperty(own: ResultSet, other: ResultSet): string[] {
  const keys = [...new Set([...Object.keys(own.configuration), ...Object.keys(other.configuration)])].sort();
  const [key] = keys.filter((name) => {
    const values = [own.configuration[name], other.configuration[name]];
    return values[0] !== values[1] && values.every((value) => (value ?? '').length <= LONGEST_VALUE);
  });
  if (key === undefined) return [];
  const value = own.configuration[key];
  return [value === undefined ? `without ${key}` : `${key}=${value}`];
}

/** What may tell two runs of one engine apart, the likeliest first; the same place of both lists is about the same thing. */
function marks({ set, environment }: Party, other: ResultSet): string[] {
  const { suite, created, id } = set;
  const nodes = environment?.nodes ?? 'unknown';
  return [
    suite.tableFormat,
    environment?.instanceType ?? 'unknown',
    environment?.architecture ?? 'unknown',
    nodes === 'unknown' ? 'unknown' : `${nodes} nodes`,
    `scale factor ${suite.scaleFactor}`,
    differingProperty(set, other)[0] ?? 'unknown',
    set.environment,
    formatDate(created),
    id,
  ];
}

/**
 * Short names of both sides for sentences, columns and legends: engines, with versions where the engines are the same, and with what
 * differs where those are too: "native Spark 3.5.1 (r8g.12xlarge)". Alike only for a set beside itself.
 */
export function pairNames([baseline, candidate]: Parties): Names {
  const names = engineNames(baseline.set.engine, candidate.set.engine);
  if (names.baseline !== names.candidate) return names;
  const [own, theirs] = [marks(baseline, candidate.set), marks(candidate, baseline.set)];
  const at = own.findIndex(
    (mark, index) => mark !== theirs[index] && mark !== 'unknown' && theirs[index] !== 'unknown',
  );
  if (at === -1) return names;
  return { baseline: `${names.baseline} (${own[at]})`, candidate: `${names.candidate} (${theirs[at]})` };
}
