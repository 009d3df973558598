import { isDecided } from '../comparison/match';
import type { Axis, Role, SpecBase } from '../model/chart';
import { column, SAVED_COLUMN } from '../model/columns';
import type { Comparison, MatchedQuery } from '../model/comparison';
import { compareQueries } from '../model/queries';
import type { Side } from '../model/resultSet';
import { sum } from '../model/statistics';
import type { Table } from '../model/table';
import { capitalise, listed } from '../text/names';
import { countWord, formatSeconds } from '../text/numbers';
import { secondsAxis } from './axes';
import { type Kind, unitOfAxis } from './kind';
import { sideTitle } from './titles';

export interface TotalsSegment {
  label: string;
  /** null: the neutral rest. */
  query: string | null;
  fromS: number;
  toS: number;
  role: Role;
}

/** Two bars of seconds, split by the queries that change most. */
export interface TotalsSpec extends SpecBase {
  kind: 'totals';
  axis: Axis;
  bars: { name: string; role: Side; totalS: number; segments: TotalsSegment[] }[];
  /** candidate − baseline: negative when the candidate takes less time. */
  differenceS: number;
  /** The drawn queries that save and that lose time, counted and added up (seconds, positive). */
  savings: { count: number; seconds: number };
  losses: { count: number; seconds: number };
}

/** A query is a part of its own in the bars, from this share of the baseline's total on. */
const NOTABLE_SHARE = 0.01;
/** A saving counts among the "few queries" of the title from this share of the baseline's total on. */
const LARGE_SHARE = 0.02;
/** At most so many savings and so many losses stand on their own. */
const MOST = 6;

/** Largest saving first, largest loss last; ties in query order. */
export function bySaving(matched: readonly MatchedQuery[]): MatchedQuery[] {
  return [...matched].sort((a, b) => b.savedS - a.savedS || compareQueries(a.query, b.query));
}

type Notable = ReturnType<typeof notable>;

function notable({ matched, baselineS }: Comparison) {
  const order = bySaving(matched);
  const enough = NOTABLE_SHARE * baselineS;
  const savings = order.filter(({ savedS }) => savedS >= enough).slice(0, MOST);
  const losses = order.filter(({ savedS }) => -savedS >= enough).slice(-MOST);
  return { savings, losses, rest: order.filter((query) => !savings.includes(query) && !losses.includes(query)) };
}

function segments({ savings, losses, rest }: Notable, side: Side): TotalsSegment[] {
  const role = (query: MatchedQuery): Role => (side === 'baseline' ? 'neutral' : query.verdict);
  const restS = sum(rest.map((query) => query[side].timeS));
  const parts = [
    ...savings.map((query) => ({
      label: query.query,
      query: query.query,
      seconds: query[side].timeS,
      role: role(query),
    })),
    {
      label: `other ${rest.length} queries ${formatSeconds(restS, 0)}`,
      query: null,
      seconds: restS,
      role: 'neutral' as const,
    },
    ...losses.map((query) => ({
      label: query.query,
      query: query.query,
      seconds: query[side].timeS,
      role: role(query),
    })),
  ];
  let fromS = 0;
  return parts.map(({ seconds, ...part }) => {
    const segment = { ...part, fromS, toS: fromS + seconds };
    fromS += seconds;
    return segment;
  });
}

function summed(queries: readonly MatchedQuery[]): { count: number; seconds: number } {
  return { count: queries.length, seconds: Math.abs(sum(queries.map(({ savedS }) => savedS))) };
}

