import { readFileSync } from 'node:fs';
import { problemLine } from '../../../src/benchmark/model/problem';
import type { ResultRow } from '../../../src/benchmark/model/resultSet';
import type { Answers, ParserMessage } from '../../../src/fileParser/messages';
import { type ImportOptions, type NamedColumns, NO_NAMES } from '../../../src/importers/imported';
import { measureFormatOf } from '../../../src/importers/measureFormats';
import { enginesOf, importResults, openTable, recogniseFormats } from '../../../src/importers/recognise';
import { lines } from '../support/importing';
import { answered, reader, setOf } from '../support/readingFile';
import { expect, test } from '../support/test';

/** Seconds of a query, or median, fastest, and slowest; otherwise its status. */
type Told = number | [number, number, number] | Exclude<ResultRow['status'], 'ok'>;
type Times = Record<string, Told>;

interface Case {
  title: string;
  /** Below tests/fixtures/cases, or a name with its text. */
  file: string | [name: string, text: string];
  /** What the file leaves open; absent if it is read or refused as it is. */
  asks?: 'unit' | 'columns';
  /** What the user then names. */
  columns?: Partial<NamedColumns>;
  options?: Partial<ImportOptions>;
  /** Of a file without engines. */
  times?: Times;
  /** By the name of the engine in the file. */
  engines?: Record<string, Times>;
  /** Queries that the file has if `times` names only some of them. */
  queries?: number;
  /** A sentence about the read file. */
  says?: RegExp;
  refused?: RegExp;
  /** If the page refuses it for another reason. */
  refusedOnPage?: RegExp;
}

const S = { unit: 's' };
const RATE = /a rate or a score is not a time, and more of it is better/;
const USERS = '24-tables-of-users';

