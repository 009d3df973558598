import { OTHER_QUERIES } from '../../benchmark/comparison/pairFaults';
import type { TallyPart, VerdictTally } from '../../benchmark/model/figure';
import type { MeasureRow, PublishedComparison } from '../../benchmark/model/published';
import { suiteQueries } from '../../benchmark/model/queries';
import type { Report } from '../../benchmark/model/report';
import { capitalise } from '../../benchmark/text/names';
import { formatNumber, formatSeconds } from '../../benchmark/text/numbers';
import { publishedBy } from '../../benchmark/text/publisher';
import { measuredText } from '../../benchmark/text/statistic';
import { hasOtherQueries } from './queryVersions';
import { rangeVerdict } from './rangeVerdict';
import * as titles from './titles';

/** Verdict block of a published comparison: status of its numbers, and their result in one or two sentences. */
export interface PublishedVerdict {
  /** "As published, not recomputed", or "Proposed, not merged at the time of the snapshot". */
  title: string;
  /** The title in two words, as a tag. */
  tag: string;
  /** The result as a headline: "Celeborn takes 16% more time in total". */
  word: string;
  /** Publisher and method: "Published by awslabs/data-on-eks · mean of 10 iterations". */
  evidence: string;
  /** Evidence of the headline: "2,079.6 s vs. 1,792.8 s for Spark’s own shuffle." */
  sentence: string;
  /** Queries by range of time change, as counted by the source; null without counts. */
  tally: VerdictTally | null;
}

/** Below this size in %, a change is neither better nor worse; the text shows its size. */
const NONE_PCT = 1;

function valueText({ unit }: MeasureRow, value: number): string {
  return `${formatNumber(value, value < 10 ? 3 : value < 100 ? 1 : 0)}\u202F${unit}`;
}

/** "write time 38.7 s vs. 68.5 s, better"; null if a side was not published. */
function measureText(row: MeasureRow): string | null {
  const { baseline, candidate, better } = row;
  const change = titles.measureChangePct(row);
  if (baseline === null || candidate === null || change === null) return null;
  const size = `${formatNumber(Math.abs(change), 1)}% ${change < 0 ? 'less' : 'more'}`;
  const word = Math.abs(change) < NONE_PCT ? size : change < 0 === (better === 'lower') ? 'better' : 'worse';
  return `${row.name.toLowerCase()} ${valueText(row, candidate)} vs. ${valueText(row, baseline)}, ${word}`;
}

/** With more measurements than this, a headline names only the ends of their changes. */
const FEW_MEASURES = 6;

/** Measurements with the lowest and the highest change; null if there are few enough to name each. */
function ends({ measures }: PublishedComparison) {
  const changed = measures.flatMap((row) => {
    const change = titles.measureChangePct(row);
    return change === null ? [] : [{ row, change }];
  });
  const [lowest, highest] = [...changed]
    .sort((a, b) => a.change - b.change)
    .filter((_, at, all) => at === 0 || at === all.length - 1);
  return changed.length > FEW_MEASURES && lowest && highest ? { lowest, highest } : null;
}

function changeText(change: number): string {
  return `${formatNumber(Math.abs(change), 0)}% ${change < 0 ? 'less' : 'more'}`;
}

/** "44% less"; for several sizes of one measurement "10% less (10M rows) to 44% less (100M rows)". */
function sizesText(rows: readonly { row: MeasureRow; change: number }[]): string {
  const [only, more] = rows;
  if (only && !more) return changeText(only.change);
  return rows.map(({ row, change }) => `${changeText(change)} (${row.size})`).join(' to ');
}

/** "Iceberg on Spark, phase 6: 6,381 s vs. 1,298 s". */
function endText({ name, size, unit, baseline, candidate }: MeasureRow): string {
  const values = [candidate, baseline].map((value) => formatNumber(value ?? 0)).join(' vs. ');
  return `${[name, size].filter((text) => text !== '').join(', ')}: ${values}\u202F${unit}`;
}

/** Evidence of the headline: totals, otherwise measurements; '' without either. */
function restSentence(published: PublishedComparison): string {
  const { baseline, candidate, totals, measures } = published;
  if (totals)
    return [
      `${formatSeconds(totals.candidateS)} vs. ${formatSeconds(totals.baselineS)} for ${baseline.title}${totals.summed ? ', added up by this site from the published times' : ''}.`,
      ...(hasOtherQueries(published) ? [OTHER_QUERIES] : []),
    ].join(' ');
  const found = ends(published);
  if (found) return `Highest: ${endText(found.highest.row)}; lowest: ${endText(found.lowest.row)}.`;
  const texts = measures.map(measureText).filter((text) => text !== null);
  return texts.length === 0 ? '' : `${capitalise(candidate.title)} vs. ${baseline.title}: ${texts.join('; ')}.`;
}

