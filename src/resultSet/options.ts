import type { RunConditions } from '../benchmark/model/resultSet';
import { PUBLISHER_ROLES } from '../benchmark/schemas/words';
import { SLUG_WORDS } from './ids';
import {
  countOrUnknown,
  gigabytes,
  harness,
  keyedText,
  matching,
  memory,
  note,
  type Parse,
  property,
  timeUnit,
  withdrawal,
  wordOf,
} from './optionValues';

/** An option of a command, which is also a question of its dialogue and of the form of /compare/. */
export interface Option {
  /** Its value in help: NAME. Absent for a switch. */
  value?: string;
  help: string;
  /** True if it can be given several times. */
  repeats?: true;
  /** Keys of datapackage.json that it fills: their schema checks it. */
  keys?: readonly string[];
  /** What to write if the schema refuses the first key. */
  cure?: string;
  /** The label of its field on /compare/, and an example. */
  label?: string;
  example?: string;
  /** The value of a text; without it, any text. */
  parse?: Parse<unknown>;
}

type Options = Readonly<Record<string, Option>>;

/** An option with a value. */
export function option<const More extends Omit<Option, 'value' | 'help'>>(value: string, help: string, more?: More) {
  return { value, help, ...(more as More) };
}

const statistic = wordOf('statistic', ['median', 'mean', 'min', 'single', 'unknown']);
const role = wordOf('publisher-role', PUBLISHER_ROLES);
const CONDITIONS = ['dataLayout', 'order', 'nativeEngine', 'accelerated'] as const satisfies (keyof RunConditions)[];
const condition = keyedText(CONDITIONS);
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.+_-]{0,59}$/;

/** What ran, on which data. */
const OF_SUITE = {
  suite: option('S', 'tpcds, tpcds-99 (whole templates timed), tpch, or a folder of static/data/suites/', {
    keys: ['benchmark.suite.name'],
    label: 'Suite',
  }),
  'query-version': option('V', 'version of the query templates, for example 4.0, or unknown', {
    keys: ['benchmark.suite.queryVersion'],
    label: 'Query version',
    example: '4.0, or unknown',
  }),
  'scale-factor': option('GB', 'size of the generated data; optional for a suite of static/data/suites/', {
    keys: ['benchmark.suite.scaleFactor'],
    label: 'Scale factor (GB)',
    example: '1000',
    parse: gigabytes,
  }),
  'table-format': option('F', 'parquet, iceberg, orc …', {
    keys: ['benchmark.suite.tableFormat'],
    cure: `use ${SLUG_WORDS}: parquet`,
    label: 'Table format',
    example: 'parquet',
  }),
} satisfies Options;

const REQUIRED = {
  id: option('ID', 'folder name: lower-case letters and digits, joined by dots or hyphens', {
    keys: ['name'],
    cure: `use ${SLUG_WORDS}: tpcds-sf3000-parquet-comet-0.16.0`,
    label: 'Result set ID',
    example: 'generated from your answers',
  }),
  engine: option('NAME', 'as written in the middle of a sentence: "vanilla Spark"', {
    keys: ['benchmark.engine.id', 'benchmark.engine.title'],
    cure: 'name the engine with letters or digits: vanilla Spark',
    label: 'Engine',
    example: 'vanilla Spark',
  }),
  'engine-version': option('V', 'release of the engine', {
    keys: ['benchmark.engine.version'],
    label: 'Engine version',
    example: '3.5.8, or unknown',
  }),
  statistic: option(
    'S',
    'statistic of the times: median, mean, min, single, or unknown; the header of the file is not trusted',
    { keys: ['benchmark.statistic'], label: 'Statistic of the query times', parse: statistic },
  ),
  iterations: option(
    'N',
    'timed executions of each query, or unknown; can be omitted if the file contains the iterations',
    { keys: ['benchmark.iterations'], label: 'Timed iterations', example: '5, or unknown', parse: countOrUnknown(1) },
  ),
  ...OF_SUITE,
} satisfies Options;

const OPTIONAL = {
  warmup: option('N', 'untimed executions before the timed ones; default: unknown', {
    keys: ['benchmark.warmup'],
    label: 'Warm-up iterations',
    example: '1, or empty if unknown',
    parse: countOrUnknown(0),
  }),
  applications: option('N', 'Spark applications over which the iterations are spread evenly, if there are several', {
    keys: ['benchmark.applications'],
  }),
  'rerun-of': option('ID', 'result set that this one measures again: the same engine, suite, and data', {
    keys: ['benchmark.rerunOf'],
  }),
  memory: option(
    '"NAME, UNIT: DEFINITION"',
    'what the column memory of a CSV of times holds: "memory cost, B·s: ..."; UNIT is B or B·s. Without it, the column is left out',
    { keys: ['benchmark.memory'], parse: memory },
  ),
} satisfies Options;

const SOURCE = {
  date: option(
    'D',
    'day on which the results were first published, 2026-04-29, or unknown; required with a source, default without one: today',
    {
      keys: ['created'],
      label: 'First published on',
      example: '2026-04-29; if empty: today',
      parse: matching(/^(unknown|\d{4}-\d{2}-\d{2}(T.+)?)$/, 'a day such as 2026-04-29, or unknown'),
    },
  ),
  'source-title': option('T', 'title of the source', {
    keys: ['sources.0.title'],
    label: 'Source title',
    example: 'if empty: first published here',
  }),
  'source-url': option('U', 'its https URL', { keys: ['sources.0.path'], label: 'Source URL', example: 'https://…' }),
  'source-commit': option('C', 'commit of the source that was read', {
    keys: ['sources.0.version'],
    label: 'Source commit',
  }),
  license: option('L', 'license of the results, an SPDX name', {
    keys: ['licenses'],
    label: 'License',
    example: 'Apache-2.0',
    parse: matching(VERSION, 'an SPDX name such as Apache-2.0 or CC-BY-4.0'),
  }),
  note: option('"FIELD: TEXT"', 'remark about a field, for example results.time_s; repeatable', {
    keys: ['benchmark.notes'],
    repeats: true,
    parse: note,
  }),
} satisfies Options;