const FILES: Case[] = [
  {
    title: 'DataFusion writes milliseconds, and a query without success is failed',
    file: '01-datafusion-json-milliseconds/datafusion.json',
    times: { q1: [1.51245, 1.5017, 1.5232], q2: 'failed', q18: 'failed' },
  },
  {
    title: 'DataFusion writes milliseconds of short queries, too',
    file: '01-datafusion-json-milliseconds/datafusion-22-queries-sf10.json',
    times: { q1: 1.20986669063568 },
    queries: 22,
  },
  {
    title: 'a status in JSON counts',
    file: '02-json-status-ignored/status.json',
    asks: 'unit',
    columns: S,
    times: { q1: 20.1, q2: 'failed', q3: 'timeout' },
  },
  {
    title: 'a success in JSON counts',
    file: '02-json-status-ignored/success.json',
    times: { q1: 20.1, q2: 'failed' },
  },
  {
    title: 'a query with a failed iteration in JSON is failed',
    file: '02-json-status-ignored/iterations.json',
    asks: 'unit',
    columns: S,
    times: { q1: 'failed', q2: [3.05, 3, 3.1] },
  },
  {
    title: 'a set of successful queries in JSON is read',
    file: '02-json-status-ignored/22-baseline.json',
    asks: 'unit',
    columns: S,
    times: { q1: 21, q9: 29, q18: 38, q21: 41 },
    queries: 22,
  },
  ...['22-candidate-three-failed.json', '22-candidate-three-failed-after-4.2-s.json'].map(
    (name): Case => ({
      title: 'failed queries in JSON have no time',
      file: `02-json-status-ignored/${name}`,
      asks: 'unit',
      columns: S,
      times: { q1: 22, q9: 'failed', q18: 'failed', q21: 'failed' },
      queries: 22,
      says: /q9, q18, q21 failed: the source file reports FAILED/,
    }),
  ),
  {
    title: 'a status next to other columns counts',
    file: '03-column-form-drops-status/benchbox.csv',
    times: { q1: 1.52, q2: 'failed', q3: 1.23 },
  },
  {
    title: 'a status counts although the columns are named',
    file: '03-column-form-drops-status/hive-testbench-padded.csv',
    asks: 'unit',
    columns: { query: 'filename', time: 'time', unit: 's' },
    times: { q1: 20, q2: 'failed', q3: 15 },
  },
  {
    title: 'an exit code counts although the columns are named',
    file: '03-column-form-drops-status/exit-code.csv',
    asks: 'unit',
    columns: { query: 'query', time: 'time', unit: 's' },
    times: { q1: 20.1, q2: 'failed', q3: 'timeout' },
  },
  ...['ops-per-sec', 'qps', 'queries-per-hour', 'throughput'].map(
    (name): Case => ({ title: 'a rate is not a time', file: `04-rates-read-as-times/${name}.csv`, refused: RATE }),
  ),
  {
    title: 'a column of units counts',
    file: '05-unit-in-a-column-of-its-own/unit.csv',
    times: { q1: 1.523, q2: 2.1, q3: 0.9 },
  },
  {
    title: 'a column of units counts although the columns are named',
    file: ['unit.csv', lines('took,wall,what,unit', '1523,1530,q1,ms', '2.1,2.2,q2,s')],
    columns: { query: 'what', time: 'took' },
    asks: 'columns',
    times: { q1: 1.523, q2: 2.1 },
  },
  {
    title: 'a column of units counts in each row',
    file: '05-unit-in-a-column-of-its-own/unit-22.csv',
    times: { q1: 1.537, q3: 1.611, q4: 1.648, q22: 2.314 },
    queries: 22,
  },
  {
    title: 'a column of units counts in each row of measured times',
    file: '05-unit-in-a-column-of-its-own/unit-22-realistic.csv',
    times: { q1: 12.098666906356812, q2: 5.307, q8: 22.206, q21: 35.55262613296509 },
    queries: 22,
  },
  {
    title: 'a key of units in JSON counts',
    file: '05-unit-in-a-column-of-its-own/unit.json',
    times: { q1: 1.5232, q2: 2.1 },
  },
  {
    title: 'a Markdown table with row numbers has the queries of its column Query',
    file: '08-markdown-query-column-not-first/numbered.md',
    asks: 'unit',
    columns: S,
    engines: { Spark: { q5: 12.3, q9: 3.4, q21: 9.1 }, Comet: { q5: 5.1, q9: 2, q21: 4 } },
  },
  {
    title: 'a Markdown table in reverse order has the queries of its column Query',
    file: '08-markdown-query-column-not-first/numbered-22.md',
    asks: 'unit',
    columns: S,
    engines: { Spark: { q1: 11, q9: 19, q22: 32 }, Comet: { q1: 5.5, q9: 9.5, q22: 16 } },
    queries: 22,
  },
  {
    title: 'a status in Markdown counts',
    file: '09-markdown-failures/status.md',
    times: { q1: 12.3, q2: 'failed' },
  },
  {
    title: 'OOM in Markdown is a failure',
    file: '09-markdown-failures/oom.md',
    asks: 'unit',
    columns: S,
    engines: { Spark: { q1: 12.3, q2: 3.4, q3: 9.1 }, Comet: { q1: 5.1, q2: 'failed', q3: 4 } },
  },
  {
    title: 'a table of a bot has its two engines without differences and percentages',
    file: '10-gluten-perfbot-table/perfbot-vanilla.tsv',
    asks: 'unit',
    columns: S,
    engines: {
      'log/native_master_08_21_2023_time.csv': { q1: 44.67, q2: 27.58 },
      'log/tpch_vanilla_spark322_execution-time_sf2t_date_decimal.csv': { q1: 571.86, q2: 62.65 },
    },
  },
  {
    title: 'a table of a bot has no sums',
    file: '10-gluten-perfbot-table/perfbot.tsv',
    asks: 'unit',
    columns: S,
    engines: {
      'log/native_4828_time.csv': { q1: 37.75, q2: 24.2 },
      'log/native_master_03_13_2024_d7ed0844e_time.csv': { q1: 38.81, q2: 24.06 },
    },
  },
  {
    title: 'an HTML table is named',
    file: '10-gluten-perfbot-table/perfbot.html',
    refused: /the file is HTML.*copy the table from the browser and save it as text, with tabs/,
  },
  {
    title: 'a results file of Spark has the mean of each query',
    file: '11-spark-tpcds-benchmark-results/TPCDSQueryBenchmark-results.txt',
    options: { suite: 'tpcds', statistic: 'mean' },
    times: { q1: 1.738 },
    queries: 16,
  },
  {
    title: 'a results file of Spark has the fastest time of each query',
    file: '11-spark-tpcds-benchmark-results/TPCDSQueryBenchmark-results.txt',
    options: { suite: 'tpcds', statistic: 'min' },
    times: { q1: 1.661 },
    queries: 16,
  },
  ...['file', 'notes'].map(
    (name): Case => ({
      title: 'a column of text is left out',
      file: `12-text-column-blocks-the-form/${name}.csv`,
      asks: 'unit',
      columns: S,
      engines: { spark: { q1: 12.5, q2: 3.4 }, comet: { q1: 5, q2: 2 } },
    }),
  ),
  {
    title: 'a column of hosts is left out',
    file: '12-text-column-blocks-the-form/host.csv',
    asks: 'unit',
    columns: S,
    times: { q1: 12.5, q2: 3.4 },
  },
  {
    title: 'columns of a scale factor and of text are left out',
    file: '12-text-column-blocks-the-form/type.csv',
    asks: 'unit',
    columns: S,
    times: { q1: 1269.67, q2: 0.55, q3: 0.27 },
  },
  {
    title: 'a table with a bar between columns is read',
    file: '13-cures-that-do-not-exist/ibm-summary.txt',
    times: { q11: 27.4, q12: 7.13 },
  },
  {
    title: 'NaN is refused with a cure',
    file: '13-cures-that-do-not-exist/nan.csv',
    asks: 'unit',
    columns: S,
    refused: /“NaN” is not a decimal number.*write n\/a if the query did not run/,
  },
  {
    title: 'an empty time is refused with a cure',
    file: '13-cures-that-do-not-exist/empty.csv',
    asks: 'unit',
    columns: S,
    refused: /is empty; write n\/a if the query did not run, or the reason, such as OOM, if it failed/,
  },
  {
    title: 'the cure n/a is read',
    file: ['nan.csv', lines('query,time', 'q1,n/a', 'q2,3.9', 'q3,OOM')],
    asks: 'unit',
    columns: S,
    times: { q1: 'not_run', q2: 3.9, q3: 'failed' },
  },
  {
    title: 'a comma of thousands is refused with a cure',
    file: '13-cures-that-do-not-exist/thousands.csv',
    asks: 'unit',
    columns: S,
    refused: /“1,234.5” has commas for thousands; write 1234.5/,
  },
  {
    title: 'the cure for a comma of thousands is read',
    file: ['thousands.csv', lines('query,time', 'q1,1234.5', 'q2,3.9')],
    asks: 'unit',
    columns: S,
    times: { q1: 1234.5, q2: 3.9 },
  },
  {
    title: 'the first line of Excel is skipped',
    file: '13-cures-that-do-not-exist/sep.csv',
    asks: 'unit',
    columns: S,
    times: { q1: 1.2, q2: 3.9 },
  },
  {
    title: 'a comma at the end of each row is skipped',
    file: '13-cures-that-do-not-exist/trailing-comma.csv',
    asks: 'unit',
    columns: S,
    times: { q1: 12.3, q2: 3.4 },
  },
  {
    title: 'five fields without a header are refused with a cure',
    file: '13-cures-that-do-not-exist/doris-result.tsv',
    refused: /all 2 rows have 5 fields.*name the columns on the first line, such as query, run 1, run 2/,
  },
  {
    title: 'the cure for fields without a header is read',
    file: ['doris.tsv', lines('query\trun 1\trun 2\trun 3\tbest', 'q1\t2200\t1500\t1400\t1400')],
    asks: 'columns',
    columns: { query: 'query', time: 'run 2', unit: 'ms' },
    times: { q1: 1.5 },
  },
  {
    title: 'numbered runs without an engine are iterations',
    file: ['runs.csv', lines('query,run1_s,run2_s,run3_s', 'q1,2.2,1.5,1.4')],
    times: { q1: 1.5 },
  },
  {
    title: 'cold and hot runs are no engines',
    file: '14-statistics-as-engines/cold-hot.csv',
    asks: 'columns',
    columns: { query: 'query', time: 'hot1', unit: 's' },
    times: { q1: 1.5, q2: 3.3 },
  },
  {
    title: 'numbers of runs are no engines',
    file: '14-statistics-as-engines/numbered-runs.csv',
    asks: 'columns',
    columns: { query: 'query', time: '2', unit: 's' },
    times: { q1: 1.5, q2: 3.3 },
  },
  {
    title: 'percentiles are no engines',
    file: '14-statistics-as-engines/percentiles.csv',
    asks: 'columns',
    columns: { query: 'query', time: 'p50_ms' },
    times: { q1: 1.2, q2: 3 },
  },
  {
    title: 'a scale factor is no engine',
    file: '14-statistics-as-engines/scale-factor.csv',
    asks: 'unit',
    columns: S,
    engines: { spark: { q1: 2.2, q2: 3.9 }, comet: { q1: 1.1, q2: 2 } },
  },
  {
    title: 'statistics of spark-sql-perf are no engines',
    file: '14-statistics-as-engines/sqlperf-summary.csv',
    asks: 'columns',
    columns: { query: 'name', time: 'avgTimeMs' },
    options: { suite: 'tpcds', queryVersion: '2.4', statistic: 'mean' },
    times: { q1: 1.4505, q2: 0.95 },
  },
  {
    title: 'an index without a header is left out',
    file: '15-wrong-columns-preselected/index-from-1.csv',
    asks: 'unit',
    columns: S,
    times: { q5: 2.2, q6: 3.9 },
  },
  {
    title: 'scores of JMH are refused with a cure',
    file: '15-wrong-columns-preselected/jmh.csv',
    refused:
      /the output of JMH holds scores of operations, in units that may be rates; for times of queries, write a CSV/,
  },
  {
    title: 'queries in columns are refused with a cure',
    file: '15-wrong-columns-preselected/transposed.csv',
    refused: /a column for each query; write a row for each query and a column for each engine/,
  },
  {
    title: 'queries that all return no row are noted',
    file: '17-all-queries-return-no-rows/zero-rows.csv',
    asks: 'unit',
    columns: S,
    times: { q1: 0.02, q22: 0.05 },
    queries: 22,
    says: /none of 22 queries returned a row: the tables may be empty/,
  },
  {
    title: 'a time log of NDS has times of failed queries, which is noted',
    file: '18-nds-failed-query/nds.csv',
    options: { suite: 'tpcds' },
    times: { q1: 5.2, q2: 0.3 },
    says: /does not show which queries failed/,
  },
  {
    title: 'a summary of NDS has the failure',
    file: '18-nds-failed-query/query2-summary.json',
    options: { suite: 'tpcds' },
    times: { q2: 'failed' },
    says: /q2 failed: OutOfMemoryError/,
  },
  {
    title: 'JSON lines of Spark are read',
    file: '19-spark-writes-json-lines/rows.jsonl',
    asks: 'unit',
    columns: S,
    times: { q1: 12.5, q2: 3.4 },
  },
  {
    title: 'a table that Spark shows is read',
    file: '19-spark-writes-json-lines/show.txt',
    options: { suite: 'tpcds', queryVersion: '2.4' },
    times: { q1: 1.5, q2: 0.9 },
  },
  {
    title: 'output of spark-sql without names of queries is refused with a cure',
    file: '19-spark-writes-json-lines/spark-sql.txt',
    refused: /names no query; write the output of each query to its own file, q1.log/,
  },
  {
    title: 'a query of ClickBench with another number of runs is refused',
    file: '20-clickbench-row-of-four/row-of-four.json',
    options: { suite: 'own', ownSuite: { title: 'Own', queries: ['q1', 'q2', 'q3'] } },
    refused: /:14: query 2 has 4 runs, most queries have 3: “\[1.511,1.385,1,440\]”; .* a comma in a number makes two/,
    refusedOnPage: /ClickBench is a separate suite/,
  },
  {
    title: 'a time of 0 of ClickBench is below the resolution of the file',
    file: ['zero.json', '{"system":"X","result":[[1.9,1.5,1.6],[0.01,0,0]]}'],
    options: { suite: 'own', ownSuite: { title: 'Own', queries: ['q1', 'q2'] } },
    refused: /result.1.1 is 0, below the resolution of the times in this file; write it with more digits/,
    refusedOnPage: /ClickBench is a separate suite/,
  },
  {
    title: 'a short row of a failed query is read',
    file: '21-short-row-of-a-failed-query/runSuite.csv',
    asks: 'unit',
    columns: S,
    times: { q1: 20, q2: 'failed', q3: 15 },
  },
  {
    title: 'iterations from 0 are read',
    file: '21-short-row-of-a-failed-query/iterations-from-0.csv',
    asks: 'unit',
    columns: S,
    times: { q1: [1.25, 1.2, 1.3], q2: [2.05, 2, 2.1] },
  },
  {
    title: 'a path of DuckDB is a query',
    file: '21-short-row-of-a-failed-query/duckdb.tsv',
    asks: 'unit',
    columns: S,
    times: { q1: [0.125, 0.12, 0.13], q2: [0.03, 0.03, 0.03] },
  },
  ...(
    [
      ['main', 6.02],
      ['branch', 4.82],
      ['spark', 12.02],
    ] as const
  ).map(
    ([name, q1]): Case => ({
      title: 'three iterations of each query have a median',
      file: `23-same-engine-and-version-twice/${name}.csv`,
      asks: 'unit',
      columns: S,
      times: { q1 },
      queries: 22,
    }),
  ),
  {
    title: 'times on a clock are read, and a query without success is failed',
    file: `${USERS}/auron_run.csv`,
    times: { q1: 21.233, q5: 62.607, q9: 'failed' },
    queries: 22,
  },
  {
    title: 'times on a clock are read',
    file: `${USERS}/spark_run.csv`,
    times: { q1: 31.85, q5: 50.086, q9: 7.225 },
    queries: 22,
  },
  {
    title: 'an error in each iteration is a failure of its engine',
    file: `${USERS}/s3.csv`,
    engines: { spark: { q1: 11, q3: 13 }, comet: { q1: 6, q3: 'failed' } },
    queries: 22,
    says: /q3 failed: java.lang.OutOfMemoryError/,
  },
  {
    title: 'a timeout of one iteration is a timeout of its query',
    file: `${USERS}/s5.csv`,
    engines: { spark: { q1: 11, q3: 13 }, comet: { q1: 6, q3: 'timeout' } },
    queries: 22,
    says: /q3 failed: 1 of 3 iterations failed: the source file reports TIMEOUT/,
  },
  {
    title: 'attempts of two engines are iterations',
    file: `${USERS}/st-known.csv`,
    engines: { stock: { q1: 11.0032, q5: [15.0754, 15.0506, 15.2193] }, comet: { q1: 11.1557, q5: 'failed' } },
    queries: 22,
  },
  {
    title: 'a column of engines with another header is asked about',
    file: `${USERS}/st-mapped.csv`,
    asks: 'columns',
    columns: { query: 'tpch_query', engine: 'variant', iteration: 'attempt', time: 'elapsed_ms' },
    engines: { stock: { q1: [11.1293, 11.0408, 11.1468], q5: 14.9215 }, comet: { q1: 10.8911, q5: 'failed' } },
    queries: 22,
  },
  {
    title: 'a file with semicolons, decimal commas, and a column of engines is asked about',
    file: `${USERS}/long.csv`,
    asks: 'columns',
    columns: { query: 'tpch_query', engine: 'variant', iteration: 'attempt', time: 'elapsed_ms' },
    engines: { stock: { q1: [30.9691, 30.9372, 31.008] }, 'gluten-nightly': { q1: 20.8206, q21: 'failed' } },
    queries: 22,
  },
  ...['wide.tsv', 'wide-q.tsv'].map(
    (name): Case => ({
      title: 'numbered columns are iterations of two engines, and min is minutes if the user says so',
      file: `${USERS}/${name}`,
      asks: 'unit',
      columns: { unit: 'min' },
      engines: {
        'Spark 3.5.6': { q1: [31.914, 31.524, 32.382] },
        'Comet 0.18.0': { q1: [21.63, 20.88, 21.852] },
      },
      queries: 22,
    }),
  ),
];

