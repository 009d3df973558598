import { machineText } from '../../benchmark/comparison/environmentSummary';
import { queryEvidence } from '../../benchmark/comparison/evidence';
import type { Axis } from '../../benchmark/model/chart';
import { column, VERDICT_COLUMN } from '../../benchmark/model/columns';
import type { MatchedQuery, Verdict } from '../../benchmark/model/comparison';
import type { Evidence } from '../../benchmark/model/figure';
import { groupBy } from '../../benchmark/model/groupBy';
import { latestDate } from '../../benchmark/model/order';
import { resultSetPath, suiteSlug } from '../../benchmark/model/paths';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise, engineName, engineTitle, joinWords } from '../../benchmark/text/names';
import { queryVersionText } from '../../benchmark/text/notReported';
import { formatNumber, formatSeconds } from '../../benchmark/text/numbers';
import { roundText } from '../../benchmark/text/roundText';
import { evidenceText } from '../../benchmark/text/statistic';
import { shortTimeShare } from '../../benchmark/text/timeShare';
import { verdictWord } from '../../benchmark/text/verdictWords';
import { secondsAxis } from '../shared/axes';
import { disclaimer } from '../shared/captions';
import { countPresent, type StandaloneKind, type StandaloneSpec } from '../shared/kind';

export interface TimeBar {
  id: string;
  engine: string;
  version: string;
  /** Page of the result set. */
  path: string;
  timeS: number;
  text: string;
  /** End of the bar, in % of the axis. */
  at: number;
  /** Compared with the baseline; null without a verdict, and for the baseline. */
  verdict: Verdict | null;
  /** Null for the baseline. */
  evidence: Evidence | null;
  isBaseline: boolean;
}

/** One baseline with the engines that are compared with it, on one axis. */
export interface TimePanel {
  id: string;
  /** "tpcds-4.0", the target of links to a query version; '' if an earlier panel has it. */
  anchor: string;
  scaleFactor: number;
  /** True for the first panel of each table format at the two largest sizes; pages fold the others. */
  isShown: boolean;
  /** "3 TB: Comet takes 80% of the time (clearly faster)". */
  title: string;
  /** Machine and iterations, and whether sources conflict: "r8gd.12xlarge, 5 iterations". */
  note: string;
  /** Size, baseline and its round, query version, machine, iterations, and doubts about the environments, as sentences. */
  details: string;
  ticks: { label: string; at: number }[];
  /** End of the baseline's bar, in % of the axis. */
  baseAt: number;
  /** The fastest first. */
  bars: TimeBar[];
}

/** Seconds of a query by round, largest data first: the newest result of each engine, with its baseline. */
export interface TimesSpec extends StandaloneSpec {
  kind: 'times';
  /** Latest publication date, 2026-07-21. */
  published: string;
  panels: TimePanel[];
}

/** Table with a row per result set in the order of the page. */
function timesTable({ panels }: TimesSpec): Table {
  const rows = panels.flatMap(({ scaleFactor, bars }) => bars.map((bar) => ({ ...bar, scaleFactor })));
  return tableOf(rows, [
    [column('result_set', 'Result set', '', 'query'), 'id'],
    [column('engine', 'Engine'), 'engine'],
    [column('version', 'Version'), 'version'],
    [column('scale_factor', 'Scale factor', 'count', 'number'), 'scaleFactor'],
    [column('time_s', 'Time', 's', 'number', 2), 'timeS'],
    [VERDICT_COLUMN, 'verdict'],
  ]);
}

interface TimedPair {
  baseline: ResultSet;
  candidate: ResultSet;
  match: MatchedQuery;
  verdict: Verdict | null;
  /** Doubts about their environments as sentences; empty for none. */
  doubts: string[];
}

/** A data size and table format with its pairs, at least one. */
interface TimedSize {
  scaleFactor: number;
  /** "3 TB", "3 TB on Iceberg". */
  text: string;
  pairs: readonly TimedPair[];
}

const CAPTION =
  'Seconds of each engine’s newest result. Dotted line: the baseline. Solid: clear over iterations. Tinted: not shown to repeat. Outline: ranges overlap.';
const SEVERAL = ' Machines differ between charts.';

/** Decimals of a query's seconds: one, or two if each time is below ten. */
function decimalsOf(timesS: readonly number[]): number {
  return timesS.every((time) => time < 10) ? 2 : 1;
}

function placeOf(timeS: number, { max }: Axis): number {
  return Math.round((1000 * timeS) / max) / 10;
}

function bar(
  set: ResultSet,
  timeS: number,
  axis: Axis,
  decimals: number,
): Omit<TimeBar, 'verdict' | 'evidence' | 'isBaseline'> {
  return {
    id: set.id,
    engine: capitalise(set.engine.title),
    version: set.engine.version,
    path: resultSetPath(set.id),
    timeS,
    text: formatSeconds(timeS, decimals),
    at: placeOf(timeS, axis),
  };
}

/** Machine, iterations, and doubts about the environments of one round: in short, and as sentences. */
function notes(
  pairs: readonly TimedPair[],
  size: string,
  environments: readonly Environment[],
): Pick<TimePanel, 'note' | 'details'> {
  const { candidate, baseline } = pairs[0] as TimedPair;
  const { environment: id } = baseline.environment === 'unknown' ? candidate : baseline;
  const machine = environments.find((environment) => environment.id === id);
  const evidence = evidenceText(candidate);
  const doubts = pairs.flatMap((pair) => pair.doubts);
  const rounds = new Set(pairs.map((pair) => roundText(baseline, pair.candidate)));
  const measured = `${size}, ${engineName(baseline.engine)} measured ${joinWords([...rounds])}: ${capitalise(queryVersionText(baseline.suite))}, ${machine?.title ?? 'environment not reported'}, ${evidence}.`;
  const doubtful = pairs.some(({ verdict }) => verdict === null)
    ? '; conflicting sources'
    : '; hardware partly unknown';
  return {
    note: `${machine ? machineText(machine) : 'Environment not reported'}, ${evidence}${doubts.length > 0 ? doubtful : ''}`,
    details: [...new Set([measured, ...doubts])].join(' '),
  };
}

