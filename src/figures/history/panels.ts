import { metricEvidence } from '../../benchmark/comparison/evidence';
import { listMetrics } from '../../benchmark/comparison/verdictCase';
import { isWithdrawn } from '../../benchmark/comparison/withdrawal';
import { endsOf, MIN_ROUNDS, withIsolatedRounds } from '../../benchmark/history/isolatedRounds';
import { type HistoryLine, type HistoryPoint, newestPoint } from '../../benchmark/history/lines';
import type { PublishedSummary } from '../../benchmark/history/publishedTotals';
import {
  baselineName,
  pointName,
  publicationMonth,
  publishedOn,
  releaseAt,
  shortVersion,
} from '../../benchmark/history/words';
import type { Evidence } from '../../benchmark/model/figure';
import { groupBy } from '../../benchmark/model/groupBy';
import { comparePath } from '../../benchmark/model/paths';
import type { EngineRecord } from '../../benchmark/model/round';
import { sum } from '../../benchmark/model/statistics';
import { sizeText, suiteAtSize } from '../../benchmark/text/dataSize';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatShortDay, formatShortMonth } from '../../benchmark/text/numbers';
import { runsText } from '../../benchmark/text/statistic';
import { secondsAxis } from '../shared/axes';
import type { StandaloneSpec } from '../shared/kind';
import { type HistoryMetric, metricText, type RatioMetric } from './metric';

/** One release in a panel, with the evidence on the plotted metric; of the total time next to seconds. */
export interface HistoryMark extends Evidence {
  /** Position between the first and the last date of its panel, 0–1. */
  x: number;
  /** "Comet 0.16"; for seconds, the version of vanilla Spark; '' if the dates are releases. */
  label: string;
  /** For tables: "0.16.0", or "build of 30 May 2024". */
  release: string;
  /** Month of its results, "Sep 2024". */
  published: string;
  total: number;
  geometricMean: number;
  median: number;
  baselineS: number;
  candidateS: number;
  /** "5 runs", "ran once", "runs not reported". */
  runs: string;
  /** The page of its comparison. */
  path: string;
  /** True for one run per query on either side, or an unreported number of runs. */
  single: boolean;
  /** True if its publisher withdrew a result of the comparison. */
  isWithdrawn: boolean;
  /** Line to the previous mark: solid on one machine with the same executors, dotted across an unreported or changed one, or none. */
  link: 'solid' | 'dotted' | '';
}

/** Releases of an engine in a panel, in order. */
interface HistorySeries {
  /** "Comet". */
  engine: string;
  /** Index among the engines of the figure, which determines the shape. */
  shape: number;
  marks: HistoryMark[];
}

/** One suite at one size. The first series is the main one. */
export interface HistoryPanel {
  /** "TPC-DS at 1 TB". */
  heading: string;
  /** "1.39× to 2.21×, EKS". */
  detail: string;
  series: HistorySeries[];
  /** Months or releases below the plot, by position. */
  dates: { x: number; label: string }[];
  axis: { min: number; max: number; ticks: number[] };
}

/** Panels of one machine, which share their dates. */
export interface HistoryGroup {
  /** "2025 to 2026: EKS, 1 and 3 TB"; '' for none. */
  heading: string;
  panels: HistoryPanel[];
}

/** Speedups over vanilla Spark in the same round on one log scale, or its seconds from 0, as small multiples. */
export interface HistorySpec extends StandaloneSpec {
  kind: 'history';
  metric: HistoryMetric;
  /** "vanilla Spark", "its first run", or both. */
  baseline: string;
  /** For the key; empty for the seconds of vanilla Spark. */
  engines: string[];
  groups: HistoryGroup[];
}

export interface EngineLines {
  engine: EngineRecord;
  lines: readonly HistoryLine[];
  /** Published totals, some of which measure a release again. */
  published: readonly PublishedSummary[];
}

interface Drawn {
  engine: EngineRecord;
  shape: number;
  line: HistoryLine;
}

/** Positions and labels of dates in a panel. */
interface Dates {
  /** Of a point by its day, or by its index in the line. */
  place: (day: string, index: number) => number;
  labels: HistoryPanel['dates'];
}

type Axis = HistoryPanel['axis'];

const TICKS = [0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 5, 10, 20];