/** Heads with words that are no unit, and the engine that they name. */
const NAMES: Record<string, string> = {
  'Comet on m5d': 'Comet on m5d',
  'Comet r5d': 'Comet r5d',
  'Plan D': 'Plan D',
  'Comet H': 'Comet H',
  'Comet day 2': 'Comet day 2',
  'Comet 24 hours after load': 'Comet 24 hours after load',
  'Comet us-east-1': 'Comet us-east-1',
  'Comet (US)': 'Comet',
  'MS Fabric': 'MS Fabric',
};

const WORDS: Case[] = [
  ...Object.entries(NAMES).flatMap(([head, engine]): Case[] => [
    {
      title: `“${head}” names no unit`,
      file: ['name.csv', lines(`query,${head}`, 'q1,31.5', 'q2,4')],
      asks: 'unit',
      columns: S,
      times: { q1: 31.5, q2: 4 },
    },
    {
      title: `“${head}” names no unit next to another engine`,
      file: ['name.csv', lines(`query,Baseline,${head}`, 'q1,40,31.5', 'q2,5,4')],
      asks: 'unit',
      columns: S,
      engines: { Baseline: { q1: 40, q2: 5 }, [engine]: { q1: 31.5, q2: 4 } },
    },
  ]),
  ...['qps', 'QphH', 'queries per hour', 'Spark (queries/h)', 'throughput', 'score', 'IOPS', 'rows/s'].flatMap(
    (head): Case[] => [
      {
        title: `“${head}” in CSV is a rate`,
        file: ['rate.csv', lines(`query,${head}`, 'q1,12', 'q2,30')],
        refused: RATE,
      },
      {
        title: `“${head}” in JSON is a rate`,
        file: [
          'rate.json',
          JSON.stringify([
            { query: 'q1', [head]: 12 },
            { query: 'q2', [head]: 30 },
          ]),
        ],
        refused: RATE,
      },
      {
        title: `“${head}” in Markdown is a rate`,
        file: ['rate.md', lines(`| Query | ${head} |`, '|---|---|', '| q1 | 12 |', '| q2 | 30 |')],
        refused: RATE,
      },
    ],
  ),
  {
    title: 'minutes in a cell are read',
    file: ['minutes.csv', lines('query,time', 'q1,1.1 min', 'q2,2 min')],
    times: { q1: 66, q2: 120 },
  },
  {
    title: 'a time on a clock is read',
    file: ['clock.csv', lines('query,time', 'q1,00:01:23', 'q2,00:00:02.5')],
    times: { q1: 83, q2: 2.5 },
  },
  ...(
    [
      ['timed_out', 'false', 'true', 'timeout'],
      ['oom', 'no', 'yes', 'failed'],
      ['result_correct', 'true', 'false', 'failed'],
      ['message', 'fine', 'Job aborted due to stage failure', 'failed'],
      ['failures', '0', '2', 'failed'],
      ['return code', '0', '-9', 'failed'],
    ] as const
  ).map(
    ([head, good, bad, status]): Case => ({
      title: `a column ${head} tells of a failed query`,
      file: ['rows.csv', lines(`query,time_s,${head}`, `q1,2,${good}`, `q2,0.1,${bad}`)],
      times: { q1: 2, q2: status },
    }),
  ),
  {
    title: 'fields next to the times of Comet JSON decide the outcome',
    file: [
      'comet.json',
      JSON.stringify({
        benchmark: 'tpch',
        1: { durations: [2, 2], status: 'failed' },
        2: { durations: [1, 1], success: false },
        3: { durations: [3, 3], error: null, success: true },
        4: { durations: [1, 1], exit_code: 124 },
      }),
    ],
    times: { q1: 'failed', q2: 'failed', q3: 3, q4: 'timeout' },
  },
  {
    title: 'n/a next to another engine did not run',
    file: ['wide.csv', lines('query,spark_s,comet_s', 'q1,2,1', 'q2,3,n/a')],
    engines: { spark: { q1: 2, q2: 3 }, comet: { q1: 1, q2: 'not_run' } },
  },
];

