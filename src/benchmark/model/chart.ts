import type { Verdict } from './comparison';
import type { Unit } from './table';

/** A value axis. The renderer drops labels of `ticks` that would collide. */
export interface Axis {
  title: string;
  unit: Unit;
  scale: 'linear' | 'log';
  min: number;
  max: number;
  ticks: number[];
}

/** Fields of every chart; each figure adds its own. */
export interface SpecBase {
  kind: string;
  /** Unique within the report: `top-faster`. */
  id: string;
  /** One sentence that states the result, without a period. */
  title: string;
  /** Text for screen readers and the SVG's <desc>. */
  description: string;
  /** Queries of a large suite that the chart does not draw; absent for none. */
  leftOut?: number;
}

export type Role = Verdict | 'neutral' | 'baseline' | 'candidate';
