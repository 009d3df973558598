import type { Axis, SpecBase } from '../model/chart';
import { column, QUERY_COLUMN, SAVED_COLUMN, VERDICT_COLUMN } from '../model/columns';
import type { Comparison, MatchedQuery, Names, Verdict } from '../model/comparison';
import { sum } from '../model/statistics';
import type { Table } from '../model/table';
import { capitalise } from '../text/names';
import { formatSeconds } from '../text/numbers';
import { secondsAxis } from './axes';
import { type Kind, unitOfAxis } from './kind';
import { bySaving, NOTABLE_SHARE } from './totals';

/** One step per query on the cumulative scale. */
export interface WaterfallSpec extends SpecBase {
  kind: 'waterfall';
  axis: Axis;
  names: Names;
  /** From the largest saving to the largest loss; fromS–toS on the cumulative scale. */
  steps: { query: string; fromS: number; toS: number; savedS: number; verdict: Verdict; label: boolean }[];
  peakS: number;
  endS: number;
  saving: number;
  losing: number;
}

function largestLoss(matched: readonly MatchedQuery[]): MatchedQuery | undefined {
  return [...matched].sort((a, b) => a.savedS - b.savedS).find(({ savedS }) => savedS < 0);
}

/** From this many seconds on a title has whole ones. */
const WHOLE_FROM_S = 10;

/** Seconds of a title: below ten with a decimal, or differences of as much would be lost. */
function roundedSeconds(value: number): string {
  return formatSeconds(value, value < WHOLE_FROM_S ? 1 : 0);
}

/** "Gluten + Velox saves 600 s and gives back 372 s; q72 alone costs 161 s"; where it loses more than it saves, that comes first. */
function title({ matched, names }: Comparison): string {
  const savedS = sum(matched.map((query) => Math.max(0, query.savedS)));
  const lostS = sum(matched.map((query) => Math.max(0, -query.savedS)));
  const worst = largestLoss(matched);
  const name = capitalise(names.candidate);
  const [saved, lost] = [roundedSeconds(savedS), roundedSeconds(lostS)];
  if (!worst) return `${name} saves ${saved} and is slower on no query`;
  const alone = `${worst.query} alone costs ${roundedSeconds(-worst.savedS)}`;
  if (savedS === 0) return `${name} loses ${lost} and is faster on no query; ${alone}`;
  return lostS > savedS
    ? `${name} loses ${lost} on some queries and saves ${saved} on others; ${alone}`
    : `${name} saves ${saved} on some queries and loses ${lost} on others; ${alone}`;
}

function waterfallSpec(comparison: Comparison): WaterfallSpec {
  const enough = NOTABLE_SHARE * comparison.baselineS;
  let reached = 0;
  const steps = bySaving(comparison.matched).map(({ query, savedS, verdict }) => {
    const fromS = reached;
    reached += savedS;
    return { query, fromS, toS: reached, savedS, verdict, label: Math.abs(savedS) >= enough };
  });
  const ends = steps.map(({ toS }) => toS);
  return {
    kind: 'waterfall',
    id: 'gap',
    title: title(comparison),
    description: `Cumulative time saved by the candidate over ${steps.length} queries, from the largest saving to the largest loss.`,
    axis: secondsAxis(
      `Time saved by ${comparison.names.candidate}, cumulative, s`,
      Math.min(...ends),
      Math.max(...ends),
    ),
    names: comparison.names,
    steps,
    peakS: Math.max(0, ...ends),
    endS: reached,
    saving: comparison.faster,
    losing: comparison.slower,
  };
}

function table({ steps }: WaterfallSpec): Table {
  return {
    columns: [QUERY_COLUMN, SAVED_COLUMN, column('cumulative_s', 'Cumulative', 's', 'number', 1), VERDICT_COLUMN],
    rows: steps.map(({ query, savedS, toS, verdict }) => [query, savedS, toS, verdict]),
    footnotes: [],
  };
}

/** The seconds saved, added up from the largest saving to the largest loss; the last step ends at the difference of the totals. */
export const waterfall: Kind<WaterfallSpec> = {
  unit: unitOfAxis,
  count: ({ steps }) => ({ count: steps.length, of: 'queries' }),
  ofComparison: { gap: waterfallSpec },
  around: (spec) => ({
    caption: `Cumulative time saved by the candidate, in seconds, from the largest saving to the largest loss. The last step equals the difference of the total times, ${formatSeconds(spec.endS)}.`,
    table: table(spec),
  }),
};
