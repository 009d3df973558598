import { join } from 'node:path';
import { checkAll } from '../../../scripts/lib/check/checkAll';
import { problemLine } from '../../../src/benchmark/model/problem';
import { withDataCopy } from '../support/dataCopy';
import { replaceIn, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const REPORT = 'comet-0.17-vs-spark';

/** Problems with the section of the advice of a report, with this page. */
function found(why: string, page: string): string[] {
  return withDataCopy((data) => {
    const project = join(data, '..');
    writeBelow(project, `docs/reports/${REPORT}.mdx`, page);
    const advice = JSON.stringify({ choose: ['Measure both.'], why });
    replaceIn(data, `reports/${REPORT}/report.json`, '"notes": []', `"notes": [],\n  "advice": ${advice}`);
    return checkAll(data, project)
      .problems.map(problemLine)
      .filter((line) => line.includes('advice'));
  });
}

test('the section that the advice of a report names is in its page, or an error at its line names the nearest', () => {
  const page = `<VerdictBlock report="${REPORT}" />\n\n## What it rests on\n\n#### A detail\n\n<dt id="term">Term</dt>\n`;
  for (const id of ['what-it-rests-on', 'a-detail', 'term']) expect(found(`#${id}`, page)).toEqual([]);
  expect(found('#what-the-advice-rests-on', page)).toEqual([
    expect.stringMatching(
      /report\.json:\d+: advice\.why: unknown section: what-the-advice-rests-on \(the nearest of \d+: what-it-rests-on, .*; name a section of docs\/reports\/comet-0\.17-vs-spark\.mdx$/,
    ),
  ]);
  expect(found('#anything', 'A page that does not show the report.\n')).toEqual([]);
});