/** A log scale of speedups for all panels and metrics, with room for a mark below the lowest and for a label above the highest. */
function speedupAxis(lines: readonly Drawn[]): Axis {
  const metrics = lines.flatMap(({ line }) => line.points.flatMap(({ comparison }) => listMetrics(comparison)));
  const values = metrics.map(({ speedup }) => speedup);
  const [min, max] = [Math.min(0.8, ...values) / 1.2, Math.max(1.5, ...values) * 1.25];
  return { min, max, ticks: TICKS.filter((tick) => tick >= min && tick <= max) };
}

/** Scale of seconds for the panels of one machine, from 0. */
function baselineAxis(lines: readonly Drawn[]): Axis {
  const seconds = lines.flatMap(({ line }) => line.points.map(({ comparison }) => comparison.baselineS));
  const { max, ticks } = secondsAxis('', 0, Math.max(1, ...seconds) * 1.1);
  return { min: 0, max, ticks: ticks.filter((_, index) => ticks.length < 5 || index % 2 === 0) };
}

/** "0.16"; for a build, the month of its results, "Sep 2024"; the day, "3 Oct", if days tell the points apart. */
function versionText(engine: EngineRecord, point: HistoryPoint): string {
  if (point.byDay) return formatShortDay(publishedOn(point));
  const release = releaseAt(engine, point);
  return release.build === undefined ? shortVersion(engine, release) : formatShortMonth(publishedOn(point));
}

function metricsOf({ comparison: { total, geometricMean, median, baselineS } }: HistoryPoint) {
  return { total: total.speedup, geometricMean: geometricMean.speedup, median: median.speedup, baselineS };
}

function markOf(
  metric: RatioMetric,
  engine: EngineRecord,
  point: HistoryPoint,
  { place }: Dates,
  index: number,
): HistoryMark {
  const { comparison } = point;
  const { candidateS, baseline, candidate } = comparison;
  return {
    x: place(publishedOn(point), index),
    label: `${capitalise(engine.name)} ${versionText(engine, point)}`,
    release: pointName(engine, point),
    published: publicationMonth(point),
    ...metricsOf(point),
    candidateS,
    runs: runsText([baseline, candidate]),
    path: comparePath(baseline.id, [candidate.id]),
    single: point.single,
    isWithdrawn: isWithdrawn(comparison),
    ...metricEvidence(metric, comparison),
    link: index === 0 ? '' : point.joined ? 'solid' : 'dotted',
  };
}

function speedupSeries(metric: RatioMetric, { engine, shape, line }: Drawn, dates: Dates): HistorySeries {
  const variant = line.variant === '' ? '' : `, ${line.variant}`;
  const marks = line.points.map((point, index) => markOf(metric, engine, point, dates, index));
  return {
    engine: capitalise(engine.name),
    shape,
    marks: marks.map((mark) => ({ ...mark, label: `${mark.label}${variant}` })),
  };
}

/** Runs of vanilla Spark in a panel, each once and unjoined: only ratios within a round are comparable. */
function baselineSeries(lines: readonly Drawn[], dates: Dates): HistorySeries {
  const found = lines.flatMap(({ engine, line }) => line.points.map((point) => ({ engine, point })));
  const runs = new Map(found.toReversed().map((entry) => [entry.point.comparison.baseline.id, entry]));
  const marks = [...runs.values()].map(({ engine, point }, index): HistoryMark => {
    const { baseline } = point.comparison;
    return { ...markOf('total', engine, point, dates, index), label: `Spark ${baseline.engine.version}`, link: '' };
  });
  return { engine: baselineName(lines.map(({ line }) => line)), shape: 0, marks: marks.sort((a, b) => a.x - b.x) };
}

/** "EKS" and "r8gd.12xlarge" of "EKS, r8gd.12xlarge"; "Kuaishou" and "4 nodes" of "4 nodes of Kuaishou". */
function placeOf({ machine }: Pick<HistoryLine, 'machine'>): { place: string; details: string[] } {
  const [first = '', ...details] = machine.split(', ');
  const [, nodes, owner] = /^(\S+ nodes) of (.+)$/.exec(first) ?? [];
  return nodes && owner ? { place: owner, details: [nodes, ...details] } : { place: first, details };
}

function suiteOf({ line }: Drawn) {
  return (line.points[0] as HistoryPoint).comparison.candidate.suite;
}

/** "Comet 1.1 (Spark 4.2)": releases with another setup than the machine of a panel, and what is known of it. */
function elsewhereTexts({ engine, line }: Drawn, machine: string): string[] {
  const points = line.points.filter(({ round }) => round.machine !== machine);
  return points.map((point) => {
    const { place, details } = placeOf(point.round);
    return `${engine.name} ${versionText(engine, point)} (${details.join(', ') || place.replace(/ \(.*\)$/, '')})`;
  });
}