/** "Four queries save 417 s; the net saving over the suite is 228 s"; with "cost" and "loss" if the candidate takes more time. Counts the queries that are drawn separately. */
function title({ baselineS, candidateS, names }: Comparison, { savings, losses }: Notable): string {
  const gapS = baselineS - candidateS;
  const direction = gapS >= 0 ? 1 : -1;
  const verb = gapS >= 0 ? 'save' : 'cost';
  const drawn = gapS >= 0 ? savings : losses;
  const large = drawn.map(({ savedS }) => savedS * direction).filter((seconds) => seconds >= LARGE_SHARE * baselineS);
  if (large.length === 0) {
    return `${capitalise(names.candidate)} takes ${formatSeconds(candidateS)}, ${names.baseline} ${formatSeconds(baselineS)}`;
  }
  const few = `${capitalise(countWord(large.length))} ${large.length === 1 ? `query ${verb}s` : `queries ${verb}`}`;
  return `${few} ${formatSeconds(sum(large), 0)}; the net ${verb === 'save' ? 'saving' : 'loss'} over the suite is ${formatSeconds(Math.abs(gapS), 0)}`;
}

function totalsSpec(comparison: Comparison): TotalsSpec {
  const split = notable(comparison);
  const { baselineS, candidateS } = comparison;
  const bar = (role: Side, totalS: number) => ({
    name: sideTitle(comparison, role),
    role,
    totalS,
    segments: segments(split, role),
  });
  return {
    kind: 'totals',
    id: 'totals',
    title: title(comparison, split),
    description: `${sideTitle(comparison, 'baseline')} ${formatSeconds(baselineS, 2)}, ${sideTitle(comparison, 'candidate')} ${formatSeconds(candidateS, 2)}.`,
    axis: secondsAxis(`Total time of the ${comparison.matched.length} queries, s`, 0, Math.max(baselineS, candidateS)),
    bars: [bar('baseline', baselineS), bar('candidate', candidateS)],
    differenceS: candidateS - baselineS,
    savings: summed(split.savings),
    losses: summed(split.losses),
  };
}

/** "q93 and q50 take less time, q72 more": the queries that stand on their own, by name, since narrow bars have no room for names. */
function ownQueries({ savings, losses }: Notable): string {
  const [less, more] = [savings, losses].map((queries) => listed(queries.map(({ query }) => query)));
  const verb = (queries: readonly MatchedQuery[]) => (queries.length === 1 ? 'takes' : 'take');
  if (!less) return `${more} ${verb(losses)} more time`;
  return `${less} ${verb(savings)} less time${more ? `, ${more} more` : ''}`;
}

function caption({ savings, losses }: TotalsSpec, comparison: Comparison): string {
  const { matched } = comparison;
  const own = savings.count + losses.count;
  const drawn = own === 0 ? '' : ` Shown separately: ${ownQueries(notable(comparison))}.`;
  return `Total time of the ${matched.length} queries, in seconds.${drawn}${matched.some(isDecided) ? ' In the lower bar, blue queries got faster and orange queries slower.' : ''}`;
}

function table({ bars }: TotalsSpec): Table {
  const [baseline, candidate] = bars;
  return {
    columns: [
      column('part', 'Part'),
      column('baseline_s', baseline?.name ?? '', 's', 'number', 1),
      column('candidate_s', candidate?.name ?? '', 's', 'number', 1),
      SAVED_COLUMN,
    ],
    rows: [
      ...(baseline?.segments ?? []).map(({ label, query, fromS, toS }, index) => {
        const other = candidate?.segments[index];
        const [a, b] = [toS - fromS, other ? other.toS - other.fromS : 0];
        return [query ?? label.replace(/ [\d,]+\u202Fs$/, ''), a, b, a - b];
      }),
      [
        'total',
        baseline?.totalS ?? null,
        candidate?.totalS ?? null,
        (baseline?.totalS ?? 0) - (candidate?.totalS ?? 0),
      ],
    ],
    footnotes: [],
  };
}

/** Both totals, split by the queries that change most. */
export const totals: Kind<TotalsSpec> = {
  unit: unitOfAxis,
  count: ({ bars }, queries) =>
    queries === null
      ? { count: sum(bars.map(({ segments }) => segments.length)), of: 'values' }
      : { count: queries, of: 'queries' },
  ofComparison: { totals: totalsSpec },
  around: (spec, comparison) => ({ caption: caption(spec, comparison), table: table(spec) }),
};
