import fc from 'fast-check';
import { suiteQueries } from '../../../src/benchmark/model/queries';
import type {
  Environment,
  EnvironmentStatement,
  IterationRow,
  ResultRow,
  ResultSet,
} from '../../../src/benchmark/model/resultSet';

/** One measured query: time, and the range if there is one. */
export type Times = [timeS: number, minS?: number, maxS?: number];

export function row(query: string, [timeS, minS, maxS]: Times, line = 2): ResultRow {
  return { query, status: 'ok', timeS, minS: minS ?? null, maxS: maxS ?? null, reason: '', line };
}

/** A result set of TPC-DS queries for a worked example. */
export function resultSet(times: Record<string, Times>, changes: Partial<ResultSet> = {}): ResultSet {
  return {
    id: 'example',
    title: 'An example',
    created: '2026-07-21',
    licences: [{ name: 'Apache-2.0' }],
    sources: [{ title: 'A source', path: 'https://example.org/' }],
    suite: { name: 'tpcds', queryVersion: '4.0', scaleFactor: 3000, tableFormat: 'parquet' },
    engine: { id: 'comet', title: 'Comet', version: '1.0' },
    environment: 'one',
    statistic: 'median',
    iterations: 5,
    warmup: 'unknown',
    configuration: {},
    harness: { name: 'unknown', version: 'unknown' },
    notes: [],
    changes: 'none',
    rows: Object.entries(times).map(([query, entry], index) => row(query, entry, index + 2)),
    iterationRows: [],
    outputs: [],
    ...changes,
  };
}

export const other: Partial<ResultSet> = {
  id: 'other',
  engine: { id: 'gluten-velox', title: 'Gluten + Velox', version: '2.0' },
};

/** Environment of the result sets of worked examples. */
export function environment(changes: Partial<Environment> = {}): Environment {
  return {
    id: 'one',
    title: 'One',
    cluster: 'Amazon EKS',
    nodes: 12,
    instanceType: 'r8gd.12xlarge',
    coresPerNode: 48,
    memoryPerNodeGb: 384,
    localStorage: 'unknown',
    executors: 23,
    executorCores: 5,
    executorMemoryGb: 58,
    driverCores: 5,
    driverMemoryGb: 20,
    storage: 'S3',
    architecture: 'aarch64',
    spark: '3.5.8',
    java: 'OpenJDK 17',
    scala: 'unknown',
    sources: [],
    notes: [],
    ...changes,
  };
}

/** A page's statement on the nodes on a day; about all result sets unless `about` is given. */
export function statement(value: number, day: string, about?: string[]): EnvironmentStatement {
  const source = { title: 'A page', path: `https://example.org/${day}` };
  return { field: 'nodes', value, source, commit: 'abc', day, ...(about ? { about } : {}) };
}

export function iterations(query: string, timesS: number[]): IterationRow[] {
  return timesS.map((timeS, index) => ({ query, iteration: index + 1, timeS }));
}

const seconds = fc.double({ min: 0.01, max: 5000, noNaN: true });
/** min, time, and max of one query, in order. */
const times = fc.tuple(seconds, seconds, seconds).map((values) => {
  const [minS, timeS, maxS] = values.sort((a, b) => a - b) as [number, number, number];
  return [timeS, minS, maxS] as Times;
});

/** Times of the same queries on two sides: one to thirty queries of TPC-DS. */
export const pairs = fc
  .uniqueArray(fc.constantFrom(...suiteQueries('tpcds')), { minLength: 1, maxLength: 30 })
  .chain((queries) =>
    fc.tuple(
      fc.constant(queries),
      fc.array(fc.tuple(times, times), { minLength: queries.length, maxLength: queries.length }),
    ),
  )
  .map(([queries, sides]) => {
    const side = (index: 0 | 1) =>
      Object.fromEntries(queries.map((query, place) => [query, (sides[place] as [Times, Times])[index]]));
    return { baseline: resultSet(side(0)), candidate: resultSet(side(1), other) };
  });
