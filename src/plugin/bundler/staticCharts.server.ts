import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import instances from '@generated/benchmark-reports/instances.json';

/**
 * HTML of a chart's drawing for the server's page; `key` is `<report>/<chart>`. Read from the files of this build, so
 * that no drawing is part of a bundle. Throws if the chart was not drawn.
 */
export function staticChart(key: string): string {
  const paths = Object.values(instances.outputs).map((folder) => join(folder, 'charts', `${key}.inline.html`));
  const path = paths.find((name) => existsSync(name));
  if (path === undefined) throw new Error(`no drawing of chart ${key}: ${paths.join(', ')} does not exist`);
  return readFileSync(path, 'utf8');
}

export { useDrawn } from './staticCharts.client';
