/** A value of a dataset: a number, a floating bar from one number to another, or nothing. */
export type LegacyValue = number | [number, number] | null;

/** A dataset as Chart.js has it; what is not named here is handed on. */
export interface LegacyDataset {
  label?: string;
  data: readonly unknown[];
  [option: string]: unknown;
}

/** The `data` of Chart.js as pages write it. A label of several lines is a list. */
export interface LegacyData {
  labels?: readonly unknown[];
  datasets: readonly LegacyDataset[];
}

/** Nested options, or a part of them. */
export type Options = Record<string, unknown>;

/** A chart as pages of the earlier style describe it: Chart.js `data` and `options`, written in the page. */
export interface LegacyChart {
  type: 'bar' | 'pie' | 'doughnut';
  title: string;
  data: LegacyData;
  options: Options;
  /** Px; null where the page does not say. */
  height: number | null;
}

/** The width of a pie or doughnut whose page gives no height, px. */
export const ROUND_SIZE = 220;

/** True for the parts of options that hold further options. */
export function isOptions(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A label on one line. */
export function labelText(label: unknown): string {
  return Array.isArray(label) ? label.join(' ') : String(label ?? '');
}

/** Px of a `height` as pages write it: 600, "600" or "600px"; null for other units and none. */
export function heightPx(height: string | number | undefined): number | null {
  const found = /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/.exec(String(height ?? ''));
  return found && Number(found[1]) > 0 ? Number(found[1]) : null;
}

function finite(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** What a dataset holds at one label; objects have it as x or y, along the value axis. Null for what is missing. */
export function legacyValue(entry: unknown, horizontal: boolean): LegacyValue {
  if (Array.isArray(entry)) {
    const [from, to] = entry.map(finite);
    return typeof from === 'number' && typeof to === 'number' ? [from, to] : null;
  }
  return isOptions(entry) ? finite(entry[horizontal ? 'x' : 'y']) : finite(entry);
}

/** The values of a dataset in order. */
export function legacyValues({ data }: Pick<LegacyDataset, 'data'>, horizontal: boolean): LegacyValue[] {
  return data.map((entry) => legacyValue(entry, horizontal));
}

/** The number of labels that a chart has room for: the labels, and values beyond them. */
export function legacyLength({ labels = [], datasets }: LegacyData): number {
  return Math.max(labels.length, ...datasets.map(({ data }) => data.length), 0);
}
