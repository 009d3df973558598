import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteUrls } from '../../benchmark/siteUrls/siteUrls';
import { writeWhole } from './files';
import { INSTANCES_FILE, PLUGIN_NAME } from './generatedFiles';
import { liveCode, liveModule } from './liveModule';

/** One instance of the plugin: the site's paths, and the folders that the server reads for its pages. */
export interface Instance {
  places: SiteUrls;
  dataDir: string;
  /** The folder of files next to pages, including drawings. */
  output: string;
}

/** Shared state of all instances in one build. Each instance is loaded as a separate module, so the state is global. */
const INSTANCES = Symbol.for('spark-benchmarks.instances');

function instancesIn(folder: string): Record<string, Instance> {
  const all = globalThis as unknown as { [INSTANCES]?: Map<string, Record<string, Instance>> };
  all[INSTANCES] ??= new Map();
  const said = all[INSTANCES].get(folder) ?? {};
  all[INSTANCES].set(folder, said);
  return said;
}

/** The folder of the plugin's generated files, next to the files of createData. */
function ownFolder(generatedDir: string): string {
  return join(generatedDir, PLUGIN_NAME);
}

/** The file with the paths of all instances, for the bundler. */
export function siteUrlsFile(generatedDir: string): string {
  return join(ownFolder(generatedDir), 'places.json');
}

/** Registers an instance and writes the files that the bundler and the remark plugin read. */
export function addInstance(generatedDir: string, id: string, instance: Instance): void {
  const said = instancesIn(generatedDir);
  said[id] = instance;
  const folder = ownFolder(generatedDir);
  mkdirSync(folder, { recursive: true });
  const places = Object.fromEntries(Object.entries(said).map(([name, entry]) => [name, entry.places]));
  if (!existsSync(join(folder, 'drawn.json'))) writeDrawingQuery(generatedDir, '');
  const outputs = Object.values(said).map(({ output }) => output);
  writeWhole(siteUrlsFile(generatedDir), Buffer.from(JSON.stringify(places)));
  writeWhole(join(folder, INSTANCES_FILE), Buffer.from(JSON.stringify({ ids: Object.keys(said), outputs })));
}

export function allSiteUrls(generatedDir: string): SiteUrls[] {
  return Object.values(instancesIn(generatedDir)).map(({ places }) => places);
}

/** The other instances in this build, with their ids. */
export function otherInstances(generatedDir: string, id: string): [id: string, instance: Instance][] {
  return Object.entries(instancesIn(generatedDir)).filter(([name]) => name !== id);
}

/** Ids of reports of other instances in this build, which this instance ignores. */
export function reportsOfOthers(generatedDir: string, id: string): Set<string> {
  const folders = otherInstances(generatedDir, id)
    .map(([, { dataDir }]) => join(dataDir, 'reports'))
    .filter((folder) => existsSync(folder));
  return new Set(folders.flatMap((folder) => readdirSync(folder)));
}

/** Writes the query that an open page appends to the URLs of drawings in development. */
export function writeDrawingQuery(generatedDir: string, query: string): void {
  const folder = ownFolder(generatedDir);
  writeWhole(join(folder, 'drawn.json'), Buffer.from(JSON.stringify({ query })));
  writeWhole(join(folder, liveModule('drawn.json')), Buffer.from(liveCode('drawn.json')));
}
