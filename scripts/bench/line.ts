import path from 'node:path';
import { validateResultSet } from '../../src/benchmark/artifacts/checkResultSet';
import { type ResultSetPackage, resultSetFromPackage } from '../../src/benchmark/artifacts/resultSet';
import { compare } from '../../src/benchmark/comparison/compare';
import { matchQueries } from '../../src/benchmark/comparison/match';
import type { Artifact, ResultSet } from '../../src/benchmark/model/resultSet';
import { sfc32 } from '../../src/benchmark/model/statistics';
import { readDataFolder } from '../../src/data/dataFolder';
import { loadData } from '../../src/data/loadData';
import type { Budget } from '../lib/budget';

export const SETS = 1000;
const REPEATS = 5;

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The middle of several timings of the same work, after one that is not counted, ms. */
function median(work: () => void): number {
  work();
  const times = Array.from({ length: REPEATS }, () => milliseconds(work)).sort((a, b) => a - b);
  return times[Math.floor(REPEATS / 2)] as number;
}

/** A results.csv with every query's times times one random factor of 0.5 to 1.5, so that no two sets are alike and all are valid. */
export function variation({ path: name, text }: Artifact, random: () => number): Artifact {
  const [header, ...lines] = text.trimEnd().split('\n');
  const varied = lines.map((line) => {
    const factor = 0.5 + random() / 2 ** 32;
    return line.replace(/\b\d+(\.\d+)?(?=,|$)/g, (number) => String(Number(number) * factor));
  });
  return { path: name, text: `${[header, ...varied].join('\n')}\n` };
}

function parsed(pkg: ResultSetPackage, results: Artifact): ResultSet {
  const { resultSet, problems } = resultSetFromPackage(pkg, results, null);
  if (!resultSet) throw new Error(`a generated result set is not valid: ${problems[0]?.message}`);
  return resultSet;
}

/** Parsing, validating and comparing a thousand generated result sets, and the intervals of one comparison. */
export function measureLine(dataDir: string): Budget[] {
  const data = loadData(dataDir);
  const [folder] = readDataFolder(dataDir, process.cwd()).resultSets;
  const [results, pkg] = ['results.csv', 'datapackage.json'].map((name) => folder?.files.get(name));
  const { id: reportId, comparison: sides } = data.reports[0] ?? {};
  if (!results || !pkg || !sides)
    throw new Error(`${path.relative('.', dataDir)} has no result set or no report to measure with`);
  const description = JSON.parse(pkg.text) as ResultSetPackage;
  const random = sfc32(1);
  const artifacts = Array.from({ length: SETS }, () => variation(results, random));
  const baseline = parsed(description, results);
  const set = median(() => {
    for (const artifact of artifacts) {
      const candidate = parsed(description, artifact);
      validateResultSet(candidate, artifact.path);
      matchQueries(baseline, candidate);
    }
  });
  const [a, b] = [sides.baseline, sides.candidate].map(
    (id) => data.resultSets.find((one) => one.id === id) as ResultSet,
  );
  // Copies, since the figures of sets that were compared before are kept.
  const whole = median(() => compare({ ...(a as ResultSet) }, { ...(b as ResultSet) }, data.environments));
  return [
    {
      name: 'parse, validate and compare result sets',
      measured: set / 1000,
      limit: 1,
      unit: 's',
      detail: `${SETS} sets × ${baseline.rows.length} queries, without intervals`,
    },
    {
      name: 'one comparison with its intervals',
      measured: whole,
      limit: 40,
      unit: 'ms',
      detail: `${reportId}, 2,000 resamples of each kind`,
    },
  ];
}
