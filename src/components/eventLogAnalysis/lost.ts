import { drawnVerdict } from '../../benchmark/comparison/match';
import { formatSize } from '../../benchmark/eventLogAnalysis/amounts';
import type { StagePair } from '../../benchmark/eventLogAnalysis/matchStages';
import { type StageRun, stageTime } from '../../benchmark/eventLogAnalysis/stageRuns';
import { column, QUERY_COLUMN, SPEEDUP_COLUMN, timeColumns, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Comparison, MatchedQuery, Names } from '../../benchmark/model/comparison';
import type { SideMetrics } from '../../benchmark/model/eventLog';
import type { FigureText } from '../../benchmark/model/figure';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatNumber, formatQueries, formatSeconds, rounded } from '../../benchmark/text/numbers';
import type { BarSpec } from '../../figures/bar/spec';
import { sources } from '../../figures/reportFigures';
import { secondsAxis } from '../../figures/shared/axes';
import { conflictsText, statement } from '../../figures/shared/captions';
import { figureText } from '../../figures/shared/figureText';
import { matchedStages } from '../../figures/stages/spec';
import { LOST_FIGURE } from './figureText';

/** Number of drawn queries; the table has all. */
const MAX_DRAWN = 8;

/** Bytes that stages spilled to disk in total; null if the log lacks any of them. */
export function spilledBytes(runs: readonly StageRun[]): number | null {
  const known = runs.map(({ measures }) => measures.disk_spill_bytes);
  return known.some((bytes) => bytes === null) ? null : known.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
}

function sideRuns(pairs: readonly StagePair[], side: keyof StagePair): StageRun[] {
  return pairs.flatMap((pair) => pair[side] ?? []);
}

function spillText(pairs: readonly StagePair[]): string[] {
  const [before, after] = [spilledBytes(sideRuns(pairs, 'baseline')), spilledBytes(sideRuns(pairs, 'candidate'))];
  if (before === null || after === null || before === after) return [];
  return [`spill ${formatSize(before)} → ${formatSize(after)}`];
}

/** Contribution of a stage to the time change; an unmatched stage counts with its whole time. */
function changeOf({ baseline, candidate }: StagePair): number {
  return ((candidate && stageTime(candidate)) ?? 0) - ((baseline && stageTime(baseline)) ?? 0);
}

function stageText({ baseline, candidate }: StagePair): string {
  const seconds = (run: StageRun) => formatSeconds(stageTime(run) ?? 0, 2);
  const name = `“${(baseline ?? candidate)?.name}”`;
  if (baseline && candidate) return `${name} ${seconds(baseline)} → ${seconds(candidate)}`;
  return `${name} ${seconds((baseline ?? candidate) as StageRun)}, ${baseline ? 'baseline' : 'candidate'} only`;
}

/** Largest difference on a query in both logs: spill, and the stage that changed most in the query's direction. */
function observation(comparison: Comparison, metrics: SideMetrics, { query, savedS }: MatchedQuery): string {
  const found = matchedStages(comparison, metrics, query);
  if (!found) return 'not in these logs';
  const direction = savedS > 0 ? -1 : 1;
  const changed = found.pairs
    .map((pair) => ({ pair, change: changeOf(pair) * direction }))
    .filter(({ change }) => change >= 0.005)
    .sort((a, b) => b.change - a.change)[0];
  const texts = [...spillText(found.pairs), ...(changed ? [stageText(changed.pair)] : [])];
  return texts.length === 0 ? 'no such change in any stage' : texts.join('; ');
}

/** One query with its largest difference in the logs. */
export type LostRow = ReturnType<typeof rowOf>;

function rowOf(comparison: Comparison, metrics: SideMetrics, matched: MatchedQuery) {
  const { query, baseline, candidate, speedup, savedS } = matched;
  return {
    query,
    baselineS: baseline.timeS,
    candidateS: candidate.timeS,
    /** Candidate − baseline; losses are above 0. */
    changeS: rounded(-savedS) + 0,
    speedup: rounded(speedup),
    verdict: drawnVerdict(matched),
    /** An observation, not a cause: "“Scan, filter, exchange” 3.69 → 8.30 s". */
    differs: observation(comparison, metrics, matched),
  };
}

function sumOf(rows: readonly LostRow[]): number {
  return rows.reduce((sum, { changeS }) => sum + Math.abs(changeS), 0);
}