const PROVENANCE = {
  title: option('T', 'default: engine, version, suite, size, and table format', { keys: ['title'] }),
  'date-commit': option('C', 'commit that first published them', { keys: ['createdCommit'] }),
  snapshot: option('D', 'day of the commit in --source-commit', { keys: ['snapshot'] }),
  ...SOURCE,
  'publisher-role': option(
    'R',
    'interest of the publisher: engine-project, competitor (another engine’s project), vendor (sells what is compared), third-party, this-site, or reader; default: derived from the source',
    { keys: ['benchmark.publisher'], parse: role },
  ),
  withdrawn: option(
    '"DAY, URL: SENTENCE"',
    'set if the publisher withdrew the results later: the day, where that is shown, and what the publisher did. Comparisons then have no verdict',
    { keys: ['benchmark.withdrawn'], parse: withdrawal },
  ),
  harness: option(
    'NAME@VERSION',
    'program that ran and timed the queries; default: unknown, and for Comet JSON tpcbench.py of unknown version',
    { keys: ['benchmark.harness'], label: 'Benchmark harness', example: 'NAME@VERSION', parse: harness },
  ),
  condition: option(
    '"KEY: TEXT"',
    'run condition as reported by the source; repeatable. KEY is dataLayout, order ("first"), nativeEngine ("Velox (C++)"), or accelerated',
    { keys: ['benchmark.conditions'], repeats: true, parse: condition },
  ),
} satisfies Options;

const ENVIRONMENT = {
  environment: option('ID', 'file in static/data/environments/; default: unknown', { keys: ['benchmark.environment'] }),
  configuration: option('FILE', 'JSON object of Spark properties; every value is a string'),
  property: option('"KEY=VALUE"', 'Spark property reported outside FILE; repeatable, overrides all others', {
    repeats: true,
    parse: property,
  }),
  like: option('ID', 'copy both from another result set; a configuration in FILE overrides it'),
} satisfies Options;

/** How the file is read. */
const FILE = {
  format: option('F', 'format of FILE if it cannot be detected', { label: 'File format' }),
  'query-column': option('NAME', 'column of queries, if the header is not recognized', { label: 'Column of queries' }),
  'time-column': option('NAME', 'column of times', { label: 'Column of times' }),
  'engine-column': option('NAME', 'column of engines', { label: 'Column of engines' }),
  'iteration-column': option('NAME', 'column of iterations', { label: 'Column of iterations' }),
  'status-column': option('NAME', 'column of the status', { label: 'Column of the status' }),
  'time-unit': option('UNIT', 'unit of the times: s, ms, us, ns, min, h, or d', {
    label: 'Unit of the times',
    parse: timeUnit,
  }),
  column: option('NAME', 'engine to import of a file with several'),
  side: option('NAME', 'side of a gluten-it report that compares both: vanilla or gluten'),
  'iterations-file': option(
    'FILE',
    'CSV of times whose iterations go into iterations.csv, in addition to a summary; some queries are enough',
  ),
} satisfies Options;

const MEASURES = {
  baseline: option('NAME', 'as written in the middle of a sentence'),
  candidate: option('NAME', 'likewise'),
  'baseline-case': option(
    'C',
    'case to compare within one file of Spark Benchmark tables; * matches any text. With two files, cases with the same table and name are compared',
  ),
  'candidate-case': option('C', 'the case to compare it with'),
} satisfies Options;

const OUTPUT = {
  out: option('DIR', 'write to DIR/ID/ instead'),
  force: { help: 'replace what exists' },
} satisfies Options;

/** Questions of /compare/ about what no option names in the same way. */
const OF_PAGE = {
  machines: {
    help: 'number and type of the nodes',
    label: 'Machines (nodes × type)',
    example: '8 × r6gd.4xlarge; empty if unknown',
  },
  names: option(
    'q1,q3,…',
    'name the executions in the order of running if descriptions do not; fewer names repeat, - leaves one out',
    { label: 'Queries in the order of running', example: 'q1, q3, q6; fewer names repeat, - leaves one out' },
  ),
} satisfies Options;

/** The options of imports in groups, in the order of help. */
export const OPTION_GROUPS = {
  suite: OF_SUITE,
  required: REQUIRED,
  optional: OPTIONAL,
  source: SOURCE,
  provenance: PROVENANCE,
  environment: ENVIRONMENT,
  file: FILE,
  measures: MEASURES,
  output: OUTPUT,
} satisfies Readonly<Record<string, Options>>;

export const OPTIONS = {
  ...REQUIRED,
  ...OPTIONAL,
  ...PROVENANCE,
  ...ENVIRONMENT,
  ...FILE,
  ...MEASURES,
  ...OUTPUT,
  ...OF_PAGE,
};

export type OptionName = keyof typeof OPTIONS;

/** The option, whose fields may be absent. */
export function optionNamed(name: OptionName): Option {
  return OPTIONS[name];
}
