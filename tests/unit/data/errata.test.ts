import { problemLine } from '../../../src/benchmark/model/problem';
import { loadData } from '../../../src/data/loadData';
import { siteContent } from '../../../src/plugin/content/siteContent';
import { replacedCases, withDataCopy } from '../support/dataCopy';
import { replaceIn } from '../support/temporary';
import { expect, test } from '../support/test';

const REPORT = 'reports/gluten-velox-vs-comet';

/** Printed errata after a change to a copy of the data. */
function errataAfter(change: (data: string) => void): string {
  return withDataCopy((data) => {
    change(data);
    const { reports } = siteContent(loadData(data, data), 'gluten-velox-vs-comet', 'https://example.org/');
    return JSON.stringify(reports.find(({ report }) => report.id === 'gluten-velox-vs-comet')?.page.errata?.rows);
  });
}

test('a changed metric changes the erratum that prints it', () => {
  const changed = errataAfter((data) => replaceIn(data, `${REPORT}/aggregates.csv`, '26.885', '38.7129'));
  expect(changed).toContain('387.129\u202Fs ÷ 38.7129\u202Fs = 10.00×');
});

const CASES = replacedCases(String.raw`
  an unknown value in an erratum | ${REPORT}/slips.csv | {aggregates.garbage-collection.baseline} | {aggregates.garbage-colection.baseline} | ${REPORT}/slips.csv:11: of: unknown value: aggregates.garbage-colection.baseline (did you mean aggregates.garbage-collection.baseline?
  an unknown value in the comment of an erratum | ${REPORT}/slips.csv | {queries.q48.candidate_s} | {queries.q48.candidates} | ${REPORT}/slips.csv:3: comment: unknown value: queries.q48.candidates (did you mean queries.q48.candidate_s?
  a brace without its partner | ${REPORT}/slips.csv | {queries.q48.candidate_s} | {queries.q48.candidate_s | ${REPORT}/slips.csv:3: comment: a brace without its partner; a value is written {path}
  a deleted row whose value an erratum prints | ${REPORT}/aggregates.csv | Garbage collection,s,387.129,26.885,\n |  | ${REPORT}/slips.csv:11: of: unknown value: aggregates.garbage-collection.baseline
  two rows of the same name | ${REPORT}/aggregates.csv | Stages,count | Jobs,count | ${REPORT}/aggregates.csv:6: duplicate aggregates.jobs
`);

for (const [what, change, message] of CASES) {
  test(`the checker reports ${what}`, () => {
    const lines = withDataCopy((data) => {
      change(data);
      return loadData(data, data).problems.map(problemLine);
    });
    expect(lines.join('\n')).toContain(message);
  });
}
