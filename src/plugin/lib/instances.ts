import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '../../benchmark/places/places';
import { writeWhole } from './files';
import { INSTANCES_FILE, PLUGIN_NAME } from './generatedFiles';
import { liveCode, liveModule } from './liveModule';

/** One set of data of a site: where the site has what, and the folders that the server reads for its pages. */
interface Instance {
  places: Places;
  /** The folder of its artifacts. */
  dataDir: string;
  /** Files next to pages, and the drawings among them. */
  output: string;
}

/** What the instances of one build have said of themselves; they are loaded each as a module of its own, so it lies where all of them find it. */
const SAID = Symbol.for('spark-benchmarks.instances');

function saidIn(folder: string): Record<string, Instance> {
  const all = globalThis as unknown as { [SAID]?: Map<string, Record<string, Instance>> };
  all[SAID] ??= new Map();
  const said = all[SAID].get(folder) ?? {};
  all[SAID].set(folder, said);
  return said;
}

/** The folder of what the plugin generates next to createData's files. */
function ownFolder(generatedDir: string): string {
  return join(generatedDir, PLUGIN_NAME);
}

/** Where the bundler finds the places of all instances. */
export function placesFile(generatedDir: string): string {
  return join(ownFolder(generatedDir), 'places.json');
}

/** Adds an instance to those that are known, and writes what the bundler and the remark plugin read of them. */
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

/** Where each instance of this build has what. */
export function allPlaces(generatedDir: string): Places[] {
  return Object.values(saidIn(generatedDir)).map(({ places }) => places);
}

/** The ids of the reports that other instances of this build have, of which an instance says nothing. */
export function reportsElsewhere(generatedDir: string, id: string): Set<string> {
  const others = Object.entries(saidIn(generatedDir)).filter(([name]) => name !== id);
  const folders = others.map(([, { dataDir }]) => join(dataDir, 'reports')).filter((folder) => existsSync(folder));
  return new Set(folders.flatMap((folder) => readdirSync(folder)));
}

/** Writes what an open page adds to the addresses of drawings in development. */
export function addDrawn(generatedDir: string, query: string): void {
  const folder = ownFolder(generatedDir);
  writeWhole(join(folder, 'drawn.json'), Buffer.from(JSON.stringify({ query })));
  writeWhole(join(folder, liveModule('drawn.json')), Buffer.from(liveCode('drawn.json')));
}
