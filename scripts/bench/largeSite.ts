import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact } from '../../src/benchmark/model/resultSet';
import { sfc32 } from '../../src/benchmark/model/statistics';
import type { Budget } from '../lib/budget';
import { printedData } from '../lib/printedData';
import { pagesIn, secondsOfBuild } from './builds';

/** Size of the largest measured site. */
export const SETS = 1000;
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
export function addVariations(
  dataDir: string,
  id: string,
  count: number,
  version?: (number: number) => string,
): string[] {
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

/**
 * A second build of a copy of the project that was built in `seconds` of processor time, with 1,000 result sets and 50 rounds: seconds
 * per additional page including pictures, and the size of its history. `id` is a result set without iterations.csv.
 */
export function measureLargeSite(folder: string, id: string, seconds: number): Budget[] {
  const [dataDir, build] = [join(folder, 'static/data'), join(folder, 'build')];
  const count = (kind: string) => readdirSync(join(dataDir, kind)).length;
  const before = pagesIn(build);
  addRounds(dataDir, ROUNDS - count('rounds'));
  addVariations(dataDir, id, SETS - count('result-sets'));
  const more = secondsOfBuild(folder) - seconds;
  const pages = pagesIn(build) - before;
  const detail = `${SETS} result sets, ${ROUNDS} rounds: ${pages} pages more in ${more.toFixed(1)} s`;
  return [
    { name: 'build, a further page', measured: (1000 * more) / pages, limit: 60, unit: 'ms', detail },
    {
      name: 'page data of /history/',
      measured: Buffer.byteLength(printedData(build, '/history/')) / 1024,
      limit: 20,
      unit: 'KB',
      detail,
    },
  ];
}
