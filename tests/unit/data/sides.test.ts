import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemLine } from '../../../src/benchmark/model/problem';
import { loadData } from '../../../src/data/loadData';
import { withDataCopy } from '../support/dataCopy';
import { expect, test } from '../support/test';

interface Json {
  sides: { key?: string; sets: string[] }[];
  suites?: string[];
}

/** Errors of the report on four engines after a change. */
function errorsAfter(change: (report: Json) => void): string {
  return withDataCopy((data) => {
    const path = join(data, 'reports/four-engines/report.json');
    const report = JSON.parse(readFileSync(path, 'utf8')) as Json;
    change(report);
    writeFileSync(path, JSON.stringify(report, null, 2));
    const { problems } = loadData(data, data);
    return problems
      .filter(({ level }) => level === 'error')
      .map(problemLine)
      .join('\n');
  });
}

test('a report with suites needs two candidates, a key for each, and a set for each suite', () => {
  const wrong: [message: string, change: (report: Json) => void][] = [
    ['compares at least two candidates, got one; leave out suites', (report) => report.sides.splice(2)],
    ['suites is missing; name the suite', (report) => delete report.suites],
    ['key is missing; with several candidates, each needs one', (report) => delete report.sides[1]?.key],
    ['gluten is a duplicate', (report) => Object.assign(report.sides[1] ?? {}, { key: 'gluten' })],
    ['a side needs one result set for each of tpch, tpcds, got 1', (report) => report.sides[2]?.sets.pop()],
  ];
  for (const [message, change] of wrong) expect(errorsAfter(change)).toContain(message);
});
