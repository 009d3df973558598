import { type ReportTableRow, reportTableRows, smallSide } from '../../benchmark/artifacts/reportTables';
import { drawnVerdict } from '../../benchmark/comparison/match';
import { findingEventLog } from '../../benchmark/eventLog/findingEventLog';
import { column } from '../../benchmark/model/columns';
import type { Comparison, MatchedQuery } from '../../benchmark/model/comparison';
import type { SideMetrics } from '../../benchmark/model/eventLog';
import { decimalNumber } from '../../benchmark/model/guards/numberText';
import type { Artifact, Note, Side } from '../../benchmark/model/resultSet';
import type { Cell, Table } from '../../benchmark/model/table';
import { footnoteLetter } from '../../benchmark/text/footnotes';
import { countWord, formatFineRange, formatNumber, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { iterationsTitle } from '../../figures/iterations/spec';
import { sideTitle } from '../../figures/shared/titles';

/** A p as text: "0.008", below a thousandth "below 0.001". */
function formatP(p: number): string {
  return p < 0.001 ? 'below 0.001' : formatNumber(p, p < 0.1 ? 3 : 2);
}

/** Reason from ranges, with the p of ranges that do not overlap. */
function rangesReason({ low, high, test: { p, q } }: MatchedQuery): string {
  const apart = (low ?? 0) > 1 || (high ?? 0) < 1;
  if (!apart) return 'the iteration ranges overlap';
  if (p === null) return 'the iteration ranges do not overlap';
  const rate = q !== null && q > p ? `, q = ${formatP(q)} over all queries` : '';
  return `the iteration ranges do not overlap (p = ${formatP(p)}${rate})`;
}

/** Reason of a query's verdict: "the iteration ranges do not overlap (p = 0.008)". */
function verdictReason(query: MatchedQuery): string {
  const { rule, ratio, low, high, p, q } = query.test;
  if (rule === 'single-run') return 'single run';
  if (rule === 'no-range') return 'no range published';
  if (rule === 'equivalence-of-ranges') return 'all ratios that the ranges allow are within 5%';
  if (rule === 'equivalence') return 'both one-sided tests reject a difference of 5% or more';
  if (rule === 'ranges') return rangesReason(query);
  const values = p === null || q === null ? '' : `p = ${formatP(p)}, q = ${formatP(q)} over all queries`;
  const interval = low === null || high === null ? '' : ` (${formatFineRange(low, high)})`;
  return `Mann–Whitney ${values}; Hodges–Lehmann ratio ${formatSpeedup(ratio)}${interval}`;
}

/** Verdict of one query with its reason. */
function verdictText(query: MatchedQuery): string {
  return `${VERDICT_WORDS[drawnVerdict(query)]}: ${verdictReason(query)}`;
}

/** One line of a plan; `depth` indents it, `fact` describes the data flow. */
export type PlanLine = ReturnType<typeof planLines>[number];

/** Metrics by group ("Join stage, 200 tasks") as a table; its footnotes are the comparability notes, by letter. */
export interface MetricsTable {
  groups: { name: string; rows: Cell[][]; letters: string[] }[];
  columns: Table['columns'];
  footnotes: { letter: string; text: string }[];
}

/** Content of a finding's page, except its prose. */
export type FindingData = ReturnType<typeof findingsData>[number];

const ORDINALS = [
  '',
  '',
  'second ',
  'third ',
  'fourth ',
  'fifth ',
  'sixth ',
  'seventh ',
  'eighth ',
  'ninth ',
  'tenth ',
];
const SUFFIXES: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });

/** "", "second ", "28th ": precedes "largest". */
function ordinal(rank: number): string {
  return ORDINALS[rank] ?? `${rank}${SUFFIXES[ordinalRules.select(rank)]} `;
}

function rankText(query: MatchedQuery, matched: readonly MatchedQuery[]): string {
  const seconds = formatSeconds(Math.abs(query.savedS));
  if (query.verdict === 'unclear') return `A difference of ${seconds} in the suite total, not shown to repeat.`;
  const saving = query.savedS >= 0;
  const rank = 1 + matched.filter(({ savedS }) => (saving ? savedS > query.savedS : savedS < query.savedS)).length;
  const place = `the ${ordinal(rank)}largest ${saving ? 'saving' : 'loss'}`;
  return `${saving ? 'Saves' : 'Costs'} ${seconds} of the suite total (${place}).`;
}

function planLines(rows: ReportTableRow<'plans.csv'>[], side: Side) {
  return rows
    .filter((row) => smallSide(row.side) === side)
    .map(({ depth, operator, differs, fact }) => ({
      depth: Number(depth),
      operator,
      differs: differs === 'yes',
      fact,
    }));
}

