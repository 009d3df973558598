import { readFileSync } from 'node:fs';
import { parseQueryMetrics } from '../../../src/benchmark/artifacts/queryMetrics';
import { compare } from '../../../src/benchmark/comparison/compare';
import type { Comparison } from '../../../src/benchmark/model/comparison';
import { METRICS_FILES, type QueryMetrics } from '../../../src/benchmark/model/queryMetrics';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { environment, resultSet, type Times } from '../benchmark/support';

const FOLDER = 'tests/fixtures/eventLogs';

/** Metrics of q16 and q21, second iteration, from two small logs of this project's run at scale factor 0.01. */
export function loggedMetrics(engine: 'native' | 'comet'): QueryMetrics {
  const names = METRICS_FILES.filter((name) => name !== 'plan-fallbacks.csv');
  const files = new Map(
    names.map((name) => {
      const path = `${FOLDER}/${engine}/${name}`;
      return [name as string, { path, text: readFileSync(path, 'utf8') }];
    }),
  );
  const { metrics, problems } = parseQueryMetrics(files);
  if (!metrics || problems.length > 0) throw new Error(`the fixture ${engine} is broken: ${problems[0]?.message}`);
  return metrics;
}

const TPCH = { name: 'tpch', queryVersion: '3.0', scaleFactor: 1, tableFormat: 'parquet' } as const;

/** A set with three iterations of each query; the second is the median. */
function timed(id: string, engine: ResultSet['engine'], times: Record<string, Times>): ResultSet {
  const iterationRows = Object.entries(times).flatMap(([query, [timeS, minS = timeS, maxS = timeS]], index) =>
    [maxS, timeS, minS].map((value, place) => ({
      query,
      iteration: place + 1,
      timeS: value,
      line: index * 3 + place + 2,
    })),
  );
  return resultSet(times, { id, engine, suite: TPCH, iterations: 3, iterationRows });
}

/** Vanilla Spark vs. Comet: q16 takes one second more, q21 two seconds less. */
export function loggedComparison(changes: Partial<ResultSet> = {}): Comparison {
  const native = timed(
    'native',
    { id: 'native-spark', title: 'vanilla Spark', version: '3.5.8' },
    { q16: [3, 2.9, 3.1], q21: [5, 4.9, 5.1] },
  );
  const comet = timed(
    'comet',
    { id: 'comet', title: 'Comet', version: '0.12.0' },
    { q16: [4, 3.9, 4.1], q21: [3, 2.9, 3.1] },
  );
  return compare(native, { ...comet, ...changes }, [environment()]);
}
