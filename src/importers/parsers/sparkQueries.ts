import { listNames } from '../../benchmark/artifacts/sanityChecks/listNames';
import { problem } from '../../benchmark/model/problem';
import { parseQueryName } from '../../benchmark/model/queries';
import type { Artifact, ResultRow } from '../../benchmark/model/resultSet';
import { completeRows, failedImport, type Imported, type ImportOptions, sortNaturally } from '../imported';
import type { MeasuredCase } from '../measured';
import { QueryNames } from '../queryNames';
import { isSparkBenchmark, readSparkBenchmark } from './sparkBenchmark';

const MEASURES: Partial<Record<ImportOptions['statistic'], string>> = { mean: 'Average time', min: 'Best time' };

/** True for results of Spark's TPCDSQueryBenchmark: tables of its Benchmark class whose cases are queries. */
export function isSparkQueries(text: string): boolean {
  if (!isSparkBenchmark(text)) return false;
  const { cases } = readSparkBenchmark({ path: '', text });
  return (
    cases.length > 0 &&
    cases.every(({ name }) => /^q/i.test(name) && parseQueryName(plainName(name), 'tpcds-99') !== null)
  );
}

/** "q5" of "q5a-v2.7": version 2.7 has queries that other versions do not have. */
function plainName(name: string): string {
  return name.replace(/-v[\d.]+$/, '').replace(/^(q\d+)[a-z]$/i, '$1');
}

function versionOf({ name }: MeasuredCase): string {
  return /-v(\d[\d.]*)$/.exec(name)?.[1] ?? '';
}

/** The cases of the query version of the set: those with its suffix, otherwise those without one. */
function casesOfVersion(cases: readonly MeasuredCase[], { queryVersion }: ImportOptions) {
  const version = cases.some((one) => versionOf(one) === queryVersion) ? queryVersion : '';
  const own = cases.filter((one) => versionOf(one) === version);
  const others = cases.filter((one) => versionOf(one) !== version).map(({ name }) => name);
  return { own, changes: others.length > 0 ? [`queries of other versions left out: ${listNames(others)}`] : [] };
}

/** The results of Spark's TPCDSQueryBenchmark: the mean or the fastest time of each query in milliseconds. */
export function importSparkQueries(artifact: Artifact, options: ImportOptions): Imported {
  const { path } = artifact;
  const { cases, iterations, notes, problems } = readSparkBenchmark(artifact);
  const measure = MEASURES[options.statistic];
  if (measure === undefined) {
    const message = `the file holds the mean and the fastest time of each query, not the ${options.statistic}`;
    return failedImport([...problems, problem(path, 1, message, 'use {--statistic} mean or min')]);
  }
  const names = new QueryNames(path, options);
  const { own, changes } = casesOfVersion(cases, options);
  const rows = own.flatMap(({ name, line, values }): ResultRow[] => {
    const query = names.read(name, line);
    const time = values.find((value) => value.name === measure);
    if (query === null || !time) return [];
    return [{ query, status: 'ok', timeS: time.value / 1000, minS: null, maxS: null, reason: '', line }];
  });
  const wrong = [...problems.filter(({ level }) => level === 'error'), ...names.problems, ...names.versionProblems()];
  if (wrong.length > 0) return failedImport(wrong);
  const complete = completeRows(path, rows, options);
  const ordered = sortNaturally(rows.map(({ query }) => query)) ? [] : ['natural order'];
  return {
    ...failedImport([...problems, ...complete.problems]),
    rows: complete.rows,
    iterations,
    changes: ['milliseconds to seconds', ...changes, ...names.changes(), ...ordered],
    notes: notes.filter(({ about }) => about !== 'measures'),
  };
}
