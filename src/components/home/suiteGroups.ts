import { isComparable } from '../../benchmark/comparison/pairFaults';
import { groupBy } from '../../benchmark/model/groupBy';
import { compareSets } from '../../benchmark/model/order';
import { suiteSlug } from '../../benchmark/model/paths';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { compareNatural, compareVersions } from '../../benchmark/model/versions';
import { formatMark } from '../../benchmark/text/dataSize';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { queryVersionText } from '../../benchmark/text/notReported';
import { slug } from '../../benchmark/text/slug';
import { suiteText } from '../../figures/shared/captions';

/** Result sets that can be compared with each other. */
export interface SuiteGroup {
  /** Name of the group in URLs, independent of other groups: "tpcds-4.0-sf3000-parquet". */
  slug: string;
  /** "TPC-DS-derived suite, scale factor 3000". */
  heading: string;
  /** Other common facts of the sets, and their publishers. */
  detail: string;
  /** In list order: vanilla Spark first, then by engine and version. */
  sets: ResultSet[];
}

/** Suite, query version, scale factor, and table format; with an unknown version, also the harness. */
function groupSlug({ suite, harness }: ResultSet): string {
  const parts = [suiteSlug(suite), `sf${suite.scaleFactor}`, suite.tableFormat];
  return suite.queryVersion === 'unknown' ? [...parts, slug(harness.name)].join('-') : parts.join('-');
}

/** Publisher of a file from its URL: "apache/datafusion-comet" on GitHub, otherwise the host. */
export function publisherOf(address: string): string {
  const [, host = address, path = ''] = /^https?:\/\/([^/]+)\/?(.*)$/.exec(address) ?? [];
  return host === 'github.com' ? path.split('/').slice(0, 2).join('/') : host;
}

function detail(sets: readonly ResultSet[]): string {
  const [{ suite }] = sets as [ResultSet];
  const publishers = [...new Set(sets.flatMap(({ sources }) => sources.map(({ path }) => publisherOf(path))))];
  const publisher = publishers.length === 0 ? 'published here first' : `published by ${joinWords(publishers)}`;
  return `${capitalise(suite.tableFormat)}, ${queryVersionText(suite)}, ${publisher}`;
}

function group(name: string, all: readonly ResultSet[]): SuiteGroup | null {
  const [first, ...others] = [...all].sort(compareSets);
  if (!first) return null;
  const sets = [first, ...others.filter((set) => isComparable(first, set))];
  return sets.length < 2
    ? null
    : { slug: name, heading: `${suiteText(first)}${formatMark(first.suite)}`, detail: detail(sets), sets };
}

/** Sorts by scale factor, then by number of result sets, largest first. */
function largestFirst(a: SuiteGroup, b: SuiteGroup): number {
  const scale = ({ sets }: SuiteGroup) => sets[0]?.suite.scaleFactor ?? 0;
  return scale(b) - scale(a) || b.sets.length - a.sets.length;
}

/** Groups of at least two comparable result sets, by scale factor, size, and slug. */
export function suiteGroups(resultSets: readonly ResultSet[]): SuiteGroup[] {
  return [...groupBy(resultSets, groupSlug)]
    .sort(([a], [b]) => compareNatural(a, b))
    .map(([name, sets]) => group(name, sets))
    .filter((found) => found !== null)
    .sort(largestFirst);
}

/** Newest release of each engine; of several sets of one release, the one with the most shared environment. */
export function newestOfEach(sets: readonly ResultSet[]): ResultSet[] {
  const byEnvironment = groupBy(sets, ({ environment }) => environment);
  const sharing = ({ environment }: ResultSet) => byEnvironment.get(environment)?.length ?? 0;
  const newestFirst = [...sets].sort(
    (a, b) => compareVersions(b.engine.version, a.engine.version) || sharing(b) - sharing(a),
  );
  const kept = [...groupBy(newestFirst, ({ engine }) => engine.id).values()].flatMap((own) => own.slice(0, 1));
  return sets.filter((set) => kept.includes(set));
}
