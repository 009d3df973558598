import { isComparable } from '../../benchmark/comparison/pairFaults';
import { groupBy } from '../../benchmark/model/groupBy';
import { compareSets, compareSuites, nativeFirst } from '../../benchmark/model/order';
import { suiteSlug } from '../../benchmark/model/paths';
import { isTpcTitle } from '../../benchmark/model/queries';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { compareNatural, compareVersions } from '../../benchmark/model/versions';
import { formatMark } from '../../benchmark/text/dataSize';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { queryVersionText } from '../../benchmark/text/notReported';
import { publisherOf } from '../../benchmark/text/publisher';
import { slug } from '../../benchmark/text/slug';
import { suiteName, suiteText } from '../../figures/shared/captions';

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

/** Engines of all result sets in a sentence, vanilla Spark first, then by suite: "Vanilla Spark, Comet, and …". */
export function engineList(resultSets: readonly ResultSet[]): string {
  const ordered = [...resultSets].sort(
    (a, b) => nativeFirst(a, b) || compareSuites(a.suite, b.suite) || compareSets(a, b),
  );
  const titles = ordered.map(({ engine }) => engine.title);
  return capitalise(joinWords([...new Set(titles)]));
}

/** "TPC-DS (scale factors 1000 and 3000) and TPC-H (scale factor 1000)" with the notices for derived numbers. */
export function suiteList(resultSets: readonly ResultSet[]): string {
  const names = [...new Set(resultSets.map(suiteName))].sort();
  const parts = names.map((name) => {
    const factors = resultSets.filter((set) => suiteName(set) === name).map(({ suite }) => suite.scaleFactor);
    const distinct = [...new Set(factors)].sort((a, b) => a - b).map(String);
    return `${name} (scale factor${distinct.length === 1 ? '' : 's'} ${joinWords(distinct)})`;
  });
  const [tpc, own] = [true, false].map((wanted) =>
    parts.filter((_, index) => isTpcTitle(names[index] ?? '') === wanted),
  );
  const published = joinWords(names.filter(isTpcTitle));
  return [
    ...(tpc?.length ? [`Derived from ${joinWords(tpc)}; not comparable to published ${published} results.`] : []),
    ...(own?.length ? [`Workloads of publishers’ own: ${joinWords(own)}.`] : []),
  ].join(' ');
}
