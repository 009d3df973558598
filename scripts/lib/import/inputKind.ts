import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { canBeLog, GLANCE_BYTES } from '../../../src/importers/eventLog/codecs/packing';
import { type OptionValues, texts } from '../command';

/** What an import reads. */
export type InputKind = 'results' | 'logs' | 'series';

/** Options that name what only event logs become. */
const OF_LOGS = ['new-set', 'result-set', 'summary', 'summary-out'];
/** A packed table: a log has no such name. */
const PACKED_TABLE = /\.(?:csv|tsv|json|txt)\.\w+$/i;

function firstBytes(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(GLANCE_BYTES);
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** True for a log, for a folder of parts of one, and for standard input; false for a file that does not exist. */
function isLog(path: string): boolean {
  if (path === '-') return true;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size === 0) return stats?.isDirectory() ?? false;
  return !PACKED_TABLE.test(path) && canBeLog(firstBytes(path));
}

/** Recognizes time series by the form of --side, logs by their options or first bytes; the rest are results. */
export function inputKind(values: OptionValues, positionals: readonly string[]): InputKind {
  if (texts(values, 'side').some((side) => side.includes('='))) return 'series';
  return OF_LOGS.some((name) => values[name] !== undefined) || positionals.some(isLog) ? 'logs' : 'results';
}
