import { groupBy } from '../model/groupBy';
import { quoteValue } from '../model/guards/plainText';
import { warning } from '../model/problem';
import type { ChangeRow, PublishedBucket, PublishedComparison, Statement } from '../model/published';
import { isTpc, parseQueryName, suiteQueries } from '../model/queries';
import type { Environment, Problem, SuiteName } from '../model/resultSet';
import { sum } from '../model/statistics';
import { decimalsOf, formatNumber, formatQueries, formatSigned } from '../text/numbers';

/** Valid numbers of statements for a whole suite: its own, and for TPC-DS one more with ss_max. */
function completeCounts(suite: SuiteName): number[] {
  const count = suiteQueries(suite).length;
  return suite === 'tpcds' ? [count, count + 1] : [count];
}

/** The counts of a distribution must add up to the suite's queries; skipped for a custom suite. */
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

function isInBucket({ timeChangePct }: ChangeRow, { fromPct, toPct }: PublishedBucket): boolean {
  return (fromPct === null || timeChangePct >= fromPct) && (toPct === null || timeChangePct <= toPct);
}

/** True strictly inside a closed range; a change on an edge may have been counted on either side. */
function isStrictlyInBucket({ timeChangePct }: ChangeRow, { fromPct, toPct }: PublishedBucket): boolean {
  return timeChangePct > (fromPct ?? 0) && timeChangePct < (toPct ?? 0);
}

/**
 * Number of listed changes in a range, and whether the list is complete there: it contains the extremes, so a further
 * change of the same direction outside an open range means that all changes inside are listed.
 */
function changesInBucket(
  bucket: PublishedBucket,
  queries: readonly ChangeRow[],
): { listed: number; complete: boolean } {
  if (bucket.fromPct !== null && bucket.toPct !== null)
    return { listed: queries.filter((row) => isStrictlyInBucket(row, bucket)).length, complete: false };
  const saving = bucket.fromPct === null;
  const sameDirection = queries.filter(({ timeChangePct }) => (saving ? timeChangePct < 0 : timeChangePct > 0));
  const listed = sameDirection.filter((row) => isInBucket(row, bucket)).length;
  return { listed, complete: sameDirection.length > listed };
}

/** The listed changes must be consistent with the count of each range. */
export function bucketAgainstList({ buckets, queries }: PublishedComparison, path: string): Problem[] {
  if (queries.length === 0) return [];
  return buckets.flatMap((bucket) => {
    const { listed, complete } = changesInBucket(bucket, queries);
    if (bucket.count === listed || (bucket.count > listed && !complete)) return [];
    const counted = `${quoteValue(bucket.label)} counts ${formatQueries(bucket.count)}`;
    return [warning(path, bucket.line, `${counted}; the listed changes have ${listed} in that range`)];
  });
}

/** Ranges must be contiguous: a change in a gap would be counted nowhere. */
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
        `no range counts a change of ${gap}: ${quoteValue(before.label)} ends before ${quoteValue(bucket.label)} begins`,
      ),
    ];
  });
}

/** Warnings for a published distribution that contradicts itself or the listed changes. */
function bucketContradictions(published: PublishedComparison, path: string): Problem[] {
  return [...bucketSum(published, path), ...bucketAgainstList(published, path), ...bucketGaps(published, path)];
}

/** Allowed rounding of a published percentage: whole numbers. */
const ROUNDING_PCT = 0.5;

/** Location of a published comparison: its folder, and the lines of its datapackage.json. */
interface Place {
  folder: string;
  /** Line of a value in the package, by its path. */
  lineOf: (at: (string | number)[]) => number | null;
}

const packagePath = ({ folder }: Place) => `${folder}/datapackage.json`;

/** Statements of one kind with their lines. */
function statementsOfKind(
  { statements }: PublishedComparison,
  about: Statement['about'],
  { lineOf }: Place,
): (Statement & { line: number | null })[] {
  return statements
    .map((statement, index) => ({ ...statement, line: lineOf(['published', 'statements', index]) }))
    .filter((statement) => statement.about === about);
}

