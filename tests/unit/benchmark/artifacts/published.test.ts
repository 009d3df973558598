import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemLine } from '../../../../src/benchmark/model/problem';
import { loadData } from '../../../../src/data/loadData';
import { replacedCases, withDataCopy } from '../../support/dataCopy';
import { replaceIn } from '../../support/temporary';
import { expect, test } from '../../support/test';

const MAIN = 'published/celeborn-vs-native-shuffle';
const WRITE = 'published/comet-shuffle-scatter';
const AGING = 'published/lst-bench-aging';
const SUITE = `"suite": {
      "name": "tpcds",
      "queryVersion": "2.4",
      "scaleFactor": 3000,
      "tableFormat": "parquet"
    }`;
const USAGE = 'resource-usage/celeborn-vs-native-shuffle';

/** The errors of a copy of the frozen data after a change; paths from the copy. */
function errorsAfter(change: (data: string) => void): string[] {
  return withDataCopy((data) => {
    change(data);
    const { problems } = loadData(data, data);
    return problems.filter(({ level }) => level === 'error').map(problemLine);
  });
}

/** Replacements in the frozen data and the reported messages. */
const REPLACED = replacedCases(String.raw`
  a query that is a duplicate | ${MAIN}/changes.csv | q21, | q99, | ${MAIN}/changes.csv:3: “q99” is a duplicate of line 2
  a query name that is not the short one | ${MAIN}/changes.csv | q21, | q21-v2.4, | ${MAIN}/changes.csv:3: query must be the short name q21, got “q21-v2.4”
  a change that no time can have | ${MAIN}/changes.csv | -10.1 | -101 | ${MAIN}/changes.csv:2: time_change_pct must be above −100, got -101
  a change that is no number | ${MAIN}/changes.csv | -10.1 | 10 % | ${MAIN}/changes.csv:2: time_change_pct must be a decimal number, got “10 %”
  a change that is empty | ${MAIN}/changes.csv | -10.1 |  | ${MAIN}/changes.csv:2: time_change_pct is empty
  edges in the wrong order | ${MAIN}/buckets.csv | ,-9,9, | ,9,-9, | ${MAIN}/buckets.csv:3: from_pct must be below to_pct, got 9 and -9
  a count that is no whole number | ${MAIN}/buckets.csv | ,55 | ,55.5 | ${MAIN}/buckets.csv:3: count must be a non-negative integer, got 55.5
  a label and a value that are both empty | ${MAIN}/chart-labels.csv | ,q91-v2.4, | ,, | ${MAIN}/chart-labels.csv:21: label and value are both empty
  a direction that is none | ${WRITE}/measures.csv | ,higher, | ,more, | ${WRITE}/measures.csv:4: better must be lower or higher, got “more”
  a measure without any figure | ${WRITE}/measures.csv | ,,,-10 | ,,, | ${WRITE}/measures.csv:2: baseline, candidate and change_pct are all empty
  a measure from 0 | ${WRITE}/measures.csv | ,68.5, | ,0, | ${WRITE}/measures.csv:3: baseline must be above 0, got 0
  a query of a measure that is not there | ${AGING}/measure-queries.csv | phase 2,q1, | phase 7,q1, | ${AGING}/measure-queries.csv:2: measures.csv has no row “Delta on Spark (copy on write), phase 7”
  a query of a measure that is a duplicate | ${AGING}/measure-queries.csv | phase 2,q2, | phase 2,q1, | ${AGING}/measure-queries.csv:3: “Delta on Spark (copy on write), phase 2, q1” is a duplicate of line 2
  another header | ${MAIN}/changes.csv | time_change_pct | change | ${MAIN}/changes.csv:1: the header must be query,time_change_pct
  an unknown environment | ${MAIN}/datapackage.json | "extraEnvironment": "eks- | "extraEnvironment": "aks- | extraEnvironment: unknown environment: aks-r6g-8xlarge-8-celeborn-nodes (did you mean eks-r6g-8xlarge-8-celeborn-nodes?
  a name that is not the folder | ${MAIN}/datapackage.json | "name": "celeborn-vs-native-shuffle" | "name": "other" | ${MAIN}/datapackage.json:3: name must be the folder's name, celeborn-vs-native-shuffle, got other
  a reading below 0 | ${USAGE}/storage-native-spark-pods.csv | \n1,1.5,0\n | \n1,1.5,-1\n | ${USAGE}/storage-native-spark-pods.csv:3: throughput_mb_per_s must not be below 0, got -1
  elapsed time that does not rise, once per row | ${USAGE}/storage-native-spark-pods.csv | \n2, | \n1, | ${USAGE}/storage-native-spark-pods.csv:4: elapsed time must rise, got 1 and then 1
  a series whose column is not there | ${USAGE}/cpu-celeborn-4x-threads.csv | cpu_cores | cores | ${USAGE}/cpu-celeborn-4x-threads.csv:1: the header must be elapsed_min,cpu_cores
`);

