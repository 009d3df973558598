import type { Names, Verdict } from './comparisonTypes';
import type { TopRow, Unit } from './tableTypes';
import type { Side, Statistic } from './types';

/** A value axis. `ticks` are the wanted labels, the renderer drops those that would collide. */
export interface Axis {
  title: string;
  unit: Unit;
  scale: 'linear' | 'log';
  min: number;
  max: number;
  ticks: number[];
}

interface SpecBase {
  /** The chart's id within its report: `top-faster`. */
  id: string;
  /** The result, one sentence, no full stop. */
  title: string;
  /** What is drawn, for a screen reader and the SVG's <desc>. */
  description: string;
}

export type Role = Verdict | 'neutral' | 'baseline' | 'candidate';

export interface BarSpec extends SpecBase {
  kind: 'bar';
  horizontal: boolean;
  axis: Axis;
  categories: string[];
  /** True where the values have no verdict: bars are drawn as outline and tint, the hue is the direction only. */
  hollow: boolean;
  /** Roles per value where the verdict differs from bar to bar, else one role for the series. */
  series: { name: string; roles: Role[]; values: (number | null)[] }[];
}

export interface DoughnutSpec extends SpecBase {
  kind: 'doughnut';
  unit: Unit;
  total: number;
  parts: { label: string; value: number; verdict: Verdict; weight: 'outer' | 'inner' }[];
}

export interface TotalsSegment {
  label: string;
  /** null: the neutral rest. */
  query: string | null;
  fromS: number;
  toS: number;
  role: Role;
}

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

export interface DotsSpec extends SpecBase {
  kind: 'dots';
  axis: Axis;
  names: Names;
  /** The inner bucket edges, ascending; dots of two ranges never share a bin. */
  edges: number[];
  /** Ascending by speedup, like the axis. */
  ranges: { label: string; from: number | null; to: number | null; count: number }[];
  points: { query: string; speedup: number; verdict: Verdict; label: boolean }[];
}

export interface DumbbellSpec extends SpecBase {
  kind: 'dumbbell';
  axis: Axis;
  names: Names;
  rows: TopRow[];
}

export interface SpreadSpec extends SpecBase {
  kind: 'spread';
  axis: Axis;
  names: Names;
  /** Ascending by speedup. */
  points: {
    query: string;
    speedup: number;
    low: number | null;
    high: number | null;
    verdict: Verdict;
    label: boolean;
  }[];
  below: number;
  above: number;
  clear: { faster: number; slower: number; none: number };
}

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

export interface IterationsSpec extends SpecBase {
  kind: 'iterations';
  axis: Axis;
  statistic: Statistic;
  /** Baseline first; values in the order of running. */
  rows: {
    name: string;
    role: Side;
    valuesS: number[];
    statisticS: number;
    minS: number;
    maxS: number;
    verdict: Verdict;
  }[];
}

/** Series over a shared x axis, at most one point per x; gaps are null. */
export interface LineSpec extends SpecBase {
  kind: 'line';
  axis: Axis;
  xAxis: Axis;
  series: { name: string; role: Side; points: { x: number; y: number | null }[] }[];
}

export type ChartSpec =
  | LineSpec
  | BarSpec
  | DoughnutSpec
  | TotalsSpec
  | DotsSpec
  | DumbbellSpec
  | SpreadSpec
  | WaterfallSpec
  | IterationsSpec;

export type ChartKind = ChartSpec['kind'];
