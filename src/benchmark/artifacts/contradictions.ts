import { warning } from '../model/problem';
import type { ChangeRow, PublishedBucket, PublishedComparison, Statement } from '../model/published';
import { isTpc, parseQueryName, suiteQueries } from '../model/queries';
import type { Environment, Problem, SuiteName } from '../model/resultSet';
import { formatQueries, formatSigned } from '../text/numbers';
import { shown } from '../text/shown';

/** Statements of a suite that a sum over all of it may count: the suite's own, or one more with ss_max. */
function completeCounts(suite: SuiteName): number[] {
  const count = suiteQueries(suite).length;
  return suite === 'tpcds' ? [count, count + 1] : [count];
}

/** The counts of a distribution must add up to the suite's queries; how many a team's own has is not known here. */
function bucketSum({ suite, buckets }: PublishedComparison, path: string): Problem[] {
  if (!suite || !isTpc(suite.name) || buckets.length === 0) return [];
  const sum = buckets.reduce((total, { count }) => total + count, 0);
  const complete = completeCounts(suite.name);
  if (complete.includes(sum)) return [];
  return [
    warning(
      path,
      buckets[0]?.line ?? null,
      `the ranges count ${sum} queries; the suite has ${complete.join(', or with ss_max ')}`,
    ),
  ];
}

function inside({ timeChangePct }: ChangeRow, { fromPct, toPct }: PublishedBucket): boolean {
  return (fromPct === null || timeChangePct >= fromPct) && (toPct === null || timeChangePct <= toPct);
}

/** Between the two edges of a closed range; a change on an edge may have been counted on either side. */
function between({ timeChangePct }: ChangeRow, { fromPct, toPct }: PublishedBucket): boolean {
  return timeChangePct > (fromPct ?? 0) && timeChangePct < (toPct ?? 0);
}

/**
 * How many queries of a range the list of changes has, and whether it can have no more of them: the list holds the extremes, so where it
 * also has a change of the same direction outside an open range, it has every change inside.
 */
function listedIn(bucket: PublishedBucket, queries: readonly ChangeRow[]): { listed: number; complete: boolean } {
  if (bucket.fromPct !== null && bucket.toPct !== null)
    return { listed: queries.filter((row) => between(row, bucket)).length, complete: false };
  const saving = bucket.fromPct === null;
  const sameDirection = queries.filter(({ timeChangePct }) => (saving ? timeChangePct < 0 : timeChangePct > 0));
  const listed = sameDirection.filter((row) => inside(row, bucket)).length;
  return { listed, complete: sameDirection.length > listed };
}

/** The listed changes must allow the count of each range. */
function bucketAgainstList({ buckets, queries }: PublishedComparison, path: string): Problem[] {
  if (queries.length === 0) return [];
  return buckets.flatMap((bucket) => {
    const { listed, complete } = listedIn(bucket, queries);
    if (bucket.count === listed || (bucket.count > listed && !complete)) return [];
    const counted = `${shown(bucket.label)} counts ${formatQueries(bucket.count)}`;
    return [warning(path, bucket.line, `${counted}; the listed changes have ${listed} in that range`)];
  });
}

/** Ranges must meet: a change between two edges would be counted nowhere. */
function bucketGaps({ buckets }: PublishedComparison, path: string): Problem[] {
  const order = [...buckets].sort(
    (a, b) => (a.fromPct ?? Number.NEGATIVE_INFINITY) - (b.fromPct ?? Number.NEGATIVE_INFINITY),
  );
  return order.slice(1).flatMap((bucket, index) => {
    const before = order[index];
    if (!before || before.toPct === null || bucket.fromPct === null || before.toPct >= bucket.fromPct) return [];
    const gap = `${formatSigned(before.toPct)} to ${formatSigned(bucket.fromPct)}%`;
    return [
      warning(
        path,
        bucket.line,
        `no range counts a change of ${gap}: ${shown(before.label)} ends before ${shown(bucket.label)} begins`,
      ),
    ];
  });
}

/** What a published distribution contradicts, in itself and against the listed changes; each a warning at a line of `path`. */
function bucketContradictions(published: PublishedComparison, path: string): Problem[] {
  return [...bucketSum(published, path), ...bucketAgainstList(published, path), ...bucketGaps(published, path)];
}

/** A published percentage may be rounded to whole numbers. */
const ROUNDING_PCT = 0.5;

/** Where the files of a published comparison lie: its folder, and the lines of its datapackage.json. */
interface Place {
  folder: string;
  /** The line of a value in the package, by its path. */
  lineOf: (at: (string | number)[]) => number | null;
}

const packagePath = ({ folder }: Place) => `${folder}/datapackage.json`;

