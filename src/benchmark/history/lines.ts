import { compare } from '../comparison/compare';
import { pairReasons } from '../comparison/pairFaults';
import { isWithdrawn } from '../comparison/withdrawal';
import type { Comparison } from '../model/comparison';
import { groupBy } from '../model/groupBy';
import type { Environment, ResultSet, Unknown } from '../model/resultSet';
import { baselineOf, type EngineRecord, type Round, suiteKey } from '../model/round';
import { slug } from '../text/slug';
import { type Shape, sameShape, shapeOf } from './shape';

/** One release of an engine compared with vanilla Spark in the same round. */
export interface HistoryPoint {
  /** Index among the engine's releases. */
  release: number;
  round: Round;
  comparison: Comparison;
  shape: Shape | null;
  /** Iterations of each query per side. */
  iterations: { baseline: number | Unknown; candidate: number | Unknown };
  /** True if a side ran each query once, or does not report how often: its noise is unknown. */
  single: boolean;
  /** True if the previous point ran on the same machine and the same executors, and neither was withdrawn. */
  joined: boolean;
  /** True if the points of its line are told apart by their days: each release ran several times, such as every week. */
  byDay: boolean;
}

/** Releases that can share a line: one publisher, machine, suite, scale factor, table format, data, and variant. */
export interface HistoryLine {
  /** "tpch-sf100": unique within the engine. */
  id: string;
  publisher: string;
  machine: string;
  /** '' unless a round describes how its tables were made. */
  data: string;
  /** '' for runs that are not variants. */
  variant: string;
  /** In the order of releases. */
  points: HistoryPoint[];
}

interface HistoryInput {
  rounds: readonly Round[];
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
}

function iterationsOf({ statistic, iterations }: ResultSet): number | Unknown {
  return statistic === 'single' ? 1 : iterations;
}

/** True if the noise is unknown: one iteration, or an unreported number. */
function isSingle(iterations: number | Unknown): boolean {
  return iterations === 'unknown' || iterations === 1;
}

/** Index of a set's version in its engine's releases; -1 if it is not listed. */
function releaseOf({ releases }: EngineRecord, { engine }: ResultSet): number {
  return releases.findIndex(({ version }) => version === engine.version);
}

interface Found {
  point: HistoryPoint;
  line: Omit<HistoryLine, 'id' | 'points'>;
  key: string;
}

/** A set of a round as a point with its line; empty if it cannot be compared with its baseline. */
function foundPoint(
  engine: EngineRecord,
  round: Round,
  set: ResultSet,
  sets: ReadonlyMap<string, ResultSet>,
  environments: readonly Environment[],
): Found[] {
  const baseline = baselineOf(set, round, sets);
  const release = releaseOf(engine, set);
  if (!baseline || release < 0 || pairReasons(baseline, set).length > 0) return [];
  const { publisher, machine, data = '', variants = [] } = round;
  const variant = variants.find(({ resultSet }) => resultSet === set.id)?.what ?? '';
  const iterations = { baseline: iterationsOf(baseline), candidate: iterationsOf(set) };
  const point: HistoryPoint = {
    release,
    round,
    comparison: compare(baseline, set, environments),
    shape: shapeOf(
      set,
      environments.find(({ id }) => id === set.environment),
    ),
    iterations,
    single: isSingle(iterations.baseline) || isSingle(iterations.candidate),
    joined: false,
    byDay: false,
  };
  const line = { publisher, machine, data, variant };
  return [{ point, line, key: [...Object.values(line), suiteKey(set)].join('\n') }];
}

/** True if the executors of two points are known to be the same; those of one environment are, if neither reports others. */
function haveSameSetup(a: HistoryPoint, b: HistoryPoint): boolean {
  const isOneEnvironment = a.round.isImplied && b.round.isImplied && a.comparison.candidate.environment !== 'unknown';
  return sameShape(a.shape, b.shape) || (isOneEnvironment === true && a.shape === null && b.shape === null);
}

/** Points in the order of releases; each is joined to the previous one if machine and executors are the same and neither was withdrawn. */
export function joinPoints(points: readonly HistoryPoint[]): HistoryPoint[] {
  const order = [...points].sort((a, b) => a.release - b.release);
  const releases = new Set(points.map(({ release }) => release)).size;
  const byDay = points.length > 1 && 2 * releases <= points.length;
  return order.map((point, index) => {
    const before = order[index - 1];
    const isSame = before?.round.machine === point.round.machine && haveSameSetup(before, point);
    const isBroken = [before, point].some((entry) => entry && isWithdrawn(entry.comparison));
    return { ...point, joined: isSame && !isBroken, byDay };
  });
}

/** "tpch-sf100"; for several lines of one suite, all ids except the first include publisher and machine. */
function lineIds(lines: readonly Omit<HistoryLine, 'id'>[]): string[] {
  const plain = lines.map(({ points, variant }) => {
    const { name, scaleFactor, tableFormat } = (points[0] as HistoryPoint).comparison.candidate.suite;
    const parts = [name, `sf${scaleFactor}`, tableFormat === 'parquet' ? '' : tableFormat, slug(variant)];
    return parts.filter((part) => part !== '').join('-');
  });
  const long = lines.map(({ publisher, machine, data }, index) =>
    [plain[index], slug(publisher), slug(machine), slug(data)].filter((part) => part !== '').join('-'),
  );
  return plain.map((id, index) => (plain.indexOf(id) === index ? id : (long[index] ?? id)));
}

/**
 * Lines of an engine: every set that a round compares with vanilla Spark, grouped by comparability over releases. Lines
 * with the earliest releases come first, then those with more points.
 */
export function historyLines(engine: EngineRecord, { rounds, resultSets, environments }: HistoryInput): HistoryLine[] {
  const sets = new Map(resultSets.map((set) => [set.id, set]));
  const found = rounds.flatMap((round) =>
    round.resultSets.flatMap((id) => {
      const set = sets.get(id);
      return set?.engine.id === engine.id ? foundPoint(engine, round, set, sets, environments) : [];
    }),
  );
  const lines = [...groupBy(found, ({ key }) => key).values()].map((group) => {
    const { line } = group[0] as Found;
    return { ...line, points: joinPoints(group.map(({ point }) => point)) };
  });
  lines.sort((a, b) => lineRank(a) - lineRank(b) || b.points.length - a.points.length);
  const ids = lineIds(lines);
  return lines.map((line, index) => ({ id: ids[index] ?? '', ...line }));
}

/** Sort key of a line: its first release; variants come after all others. */
function lineRank({ points, variant }: Pick<HistoryLine, 'points' | 'variant'>): number {
  return (points[0]?.release ?? 0) + (variant === '' ? 0 : 1000);
}

export function newestPoint(lines: readonly HistoryLine[]): { line: HistoryLine; point: HistoryPoint } {
  const last = (line: HistoryLine) => line.points.at(-1) as HistoryPoint;
  const [line] = [...lines].sort(
    (a, b) =>
      last(b).release - last(a).release ||
      Number(a.variant !== '') - Number(b.variant !== '') ||
      b.points.length - a.points.length,
  );
  return { line: line as HistoryLine, point: last(line as HistoryLine) };
}
