import type { Verdict } from './comparison';
import type { Unit } from './table';

/** A value axis. `ticks` are the wanted labels, the renderer drops those that would collide. */
export interface Axis {
  title: string;
  unit: Unit;
  scale: 'linear' | 'log';
  min: number;
  max: number;
  ticks: number[];
}

/** What every chart has; each figure adds its own. */
export interface SpecBase {
  kind: string;
  /** The chart's id within its report: `top-faster`. */
  id: string;
  /** The result, one sentence, no full stop. */
  title: string;
  /** What is drawn, for a screen reader and the SVG's <desc>. */
  description: string;
}

export type Role = Verdict | 'neutral' | 'baseline' | 'candidate';