const ABSENT = 'not in the source file';

function timesOf(rows: readonly ResultRow[], expected: Times): Times {
  const present = rows.filter(({ reason }) => reason !== ABSENT);
  const told = ({ query, status, timeS, minS, maxS }: ResultRow): Told => {
    if (status !== 'ok' || timeS === null) return status as Told;
    return Array.isArray(expected[query]) ? [timeS, minS ?? 0, maxS ?? 0] : timeS;
  };
  return Object.fromEntries(present.map((row) => [row.query, told(row)]));
}

function expectTimes(rows: readonly ResultRow[], expected: Times, queries?: number): void {
  const found = timesOf(rows, expected);
  if (queries === undefined) expect(found).toEqual(expected);
  expect(found).toMatchObject(expected);
  expect(Object.keys(found)).toHaveLength(queries ?? Object.keys(expected).length);
}

function artifactOf({ file }: Case) {
  if (typeof file !== 'string') return { path: file[0], text: file[1] };
  return { path: file, text: readFileSync(`tests/fixtures/cases/${file}`, 'utf8') };
}

function expectImport(one: Case): void {
  const artifact = artifactOf(one);
  const options: ImportOptions = {
    suite: 'tpch',
    queryVersion: 'unknown',
    scaleFactor: 1,
    tableFormat: 'parquet',
    engine: 'Example',
    statistic: 'median',
    iterations: 'unknown',
    ...one.options,
  };
  const columns = one.columns ? { ...NO_NAMES, ...one.columns } : undefined;
  const read = (more: Partial<ImportOptions>) => {
    const { rows, problems, notes, changes } = importResults(artifact, { ...options, ...more });
    const errors = problems.filter(({ level }) => level === 'error').map(problemLine);
    const all = [...problems.map(problemLine), ...notes.map(({ text }) => text)].join('\n');
    return { rows, errors, all, changes };
  };
  const open = openTable(artifact);
  expect(open ? (open.lacksUnit ? 'unit' : 'columns') : undefined).toBe(one.asks);
  if (one.asks) expect(read({}).errors).not.toEqual([]);
  const named = columns ? { columns } : {};
  if (one.refused) expect(read(named).errors.join('\n')).toMatch(one.refused);
  const engines = Object.entries(one.engines ?? {});
  expect(one.refused ? [] : enginesOf(artifact, undefined, columns)).toEqual(engines.map(([engine]) => engine));
  const reads = [
    ...(one.times ? [{ times: one.times, ...read(named) }] : []),
    ...engines.map(([column, times]) => ({ times, ...read({ ...named, column }) })),
  ];
  for (const { times, rows, errors, changes } of reads) {
    expect(errors).toEqual([]);
    expect(changes.includes('sums left out')).toBe(/^\W*(total|sum)\b/im.test(artifact.text));
    expectTimes(rows, times, one.queries);
  }
  if (one.says) expect(reads.map(({ all }) => all).join('\n')).toMatch(one.says);
}