/** The result as a headline: the totals, otherwise the first measurement, otherwise the ends of the changes. */
function headline(published: PublishedComparison): string {
  if (published.totals) return titles.totals(published);
  const found = ends(published);
  if (found) {
    const what = found.highest.row.unit === 's' ? 'time' : found.highest.row.name.toLowerCase();
    return `${capitalise(published.candidate.title)}: ${changeText(found.lowest.change)} to ${changeText(found.highest.change)} ${what}`;
  }
  const changed = published.measures.flatMap((row) => {
    const change = titles.measureChangePct(row);
    return change === null ? [] : [{ row, change }];
  });
  const [first] = changed;
  if (!first) return titles.changes(published);
  const sizes = changed.filter(({ row }) => row.name === first.row.name);
  return `${capitalise(published.candidate.title)}: ${sizesText(sizes)} ${first.row.name.toLowerCase()}`;
}

/** Published counts, slowest first like all counts. */
function publishedTally(published: PublishedComparison): VerdictTally | null {
  const { buckets } = published;
  if (buckets.length === 0) return null;
  const title = titles.distribution(published);
  const entries = [...buckets].reverse().map((range): TallyPart => {
    const verdict = rangeVerdict(range);
    const strength = verdict === 'unclear' ? 'clear' : 'measured';
    return { verdict, strength, label: `“${range.label}”`, count: range.count };
  });
  return { question: title, title, entries, note: 'The source reports these ranges and counts.' };
}

/** Verdict block of one comparison of a report. */
export function publishedVerdict(published: PublishedComparison, standing: Report['standing']): PublishedVerdict {
  const title =
    standing === 'proposed'
      ? 'Proposed, not merged at the time of the snapshot'
      : published.totals?.summed
        ? 'Changes as published, totals added up'
        : 'As published, not recomputed';
  const evidence = publishedBy(published, measuredText(published) || 'statistic not reported');
  const tag = standing === 'proposed' ? 'Proposed' : 'As published';
  return {
    title,
    tag,
    word: headline(published),
    evidence,
    sentence: restSentence(published),
    tally: publishedTally(published),
  };
}

export interface AbsentFigure {
  what: string;
  reason: string;
}

/** True if the source reports a change for every query of its suite. */
function isWhole({ suite, queries }: PublishedComparison): boolean {
  const all = suite ? suiteQueries(suite.name) : [];
  return all.length > 0 && all.every((name) => queries.some(({ query }) => query === name));
}

function absentOfQueries(isAllWhole: boolean, isOther: boolean): AbsentFigure[] {
  if (isOther) return [{ what: 'Metrics of the speedups, intervals, and verdict counts', reason: OTHER_QUERIES }];
  const why = isAllWhole
    ? 'The source published the medians of all queries rounded to hundredths of a second; this site holds their totals and the published changes.'
    : 'They require per-query times for both sides; the source published only percentages for some queries.';
  return [
    { what: 'Geometric mean and median of speedups', reason: why },
    {
      what: 'Intervals over queries',
      reason: isAllWhole ? why : 'They require per-query times, which were not published.',
    },
    {
      what: 'Verdict counts',
      reason: 'They require the iteration range of each query on both sides, which was not published.',
    },
  ];
}

const OF_MEASURES: readonly AbsentFigure[] = [
  {
    what: 'Intervals and verdicts',
    reason: 'They require several executions on both sides; one value per measurement was published.',
  },
];

/** Parts of a measured comparison that these published results cannot have, with the reason. */
export function absentFigures(comparisons: readonly { published: PublishedComparison }[]): AbsentFigure[] {
  const ofQueries = comparisons.filter(
    ({ published }) => published.suite !== null && published.measuredQueries.length === 0,
  );
  return [
    ...(ofQueries.length > 0
      ? absentOfQueries(
          ofQueries.every(({ published }) => isWhole(published)),
          ofQueries.every(({ published }) => hasOtherQueries(published)),
        )
      : []),
    ...(comparisons.some(({ published }) => published.measures.length > 0) ? OF_MEASURES : []),
  ];
}
