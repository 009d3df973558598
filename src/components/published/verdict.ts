import { bucketAgainstList } from '../../benchmark/artifacts/contradictions';
import { OTHER_QUERIES } from '../../benchmark/comparison/pairFaults';
import type { Names } from '../../benchmark/model/comparison';
import type { TallyPart, VerdictTally } from '../../benchmark/model/figure';
import type { PublishedBucket, PublishedComparison } from '../../benchmark/model/published';
import { isTpc, suiteQueries } from '../../benchmark/model/queries';
import type { Report } from '../../benchmark/model/report';
import type { Environment } from '../../benchmark/model/resultSet';
import { countWord, formatNumber, formatSeconds, formatSpeedup, formatTimeChange } from '../../benchmark/text/numbers';
import { publishedBy } from '../../benchmark/text/publisher';
import { measuredText } from '../../benchmark/text/statistic';
import { conditionName, conditionsOf, differenceFrom, type KeyedComparison } from './conditions';
import { phasesOf, phasesSentence, phasesTitle } from './phases';
import { hasOtherQueries } from './queryVersions';
import { type Ranges, rangesSentence, rangesTally } from './ranges';
import { rangeVerdict } from './rangeVerdict';
import { measuresSentence, measuresTitle, sizedRows } from './shares';
import * as titles from './titles';
import { RERUN_LIMIT, totalEvidence } from './totalEvidence';

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
  /** Evidence of the headline: "The suite takes 2,079.6 s with Celeborn vs. 1,792.8 s with Spark’s own shuffle." */
  sentence: string;
  /** Queries by range of time change, as counted by the source; null without counts. */
  tally: VerdictTally | null;
  names: Names;
  /** A contradiction of the source that changes the cost; '' for none. */
  doubt: string;
  /** Id of the figure that answers the title: of the totals, otherwise of measurements; null without either. */
  panel: string | null;
}

/** "at 10 TB (larger nodes, local shuffle reader off), the publisher reports the opposite: 14.5% less time". */
function otherCondition(
  first: PublishedComparison,
  other: PublishedComparison,
  { conditions, environments }: Context,
): string {
  const [own, change] = [titles.totalChangePct(first), titles.totalChangePct(other)];
  if (own === null || change === null) return '';
  const difference = differenceFrom(first, other, environments);
  const where = `at ${conditionName(other, conditions)}${difference === '' ? '' : ` (${difference})`}`;
  const size =
    change === 0 ? 'the same time' : `${formatNumber(Math.abs(change), 1)}% ${change > 0 ? 'more' : 'less'} time`;
  return `; ${where}, the publisher reports ${titles.areOpposite([own, change]) ? 'the opposite: ' : ''}${size}`;
}

/** Both totals, and the change under other conditions. */
function totalsSentence(
  published: PublishedComparison,
  totals: NonNullable<PublishedComparison['totals']>,
  context: Context,
): string {
  const { baseline, candidate } = published;
  const both = `The suite takes ${formatSeconds(totals.candidateS)} with ${candidate.title} vs. ${formatSeconds(totals.baselineS)} with ${baseline.title}`;
  const others = context.conditions
    .filter((other) => other !== published)
    .map((other) => otherCondition(published, other, context));
  const summed = totals.summed ? ', added up by this site from the published times' : '';
  const limit = hasOtherQueries(published) ? OTHER_QUERIES : rerunSentence(context.conditions);
  return [`${both}${summed}${others.join('')}.`, limit].join(' ');
}

/**
 * How the differences compare with the difference of two runs of one engine, by the estimate that verdicts use. It is no
 * verdict: the spread is unknown.
 */
function rerunSentence(conditions: readonly PublishedComparison[]): string {
  const ways = conditions.flatMap(({ totals }) => (totals ? [totalEvidence(totals).way] : []));
  const larger = ways.filter((way) => way !== 'same').length;
  return `It is unknown whether the sides ran in one round. Two runs of one engine in different rounds differ by less than ${formatSpeedup(Math.exp(RERUN_LIMIT))} (95%). ${differencesAre(larger, ways.length)} larger. No spread was published, so there is no verdict.`;
}

/** "Both differences are", "Neither difference is", "None of the three differences is", "The difference is not". */
function differencesAre(count: number, all: number): string {
  if (all === 1) return count === 1 ? 'The difference is' : 'The difference is not';
  if (count === 0 && all === 2) return 'Neither difference is';
  if (count === 0) return `None of the ${countWord(all)} differences is`;
  if (count === all) return all === 2 ? 'Both differences are' : `All ${countWord(all)} differences are`;
  return `Of ${countWord(all)} differences, ${countWord(count)} ${count === 1 ? 'is' : 'are'}`;
}

/** Evidence of the headline: totals, otherwise phases or measurements; '' without any. */
function restSentence(published: PublishedComparison, context: Context): string {
  const { totals } = published;
  if (totals) return totalsSentence(published, totals, context);
  const phases = phasesOf(published);
  return phases ? phasesSentence(phases) : measuresSentence(published);
}

