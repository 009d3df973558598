import { EDGES } from '../../benchmark/comparison/buckets';
import { drawnVerdict, isDecided } from '../../benchmark/comparison/match';
import type { Axis, SpecBase } from '../../benchmark/model/chart';
import { column, QUERY_COLUMN, SPEEDUP_COLUMN, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Comparison } from '../../benchmark/model/comparison';
import { suiteTitle } from '../../benchmark/model/queries';
import { longestQueries } from '../../benchmark/model/queryPages';
import { sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { isUnconfirmed } from '../../benchmark/model/verdictMark';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatNumber, formatQueries, formatSpeedup } from '../../benchmark/text/numbers';
import { speedupAxis } from '../shared/axes';
import { hueText, UNDECIDED } from '../shared/captions';
import { leftOut, leftOutOf } from '../shared/drawnQueries';
import { type Kind, unitOfAxis } from '../shared/kind';
import { type EngineSuite, firstOf, possessive, type SuiteDecider } from '../shared/suite';
import { SPEEDUP_TITLE } from '../spread/spec';

/** Queries of one candidate on the shared scale. */
type DotRow = ReturnType<typeof row>;

/** A dot for each query, a row for each candidate, one log scale. */
export interface RowsSpec extends SpecBase {
  kind: 'rows';
  axis: Axis;
  baseline: string;
  rows: DotRow[];
}

/** From this factor, a total differs from its geometric mean. */
const MIN_DISAGREEMENT = EDGES.outer;

/** Up to this factor, a geometric mean barely reflects a query. */
const MAX_BARELY_REFLECTED = 1.05;

function ratioBetween(a: number, b: number): number {
  return Math.max(a / b, b / a);
}

function row(suite: EngineSuite, comparison: Comparison, index: number, label: string | null) {
  const { matched, faster, geometricMean, total } = comparison;
  return {
    title: capitalise(suite.candidates[index]?.title ?? ''),
    counts: `${faster} of ${matched.length} above 1×`,
    points: [...matched]
      .sort((a, b) => a.speedup - b.speedup)
      .map((match) => ({
        query: match.query,
        speedup: match.speedup,
        verdict: drawnVerdict(match),
        label: match.query === label,
        baselineS: match.baseline.timeS,
        candidateS: match.candidate.timeS,
      })),
    geometricMean: geometricMean.speedup,
    /** Null if it does not differ from the geometric mean. */
    total: ratioBetween(total.speedup, geometricMean.speedup) >= MIN_DISAGREEMENT ? total.speedup : null,
  };
}

/** If a query reverses a total: "Gluten + Velox’s geometric mean of 1.38× barely reflects q72: one of 99 queries". */
function turningTitle({ candidate, index, query, geometricMeanWithout }: SuiteDecider, suite: EngineSuite): string {
  const { geometricMean, matched } = suite.comparisons[index] as Comparison;
  const mean = `${possessive(candidate.name)} geometric mean of ${formatSpeedup(geometricMean.speedup)}`;
  if (ratioBetween(geometricMean.speedup, geometricMeanWithout) < MAX_BARELY_REFLECTED) {
    return `${mean} barely reflects ${query}: one of ${formatQueries(matched.length)}`;
  }
  return `${mean} is ${formatSpeedup(geometricMeanWithout)} without ${query}, one of ${formatQueries(matched.length)}`;
}

/** "Gluten + Velox is faster than native Spark on 22 of 22 queries, Comet on 21 and Blaze on 20". */
function countsTitle({ comparisons, candidates, baseline }: EngineSuite): string {
  const [first, ...rest] = comparisons.map(({ faster, matched }, index) => ({
    faster,
    of: matched.length,
    name: candidates[index]?.name ?? '',
  }));
  if (!first) return '';
  const others = joinWords(rest.map(({ name, faster }) => `${name} on ${faster}`));
  return `${capitalise(first.name)} is faster than ${baseline.name} on ${first.faster} of ${formatQueries(first.of)}, ${others}`;
}

export function rowsSpec(suite: EngineSuite, decider: SuiteDecider | null): RowsSpec {
  const speedups = suite.comparisons.flatMap(({ matched }) => matched.map(({ speedup }) => speedup));
  const turning = decider?.flips ? decider : null;
  return {
    kind: 'rows',
    id: `${suite.key}-queries`,
    title: turning ? turningTitle(turning, suite) : countsTitle(suite),
    description: `Speedup of each of ${formatQueries(firstOf(suite).matched.length)} over ${suite.baseline.name}, one dot each, a row for each of ${suite.candidates.length} candidates.`,
    axis: speedupAxis(speedups, SPEEDUP_TITLE),
    baseline: suite.baseline.name,
    rows: suite.comparisons.map((comparison, index) =>
      row(suite, comparison, index, turning?.index === index ? turning.query : null),
    ),
  };
}

/** The chart of rows, of a large suite without the dots of shorter queries. */
export function drawnRows(spec: RowsSpec): RowsSpec {
  const rows = spec.rows.map((row) => ({ ...row, points: longestQueries(row.points, ({ baselineS }) => baselineS) }));
  return { ...spec, ...leftOut(spec.rows[0]?.points ?? [], rows[0]?.points ?? []), rows };
}

/** Meaning of dot, tick, and triangle, and both ratios without a query that reverses a total. */
export function rowsCaption(suite: EngineSuite, { rows }: RowsSpec, decider: SuiteDecider | null): string {
  const first = firstOf(suite);
  const { baseline, matched } = first;
  const points = rows.flatMap((own) => own.points);
  const unconfirmed = points.some(({ verdict }) => isUnconfirmed(verdict)) ? ', tinted if this is unconfirmed' : '';
  const marks = matched.some(isDecided)
    ? `filled if the engines differ${unconfirmed}, hollow if inconclusive`
    : `all ${UNDECIDED}`;
  const triangle = rows.some(({ total }) => total !== null)
    ? ` Triangle: the total-time ratio, shown if it differs from the geometric mean by a factor of ${formatNumber(MIN_DISAGREEMENT, 2)} or more.`
    : '';
  const without = decider?.flips
    ? ` Without ${decider.query}, ${possessive(decider.candidate.name)} geometric mean would be ${formatSpeedup(decider.geometricMeanWithout)} and the total-time ratio ${formatSpeedup(decider.without)}.`
    : '';
  return `Speedup of each ${suiteTitle(baseline.suite)} query over ${suite.baseline.title}. Each dot is one query, ${marks}. Tick: the geometric mean.${triangle}${without}${leftOutOf(first)}${hueText(suite.comparisons)}`;
}

export function rowsTable({ rows }: RowsSpec): Table {
  const dots = rows.flatMap(({ title, points }) => points.map((point) => ({ ...point, title })));
  return tableOf(dots, [
    [column('candidate', 'Candidate'), 'title'],
    [QUERY_COLUMN, 'query'],
    [column('baseline_s', 'Baseline', 's', 'number', 1), 'baselineS'],
    [column('candidate_s', 'Candidate', 's', 'number', 1), 'candidateS'],
    [SPEEDUP_COLUMN, 'speedup'],
    [VERDICT_COLUMN, 'verdict'],
  ]);
}

/** Speedups of several candidates: a dot per query, a row per candidate. */
export const rows: Kind<RowsSpec> = {
  unit: unitOfAxis,
  count: ({ rows }) => ({ count: sum(rows.map(({ points }) => points.length)), of: 'values' }),
  csv: rowsTable,
  embedColumns: ['candidate', 'query', 'speedup'],
};