/** "3 of 22 queries lost seconds with Comet; q1, q2, and q9 lost 9.1 s of the 10.2 s", or gains if none lost. */
function titleOf(rows: readonly LostRow[], { candidate }: Names): string {
  const lost = rows.filter(({ changeS }) => changeS > 0);
  const moved = lost.length > 0 ? lost : rows.filter(({ changeS }) => changeS < 0);
  const top = moved.slice(0, 3);
  const first = lost.length > 0 ? `${lost.length} of ${rows.length} queries lost` : 'No query lost';
  if (top.length === 0) return `${first} or gained seconds with ${candidate}`;
  const all =
    moved.length === top.length
      ? formatSeconds(sumOf(top))
      : `${formatSeconds(sumOf(top))} of the ${formatSeconds(sumOf(moved))}`;
  return `${first} seconds with ${candidate}; ${joinWords(top.map(({ query }) => query))} ${lost.length > 0 ? 'lost' : 'gained'} ${all}`;
}

/** The list as a table. Change is candidate − baseline. */
function lostTable(rows: readonly LostRow[], names: Names): Table {
  const [baseline, candidate] = timeColumns(names);
  return tableOf(rows, [
    [QUERY_COLUMN, 'query'],
    [baseline, 'baselineS'],
    [candidate, 'candidateS'],
    [column('change_s', 'Change', 's', 'signed', 2), 'changeS'],
    [SPEEDUP_COLUMN, 'speedup'],
    [VERDICT_COLUMN, 'verdict'],
    [column('differs', 'Largest difference'), 'differs'],
  ]);
}

/** "q1: 3.47 → 7.03 s". */
function nameOf({ query, baselineS, candidateS }: LostRow): string {
  return `${query}: ${formatNumber(baselineS, 2)} → ${formatSeconds(candidateS, 2)}`;
}

function lostSpec(rows: readonly LostRow[], names: Names): BarSpec {
  const drawn = rows.slice(0, MAX_DRAWN);
  const changes = drawn.map(({ changeS }) => changeS);
  return {
    kind: 'bar',
    id: LOST_FIGURE,
    title: titleOf(rows, names),
    description: `Time lost or gained with ${names.candidate} compared with ${names.baseline}, by query.`,
    horizontal: true,
    hollow: false,
    axis: secondsAxis('Change, s', Math.min(...changes), Math.max(0, ...changes)),
    categories: drawn.map(nameOf),
    decimals: 2,
    signed: true,
    series: [{ name: 'Change', roles: drawn.map(({ verdict }) => verdict), values: changes }],
  };
}

/** Queries by lost seconds, largest loss first; if none lost, largest gain first. */
function lostRows(comparison: Comparison, metrics: SideMetrics): LostRow[] {
  const all = comparison.matched.map((matched) => rowOf(comparison, metrics, matched));
  const anyLost = all.some(({ changeS }) => changeS > 0);
  return all.sort((a, b) => (anyLost ? b.changeS - a.changeS : a.changeS - b.changeS));
}

function captionOf({ names, candidate }: Comparison, rows: readonly LostRow[]): string {
  const order = (rows[0]?.changeS ?? 0) > 0 ? 'loss' : 'gain';
  const drawn =
    rows.length > MAX_DRAWN ? ` The chart shows the first ${MAX_DRAWN} of ${formatQueries(rows.length)}.` : '';
  return `${capitalise(names.baseline)} → ${names.candidate}, ${candidate.statistic} of the iterations, largest ${order} first.${drawn} Filled bar: one side is faster. Outlined: inconclusive. “Largest difference” in the table is observed in one iteration per side; it is not a proven cause.`;
}

/** Queries of a comparison by lost seconds, each with its largest difference in both logs, and their figure. */
export function lostFigure(
  comparison: Comparison,
  metrics: SideMetrics,
): { rows: LostRow[]; spec: BarSpec; figure: FigureText } {
  const rows = lostRows(comparison, metrics);
  const spec = lostSpec(rows, comparison.names);
  const figure = figureText(spec, {
    caption: captionOf(comparison, rows),
    statement: statement(comparison),
    dispute: conflictsText([comparison]),
    sources: sources(comparison),
    table: lostTable(rows, comparison.names),
  });
  return { rows, spec, figure };
}
