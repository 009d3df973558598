import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import type { EngineRecord, Round } from '../../../../src/benchmark/model/round';
import { resultSet } from '../support';

const spark = { id: 'native-spark', title: 'vanilla Spark', version: '3.5' };

/** Times of two queries of one side, in seconds. */
type Seconds = [q1: number, q2: number];

interface Example {
  version: string;
  spark: Seconds;
  comet: Seconds;
  machine?: string;
  /** Description of the table data. */
  data?: string;
  executors?: string;
  iterations?: number;
}

/** An engine with these rounds, a day apart, each with vanilla Spark, for TPC-H at scale factor 100. */
export function worked(examples: readonly Example[], releases: readonly string[]) {
  const suite = { name: 'tpch', queryVersion: '3.0', scaleFactor: 100, tableFormat: 'parquet' };
  const resultSets: ResultSet[] = [];
  const rounds: Round[] = examples.map((example, index) => {
    const { version, machine = 'one machine', data, executors = '1', iterations = 5 } = example;
    const configuration = { 'spark.executor.instances': executors, 'spark.executor.cores': '8' };
    const shared = { suite, iterations, configuration, created: `2026-0${index + 1}-01` };
    const of = ([q1, q2]: Seconds, changes: Partial<ResultSet>) =>
      resultSets.push(resultSet({ q1: [q1], q2: [q2] }, { ...shared, ...changes }));
    of(example.spark, { id: `spark-${version}`, engine: spark });
    of(example.comet, { id: `comet-${version}`, engine: { id: 'comet', title: 'Comet', version } });
    return {
      id: `r-${version}`,
      title: `Comet ${version}`,
      date: shared.created,
      publisher: 'We',
      machine,
      ...(data ? { data } : {}),
      sources: [],
      resultSets: [`spark-${version}`, `comet-${version}`],
      baselines: [`spark-${version}`],
      differs: [],
    };
  });
  const engine: EngineRecord = {
    id: 'comet',
    name: 'Comet',
    what: 'A plugin.',
    homepage: 'https://example.org/',
    licence: 'Apache-2.0',
    releases: releases.map((version) => ({ version })),
    sources: [],
  };
  return { engine, rounds, resultSets, environments: [] };
}