function barsOf(pairs: readonly TimedPair[], axis: Axis, decimals: number): TimeBar[] {
  const { baseline, match } = pairs[0] as TimedPair;
  const bars: TimeBar[] = [
    { ...bar(baseline, match.baseline.timeS, axis, decimals), verdict: null, evidence: null, isBaseline: true },
    ...pairs.map(({ candidate, match: own, verdict }) => ({
      ...bar(candidate, own.candidate.timeS, axis, decimals),
      verdict,
      evidence: queryEvidence(own, verdict === null),
      isBaseline: false,
    })),
  ];
  return bars.sort((a, b) => a.timeS - b.timeS);
}

/** "Gluten + Velox takes 4.79× as long (clearly slower)", for the engine with the largest difference from its baseline. */
function widest(pairs: readonly TimedPair[]): string {
  const apart = ({ match }: TimedPair) => Math.abs(Math.log(match.speedup));
  const { candidate, match, verdict } = [...pairs].sort((a, b) => apart(b) - apart(a))[0] as TimedPair;
  return `${capitalise(candidate.engine.title)} takes ${shortTimeShare(1 / match.speedup)} (${verdictWord(verdict)})`;
}

/** Three or four ticks, including 0. */
function fewTicks({ ticks }: Axis): number[] {
  const step = Math.max(1, Math.floor((ticks.length - 1) / 2));
  return ticks.filter((_, index) => index % step === 0);
}

/** A panel for each baseline of a data size and table format. */
function timePanels(
  { scaleFactor, text, pairs }: TimedSize,
  isLarge: boolean,
  environments: readonly Environment[],
): TimePanel[] {
  const rounds = [...groupBy(pairs, ({ baseline }) => baseline.id)];
  return rounds.map(([id, own], index) => ({
    id,
    isShown: index === 0 && isLarge,
    scaleFactor,
    ...roundPanel(own, text, environments),
  }));
}

function roundPanel(pairs: readonly TimedPair[], size: string, environments: readonly Environment[]) {
  const times = pairs.flatMap(({ match }) => [match.baseline.timeS, match.candidate.timeS]);
  const axis = secondsAxis('Time, s', 0, Math.max(...times));
  const { baseline, match } = pairs[0] as TimedPair;
  return {
    anchor: suiteSlug(baseline.suite),
    title: `${capitalise(size)}: ${widest(pairs)}`,
    ticks: fewTicks(axis).map((tick) => ({
      label: formatNumber(tick, tick % 1 === 0 ? 0 : 1),
      at: placeOf(tick, axis),
    })),
    ...notes(pairs, size, environments),
    baseAt: placeOf(match.baseline.timeS, axis),
    bars: barsOf(pairs, axis, decimalsOf(times)),
  };
}

/** Number of sizes that pages show without a click. */
const LARGE_SIZES = 2;

/** The first panel of a data size has its anchor, and the first of a query version too. */
function anchoredOnce(panels: readonly TimePanel[]): TimePanel[] {
  const seen = new Set<string>();
  const isFirst = (anchor: string) => seen.size < seen.add(anchor).size;
  return panels.map((panel) => ({
    ...panel,
    id: isFirst(`sf${panel.scaleFactor}`) ? `sf${panel.scaleFactor}` : panel.id,
    anchor: isFirst(panel.anchor) ? panel.anchor : '',
  }));
}

/** Seconds of a query by data size, the largest first, and baseline; null if no pair has the query. */
export function timesSpec(
  query: string,
  sizes: readonly TimedSize[],
  environments: readonly Environment[],
): TimesSpec | null {
  const measured = sizes.filter(({ pairs }) => pairs.length > 0);
  const sets = measured.flatMap(({ pairs }) => pairs.flatMap(({ baseline, candidate }) => [baseline, candidate]));
  const [first] = sets;
  if (!first) return null;
  const names = [...new Set(sets.map(({ engine }) => engineTitle(engine)))];
  const large = [...new Set(measured.map(({ scaleFactor }) => scaleFactor))].slice(0, LARGE_SIZES);
  const panels = anchoredOnce(
    measured.flatMap((size) => timePanels(size, large.includes(size.scaleFactor), environments)),
  );
  return {
    kind: 'times',
    id: `${query}-times`,
    title: `How long does ${query} take?`,
    description: `Seconds of ${query} at ${joinWords(measured.map(({ text }) => text))}, a bar for each of ${joinWords(names)}.`,
    caption: `${CAPTION}${panels.length > 1 ? SEVERAL : ''}`,
    note: '',
    disclaimer: disclaimer(first),
    published: latestDate(sets),
    panels,
  };
}

/** Times of a query. Pages show them as bars in HTML. */
export const times: StandaloneKind<TimesSpec> = {
  unit: () => 's',
  count: ({ panels }) => ({
    count: countPresent(panels.flatMap(({ bars }) => bars.map(({ timeS }) => timeS))),
    of: 'values',
  }),
  csv: timesTable,
};
