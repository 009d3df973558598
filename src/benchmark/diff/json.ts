import { diffText } from './text';
import type { DiffReport } from './types';

/** Keys as published JSON has them: totalSpeedup becomes total_speedup. Values stay. */
function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (value === null || typeof value !== 'object') return value;
  const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [snake(key), snakeKeys(below)]));
}

/** A change of artifacts as JSON with full precision: the sentence, then every list of the report whole. Speedups are ratios. */
export function diffJson(report: DiffReport): string {
  return `${JSON.stringify({ sentence: diffText(report), ...(snakeKeys(report) as object) }, null, 2)}\n`;
}
