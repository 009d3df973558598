import type { Axis, Role, SpecBase } from '../../benchmark/model/chart';
import { SAME_WITHIN } from '../../benchmark/model/statistics';
import { formatSigned } from '../../benchmark/text/numbers';
import { speedupAxis } from '../shared/axes';
import type { Kind } from '../shared/kind';

/** Time changes of one query, or of several queries under one setting. */
export interface ChangesRow {
  name: string;
  /** Baseline ÷ candidate; above 1 the candidate takes less time. */
  speedups: number[];
  /** At the end of a row with one change: "−10.1%". */
  text: string;
}

/** Published time changes on a log scale: a dot per query, or a tick per query and a row per setting. */
export interface ChangesSpec extends SpecBase {
  kind: 'changes';
  /** Speedups; its ticks are drawn as time changes. */
  axis: Axis;
  /** Texts at both ends: more and less time. */
  ends: { slower: string; faster: string };
  rows: ChangesRow[];
  /** A remark in place of rows that were left out, below the row of that index; null for none. */
  gap: { after: number; text: string } | null;
}

/** Baseline ÷ candidate for a time change of the candidate in %. */
export function speedupAt(changePct: number): number {
  return 1 / (1 + changePct / 100);
}

/** Direction of a change; changes within 5% have none. */
export function directionOf(speedup: number): Extract<Role, 'faster' | 'slower' | 'same'> {
  if (speedup >= 1 / SAME_WITHIN && speedup <= SAME_WITHIN) return 'same';
  return speedup > 1 ? 'faster' : 'slower';
}

const TICKS_PCT = [900, 400, 200, 150, 100, 50, 25, 10, 0, -10, -25, -50, -75, -90];

/** Log axis of speedups with ticks at round time changes, with 0% and room at both ends. */
export function changesAxis(title: string, changesPct: readonly number[]): Axis {
  const speedups = changesPct.map(speedupAt);
  const { min, max } = speedupAxis(speedups);
  const ends = { min: Math.min(0.9, ...speedups) / 1.12, max: Math.max(1.1, ...speedups) * 1.12 };
  const axis = { min: Math.max(min, ends.min), max: Math.min(max, ends.max) };
  const ticks = TICKS_PCT.map(speedupAt).filter((tick) => tick >= axis.min && tick <= axis.max);
  return { title, unit: '×', scale: 'log', ...axis, ticks };
}

/** "+25%", "0%", "−10%" for a tick. */
export function changeTick(speedup: number): string {
  return `${formatSigned(Math.round(100 / speedup - 100))}%`;
}

export const changes: Kind<ChangesSpec> = {
  unit: () => '%',
  count: ({ rows }) => ({ count: rows.reduce((sum, { speedups }) => sum + speedups.length, 0), of: 'values' }),
};
