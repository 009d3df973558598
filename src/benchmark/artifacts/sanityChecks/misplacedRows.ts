import { groupBy } from '../../model/groupBy';
import { NATIVE_SPARK } from '../../model/order';
import { warning } from '../../model/problem';
import type { Problem, ResultSet } from '../../model/resultSet';
import { timedRows } from '../../model/rows';
import { median } from '../../model/statistics';
import { compareVersions } from '../../model/versions';
import { isLater } from './alignedTimes';
import type { Placed } from './copies';
import { listNames } from './listNames';

/** Fewer shared queries may differ by chance. */
const MIN_SHARED = 10;
/** A change of a query between two releases on one machine, compared with the other queries; real releases have it on at most 3 of 103. */
const MAX_CHANGE = 3;
const MAX_SHARE_CHANGED = 0.1;
/** Times that are moved back by one row are at most this much as far from the reference; real sets at least 0.9 times. */
const MAX_MOVED = 2 / 3;

const CURE = 'compare the rows with the source: are rows shifted or swapped?';

/** Sets with one key have the same queries and tables. */
const suiteKey = ({ suite: { queryVersion, tableFormat } }: ResultSet) => JSON.stringify([queryVersion, tableFormat]);

/** Sets with one key are versions of one engine on one machine. */
const engineKey = (set: ResultSet) => JSON.stringify([suiteKey(set), set.engine.id, set.environment]);

/** Orders sets by version, then by day of publication. */
function byVersion(a: ResultSet, b: ResultSet): number {
  return compareVersions(a.engine.version, b.engine.version) || byDay(a, b);
}

const byDay = (a: ResultSet, b: ResultSet) => (isLater(a, b) ? 1 : -1);

const isEarlier = (set: ResultSet) => (other: ResultSet) => other.id !== set.id && isLater(set, other);

/** The closest version that was published before a set, of its versions in order: the previous one before a later one. */
function previousVersion(set: ResultSet, versions: readonly ResultSet[]): ResultSet | undefined {
  const at = versions.indexOf(set);
  return versions.slice(0, at).findLast(isEarlier(set)) ?? versions.slice(at + 1).find(isEarlier(set));
}

/** The newest set of vanilla Spark before a set, of those in order of publication; on the same machine if there is one. */
function vanillaSpark(set: ResultSet, all: readonly ResultSet[]): ResultSet | undefined {
  const earlier = all.filter(isEarlier(set));
  return earlier.findLast(({ environment }) => environment === set.environment) ?? earlier.at(-1);
}

interface Change {
  query: string;
  line: number | null;
  /** Logarithm of the time ratio, minus the median of all queries. */
  log: number;
}

/** How each query differs from a reference, compared with the other queries. Row i gets the time of row i + `moved`. */
function changes(set: ResultSet, reference: ResultSet, moved = 0): Change[] {
  const rows = timedRows(set);
  const theirs = new Map(timedRows(reference).map(({ query, timeS }) => [query, timeS]));
  const logs = rows.flatMap(({ query, line = null }, at) => {
    const [own, other] = [rows[at + moved]?.timeS, theirs.get(query)];
    return own === undefined || other === undefined ? [] : [{ query, line, log: Math.log(own / other) }];
  });
  const middle = median(logs.map(({ log }) => log));
  return logs.map((change) => ({ ...change, log: change.log - middle }));
}

/** Median distance of the queries from a reference, as a logarithm. */
function distance(set: ResultSet, reference: ResultSet, moved = 0): number {
  return median(changes(set, reference, moved).map(({ log }) => Math.abs(log)));
}

function changedRows({ set, path }: Placed, previous: ResultSet): Problem[] {
  const all = changes(set, previous);
  const large = all.filter(({ log }) => Math.abs(log) > Math.log(MAX_CHANGE));
  if (all.length < MIN_SHARED || large.length <= MAX_SHARE_CHANGED * all.length) return [];
  const named = listNames(large.map(({ query }) => query));
  const message = `${large.length} of ${all.length} queries change by more than ${MAX_CHANGE}× from ${previous.id} on the same machine, compared with the other queries: ${named}`;
  return [warning(path, large[0]?.line ?? null, message, CURE)];
}

function shiftedRows({ set, path }: Placed, reference: ResultSet): Problem[] {
  const shared = changes(set, reference);
  if (shared.length < MIN_SHARED) return [];
  const [up, down] = [distance(set, reference, 1), distance(set, reference, -1)];
  if (Math.min(up, down) >= MAX_MOVED * distance(set, reference)) return [];
  const message = `the times are closer to ${reference.id} if each is moved ${up < down ? 'up' : 'down'} by one row`;
  return [warning(path, shared[0]?.line ?? null, message, CURE)];
}

/**
 * Finds the sets whose times are probably at wrong queries: more than a tenth of them change by more than 3× from the
 * previous version on the same machine; or, for the first version on a machine, they fit vanilla Spark better if they
 * are moved by one row. A warning for such a set; `group` are the sets of one suite and size.
 */
export function misplacedRowChecks(group: readonly ResultSet[]): (placed: Placed) => Problem[] {
  const versions = new Map([...groupBy(group, engineKey)].map(([key, sets]) => [key, [...sets].sort(byVersion)]));
  const vanilla = groupBy([...group].filter(({ engine }) => engine.id === NATIVE_SPARK).sort(byDay), suiteKey);
  return (placed) => {
    const { set } = placed;
    const previous = previousVersion(set, versions.get(engineKey(set)) ?? []);
    if (previous) return changedRows(placed, previous);
    const reference = vanillaSpark(set, vanilla.get(suiteKey(set)) ?? []);
    return reference ? shiftedRows(placed, reference) : [];
  };
}