const CASES: [what: string, change: (data: string) => void, message: string][] = [
  ...REPLACED,
  [
    'queries without a suite',
    (data) => replaceIn(data, `${MAIN}/datapackage.json`, SUITE, '"suite": null'),
    `${MAIN}/datapackage.json:132: published.suite is null, and changes.csv and buckets.csv are about the queries of a suite`,
  ],
  [
    'a table that the package does not list',
    (data) => writeFileSync(join(data, WRITE, 'buckets.csv'), 'label,from_pct,to_pct,count\n'),
    `${WRITE}/datapackage.json:17: resources does not list buckets.csv, which is in the folder`,
  ],
  [
    'a table that is not there',
    (data) => rmSync(join(data, MAIN, 'buckets.csv')),
    `${MAIN}/datapackage.json:52: resources lists buckets.csv, which is not in the folder`,
  ],
  [
    'a file that no one reads',
    (data) => writeFileSync(join(data, MAIN, 'results.csv'), ''),
    `${MAIN}/results.csv: unknown file or folder (allowed here: datapackage.json, changes.csv, buckets.csv, measures.csv, measure-queries.csv, chart-labels.csv)`,
  ],
  [
    'a missing package',
    (data) => rmSync(join(data, MAIN, 'datapackage.json')),
    `${MAIN}/datapackage.json: the file is missing; a published comparison is datapackage.json and its tables`,
  ],
  [
    'a file of time series that is not listed',
    (data) => writeFileSync(join(data, USAGE, 'memory.csv'), 'elapsed_min,gb\n0,1\n'),
    `${USAGE}/datapackage.json:18: resources does not list memory.csv`,
  ],
];

for (const [what, change, message] of CASES) {
  test(`loadData reports ${what}`, () => {
    const errors = errorsAfter(change);
    expect(errors.join('\n')).toContain(message);
    expect(errors.filter((line) => line.includes(message))).toHaveLength(1);
  });
}

test('a broken published comparison is omitted, and so is the report that shows it, with one message', () => {
  withDataCopy((data) => {
    replaceIn(data, `${MAIN}/changes.csv`, 'q21,', 'q99,');
    const { published, reports, problems } = loadData(data, data);
    expect(published.map(({ id }) => id)).not.toContain('celeborn-vs-native-shuffle');
    const shown = reports.filter(({ publishedComparisons }) => publishedComparisons.length > 0);
    expect(shown.map(({ id }) => id)).toEqual(['comet-shuffle-writer', 'rapids-queries', 'table-format-aging']);
    expect(problems.filter(({ level }) => level === 'error')).toHaveLength(1);
  });
});

test('a contradiction that is fixed in the artifact is no longer found, and a new one is', () => {
  withDataCopy((data) => {
    replaceIn(data, `${MAIN}/buckets.csv`, ',29', ',31');
    replaceIn(data, `${MAIN}/datapackage.json`, '"value": 16,', '"value": 61,');
    const messages = loadData(data, data).problems.map(problemLine).join('\n');
    expect(messages).not.toContain('the ranges count');
    expect(messages).toMatch(/datapackage.json:153: warning: the source reports \+61.0% time; its totals give \+16.0%/);
  });
});
