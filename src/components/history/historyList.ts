import { endsOf, MIN_ROUNDS } from '../../benchmark/history/isolatedRounds';
import { type HistoryLine, type HistoryPoint, newestPoint } from '../../benchmark/history/lines';
import { repeatedTotals } from '../../benchmark/history/publishedTotals';
import {
  baselineName,
  lineHeading,
  lineName,
  pointNoun,
  publishedOn,
  releaseAt,
  releaseName,
} from '../../benchmark/history/words';
import type { Link } from '../../benchmark/model/link';
import { capitalise, joinWords } from '../../benchmark/text/names';
import {
  countNoun,
  countWord,
  formatDate,
  formatMonth,
  formatNumber,
  formatShortMonth,
  formatSpeedup,
} from '../../benchmark/text/numbers';
import { publicationDay } from '../../benchmark/text/publicationDay';
import type { AnswerPart } from '../../figures/answers/spec';
import { type EngineHistory, metricCharts, metricFigures } from './page';
import { HISTORY_PATH } from './paths';
import { isAboveOnAll, isFaster, reliability } from './verdict';

const TITLE = 'Are the engines getting faster?';
/** Number of lines in the answer. */
const MAX_LINES = 2;

function pointsOf(lines: readonly HistoryLine[]): HistoryPoint[] {
  return lines.flatMap(({ points }) => points);
}

/** "May 2024 to Aug 2026". */
function span(points: readonly HistoryPoint[]): string {
  const days = points.map(publishedOn).sort();
  const months = [days[0] ?? '', days.at(-1) ?? ''].map((day) => formatShortMonth(day));
  return [...new Set(months)].join(' to ');
}

function isConflicting({ comparison }: HistoryPoint): boolean {
  return comparison.environment.relation === 'disputed';
}

function countText(points: readonly HistoryPoint[], isCounted: (point: HistoryPoint) => boolean): string {
  return `${formatNumber(points.filter(isCounted).length)} of ${formatNumber(points.length)}`;
}

function engineRow({ engine, lines, name, page }: EngineHistory) {
  const points = pointsOf(lines);
  const rounds = new Set(points.map(({ round }) => round.id)).size;
  const { line, point } = newestPoint(lines);
  return {
    name,
    path: page.path,
    newest: `${releaseName(releaseAt(engine, point))}, ${publicationDay(point.comparison.candidate, point.byDay ? formatDate : formatMonth)}`,
    speedup: formatSpeedup(point.comparison.total.speedup),
    on: `${lineHeading(line)}${isConflicting(point) ? '; conflicting sources' : ''}`,
    /** "28 in 17 rounds, May 2024 to Aug 2026". */
    comparisons: `${formatNumber(points.length)} in ${countNoun(rounds, 'round')}, ${span(points)}`,
    lessTime: countText(points, isFaster),
    allMetrics: countText(points, isAboveOnAll),
  };
}

/** Lines that show an engine's trend: long enough, without conflicting sources, one per suite, longest first. */
function trendLines(lines: readonly HistoryLine[]): HistoryLine[] {
  const last = ({ points }: HistoryLine) => publishedOn(points.at(-1) as HistoryPoint);
  return lines
    .filter(({ points, variant }) => variant === '' && points.length >= MIN_ROUNDS && !points.some(isConflicting))
    .sort((a, b) => b.points.length - a.points.length || last(b).localeCompare(last(a)))
    .filter(({ points: [first] }, _, all) => {
      const name = first?.comparison.candidate.suite.name;
      return all.find(({ points: [other] }) => other?.comparison.candidate.suite.name === name)?.points[0] === first;
    });
}

/** "from 1.39× to 2.27×". */
function change(line: HistoryLine): string {
  return `from ${endsOf(line)
    .map(({ comparison }) => formatSpeedup(comparison.total.speedup))
    .join(' to ')}`;
}

/** " The newest release with a time for each query, 1.1.0, has 1.84× (1.65× when measured again) on TPC-DS at 1 TB (EKS, Spark 4.2)."; '' if a named line ends with it. */
function newestText({ engine, lines, published }: EngineHistory, named: readonly HistoryLine[]): string {
  const { line, point } = newestPoint(lines);
  if (named.includes(line)) return '';
  const { comparison } = point;
  const again = repeatedTotals(comparison, published).map(({ baselineS, candidateS }) => baselineS / candidateS);
  const later = again.length === 0 ? '' : ` (${joinWords(again.map(formatSpeedup))} when measured again)`;
  const { speedup } = comparison.total;
  return ` The newest ${pointNoun(lines)} with a time for each query, ${releaseName(releaseAt(engine, point))}, has ${formatSpeedup(speedup)}${later} on ${lineName(line)}.`;
}

const NO_TREND = `No engine has a trend yet: it takes ${countWord(MIN_ROUNDS)} comparisons on one suite and environment.`;

/** Change of the total-time ratio of the engine with the most comparisons, and engines with too few rounds. */
function answer(histories: readonly EngineHistory[]): AnswerPart[] {
  const [main, ...others] = histories;
  const lines = trendLines(main?.lines ?? []);
  const ends = [lines[0], lines.at(-1)].filter((line, index, all) => line && all.indexOf(line) === index);
  const few = others.filter((history) => trendLines(history.lines).length === 0).map(({ engine }) => engine.name);
  const rest =
    few.length === 0
      ? ''
      : ` ${capitalise(joinWords(few))} ${few.length === 1 ? 'has' : 'have'} too few rounds to show a trend.`;
  if (!main || ends.length === 0) return [{ text: NO_TREND }];
  return [
    { text: `${main.name}’s total-time ratio over ${baselineName(lines)} went ` },
    ...ends
      .slice(0, MAX_LINES)
      .flatMap((line, index) => [
        { text: index === 0 ? '' : ' and ' },
        { text: change(line as HistoryLine), strong: true },
        { text: ` on ${lineHeading(line as HistoryLine)}` },
      ]),
    { text: `.${newestText(main, ends.slice(0, MAX_LINES) as HistoryLine[])}${rest}` },
  ];
}

/** Content of /history/. */
export type HistoryIndexData = ReturnType<typeof historyIndex>['page'];

/**
 * Histories with lines in the order of /engines/: the newest and then the longest first. The place of an engine in it is
 * its shape on all pages.
 */
export function orderedHistories(all: readonly EngineHistory[]): EngineHistory[] {
  const newestDay = ({ lines }: EngineHistory) => pointsOf(lines).map(publishedOn).sort().at(-1) ?? '';
  return all
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => newestDay(b).localeCompare(newestDay(a)) || pointsOf(b.lines).length - pointsOf(a.lines).length);
}

/** Engines with a history, and the charts of all. */
export function historyIndex(histories: readonly EngineHistory[], more: readonly Link[] = []) {
  const charts = metricCharts(histories);
  const rounds = `${HISTORY_PATH}#engines`;
  const about = { path: HISTORY_PATH, folder: 'history', title: TITLE };
  return {
    ...about,
    rounds,
    charts,
    page: {
      ...about,
      answer: answer(histories),
      reliability: reliability(histories.flatMap(({ lines }) => lines)),
      metrics: metricFigures(charts, rounds),
      engines: histories.map(engineRow),
      /** Other pages on releases. */
      more,
    },
  };
}
