import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLUGIN_NAME } from '../lib/generatedFiles';

/** Returns a function that prints each warning once, also over the restarts of this process by `node --watch`. */
export function warningPrinter(siteDir: string): (warnings: readonly string[]) => void {
  const folder = path.join(siteDir, 'node_modules/.cache', PLUGIN_NAME);
  const isRestarted = process.env.WATCH_REPORT_DEPENDENCIES !== undefined;
  const file = path.join(folder, `printed-by-${process.ppid}.txt`);
  const printed = new Set(isRestarted && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  return (warnings) => {
    for (const line of warnings.filter((warning) => !printed.has(warning))) console.warn(line);
    for (const line of warnings) printed.add(line);
    if (isRestarted) mkdirSync(folder, { recursive: true });
    if (isRestarted) writeFileSync(file, [...printed].join('\n'));
  };
}