/** Answers that no file of a case contains, for up to two engines. */
const FACTS: Answers = { engine: 'Example', 'engine-version': '1.0', 'scale-factor': '1', statistic: 'single' };
const ENGINES: Answers = {
  'engine 0': 'First',
  'engine-version 0': '1.0',
  'engine 1': 'Second',
  'engine-version 1': '1.0',
  'engine 2': 'Third',
  'engine-version 2': '1.0',
};
const FIELDS = {
  query: 'query-column',
  engine: 'engine-column',
  iteration: 'iteration-column',
  time: 'time-column',
  status: 'status-column',
  unit: 'time-unit',
} as const;

const textOf = (answer: ParserMessage) => {
  if (answer.kind === 'refused') return answer.why.join('\n');
  if (answer.kind === 'wrong') return [...Object.values(answer.fields).flat(), ...answer.others].join('\n');
  return 'found' in answer ? answer.found.join('\n') : '';
};

async function expectPage(one: Case): Promise<void> {
  const { path, text } = artifactOf(one);
  const { first, make } = await reader(path, text);
  if (one.asks)
    expect(first).toMatchObject({
      kind: 'asking',
      isMapping: true,
      ...(one.asks === 'unit' ? { asked: ['time-unit'] } : {}),
    });
  if (one.asks === 'columns') expect(first).toMatchObject({ asked: expect.arrayContaining(['query-column']) });
  const mapping = Object.entries({ ...NO_NAMES, ...one.columns }).filter(([, value]) => value !== '');
  const answers = Object.fromEntries(mapping.map(([key, value]) => [FIELDS[key as keyof NamedColumns], value]));
  const described = one.asks ? make(answers) : first;
  if (one.refused) {
    expect(described.kind).toMatch(/refused|wrong/);
    expect(textOf(described)).toMatch(one.refusedOnPage ?? one.refused);
    return;
  }
  expect({ kind: described.kind, text: described.kind === 'asking' ? '' : textOf(described) }).toEqual({
    kind: 'asking',
    text: '',
  });
  const { suite, queryVersion, statistic } = one.options ?? {};
  const given: Answers = {
    ...answers,
    ...(suite ? { suite } : {}),
    ...(queryVersion ? { 'query-version': queryVersion } : {}),
    ...(statistic ? { statistic } : {}),
  };
  const made = make({ ...FACTS, ...answered(described, { ...given, ...(one.engines ? ENGINES : {}) }) });
  expect(made.kind === 'made' ? '' : textOf(made)).toBe('');
  const sets = made.kind === 'made' ? made.sets.map(setOf) : [];
  const expected = one.engines ? Object.values(one.engines) : [one.times ?? {}];
  expect(sets).toHaveLength(expected.length);
  for (const [at, times] of expected.entries()) expectTimes(sets[at]?.rows ?? [], times, one.queries);
  if (one.says) expect(textOf(described)).toMatch(one.says);
}

