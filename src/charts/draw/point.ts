import type { Mark } from '../scene/drawing';

/** One point of a chart: where it is, px, what pointer, keyboard, and screen reader get there, and how it is drawn while it is active. */
export interface ChartPoint {
  x: number;
  y: number;
  title: string;
  lines: string[];
  /** The query whose page the point opens; absent if it has none or several. */
  query?: string;
  active: Mark[];
}
