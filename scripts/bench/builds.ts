import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/data/filesBelow';
import type { Budget } from '../lib/budget';
import { timedProgram } from './processor';

/** Arguments of Node for a build, as in package.json. */
export const BUILD = ['--max-semi-space-size=64', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];

/** Processor seconds of a build, all threads and processes. Throws with its output if it fails. */
export function secondsOfBuild(folder: string): number {
  return timedProgram(process.execPath, BUILD, {}, folder).seconds;
}

/** The reports of small test sites. */
export const FIRST_REPORTS = ['gluten-velox-vs-comet', 'celeborn-vs-native', 'comet-shuffle-writer'];

export function pagesIn(build: string): number {
  return readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html')).length;
}

/** Bytes of all files of a folder. */
function bytesIn(folder: string): number {
  return filesBelow(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/**
 * A cold and a warm build of a copy of the project in `folder`, next to the builds of an empty Docusaurus site in `empty`: processor
 * seconds, and the size of the output. Throws with the output if a build fails, including for broken links.
 */
export function measureBuild(folder: string, empty: string): Budget[] {
  const [cold, emptyCold] = [secondsOfBuild(folder), secondsOfBuild(empty)];
  const [warm, emptyWarm] = [secondsOfBuild(folder), secondsOfBuild(empty)];
  const [bytes, emptyBytes] = [folder, empty].map((site) => bytesIn(join(site, 'build')) / 1e6) as [number, number];
  const emptySite = (value: number, unit: string) => `an empty Docusaurus site: ${value.toFixed(1)} ${unit}`;
  return [
    { name: 'cold build, processor', measured: cold, limit: 45, unit: 's', detail: emptySite(emptyCold, 's') },
    { name: 'warm build, processor', measured: warm, limit: 20, unit: 's', detail: emptySite(emptyWarm, 's') },
    { name: 'built site', measured: bytes, limit: 55, unit: 'MB', detail: emptySite(emptyBytes, 'MB') },
  ];
}

/** A results.csv with one query's time moved to a share (0–1) between its fastest and slowest iteration. */
export function moveTime(csv: string, query: string, share: number): string {
  return csv.replace(new RegExp(`^(${query},ok),[^,]*,([^,]*),([^,]*)`, 'm'), (_all, start, min, max) => {
    const time = Number(min) + share * (Number(max) - Number(min));
    return `${start},${time.toFixed(4)},${min},${max}`;
  });
}