/** "1.39× to 2.21×, r8gd.12xlarge, conflicting sources", and releases with another setup, which the values leave out. */
function detailOf(metric: HistoryMetric, lines: readonly Drawn[]): string {
  const { line } = lines[0] as Drawn;
  const { machine, points } = line;
  const values = endsOf(line).map((point) => metricText(metricsOf(point), metric));
  const { details } = placeOf({ machine });
  const conflict = points.some(({ comparison }) => comparison.environment.relation === 'disputed');
  const elsewhere = lines.flatMap((drawn) => elsewhereTexts(drawn, machine));
  return [
    [...new Set(values)].join(' to '),
    ...details,
    ...(conflict ? ['conflicting sources'] : []),
    ...(elsewhere.length === 0 ? [] : [`other setup: ${joinWords(elsewhere)}`]),
  ].join(', ');
}

function panelOf(metric: HistoryMetric, lines: readonly Drawn[], dates: Dates, axis: Axis): HistoryPanel {
  const series =
    metric === 'baselineS' ? [baselineSeries(lines, dates)] : lines.map((line) => speedupSeries(metric, line, dates));
  return {
    heading: suiteAtSize(suiteOf(lines[0] as Drawn)),
    detail: detailOf(metric, lines),
    series,
    dates: dates.labels,
    axis,
  };
}

const DAY_MS = 86_400_000;
/** Months between labels, for at most four labels. */
const STEPS = [1, 3, 6, 12, 24, 60];

