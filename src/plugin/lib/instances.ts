import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '../../benchmark/places/places';
import { writeWhole } from './files';
import { INSTANCES_FILE, PLUGIN_NAME } from './generatedFiles';
import { liveCode, liveModule } from './liveModule';

/** One instance of the plugin: the site's paths, and the folders that the server reads for its pages. */
interface Instance {
  places: Places;
  dataDir: string;
  /** The folder of files next to pages, including drawings. */
  output: string;
}

/** Shared state of all instances in one build. Each instance is loaded as a separate module, so the state is global. */
const SAID = Symbol.for('spark-benchmarks.instances');

function saidIn(folder: string): Record<string, Instance> {
  const all = globalThis as unknown as { [SAID]?: Map<string, Record<string, Instance>> };
  all[SAID] ??= new Map();
  const said = all[SAID].get(folder) ?? {};
  all[SAID].set(folder, said);
  return said;
}

/** The folder of the plugin's generated files, next to the files of createData. */
function ownFolder(generatedDir: string): string {
  return join(generatedDir, PLUGIN_NAME);
}

/** The file with the paths of all instances, for the bundler. */
export function placesFile(generatedDir: string): string {
  return join(ownFolder(generatedDir), 'places.json');
}

/** Registers an instance and writes the files that the bundler and the remark plugin read. */
export function addInstance(generatedDir: string, id: string, instance: Instance): void {
  const said = saidIn(generatedDir);
  said[id] = instance;
  const folder = ownFolder(generatedDir);
  mkdirSync(folder, { recursive: true });
  const places = Object.fromEntries(Object.entries(said).map(([name, entry]) => [name, entry.places]));
  if (!existsSync(join(folder, 'drawn.json'))) addDrawn(generatedDir, '');
  const outputs = Object.values(said).map(({ output }) => output);
  writeWhole(placesFile(generatedDir), Buffer.from(JSON.stringify(places)));
  writeWhole(join(folder, INSTANCES_FILE), Buffer.from(JSON.stringify({ ids: Object.keys(said), outputs })));
}

export function allPlaces(generatedDir: string): Places[] {
  return Object.values(saidIn(generatedDir)).map(({ places }) => places);
}

/** Ids of reports of other instances in this build, which this instance ignores. */
export function reportsElsewhere(generatedDir: string, id: string): Set<string> {
  const others = Object.entries(saidIn(generatedDir)).filter(([name]) => name !== id);
  const folders = others.map(([, { dataDir }]) => join(dataDir, 'reports')).filter((folder) => existsSync(folder));
  return new Set(folders.flatMap((folder) => readdirSync(folder)));
}

/** Writes the query that an open page appends to the URLs of drawings in development. */
export function addDrawn(generatedDir: string, query: string): void {
  const folder = ownFolder(generatedDir);
  writeWhole(join(folder, 'drawn.json'), Buffer.from(JSON.stringify({ query })));
  writeWhole(join(folder, liveModule('drawn.json')), Buffer.from(liveCode('drawn.json')));
}
