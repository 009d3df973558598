import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLUGIN_NAME } from '../lib/generatedFiles';

/** Set by `node --watch`, which restarts this process. */
const isRestarted = () => process.env.WATCH_REPORT_DEPENDENCIES !== undefined;

/** The lines that an earlier process of the same `npm start` printed. */
function linesIn(file: string): string[] {
  try {
    const { watcher, lines } = JSON.parse(readFileSync(file, 'utf8')) as { watcher: number; lines: string[] };
    return watcher === process.ppid ? lines : [];
  } catch {
    return [];
  }
}

/** Returns a function that prints each warning once, also over restarts of the development server. */
export function warningPrinter(siteDir: string): (warnings: readonly string[]) => void {
  const file = path.join(siteDir, 'node_modules/.cache', PLUGIN_NAME, 'printed-warnings.json');
  const printed = new Set(isRestarted() ? linesIn(file) : []);
  return (warnings) => {
    for (const line of warnings.filter((warning) => !printed.has(warning))) console.warn(line);
    for (const line of warnings) printed.add(line);
    if (!isRestarted()) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ watcher: process.ppid, lines: [...printed] }));
  };
}
