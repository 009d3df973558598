import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Artifact } from '../../src/benchmark/model/resultSet';
import { sfc32 } from '../../src/benchmark/model/statistics';
import { filesBelow } from '../../src/data/filesBelow';
import type { Budget } from '../lib/budget';
import { BUILD, pagesIn } from './builds';
import { timedProgram } from './processor';

/** Result sets of the largest measured site, and its rounds. */
const SETS = 5000;
const ROUNDS = 50;

/** The repeated round, its result sets of one suite, and the engine that gets further releases. */
const ROUND = 'comet-0.11.0';
const BASELINE = 'tpch-sf100-parquet-spark-3.5.3-beside-comet-0.11.0';
const CANDIDATE = 'tpch-sf100-parquet-comet-0.11.0';
const ENGINE = 'comet';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value, null, 2));

/** A results.csv with each query's times scaled by a random factor of 0.5 to 1.5 and its range widened: no set is a copy of another. */
function variation({ path: name, text }: Artifact, random: () => number): Artifact {
  const [header, ...lines] = text.trimEnd().split('\n');
  const share = () => random() / 2 ** 32;
  const varied = lines.map((line) => {
    const factor = 0.5 + share();
    const factors = [factor, factor * (1 - share() / 10), factor * (1 + share() / 10)];
    return line.replace(/\b\d+(\.\d+)?(?=,|$)/g, (number) => String(Number(number) * (factors.shift() ?? 1)));
  });
  return { path: name, text: `${[header, ...varied].join('\n')}\n` };
}

/** Writes variations of a result set with different times and ids; returns the ids. `version` is the engine's. */
function addVariations(dataDir: string, id: string, count: number, version?: (number: number) => string): string[] {
  const folder = join(dataDir, 'result-sets', id);
  const description = readJson(join(folder, 'datapackage.json'));
  const results = { path: 'results.csv', text: readFileSync(join(folder, 'results.csv'), 'utf8') };
  const random = sfc32(1);
  return Array.from({ length: count }, (_, index) => {
    const name = `${id}-${index + 1}`;
    const { benchmark } = description;
    const engine = { ...benchmark.engine, ...(version ? { version: version(index) } : {}) };
    const copy = join(dataDir, 'result-sets', name);
    mkdirSync(copy);
    writeFileSync(join(copy, 'results.csv'), variation(results, random).text);
    writeJson(join(copy, 'datapackage.json'), { ...description, name, benchmark: { ...benchmark, engine } });
    return name;
  });
}

/** Writes rounds of later releases of an engine, each with vanilla Spark: two result sets per round. */
function addRounds(dataDir: string, count: number): void {
  const version = (index: number) => `2.${index}.0`;
  const baselines = addVariations(dataDir, BASELINE, count);
  const candidates = addVariations(dataDir, CANDIDATE, count, version);
  const round = readJson(join(dataDir, 'rounds', `${ROUND}.json`));
  for (const [index, baseline] of baselines.entries()) {
    const resultSets = [candidates[index], baseline];
    const title = `Comet ${version(index)}`;
    writeJson(join(dataDir, 'rounds', `many-${index}.json`), { ...round, title, resultSets, baselines: [baseline] });
  }
  const file = join(dataDir, 'engines', `${ENGINE}.json`);
  const engine = readJson(file);
  const releases = baselines.map((_, index) => ({ version: version(index) }));
  writeJson(file, { ...engine, releases: [...engine.releases, ...releases] });
}

/** Prints the largest memory of a process when it ends; passed to Node as a module to load first. */
const PRINT_MEMORY = `data:text/javascript,process.on('exit',()=>console.error('maxRSS '+process.resourceUsage().maxRSS))`;

/** Path and gzipped size of the largest page of a built site, in KB. */
function largestPage(build: string): { path: string; kb: number } {
  const pages = filesBelow(build).filter((path) => path.endsWith('.html'));
  const sized = pages.map((path) => ({ path, kb: gzipSync(readFileSync(join(build, path))).length / 1000 }));
  return sized.reduce((largest, page) => (page.kb > largest.kb ? page : largest), { path: '', kb: 0 });
}

/** Without a limit, V8 collects garbage late on a large machine. */
const HEAP_LIMIT = '--max-old-space-size=1000';

/**
 * A build of a copy of the project with 5,000 result sets of one suite and 50 rounds: its memory and largest page.
 * `id` is a result set without iterations.csv.
 */
export function measureLargeSite(folder: string, id: string): Budget[] {
  const [dataDir, build] = [join(folder, 'static/data'), join(folder, 'build')];
  const count = (kind: string) => readdirSync(join(dataDir, kind)).length;
  addRounds(dataDir, ROUNDS - count('rounds'));
  addVariations(dataDir, id, SETS - count('result-sets'));
  const { seconds, stderr } = timedProgram(
    process.execPath,
    ['--import', PRINT_MEMORY, HEAP_LIMIT, ...BUILD],
    {},
    folder,
  );
  const memory = Math.max(...[...stderr.matchAll(/^maxRSS (\d+)$/gm)].map(([, kb]) => Number(kb)));
  const largest = largestPage(build);
  const detail = `${SETS} result sets, ${pagesIn(build)} pages, ${seconds.toFixed(0)} s of processor time`;
  return [
    { name: 'large site, memory of its build', measured: memory / 1e3, limit: 2000, unit: 'MB', detail },
    { name: 'large site, largest page, gz', measured: largest.kb, limit: 150, unit: 'KB', detail: largest.path },
  ];
}
