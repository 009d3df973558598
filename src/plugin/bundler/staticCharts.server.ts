import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import instances from '@generated/benchmark-reports/instances.json';
import type { LegacyChart } from '../../charts/legacy/legacyChart';
import { legacyHtml } from '../../charts/legacy/legacyHtml';

/**
 * The HTML of a chart's drawing, for the server's page. `key` is `<report>/<chart>`. Read from the files that the plugin
 * has written for this build, so no drawing is ever part of a bundle. Throws for a chart that was not drawn.
 */
export function staticChart(key: string): string {
  const paths = Object.values(instances.outputs).map((folder) => join(folder, 'charts', `${key}.inline.html`));
  const path = paths.find((name) => existsSync(name));
  if (path === undefined) throw new Error(`no drawing of chart ${key}: ${paths.join(', ')} does not exist`);
  return readFileSync(path, 'utf8');
}

/** The HTML of the drawings of a chart that a page describes itself, named by the element with the id `labelId`. */
export function legacyChart(chart: LegacyChart, labelId: string): string {
  return legacyHtml(chart, labelId);
}

export { useDrawn } from './staticCharts.client';