/** Candidate ÷ baseline; null if it is undefined. */
function quotient(baseline: number | null, candidate: number | null): number | null {
  return baseline === null || candidate === null || baseline === 0 ? null : candidate / baseline;
}

/** Candidate − baseline without binary noise; null if it is undefined. */
export function difference(baseline: number | null, candidate: number | null): number | null {
  return baseline === null || candidate === null ? null : Number((candidate - baseline).toPrecision(6));
}

const NOT_COMPARABLE = 'not comparable';

function metricCells(row: ReportTableRow<'metrics.csv'>): Cell[] {
  const [baseline, candidate] = [decimalNumber(row.baseline), decimalNumber(row.candidate)];
  const cells = [row.measure, row.unit, baseline, candidate];
  if (row.note !== '') return [...cells, NOT_COMPARABLE, NOT_COMPARABLE];
  return [...cells, difference(baseline, candidate), quotient(baseline, candidate)];
}

function metricsTable(
  rows: ReportTableRow<'metrics.csv'>[],
  comparison: Comparison,
  notes: readonly Note[],
): MetricsTable | null {
  if (rows.length === 0) return null;
  const used = [...new Set(rows.map(({ note }) => note).filter((note) => note !== ''))];
  const letter = (note: string) => footnoteLetter(used.indexOf(note));
  const names = [...new Set(rows.map(({ group }) => group))];
  const sides = (['baseline', 'candidate'] as const).map((side) =>
    column(side, sideTitle(comparison, side), '', 'number', 3),
  );
  return {
    groups: names.map((name) => {
      const own = rows.filter(({ group }) => group === name);
      return { name, rows: own.map(metricCells), letters: own.map(({ note }) => letter(note)) };
    }),
    columns: [
      column('measure', 'Metric'),
      column('unit', 'Unit'),
      ...sides,
      column('difference', 'Difference', '', 'signed', 3),
      column('ratio', 'Candidate ÷ baseline', '', 'number', 2),
    ],
    footnotes: used.map((note) => ({
      letter: letter(note),
      text: notes.find(({ about }) => about === note)?.text ?? '',
    })),
  };
}

function findingTitle(comparison: Comparison, query: string, cause: string): string {
  const result = iterationsTitle(comparison, query);
  return cause === '' ? result : `${result}, ${cause}`;
}

/** Inputs of findings in addition to the comparison: the report's tables, notes, figures, and event logs. */
interface FindingSources {
  tables: readonly Artifact[];
  notes: readonly Note[];
  figures: readonly string[];
  metrics: SideMetrics;
}

/** Findings of a report in its order, with the content of their pages. Skips queries without a time on both sides. */
export function findingsData(
  comparison: Comparison,
  queries: readonly string[],
  { tables, notes, figures, metrics: logs }: FindingSources,
) {
  const [causes, plans, metrics] = [
    reportTableRows(tables, 'findings.csv'),
    reportTableRows(tables, 'plans.csv'),
    reportTableRows(tables, 'metrics.csv'),
  ];
  return queries.flatMap((query) => {
    const matched = comparison.matched.find((entry) => entry.query === query);
    if (!matched) return [];
    const own = plans.filter((row) => row.query === query);
    const figure = `iterations-${query}`;
    const ownMetrics = metricsTable(
      metrics.filter((row) => row.query === query),
      comparison,
      notes,
    );
    return [
      {
        query,
        /** "q93 takes 47.7 s with … and 157.1 s with …: 3.30×, because …". */
        title: findingTitle(comparison, query, causes.find((row) => row.query === query)?.cause ?? ''),
        verdict: drawnVerdict(matched),
        /** "clearly faster: the iteration ranges do not overlap". */
        verdictText: verdictText(matched),
        /** "Saves 109.4 s of the suite total (the second largest saving)." */
        rankText: rankText(matched, comparison.matched),
        /** Id of the figure of iterations; null if they are unknown. */
        figure: figures.includes(figure) ? figure : null,
        plans: { baseline: planLines(own, 'baseline'), candidate: planLines(own, 'candidate') },
        metrics: ownMetrics,
        /** Event-log metrics; null if the report has its own metrics, or neither side has an event log. */
        eventLog: ownMetrics ? null : findingEventLog(comparison, query, logs),
      },
    ];
  });
}

/** Number of findings in words, for a list entry: "ten findings". */
export function findingsWord(count: number): string {
  return `${countWord(count)} ${count === 1 ? 'finding' : 'findings'}`;
}
