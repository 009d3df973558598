import { problemLine } from '../../../src/benchmark/model/problem';
import { loadData } from '../../../src/data/loadData';
import { withDataCopy } from '../support/dataCopy';
import { changed } from '../support/schemas';
import { replaceIn } from '../support/temporary';
import { expect, test } from '../support/test';

const TWELVE = 'environments/eks-r8gd-12xlarge-12-nodes.json';
const FOUR = 'environments/eks-r8gd-12xlarge-4-nodes.json';
const NATIVE = 'result-sets/tpcds-sf3000-parquet-spark-3.5.8/datapackage.json';
const REPORT = 'reports/comet-0.17-vs-spark/report.json';

/** Problems that contain `part`, as `path:line: message`, after replacing `from` in a copy of the data. */
function problemsWith(part: string, file: string, from: string, to: string): string[] {
  return withDataCopy((data) => {
    if (from !== to) replaceIn(data, file, from, to);
    return loadData(data, `${data}/..`)
      .problems.map(problemLine)
      .filter((line) => line.includes(part));
  });
}

test('statements that differ and are not withdrawn are a warning at the line of the first that differs, with each value’s first day', () => {
  expect(
    problemsWith('has conflicting sources', TWELVE, '', '').filter((line) => /12xlarge-(12|4)-nodes/.test(line)),
  ).toEqual([
    'data/environments/eks-r8gd-12xlarge-12-nodes.json:119: warning: nodes of tpcds-sf3000-parquet-comet-0.16.0 has conflicting sources: 12 (2026-06-01), 4 (2026-06-26); if a source corrected a statement, add withdrawn to it; otherwise verdicts carry a note',
    'data/environments/eks-r8gd-12xlarge-4-nodes.json:110: warning: nodes of tpcds-sf3000-parquet-spark-3.5.8 has conflicting sources: 12 (2026-06-01), 4 (2026-06-26); if a source corrected a statement, add withdrawn to it; otherwise verdicts carry a note',
    'data/environments/eks-r8gd-12xlarge-4-nodes.json:143: warning: configuration.spark.memory.offHeap.size of tpcds-sf3000-parquet-spark-3.5.8 has conflicting sources: 32g (2026-04-29), Default (2026-06-08)',
    'data/environments/eks-r8gd-12xlarge-4-nodes.json:187: warning: configuration.spark.memory.offHeap.enabled of tpcds-sf3000-parquet-spark-3.5.8 has conflicting sources: true (2026-04-29), Default (2026-06-08)',
  ]);
});

test('result sets that name one environment claim more than is known if something of it is unknown or has conflicting sources', () => {
  const found = problemsWith('the sets may differ', TWELVE, '', '');
  expect(found).toContain(
    'data/environments/eks-r8gd-12xlarge-12-nodes.json:5: warning: 2 result sets name this environment: sources conflict on nodes; the sets may differ in this',
  );
  expect(found).toContain(
    'data/environments/local-2-cores.json:6: warning: 2 result sets name this environment: instanceType, memoryPerNodeGb, driverCores not reported; the sets may differ in this',
  );
});

test('a recorded value without a statement is an error at its line', () => {
  expect(problemsWith('its statements say', FOUR, '"nodes": 4,', '"nodes": 6,')).toEqual([
    'data/environments/eks-r8gd-12xlarge-4-nodes.json:5: nodes is 6, and its statements say 12, 4; record one of the values that were stated',
  ]);
});

test('a statement must be about a set in the environment, and not older than that set', () => {
  const gluten = '"tpcds-sf3000-parquet-comet-0.16.0", "tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64"';
  const [unknown] = problemsWith('names this environment', TWELVE, gluten, '"tpcds-sf3000-parquet-gluten"').filter(
    (line) => !line.includes('warning'),
  );
  expect(unknown).toMatch(/12-nodes\.json:\d+: no result set “tpcds-sf3000-parquet-gluten” names this environment$/);
  const early = problemsWith('cannot be about', TWELVE, '"day": "2026-05-18"', '"day": "2026-05-17"');
  expect(early).toEqual([
    expect.stringMatching(
      /12-nodes\.json:\d+: a statement of 2026-05-17 cannot be about tpcds-sf3000-parquet-comet-0\.16\.0, which was first published on 2026-05-18; look up/,
    ),
  ]);
});

