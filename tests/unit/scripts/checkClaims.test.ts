import { join } from 'node:path';
import { checkAll } from '../../../scripts/lib/check/checkAll';
import { problemLine } from '../../../src/benchmark/model/problem';
import { withDataCopy } from '../support/dataCopy';
import { replaceIn, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const REPORT = 'reports/comet-0.17-vs-spark/report.json';
const CLAIM = { text: 'never slower on one', evidence: 'slower', where: 'the count of slower queries' };

/** Problems with the claims of one report, with this page, this post, and these claims in its report.json. */
function found(page: string, claims: object[], post = ''): string[] {
  return withDataCopy((data) => {
    const project = join(data, '..');
    writeBelow(project, 'docs/reports/comet-0.17-vs-spark.mdx', page);
    if (post !== '') writeBelow(project, 'blog/2026-11-22-a.mdx', post);
    replaceIn(data, REPORT, '"notes": []', `"notes": [],\n  "claims": ${JSON.stringify(claims, null, 2)}`);
    return checkAll(data, project)
      .problems.map(problemLine)
      .filter((line) => /comet-0\.17-vs-spark|blog\//.test(line) && /claim|unknown (value|artifact)/.test(line));
  });
}

test('a word without evidence is a warning at its line, unless the report lists it', () => {
  const page = 'A page.\n\nComet is never slower on one query.\n';
  const [warning, ...more] = found(page, []);
  expect(warning).toMatch(
    /^docs\/reports\/comet-0\.17-vs-spark\.mdx:3: warning: “never” makes a claim without evidence; /,
  );
  expect(more).toEqual([]);
  expect(found(page, [CLAIM])).toEqual([]);
});

test('a post may use the claims of a report', () => {
  expect(found('A page.\n', [CLAIM], 'Comet is never slower on\none query.\n')).toEqual([]);
});

test('a claim that is on no page is an error at its line, with a fix', () => {
  const [error, ...more] = found('Comet is slower on one query.\n', [CLAIM]);
  expect(error).toMatch(
    /report\.json:\d+: the claim “never slower on one” is in no page of comet-0\.17-vs-spark and in no post; /,
  );
  expect(error).not.toContain('warning');
  expect(more).toEqual([]);
});

test('evidence is an existing value, source, or artifact', () => {
  const page = 'Comet is never slower on one query.\n';
  const evidence = (path: string) => found(page, [{ ...CLAIM, evidence: path }]);
  expect(evidence('report')).toEqual([]);
  expect(evidence('result-sets/tpcds-sf3000-parquet-comet-0.17.0/results.csv')).toEqual([]);
  expect(evidence('totals.speedup')[0]).toMatch(
    /report\.json:\d+: unknown value or source: totals\.speedup \(did you mean total\.speedup\?/,
  );
  expect(evidence('result-sets/none/results.csv')[0]).toMatch(/unknown artifact: result-sets\/none\/results\.csv/);
});