for (const one of [...FILES, ...WORDS]) {
  const name = typeof one.file === 'string' ? ` (${one.file})` : '';
  test(`on the command line and on the page, ${one.title}${name}`, async () => {
    expectImport(one);
    await expectPage(one);
  });
}

test('no two columns of a bot are prefilled as vanilla Spark', async () => {
  const prefilled = async (name: string) => {
    const file = `10-gluten-perfbot-table/${name}`;
    const { make } = await reader(name, artifactOf({ title: '', file }).text);
    const { answers } = make({ 'time-unit': 's' }) as { answers?: Answers };
    return [answers?.['engine 0'], answers?.['engine 1']];
  };
  expect(await prefilled('perfbot-vanilla.tsv')).toEqual(['', 'vanilla Spark']);
  expect(await prefilled('perfbot.tsv')).toEqual(['', '']);
});

test('an old results file of Spark, whose head joins two times, is read as measures', async () => {
  const file = '11-spark-tpcds-benchmark-results/AggregateBenchmark-old.txt';
  const artifact = artifactOf({ title: '', file });
  const read = measureFormatOf(artifact.text)?.read(artifact);
  expect(read?.problems).toEqual([]);
  expect(read?.cases[0]?.values.map(({ value }) => value)).toEqual([40943, 47670]);
  expect(textOf((await reader(file, artifact.text)).first)).toMatch(/contains measurements, not query times/);
});

test('each file of a case has one format, or none', () => {
  const texts = FILES.map((one) => artifactOf(one).text);
  expect(texts.filter((text) => recogniseFormats(text).length > 1)).toEqual([]);
});