test('a sum must be about a set in the environment', () => {
  const gpu = 'environments/eks-g6-2xlarge-4-nodes.json';
  const id = 'tpcds-sf1000-parquet-rapids-25.12.0';
  const [unknown, ...more] = problemsWith('no result set', gpu, `"${id}"`, '"tpcds-sf1000-parquet-rapids"');
  expect(unknown).toMatch(/4-nodes\.json:40: no result set “tpcds-sf1000-parquet-rapids” names this environment$/);
  expect(more).toEqual([]);
});

test('a statement has a known field, a value of its kind, a source, a commit, and a day', () => {
  const statement = (key: string, value: unknown) =>
    changed('environment', (environment) => {
      environment.statements[0][key] = value;
    }).join();
  expect(statement('field', 'colour')).toMatch(
    /statements\.0\.field must be a key of the environment such as nodes, or/,
  );
  expect(statement('value', '<b>24</b>')).toMatch(/statements\.0\.value must be a number, or one line of text/);
  expect(statement('day', '2026-13-01')).toMatch(/statements\.0\.day must be a date/);
  expect(statement('about', [])).toMatch(/statements\.0\.about must be/);
  expect(statement('commit', undefined)).toMatch(/statements\.0\.commit is missing/);
  const value = '"field": "nodes",\n      "value": 24,';
  expect(problemsWith('statements.0.value', TWELVE, value, value.replace('24', '"24"'))).toEqual([
    expect.stringMatching(
      /:70: statements\.0\.value must be a number greater than 0, since it is about nodes, got "24"$/,
    ),
  ]);
});

test('results cannot be first published after the commit at which they were read, or after they were withdrawn', () => {
  expect(problemsWith('is later than snapshot', NATIVE, '"created": "2026-04-29T', '"created": "2026-07-22T')).toEqual([
    `data/${NATIVE}:5: created 2026-07-22 is later than snapshot 2026-07-21, on which the results were read; created is the day on which they were first published`,
  ]);
  const withdrawn = '"withdrawn": { "day": "2026-04-28", "reason": "We removed it.", "path": "https://example.org/" }';
  expect(problemsWith('withdrawn.day', NATIVE, '"notes": [', `${withdrawn}, "notes": [`)).toEqual([
    expect.stringContaining('created 2026-04-29 is later than benchmark.withdrawn.day 2026-04-28'),
  ]);
});

test('one commit has one day', () => {
  expect(problemsWith('createdCommit', NATIVE, '"createdCommit": "ef6f5eb0"', '"createdCommit": "17a2fcdb"')).toEqual([
    `data/${NATIVE}: createdCommit 17a2fcdb is of 2026-04-29 here and of 2026-06-26 in tpcds-sf3000-iceberg-comet-0.17.0; one commit has one day`,
  ]);
});

test('a report is published no earlier than its result sets, and no later than the date its source was read', () => {
  const published = (day: string) =>
    problemsWith('published', REPORT, '"published": "2026-06-26"', `"published": "${day}"`);
  expect(published('2026-06-25').filter((line) => line.includes(REPORT))).toEqual([
    `data/${REPORT}:6: published 2026-06-25 is earlier than tpcds-sf3000-parquet-comet-0.17.0, first published on 2026-06-26`,
  ]);
  expect(published('2026-07-22').filter((line) => line.includes(REPORT))).toEqual([
    `data/${REPORT}:6: published 2026-07-22 is later than snapshot 2026-07-21, on which its source was read`,
  ]);
});

test('the keys of the run method are known', () => {
  const found = changed('result-set', (set) => {
    set.benchmark.conditions = { nativeEngin: 'Velox' };
  });
  expect(found.join()).toMatch(/unknown key "nativeEngin" in benchmark\.conditions; did you mean "nativeEngine"\?/);
});
