import { reportContent, reportSources } from '../../../../src/plugin/content/reportContent';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const data = frozenData();
const report = data.reports.find(({ id }) => id === 'four-engines');
if (!report) throw new Error('no report four-engines');
const { page } = reportContent(reportSources(report, data));

test('the verdict on two suites names the first in total time of each, and a total that one query reverses', () => {
  const { word, sentence } = page.multiCandidate?.verdict ?? {};
  expect(word).toBe('No overall winner: it depends on the suite');
  expect(sentence).toContain(
    'Gluten + Velox 1.4.0 finishes first on TPC-H (2.85×), and Comet 0.9.0 on TPC-DS (1.49×).',
  );
  expect(sentence).toContain('takes 1.46× as long as vanilla Spark in total, though it is faster on 74 of 99 queries');
  expect(page.texts['tpcds.gluten.deciding.without']).toBe('1.80×');
});

test('sources that report two versions of an engine are the first remark', () => {
  expect(page.multiCandidate?.remarks[0]).toMatch(
    /^Blaze: the sources report two versions\. 5\.0\.0-SNAPSHOT: .*0\.5\.0/,
  );
});
