import { diffText } from './text';
import type { DiffReport } from './types';

/** Keys in snake case, as in published JSON: totalSpeedup becomes total_speedup. Values are unchanged. */
function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (value === null || typeof value !== 'object') return value;
  const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [snake(key), snakeKeys(below)]));
}

/** A report as JSON with full precision: the sentence, then every list of the report. Speedups are ratios. */
export function diffJson(report: DiffReport): string {
  return `${JSON.stringify({ sentence: diffText(report), ...(snakeKeys(report) as object) }, null, 2)}\n`;
}
