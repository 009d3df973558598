import { isUnit } from './columnUnit';
import type { FileSample } from './formats';
import { isObject, textOf } from './parsers/jsonTimes';

/** The output of a program that cannot be imported. */
interface RefusedFormat {
  /** The name in sentences. */
  title: string;
  recognises(sample: FileSample): boolean;
  /** What the file holds. */
  holds: string;
  /** What can be imported instead. */
  cure: string;
}

const CSV = 'write a CSV of query, iteration, and time_s, with one row per run of a query';

/** The first entry of a list, or of the list under a key of an object; otherwise an empty object. */
function firstOf(json: unknown, key?: string): Record<string, unknown> {
  const value = key === undefined ? json : isObject(json) ? json[key] : null;
  const first: unknown = Array.isArray(value) ? value[0] : null;
  return isObject(first) ? first : {};
}

function hasKeys(value: unknown, ...keys: string[]): boolean {
  return isObject(value) && keys.every((key) => key in value);
}

const REFUSED_FORMATS: readonly RefusedFormat[] = [
  {
    title: 'JMH',
    recognises: ({ json, rows: [head] }) =>
      hasKeys(firstOf(json), 'benchmark', 'primaryMetric') ||
      (head?.cells[0] === 'Benchmark' && head.cells[1] === 'Mode'),
    holds: 'scores of operations, in units that may be rates',
    cure: `for times of queries, ${CSV}`,
  },
  {
    title: 'Google Benchmark',
    recognises: ({ json, rows: [head] }) =>
      hasKeys(firstOf(json, 'benchmarks'), 'name', 'real_time') ||
      ['real_time', 'time_unit'].every((name) => head?.cells.includes(name)),
    holds: 'times of iterations of a loop, averaged over many',
    cure: `for times of queries, ${CSV}`,
  },
  {
    title: 'pytest-benchmark',
    recognises: ({ json }) => hasKeys(firstOf(json, 'benchmarks'), 'name', 'stats'),
    holds: 'statistics of functions',
    cure: `if each benchmark is a query, take stats.data of a run that saves its data: ${CSV}`,
  },
  {
    title: 'github-action-benchmark',
    recognises: ({ json, text }) =>
      /^\s*window\.BENCHMARK_DATA\s*=/.test(text) ||
      (hasKeys(firstOf(json), 'name', 'value', 'unit') && !isUnit(textOf(firstOf(json).unit))),
    holds: 'values of any unit, of which more or less may be better',
    cure: `if they are times of queries, ${CSV}`,
  },
  {
    title: 'Criterion',
    recognises: ({ json, text }) =>
      hasKeys(json, 'mean', 'median', 'std_dev') ||
      /^\s*\{"reason":"benchmark-complete"/.test(text) ||
      /^\S.*\s+time:\s+\[[\d.]+ \S+ [\d.]+ \S+ [\d.]+ \S+\]/m.test(text),
    holds: 'estimates of functions, not times of runs',
    cure: `if each benchmark is a query, take its sample.json: ${CSV}`,
  },
  {
    title: 'BenchBox JSON',
    recognises: ({ json }) =>
      hasKeys(json, 'schema_version', 'benchmark', 'execution') ||
      hasKeys(json, 'version', 'run', 'benchmark', 'summary', 'queries'),
    holds: 'phases of a run in a form that changes between its versions',
    cure: 'export the queries as CSV with “benchbox export” and import that',
  },
  {
    title: 'Bencher',
    recognises: ({ json }) =>
      isObject(json) &&
      Object.values(json).length > 0 &&
      Object.values(json).every(
        (measures) => isObject(measures) && Object.values(measures).some((one) => hasKeys(one, 'value')),
      ),
    holds: 'values of named measures, such as a latency in nanoseconds',
    cure: `if they are times of queries, ${CSV}`,
  },
  {
    title: 'Trino',
    recognises: ({ json }) => hasKeys(firstOf(json), 'queryId', 'queryStats') || hasKeys(json, 'queryId', 'queryStats'),
    holds: 'texts of queries without their names',
    cure: `name each query and take its queryStats.elapsedTime: ${CSV}`,
  },
  {
    title: 'DataFusion’s compare.py',
    recognises: ({ text }) => /^\s*┏/.test(text) && /Query/.test(text),
    holds: 'rounded times of two runs',
    cure: 'import the JSON files that it compares',
  },
];

/** The refused format of a file; undefined if it is of none. */
export function refusedFormat(sample: FileSample): RefusedFormat | undefined {
  return REFUSED_FORMATS.find(({ recognises }) => recognises(sample));
}
