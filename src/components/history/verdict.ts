import { listMetrics, metricsText } from '../../benchmark/comparison/verdictCase';
import { type HistoryLine, type HistoryPoint, newestPoint } from '../../benchmark/history/lines';
import { newerText, type PublishedSummary, repeatedText } from '../../benchmark/history/publishedTotals';
import { baselineName, lineHeading, lineName, pointName, pointNoun } from '../../benchmark/history/words';
import { groupBy } from '../../benchmark/model/groupBy';
import type { EngineRecord } from '../../benchmark/model/round';
import { doubtMark, doubtNote } from '../../benchmark/text/doubt';
import { capitalise, joinSentences, joinWords } from '../../benchmark/text/names';
import { countWord, formatNumber, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import { otherRoundsText } from '../../benchmark/text/roundText';
import { timeShare } from '../../benchmark/text/timeShare';

/** Up to this number, exceptions are listed; more are only counted. */
const MAX_LISTED = 4;

function figures({ comparison }: HistoryPoint): number[] {
  return listMetrics(comparison).map(({ speedup }) => speedup);
}

/** True if an engine took less total time than vanilla Spark in the same round. */
export function isFaster(point: HistoryPoint): boolean {
  return point.comparison.total.speedup > 1;
}

/** True if all three metrics are above 1×. */
export function isAboveOnAll(point: HistoryPoint): boolean {
  return figures(point).every((value) => value > 1);
}

/** True if all three metrics are on one side of 1. */
function agrees(point: HistoryPoint): boolean {
  const [total = 1, ...others] = figures(point);
  return others.every((value) => value > 1 === total > 1);
}

function ofAll(count: number, all: number): string {
  if (all === 1) return count === 1 ? 'the one comparison' : 'none';
  if (count === all) return `all ${formatNumber(all)} comparisons`;
  return `${formatNumber(count)} of ${formatNumber(all)} comparisons`;
}

/** "Less total time than vanilla Spark in all 22 comparisons": not a verdict, so not "faster". */
function word(points: readonly HistoryPoint[], baseline: string): string {
  return `Less total time than ${baseline} in ${ofAll(points.filter(isFaster).length, points.length)}`;
}

/** "1.21× and 1.16×", each value once. */
function values(points: readonly HistoryPoint[], place: 0 | 1 | 2): string {
  return joinWords([...new Set(points.map((point) => formatSpeedup(figures(point)[place] ?? 1)))]);
}

/** Points that are not above 1× on all metrics: "Exceptions: Comet 0.2.0 and 0.3.0 on TPC-DS (total time …); …". */
function exceptions(engine: EngineRecord, lines: readonly HistoryLine[]): string[] {
  const found = lines.flatMap((line) => {
    const exceptional = line.points.filter((point) => !isAboveOnAll(point));
    return [false, true].map((agreed) => ({
      line,
      points: exceptional.filter((point) => agrees(point) === agreed),
      joins: agreed ? [', ', ', and '] : [', but ', ' and '],
    }));
  });
  const count = found.reduce((all, { points }) => all + points.length, 0);
  if (count === 0) return [];
  if (count > MAX_LISTED) return [`In ${countWord(count)} of the comparisons, not all three metrics are above 1×.`];
  const listed = found.flatMap(({ line, points, joins: [first, last] }) => {
    if (points.length === 0) return [];
    const versions = joinWords(points.map((point) => pointName(engine, point)));
    const name = `${capitalise(engine.name)} ${versions} on ${lineHeading(line)}`;
    return [
      `${name} (total time ${values(points, 0)}${first}geometric mean ${values(points, 1)}${last}median ${values(points, 2)})`,
    ];
  });
  return [`${count === 1 ? 'Exception' : 'Exceptions'}: ${listed.join('; ')}.`];
}

/**
 * "Comet 1.1.0 takes 54% of vanilla Spark’s time (1.84×) on …", with the newest release that has a time for each query;
 * then the doubt about its environment, its metrics, other measurements of it, and totals of newer releases.
 */
function newest(engine: EngineRecord, lines: readonly HistoryLine[], published: readonly PublishedSummary[]): string {
  const { line, point } = newestPoint(lines);
  const { candidateS, baselineS, total } = point.comparison;
  const name = `${capitalise(engine.name)} ${pointName(engine, point)}`;
  const ratio = `${formatSpeedup(total.speedup)}${doubtMark(point.comparison)}`;
  const more = [repeatedText(point.comparison, published), newerText(point.comparison, published)];
  return joinSentences([
    `${name} takes ${timeShare(1 / total.speedup, baselineName([line]))} (${ratio}) on ${lineName(line)}.`,
    doubtNote(point.comparison),
    `${pointName(engine, point)} is the newest ${pointNoun(lines)} with a time for each query (${formatSeconds(candidateS)} vs. ${formatSeconds(baselineS)}): ${metricsText(point.comparison)}.`,
    ...more,
  ]);
}

/** "Two of the comparisons have no verdict: withdrawn by the publisher.", a sentence for each reason. */
function withoutVerdict(points: readonly HistoryPoint[]): string[] {
  const reasons = points.flatMap(({ comparison }) => comparison.verdict.withheld ?? []);
  return [...groupBy(reasons, (reason) => reason)].map(
    ([reason, { length }]) =>
      `${capitalise(countWord(length))} of the comparisons ${length === 1 ? 'has' : 'have'} no verdict: ${reason}.`,
  );
}

/** Caveat on steps between joined points that ran once, with the largest fall or smallest rise; '' for none. */
function hollowStep(lines: readonly HistoryLine[]): string {
  const steps = lines.flatMap(({ points }) =>
    points.flatMap((point, index) => {
      const before = points[index - 1];
      if (!before?.single || !point.single || !point.joined) return [];
      const [from, to] = [before, point].map(({ comparison }) => comparison.total.speedup);
      return [{ from: from ?? 1, to: to ?? 1 }];
    }),
  );
  const [most] = steps.sort((a, b) => a.to / a.from - b.to / b.from);
  if (!most) return '';
  const step = `${formatSpeedup(most.from)} to ${formatSpeedup(most.to)}`;
  return ` A step between two of them, such as ${step}, may be noise; the published files cannot show which.`;
}

/** Number of comparisons with one run or an unreported number, or with a reused baseline; '' if every round has several. */
export function reliability(lines: readonly HistoryLine[]): string {
  const points = lines.flatMap((line) => line.points);
  const count = points.filter(({ single }) => single).length;
  if (count === 0) return '';
  const reused = otherRoundsText(points.map(({ comparison }) => comparison));
  const rest = `${capitalise(countWord(count))} of ${countWord(points.length)} comparisons ${count === 1 ? 'rests' : 'rest'} on one run per query, or on an unreported number of runs.`;
  return `${rest}${hollowStep(lines)}${reused}`;
}

/** Summary of an engine's rounds: comparisons with less time, newest release, exceptions, reliability; '' for none. */
export function historyVerdict(
  engine: EngineRecord,
  lines: readonly HistoryLine[],
  published: readonly PublishedSummary[],
) {
  const points = lines.flatMap((line) => line.points);
  if (points.length === 0) return { word: '', sentence: '', exceptions: '', reliability: '' };
  return {
    word: word(points, baselineName(lines)),
    sentence: newest(engine, lines, published),
    exceptions: [...exceptions(engine, lines), ...withoutVerdict(points)].join(' '),
    reliability: reliability(lines),
  };
}