/** The statements of one kind with their lines. */
function stated(
  { statements }: PublishedComparison,
  about: Statement['about'],
  { lineOf }: Place,
): (Statement & { line: number | null })[] {
  return statements
    .map((statement, index) => ({ ...statement, line: lineOf(['published', 'statements', index]) }))
    .filter((statement) => statement.about === about);
}

/** A label with a version suffix must be written like one; the hyphen before it is part of the name. */
function queryNames({ suite, queries, labels }: PublishedComparison, folder: string): Problem[] {
  if (!suite) return [];
  const wrong = (name: string) => parseQueryName(name, suite.name) === null;
  const message = (name: string) => `${shown(name)} is not a query of ${suite.name} ${suite.queryVersion}`;
  return [
    ...queries
      .filter(({ query }) => wrong(query))
      .map(({ query, line }) => warning(`${folder}/changes.csv`, line, message(query))),
    ...labels
      .filter(({ label }) => label !== '' && wrong(label))
      .map(({ label, line }) => warning(`${folder}/chart-labels.csv`, line, message(label))),
  ];
}

/** A chart of the source needs a value for every label. */
function chartLengths({ labels }: PublishedComparison, path: string): Problem[] {
  return [...new Set(labels.map(({ chart }) => chart))].flatMap((chart) => {
    const own = labels.filter((row) => row.chart === chart);
    const [names, values] = [
      own.filter(({ label }) => label !== '').length,
      own.filter(({ value }) => value !== null).length,
    ];
    if (names === values) return [];
    return [
      warning(
        path,
        own[0]?.line ?? null,
        `the chart ${shown(chart)} has ${names} labels and ${values} values, so values are next to the wrong label`,
      ),
    ];
  });
}

/** A published total change must be what the published totals give. */
function totalChange(published: PublishedComparison, place: Place): Problem[] {
  const { totals } = published;
  if (!totals) return [];
  const computed = ((totals.candidateS - totals.baselineS) / totals.baselineS) * 100;
  return stated(published, 'total_time_change_pct', place)
    .filter(({ value }) => Math.abs(value - computed) > ROUNDING_PCT)
    .map(({ value, line }) => {
      const message = `the source reports ${formatSigned(value, 1)}% time; its totals give ${formatSigned(computed, 1)}%`;
      return warning(packagePath(place), line, message);
    });
}

/** A published change of a measure must be what its two published values give. */
function measureChange({ measures }: PublishedComparison, path: string): Problem[] {
  return measures.flatMap(({ name, baseline, candidate, changePct, line }) => {
    if (baseline === null || candidate === null || changePct === null) return [];
    const computed = ((candidate - baseline) / baseline) * 100;
    if (Math.abs(changePct - computed) <= ROUNDING_PCT) return [];
    const found = `the source reports ${formatSigned(changePct, 1)}% for ${shown(name)}`;
    return [warning(path, line, `${found}; its two values give ${formatSigned(computed, 1)}%`)];
  });
}

/** No change in the text may be worse than the worst that is listed. A list of savings alone says nothing on losses. */
function worstChange(published: PublishedComparison, place: Place): Problem[] {
  const worst = Math.max(0, ...published.queries.map(({ timeChangePct }) => timeChangePct));
  return stated(published, 'worst_time_change_pct', place)
    .filter(({ value }) => worst > 0 && value > worst + ROUNDING_PCT)
    .map(({ value, text, line }) => {
      const found = `the source reports ${shown(text)} (${formatSigned(value)}%)`;
      return warning(packagePath(place), line, `${found}; the worst listed change is ${formatSigned(worst, 1)}%`);
    });
}

/** Cores that the text calls available must exist on one of the instance types. */
function availableCores(published: PublishedComparison, environments: readonly Environment[], place: Place): Problem[] {
  const known = environments.flatMap(({ coresPerNode, instanceType }) =>
    coresPerNode === 'unknown' ? [] : [{ cores: coresPerNode, instanceType }],
  );
  const [largest] = known.sort((a, b) => b.cores - a.cores);
  if (!largest) return [];
  return stated(published, 'cores_available', place)
    .filter(({ value }) => value > largest.cores)
    .map(({ value, line }) => {
      const there = `${largest.instanceType} has ${largest.cores}`;
      return warning(packagePath(place), line, `the source reports ${value} cores are available; ${there}`);
    });
}

/**
 * What a published comparison contradicts, in itself and against the environments that it names: found by rule, each a warning with its
 * file and line.
 */
export function contradictions(
  published: PublishedComparison,
  place: Place,
  environments: readonly Environment[],
): Problem[] {
  const { folder } = place;
  return [
    ...bucketContradictions(published, `${folder}/buckets.csv`),
    ...queryNames(published, folder),
    ...chartLengths(published, `${folder}/chart-labels.csv`),
    ...measureChange(published, `${folder}/measures.csv`),
    ...totalChange(published, place),
    ...worstChange(published, place),
    ...availableCores(published, environments, place),
  ];
}
