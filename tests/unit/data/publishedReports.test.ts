import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemLine } from '../../../src/benchmark/model/problem';
import { loadData } from '../../../src/data/loadData';
import { withDataCopy } from '../support/dataCopy';
import { replaceIn } from '../support/temporary';
import { expect, test } from '../support/test';

const REPORT = 'reports/celeborn-vs-native';
const FILE = `${REPORT}/report.json`;

type Json = ReturnType<typeof JSON.parse>;

/** The committed report of Celeborn, as its file has it. */
const COMMITTED: Json = JSON.parse(readFileSync(join('static/data', FILE), 'utf8'));

/** The errors of a copy of the committed data whose Celeborn report.json was changed, without path; also as one text. */
function errorsAfter(change: (report: Json, data: string) => void): string {
  return withDataCopy((data) => {
    const report = structuredClone(COMMITTED);
    change(report, data);
    writeFileSync(join(data, FILE), JSON.stringify(report, null, 2));
    const { problems, reports } = loadData(data, data);
    const errors = problems.filter(({ level }) => level === 'error');
    expect(reports.map(({ id }) => id).includes('celeborn-vs-native')).toBe(errors.length === 0);
    return errors.map(problemLine).join('\n');
  });
}

test('the committed report of published comparisons has no errors', () => {
  expect(errorsAfter(() => {})).toBe('');
});

const CASES: [what: string, change: (report: Json, data: string) => void, message: RegExp][] = [
  [
    'an unknown published comparison',
    (report) => {
      report.summaries[1].id = 'celeborn-worker-memry';
    },
    /report.json:\d+: unknown published comparison: celeborn-worker-memry \(did you mean celeborn-worker-memory\?/,
  ],
  [
    'a key that is a duplicate',
    (report) => {
      report.summaries[1].key = 'main';
    },
    /report.json:\d+: main is a duplicate/,
  ],
  [
    'unknown time series',
    (report) => {
      report.usage.id = 'celeborn';
    },
    /report.json:\d+: unknown resource-usage set: celeborn \(/,
  ],
  [
    'an unknown series',
    (report) => {
      report.usage.figures[0].panels[0].lines[0].series = 'network-native-spark-pods.receive_gb_per_s';
    },
    /report.json:\d+: unknown series: network-native-spark-pods.receive_gb_per_s \(did you mean network-native-spark-pods.receive_mb_per_s\?/,
  ],
  [
    'minutes that a series does not have',
    (report) => {
      report.usage.figures[0].panels[0].lines[0].to = 500;
    },
    /report.json:\d+: network-native-spark-pods.receive_mb_per_s has minutes 0 to 101, got 5 to 500/,
  ],
  [
    'minutes in the wrong order',
    (report) => {
      report.usage.figures[0].panels[0].lines[0].from = 101;
    },
    /report.json:\d+: from must be below to, got 101 and 101/,
  ],
  [
    'two lines of one side in a panel',
    (report) => {
      report.usage.figures[0].panels[0].lines[1].role = 'baseline';
    },
    /report.json:\d+: both lines of this panel are the baseline/,
  ],
  [
    'a panel whose id is taken',
    (report) => {
      report.usage.figures[1].panels[0].id = report.usage.figures[0].panels[0].id;
    },
    /report.json:\d+: network-receive is a duplicate/,
  ],
  [
    'a figure whose id is that of a chart of a published comparison',
    (report) => {
      report.usage.figures[0].id = 'main-totals';
    },
    /report.json:\d+: main-totals is the id of a chart of a published comparison/,
  ],
  [
    'a title with a value that does not exist',
    (report) => {
      report.usage.figures[0].title = 'At most {usage.network-transmit.candidate.peek}';
    },
    /report.json:\d+: title: unknown value: usage.network-transmit.candidate.peek \(did you mean usage.network-transmit.candidate.peak\?/,
  ],
  [
    'a source that is a duplicate',
    (report) => {
      report.sources[1].id = report.sources[0].id;
    },
    /report.json:\d+: report is a duplicate/,
  ],
  [
    'a side, which only a comparison has',
    (report) => {
      report.baseline = 'tpcds-sf3000-parquet-comet-0.16.0';
    },
    /report.json:\d+: unknown key "baseline"/,
  ],
  [
    'a standing that is none',
    (report) => {
      report.standing = 'merged';
    },
    /report.json:\d+: standing must be one of published, proposed, got "merged"/,
  ],
  [
    'a small table, which nothing reads',
    (_report, data) => writeFileSync(join(data, REPORT, 'settings.csv'), 'side,key,comment\n'),
    /settings.csv: nothing reads this table; a report of published comparisons is report.json alone/,
  ],
];

for (const [what, change, message] of CASES) {
  test(`loadData reports ${what}`, () => {
    const errors = errorsAfter(change);
    expect(errors).toMatch(message);
    expect(errors.split('\n')).toHaveLength(1);
  });
}

test('a report of published summaries whose list is misspelt is told the right key', () => {
  withDataCopy((data) => {
    const file = 'reports/comet-shuffle-writer/report.json';
    replaceIn(data, file, '"summaries"', '"summary"');
    const messages = loadData(data, data).problems.map(problemLine).join('\n');
    expect(messages).toContain(`${file}:7: unknown key "summary"; did you mean "summaries"?`);
  });
});
