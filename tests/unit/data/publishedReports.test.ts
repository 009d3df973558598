import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemLine } from '../../../src/benchmark/model/problem';
import { loadData } from '../../../src/data/loadData';
import { withDataCopy } from '../support/dataCopy';
import { FROZEN_DATA } from '../support/frozenSite';
import { put } from '../support/schemas';
import { replaceIn } from '../support/temporary';
import { expect, test } from '../support/test';

const REPORT = 'reports/celeborn-vs-native';
const FILE = `${REPORT}/report.json`;

type Json = ReturnType<typeof JSON.parse>;

/** The frozen Celeborn report. */
const REPORT_JSON: Json = JSON.parse(readFileSync(join(FROZEN_DATA, FILE), 'utf8'));

/** Errors of a copy of the frozen data after a change to the Celeborn report.json, without paths. */
function errorsAfter(change: (report: Json, data: string) => void): string {
  return withDataCopy((data) => {
    const report = structuredClone(REPORT_JSON);
    change(report, data);
    writeFileSync(join(data, FILE), JSON.stringify(report, null, 2));
    const { problems, reports } = loadData(data, data);
    const errors = problems.filter(({ level }) => level === 'error');
    expect(reports.map(({ id }) => id).includes('celeborn-vs-native')).toBe(errors.length === 0);
    return errors.map(problemLine).join('\n');
  });
}

test('a report of published comparisons without errors is loaded', () => {
  expect(errorsAfter(() => {})).toBe('');
});

/** Invalid values of the report and the printed messages. */
const WRONG = `
  an unknown published comparison: summaries/1/id = "celeborn-worker-memry" → unknown published comparison: celeborn-worker-memry (did you mean celeborn-worker-memory?
  a key that is a duplicate: summaries/1/key = "main" → main is a duplicate
  unknown time series: usage/id = "celeborn" → unknown resource-usage set: celeborn (
  an unknown series: usage/figures/0/panels/0/lines/0/series = "network-native-spark-pods.receive_gb_per_s" → unknown series: network-native-spark-pods.receive_gb_per_s (did you mean network-native-spark-pods.receive_mb_per_s?
  minutes that a series does not have: usage/figures/0/panels/0/lines/0/to = 500 → network-native-spark-pods.receive_mb_per_s has minutes 0 to 101, got 5 to 500
  minutes in the wrong order: usage/figures/0/panels/0/lines/0/from = 101 → from must be below to, got 101 and 101
  two lines of one side in a panel: usage/figures/0/panels/0/lines/1/role = "baseline" → both lines of this panel are the baseline
  a panel whose id is taken: usage/figures/1/panels/0/id = "network-receive" → network-receive is a duplicate
  a figure whose id is that of a chart of a published comparison: usage/figures/0/id = "main-totals" → main-totals is the id of a chart of a published comparison
  a title with a value that does not exist: usage/figures/0/title = "At most {usage.network-transmit.candidate.peek}" → title: unknown value: usage.network-transmit.candidate.peek (did you mean usage.network-transmit.candidate.peak?
  a source that is a duplicate: sources/1/id = "report" → report is a duplicate
  the baseline of an earlier version: baseline = "tpcds-sf3000-parquet-comet-0.16.0" → npm run convert-reports rewrites it
  a standing that is none: standing = "merged" → standing must be one of published, proposed, got "merged"
`;

const CASES: [what: string, change: (report: Json, data: string) => void, message: string][] = [
  ...[...WRONG.matchAll(/^ +(.+): (\S+) = (.+) → (.+)$/gm)].map(
    ([, what = '', path = '', value = '', message = '']): (typeof CASES)[number] => [
      what,
      (report) => put(report, path, JSON.parse(value)),
      message,
    ],
  ),
  [
    'a small table, which nothing reads',
    (_report, data) => writeFileSync(join(data, REPORT, 'settings.csv'), 'side,key,comment\n'),
    'settings.csv: nothing reads this table; a report of published comparisons is report.json alone',
  ],
];

for (const [what, change, message] of CASES) {
  test(`loadData reports ${what}`, () => {
    const errors = errorsAfter(change);
    expect(errors).toContain(message);
    expect(errors.split('\n')).toHaveLength(1);
  });
}

test('a report of published summaries with a misspelled list gets a message with the correct key', () => {
  withDataCopy((data) => {
    const file = 'reports/comet-shuffle-writer/report.json';
    replaceIn(data, file, '"summaries"', '"summary"');
    const messages = loadData(data, data).problems.map(problemLine).join('\n');
    expect(messages).toContain(`${file}:7: unknown key "summary"; did you mean "summaries"?`);
  });
});