/** The result as a headline: the totals, otherwise phases or measurements, otherwise the ends of the changes. */
function headline(published: PublishedComparison, { conditions }: Context): string {
  if (published.totals)
    return titles.totals(published, conditions.length > 1 ? `at ${conditionName(published, conditions)}` : 'in total');
  const phases = phasesOf(published);
  if (phases) return phasesTitle(phases);
  return measuresTitle(published) || titles.changes(published);
}

/** "at least 20% more", "10–20% more", "within 9%": a range by its edges. */
function rangeText({ fromPct, toPct, label }: PublishedBucket): string {
  if (fromPct === null && toPct === null) return `“${label}”`;
  if (fromPct === null)
    return (toPct ?? 0) <= 0 ? `at least ${moreOrLess(toPct ?? 0)}` : `below ${moreOrLess(toPct ?? 0)}`;
  if (toPct === null) return fromPct >= 0 ? `at least ${moreOrLess(fromPct)}` : `at most ${moreOrLess(fromPct)}`;
  if (fromPct < 0 && toPct > 0) return fromPct === -toPct ? `within ${formatNumber(toPct)}%` : `“${label}”`;
  const [near, far] = [fromPct, toPct].map(Math.abs).sort((a, b) => a - b);
  return `${formatNumber(near ?? 0)}–${moreOrLess(fromPct < 0 ? -(far ?? 0) : (far ?? 0))}`;
}

/** "20% more", without the time that the title names. */
function moreOrLess(pct: number): string {
  return formatTimeChange(pct).replace(' time', '');
}

/** Queries of the suite that no range counts; 0 if all are counted, or if the suite is unknown. */
function uncounted({ suite, buckets }: PublishedComparison): number {
  const all = suite && isTpc(suite.name) ? suiteQueries(suite.name).length : 0;
  return Math.max(0, all - buckets.reduce((sum, { count }) => sum + count, 0));
}

/** Published counts, slowest first like all counts. */
function publishedTally(published: PublishedComparison): VerdictTally | null {
  const { buckets } = published;
  if (buckets.length === 0) return null;
  const title = titles.distribution(published);
  const counted = [...buckets].reverse().map((range): TallyPart => {
    const verdict = rangeVerdict(range);
    const strength = verdict === 'unclear' ? 'clear' : 'measured';
    return { verdict, strength, label: rangeText(range), count: range.count };
  });
  const contradicted = bucketAgainstList(published, '').map(({ message }) => `It contradicts itself: ${message}.`);
  const missing = uncounted(published);
  const uncountedPart: TallyPart = { verdict: 'unclear', strength: 'none', label: 'not counted', count: missing };
  return {
    question: title,
    title,
    entries: missing > 0 ? [...counted, uncountedPart] : counted,
    note: ['The source reports these ranges and counts.', ...contradicted].join(' '),
  };
}

/** Comparisons of the same sides, with their environments. */
interface Context {
  conditions: readonly PublishedComparison[];
  environments: readonly Environment[];
}

/** Id of the figure that answers the title; null without totals and measurements at several sizes. */
function panelOf(published: PublishedComparison, key: string): string | null {
  if (published.totals) return `${key}-totals`;
  return phasesOf(published) || sizedRows(published).length > 0 ? `${key}-by-size` : null;
}

/** All comparisons of a report, the environments of the site, and the ranges of comparisons by key, if known. */
interface ReportContext {
  comparisons: readonly KeyedComparison[];
  environments: readonly Environment[];
  ranges: Readonly<Record<string, Ranges>>;
}

/** "mean of 10 iterations", or "mean of 10 iterations at 3 TB, mean of 3 iterations at 10 TB". */
function conditionsText(conditions: readonly PublishedComparison[]): string {
  const texts = conditions.map((condition) => measuredText(condition) || 'statistic not reported');
  if (new Set(texts).size === 1) return texts[0] ?? '';
  return conditions.map((condition, index) => `${texts[index]} at ${conditionName(condition, conditions)}`).join(', ');
}

/** Verdict block of one comparison of a report. */
export function publishedVerdict(
  { key, published }: KeyedComparison,
  { comparisons, environments, ranges }: ReportContext,
  standing: Report['standing'],
): PublishedVerdict {
  const all = conditionsOf(comparisons).map((entry) => entry.published);
  const context = { conditions: all.includes(published) ? all : [published], environments };
  const title =
    standing === 'proposed'
      ? 'Proposed, not merged at the time of the snapshot'
      : published.totals?.summed
        ? 'Changes as published, totals added up'
        : 'As published, not recomputed';
  const evidence = publishedBy(published, conditionsText(context.conditions));
  const own = ranges[key];
  const tag = standing === 'proposed' ? 'Proposed' : 'As published';
  return {
    title,
    tag,
    word: headline(published, context),
    evidence,
    sentence: [restSentence(published, context), own ? rangesSentence(own) : ''].join(' ').trim(),
    doubt: '',
    names: { baseline: published.baseline.title, candidate: published.candidate.title },
    panel: key === comparisons[0]?.key ? panelOf(published, key) : null,
    tally: publishedTally(published) ?? (own ? rangesTally(own, published) : null),
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