/** Labeled months between two dates: each January, or at smaller steps for a short range. */
function monthsBetween(from: string, to: string): string[] {
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1);
  const all = Array.from({ length: (last ?? 0) - (first ?? 0) }, (_, index) => (first ?? 0) + 1 + index);
  const months = STEPS.map((step) => all.filter((month) => month % step === 0)).find((some) => some.length <= 4) ?? [];
  return months.map((month) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`);
}

/** At most four of these days, in order: the last, and some before it at equal distances. */
function someDays(days: readonly string[]): string[] {
  const all = [...new Set(days)];
  const step = Math.ceil((all.length - 1) / 3) || 1;
  return all.filter((_, index) => (all.length - 1 - index) % step === 0);
}

/** Days from the first to the last result of these lines, with months as labels, or days if these tell points apart. */
function calendar(lines: readonly Drawn[]): Dates {
  const days = lines.flatMap(({ line }) => line.points.map(publishedOn)).sort();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const share = (date: string) => {
    const [first, last, day] = [from, to, date].map((text) => Date.parse(text) / DAY_MS) as [number, number, number];
    return last === first ? 0.5 : (day - first) / (last - first);
  };
  if (lines.every(({ line }) => line.points.every(({ byDay }) => byDay)))
    return {
      place: share,
      labels: someDays(days).map((date) => ({ x: share(date), label: formatShortDay(date) })),
    };
  const label = (date: string) => ({ x: share(date), label: formatShortMonth(date) });
  const months = from === to ? [label(from)] : monthsBetween(from, to).map(label);
  return { place: share, labels: months };
}

/** Releases at equal distances, with their names as labels. */
function releases({ engine, line: { points } }: Drawn): Dates {
  const x = (index: number) => (points.length === 1 ? 0.5 : index / (points.length - 1));
  return {
    place: (_, index) => x(index),
    labels: points.map((point, index) => ({ x: x(index), label: versionText(engine, point).replace(' 20', ' ') })),
  };
}

/** "2025 to 2026: EKS, 1 TB and 3 TB". */
function groupHeading(place: string, lines: readonly Drawn[]): string {
  const years = lines.flatMap(({ line }) => line.points.map((point) => publishedOn(point).slice(0, 4))).sort();
  const sizes = new Map(lines.map((line) => [suiteOf(line).scaleFactor, sizeText(suiteOf(line))]));
  const bySize = [...sizes].sort(([a], [b]) => a - b).map(([, text]) => text);
  return `${[...new Set([years[0], years.at(-1)])].join(' to ')}: ${place}, ${joinWords(bySize)}`;
}

/** Sorts the main line first: the longest line that is not a variant. */
function mainFirst(lines: readonly Drawn[]): Drawn[] {
  const rank = ({ line: { variant, points } }: Drawn) => points.length - (variant === '' ? 0 : 1000);
  return [...lines].sort((a, b) => rank(b) - rank(a));
}

function countMarks({ series }: HistoryPanel): number {
  return sum(series.map(({ marks }) => marks.length));
}

/** True if a chart has at least two marks in a panel; one mark shows no trend, and the table has it. */
export function hasTrend({ groups }: Pick<HistorySpec, 'groups'>): boolean {
  return groups.some(({ panels }) => panels.some((panel) => countMarks(panel) > 1));
}

/** The panels with at least two marks, without empty groups; all if no panel has two. */
function withTrends(groups: HistoryGroup[]): HistoryGroup[] {
  if (!hasTrend({ groups })) return groups;
  return groups
    .map((group) => ({ ...group, panels: group.panels.filter((panel) => countMarks(panel) > 1) }))
    .filter(({ panels }) => panels.length > 0);
}

/** A panel per suite, size, and place, grouped by place; earliest place and longest line first. */
export function historyGroups(
  histories: readonly Pick<EngineLines, 'engine' | 'lines'>[],
  metric: HistoryMetric,
): HistoryGroup[] {
  const drawn = histories.flatMap(({ engine, lines }, shape) =>
    withIsolatedRounds(lines).map((line) => ({ engine, shape, line })),
  );
  const place = ([main]: readonly Drawn[]) => (main ? placeOf(main.line).place : '');
  const key = (line: Drawn) => `${suiteAtSize(suiteOf(line))}, ${place([line])}`;
  const panels = [...groupBy(drawn, key).values()].map(mainFirst);
  const length = ([main]: readonly Drawn[]) => main?.line.points.length ?? 0;
  const first = (group: readonly Drawn[][]) =>
    group.flatMap((lines) => lines.map(({ line }) => firstDay(line))).sort()[0] ?? '';
  const ratios = speedupAxis(drawn);
  const groups = [...groupBy(panels, place)]
    .sort(([, a], [, b]) => first(a).localeCompare(first(b)))
    .map(([name, group]) => {
      const dates = calendar(group.flat());
      const axis = metric === 'baselineS' ? baselineAxis(group.flat()) : ratios;
      return {
        heading: groupHeading(name, group.flat()),
        panels: group.sort((a, b) => length(b) - length(a)).map((lines) => panelOf(metric, lines, dates, axis)),
      };
    });
  return withTrends(groups);
}

function firstDay({ points }: HistoryLine): string {
  return publishedOn(points[0] as HistoryPoint);
}

const NEWEST = 3;

/** First lines of an engine's page: the one with the newest release, then the newest long ones; sorted by length. */
function newestLines(lines: readonly HistoryLine[]): HistoryLine[] {
  const lastDay = ({ points }: HistoryLine) => publishedOn(points.at(-1) as HistoryPoint);
  const enough = ({ points }: HistoryLine) => Number(points.length >= MIN_ROUNDS);
  const longer = (a: HistoryLine, b: HistoryLine) => b.points.length - a.points.length;
  const all = withIsolatedRounds(lines).filter(({ variant }) => variant === '');
  const trends = all.filter(({ points }) => points.length > 1);
  const main = trends.length > 0 ? trends : all;
  const { line: newest } = newestPoint(main);
  return main
    .sort(
      (a, b) =>
        Number(b === newest) - Number(a === newest) ||
        enough(b) - enough(a) ||
        lastDay(b).localeCompare(lastDay(a)) ||
        longer(a, b),
    )
    .slice(0, NEWEST)
    .sort(longer);
}

/** The newest lines without withdrawn results. */
export function newestKept(lines: readonly HistoryLine[]): HistoryLine[] {
  const kept = lines
    .map((line) => ({ ...line, points: line.points.filter(({ comparison }) => !isWithdrawn(comparison)) }))
    .filter(({ points }) => points.length > 0);
  return newestLines(kept.length > 0 ? kept : lines);
}

/** Newest lines of an engine side by side, by release, in total time. Marks have no label: the dates are releases. */
export function newestGroup(engine: EngineRecord, lines: readonly HistoryLine[]): HistoryGroup {
  const drawn = newestKept(lines).map((line) => ({ engine, shape: 0, line }));
  const axis = speedupAxis(drawn);
  const panels = drawn.map((line) => panelOf('total', [line], releases(line), axis));
  const unnamed = (series: HistorySeries) => ({
    ...series,
    marks: series.marks.map((mark) => ({ ...mark, label: '' })),
  });
  return { heading: '', panels: panels.map((panel) => ({ ...panel, series: panel.series.map(unnamed) })) };
}
