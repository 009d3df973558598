import { drawnVerdict } from '../../benchmark/comparison/match';
import type { Axis, SpecBase } from '../../benchmark/model/chart';
import { column, QUERY_COLUMN, SAVED_COLUMN, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { Comparison, MatchedQuery, Names, Verdict } from '../../benchmark/model/comparison';
import { compareQueries } from '../../benchmark/model/queries';
import { sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { capitalise } from '../../benchmark/text/names';
import { countWord, formatQueries, formatSeconds, formatShare } from '../../benchmark/text/numbers';
import { secondsAxis } from '../shared/axes';
import { type Kind, unitOfAxis } from '../shared/kind';

/** One query, or all other queries together. */
interface Step {
  name: string;
  /** Null for several queries, which have no verdict. */
  query: string | null;
  /** As drawn. */
  verdict: Verdict | null;
  queries: number;
  savedS: number;
  /** On the cumulative scale. */
  fromS: number;
  toS: number;
}

/** Seconds saved by query, added up: the largest savings, all others together, and the largest losses, or every query. */
export interface WaterfallSpec extends SpecBase {
  kind: 'waterfall';
  axis: Axis;
  names: Names;
  /** With `spread`, a step a query, the largest on the side of the total first. */
  steps: Step[];
  /** The largest queries on the side of the total and their share (0–1) of its seconds; null if the others are less. */
  spread: { queries: string[]; share: number } | null;
  peakS: number;
  endS: number;
  /** Number of queries that save and that lose time. */
  saving: number;
  losing: number;
}

/** Largest saving first, largest loss last; ties in query order. */
function bySaving(matched: readonly MatchedQuery[]): MatchedQuery[] {
  return [...matched].sort((a, b) => b.savedS - a.savedS || compareQueries(a.query, b.query));
}

/** Number of queries with their own step: on the side of the total, and on the other side. */
const MAX_STEPS = 5;
const MAX_OPPOSITE_STEPS = 4;
/** From this many seconds, titles have no decimals. */
const WHOLE_FROM_S = 10;

function seconds(queries: readonly MatchedQuery[]): string {
  const value = Math.abs(sum(queries.map(({ savedS }) => savedS)));
  return formatSeconds(value, value < WHOLE_FROM_S ? 1 : 0);
}

/** Queries with their own step, the largest saving first, and between them the others. A single other has its own. */
function splitSteps({ matched, baselineS, candidateS }: Comparison) {
  const order = bySaving(matched);
  const [most, least] = baselineS >= candidateS ? [MAX_STEPS, MAX_OPPOSITE_STEPS] : [MAX_OPPOSITE_STEPS, MAX_STEPS];
  const savings = order.filter(({ savedS }) => savedS > 0).slice(0, most);
  const losses = order.filter(({ savedS }) => savedS < 0).slice(-least);
  return { savings, others: order.slice(savings.length, order.length - losses.length), losses };
}

/** Queries on the side of the total, the largest first, if the queries without their own step outweigh the named ones. */
function spreadQueries(comparison: Comparison): MatchedQuery[] | null {
  const { matched, baselineS, candidateS } = comparison;
  const { savings, others, losses } = splitSteps(comparison);
  const secondsOf = (queries: readonly MatchedQuery[]) => Math.abs(sum(queries.map(({ savedS }) => savedS)));
  if (secondsOf(others) <= Math.max(secondsOf(savings), secondsOf(losses))) return null;
  const order = bySaving(matched);
  return baselineS >= candidateS
    ? order.filter(({ savedS }) => savedS > 0)
    : order.filter(({ savedS }) => savedS < 0).reverse();
}

function spreadOf(comparison: Comparison): WaterfallSpec['spread'] {
  const queries = spreadQueries(comparison);
  if (queries === null) return null;
  const seconds = queries.map(({ savedS }) => savedS);
  return {
    queries: queries.slice(0, MAX_STEPS).map(({ query }) => query),
    share: sum(seconds.slice(0, MAX_STEPS)) / sum(seconds),
  };
}

/** "Five of 103 queries make up 28% of the seconds saved". */
function spreadTitle(
  { matched, baselineS, candidateS }: Comparison,
  { queries, share }: NonNullable<WaterfallSpec['spread']>,
): string {
  const what = baselineS >= candidateS ? 'saved' : 'lost';
  return `${capitalise(countWord(queries.length))} of ${formatQueries(matched.length)} make up ${formatShare(share, 0)} of the seconds ${what}`;
}

/** "Five queries save" or "q72 costs". */
function queriesClause(queries: readonly MatchedQuery[], verb: string): string {
  const [first] = queries;
  if (queries.length === 1) return `${first?.query} ${verb}s`;
  return `${countWord(queries.length)} queries ${verb}`;
}

/** "Five queries save 450 s; q72 alone gives back 161 s"; losses are first if the total is a loss. At most 12 words. */
function title(comparison: Comparison): string {
  const spread = spreadOf(comparison);
  if (spread) return spreadTitle(comparison, spread);
  const { savings, losses } = splitSteps(comparison);
  const { matched, baselineS, candidateS } = comparison;
  const isSaving = baselineS >= candidateS;
  const [most, against] = isSaving ? [savings, losses] : [losses, savings];
  if (most.length === 0) return 'No query saves or costs time';
  const first = `${queriesClause(most, isSaving ? 'save' : 'cost')} ${seconds(most)}`;
  const all = matched.filter(({ savedS }) => (isSaving ? savedS > 0 : savedS < 0));
  const of = all.length > most.length ? ` of ${seconds(all)}` : '';
  if (against.length === 0) return capitalise(`${first}${of}; no query is ${isSaving ? 'slower' : 'faster'}`);
  const worst = isSaving ? losses.slice(-1) : savings.slice(0, 1);
  const alone = against.length > 1 ? ' alone' : '';
  const doubt = worst[0]?.verdict === 'unclear' ? ' (inconclusive)' : '';
  const verb = isSaving ? 'gives back' : 'saves';
  return capitalise(`${first}; ${worst[0]?.query}${alone} ${verb} ${seconds(worst)}${doubt}`);
}

function own(match: MatchedQuery): Omit<Step, 'fromS' | 'toS'> {
  const { query, savedS } = match;
  return { name: query, query, verdict: drawnVerdict(match), queries: 1, savedS };
}

/** Steps before they are added up: the named queries and the others together, or all queries of a spread total. */
function singleSteps(comparison: Comparison): Omit<Step, 'fromS' | 'toS'>[] {
  if (spreadQueries(comparison)) {
    const order = bySaving(comparison.matched).map(own);
    return comparison.baselineS >= comparison.candidateS ? order : order.reverse();
  }
  const { savings, others, losses } = splitSteps(comparison);
  const queries = others.length;
  const together = {
    name: `other ${queries}`,
    query: null,
    verdict: null,
    queries,
    savedS: sum(others.map(({ savedS }) => savedS)),
  };
  const between = queries > 1 ? [together] : others.map(own);
  return [...savings.map(own), ...between, ...losses.map(own)];
}

function steps(comparison: Comparison): Step[] {
  let toS = 0;
  return singleSteps(comparison).map((step) => {
    const fromS = toS;
    toS += step.savedS;
    return { ...step, fromS, toS };
  });
}

function waterfallSpec(comparison: Comparison): WaterfallSpec {
  const drawn = steps(comparison);
  const ends = drawn.map(({ toS }) => toS);
  const spread = spreadOf(comparison);
  return {
    kind: 'waterfall',
    id: 'gap',
    title: title(comparison),
    description: `Time saved by the candidate over ${comparison.matched.length} queries: ${spread ? 'all queries, added up from the largest' : 'the largest savings, all other queries, and the largest losses'}.`,
    axis: secondsAxis('Seconds saved, added up', Math.min(...ends), Math.max(...ends)),
    names: comparison.names,
    steps: drawn,
    spread,
    peakS: Math.max(0, ...ends),
    endS: ends.at(-1) ?? 0,
    saving: comparison.faster,
    losing: comparison.slower,
  };
}

/** All queries, from the largest saving to the largest loss. */
function table({ matched }: Comparison): Table {
  let reached = 0;
  return {
    columns: [QUERY_COLUMN, SAVED_COLUMN, column('cumulative_s', 'Cumulative', 's', 'number', 1), VERDICT_COLUMN],
    rows: bySaving(matched).map((match) => {
      reached += match.savedS;
      return [match.query, match.savedS, reached, drawnVerdict(match)];
    }),
    footnotes: [],
  };
}

/** Seconds saved, added up; the last bar is the difference of the totals. The table and the CSV have all queries. */
export const waterfall: Kind<WaterfallSpec> = {
  unit: unitOfAxis,
  count: (spec) => ({ count: sum(spec.steps.map(({ queries }) => queries)), of: 'queries' }),
  charts: {
    gap: waterfallSpec,
    // Earlier id of the total time in parts: links and embeds with this id show this chart.
    totals: (comparison) => ({ ...waterfallSpec(comparison), id: 'totals' }),
  },
  around: ({ names, endS, spread }, comparison) => ({
    caption: `Seconds by which ${names.candidate} finishes ${spread && endS < 0 ? 'later' : 'sooner'}, by query${spread ? ', the largest first, added up. The last point' : '. The last bar'} is the difference of the total times, ${formatSeconds(spread ? Math.abs(endS) : endS)}.`,
    table: table(comparison),
  }),
};