/** Labels must be queries of the suite; a version suffix follows a hyphen. */
function queryNames({ suite, queries, labels }: PublishedComparison, folder: string): Problem[] {
  if (!suite) return [];
  const wrong = (name: string) => parseQueryName(name, suite.name) === null;
  const message = (name: string) => `${quoteValue(name)} is not a query of ${suite.name} ${suite.queryVersion}`;
  return [
    ...queries
      .filter(({ query }) => wrong(query))
      .map(({ query, line }) => warning(`${folder}/changes.csv`, line, message(query))),
    ...labels
      .filter(({ label }) => label !== '' && wrong(label))
      .map(({ label, line }) => warning(`${folder}/chart-labels.csv`, line, message(label))),
  ];
}

/** A chart of the source must have a value for every label. */
function chartLengths({ labels }: PublishedComparison, path: string): Problem[] {
  return [...new Set(labels.map(({ chart }) => chart))].flatMap((chart) => {
    const chartLabels = labels.filter((row) => row.chart === chart);
    const [names, values] = [
      chartLabels.filter(({ label }) => label !== '').length,
      chartLabels.filter(({ value }) => value !== null).length,
    ];
    if (names === values) return [];
    return [
      warning(
        path,
        chartLabels[0]?.line ?? null,
        `the chart ${quoteValue(chart)} has ${names} labels and ${values} values, so values are next to the wrong label`,
      ),
    ];
  });
}

function totalChange(published: PublishedComparison, place: Place): Problem[] {
  const { totals } = published;
  if (!totals) return [];
  const computed = ((totals.candidateS - totals.baselineS) / totals.baselineS) * 100;
  return statementsOfKind(published, 'total_time_change_pct', place)
    .filter(({ value }) => Math.abs(value - computed) > ROUNDING_PCT)
    .map(({ value, line }) => {
      const message = `the source reports ${formatSigned(value, 1)}% time; its totals give ${formatSigned(computed, 1)}%`;
      return warning(packagePath(place), line, message);
    });
}

/** A published change of a measurement must agree with its two published values. */
function measureChange({ measures }: PublishedComparison, path: string): Problem[] {
  return measures.flatMap(({ name, baseline, candidate, changePct, line }) => {
    if (baseline === null || candidate === null || changePct === null) return [];
    const computed = ((candidate - baseline) / baseline) * 100;
    if (Math.abs(changePct - computed) <= ROUNDING_PCT) return [];
    const found = `the source reports ${formatSigned(changePct, 1)}% for ${quoteValue(name)}`;
    return [warning(path, line, `${found}; its two values give ${formatSigned(computed, 1)}%`)];
  });
}

/** The queries of a measurement must add up to it, within the rounding of its values. */
function measureSums({ measures, measuredQueries }: PublishedComparison, path: string): Problem[] {
  const parts = groupBy(measuredQueries, ({ name, size }) => `${name}\n${size}`);
  return measures.flatMap((row) => {
    const own = parts.get(`${row.name}\n${row.size}`) ?? [];
    return (['baseline', 'candidate'] as const).flatMap((side) => {
      const value = row[side];
      const added = sum(own.map((part) => part[side]));
      if (own.length === 0 || value === null || Math.abs(added - value) <= 10 ** -decimalsOf(value)) return [];
      const found = `${side} of ${quoteValue(row.name)} is ${value}`;
      return [warning(path, row.line, `${found}; its queries add up to ${formatNumber(added, 3)}`)];
    });
  });
}

/** No change in the text may be worse than the worst listed change. A list of savings alone does not limit losses. */
function worstChange(published: PublishedComparison, place: Place): Problem[] {
  const worst = Math.max(0, ...published.queries.map(({ timeChangePct }) => timeChangePct));
  return statementsOfKind(published, 'worst_time_change_pct', place)
    .filter(({ value }) => worst > 0 && value > worst + ROUNDING_PCT)
    .map(({ value, text, line }) => {
      const found = `the source reports ${quoteValue(text)} (${formatSigned(value)}%)`;
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
  return statementsOfKind(published, 'cores_available', place)
    .filter(({ value }) => value > largest.cores)
    .map(({ value, line }) => {
      const there = `${largest.instanceType} has ${largest.cores}`;
      return warning(packagePath(place), line, `the source reports ${value} cores are available; ${there}`);
    });
}

/** Warnings for contradictions of a published comparison, within itself and with the environments that it names. */
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
    ...measureSums(published, `${folder}/measures.csv`),
    ...totalChange(published, place),
    ...worstChange(published, place),
    ...availableCores(published, environments, place),
  ];
}
