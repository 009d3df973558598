import { compare } from '../../../../src/benchmark/comparison/compare';
import { comparisonJson, headline } from '../../../../src/components/report/headline';
import { valueAt } from '../../../../src/components/report/values';
import { iterationsSpec } from '../../../../src/figures/iterations/spec';
import { CHART_IDS, figureTexts, reportCharts } from '../../../../src/figures/reportFigures';
import { queriesTable, tableCsv, tableMarkdown } from '../../../../src/figures/shared/tables';
import { iterations, other, resultSet } from '../../benchmark/support';
import { expect, test } from '../../support/test';

const baseline = resultSet(
  { q1: [10, 9, 11], q2: [4, 3, 5], q3: [6, 6, 6] },
  { iterationRows: iterations('q1', [9, 9.5, 10, 10.5, 11]) },
);
const candidate = resultSet(
  { q1: [5, 4, 6], q2: [4, 3.5, 4.5], q3: [12, 10, 14] },
  { ...other, iterationRows: iterations('q1', [4, 4.5, 5, 5.5, 6]) },
);
const comparison = compare(baseline, candidate, []);

test('headline() has the keys of the published JSON', () => {
  expect(headline(comparison, 'speedup')).toMatchObject({
    baseline: 'example',
    candidate: 'other',
    matched: 3,
    total: { baseline_s: 20, candidate_s: 21, time_change_pct: 5 },
    clear: { faster: 1, slower: 1, none: 1 },
    separated: { faster: 0, slower: 0 },
    same: 0,
    buckets: {
      scheme: 'speedup',
      counts: [{ label: '≥ 1.25', from: 1.25, to: null, count: 1 }, {}, {}, {}, { count: 1 }],
    },
    top: {
      faster: [{ query: 'q1', baseline_s: 10, candidate_s: 5, speedup: 2, time_change_pct: -50 }],
      slower: [{ query: 'q3' }],
    },
  });
});

test('comparisonJson() adds each query with its ratio, its interval, p before and q after the correction, and the rule', () => {
  const [q1, q2] = comparisonJson(comparison, 'speedup').queries;
  expect(Object.keys(q1 ?? {})).toEqual(
    'query baseline_s candidate_s ratio ratioLow ratioHigh p q rule verdict beyondReruns'.split(' '),
  );
  expect(q1).toMatchObject({ query: 'q1', baseline_s: 10, candidate_s: 5, rule: 'mann-whitney', verdict: 'faster' });
  expect(q1?.p).toBeCloseTo(2 / 252, 12);
  expect(q1?.q).toBeCloseTo((3 * 2) / 252 / 2, 12);
  expect(q2).toMatchObject({
    ratio: 1,
    ratioLow: 3 / 4.5,
    ratioHigh: 5 / 3.5,
    p: 1,
    q: 1,
    rule: 'ranges',
    verdict: 'unclear',
  });
});

test('queriesTable() gives the basis of a verdict that is not from ranges', () => {
  const single = (times: Record<string, [number]>, changes = {}) =>
    resultSet(times, { iterations: 1, statistic: 'single', ...changes });
  const { columns, rows } = queriesTable(compare(single({ q1: [10] }), single({ q1: [5] }, other), []));
  expect(columns.at(-1)?.key).toBe('decided_by');
  expect(rows[0]?.at(-1)).toBe('single run');
  expect(queriesTable(comparison).rows.map((row) => row.at(-1))).toEqual(['rank test', 'ranges', 'ranges']);
  const ranges = compare({ ...baseline, iterationRows: [] }, { ...candidate, iterationRows: [] }, []);
  expect(queriesTable(ranges).columns.at(-1)?.key).toBe('verdict');
});

test('queriesTable() has the verdict of a query that ran once as it is drawn', () => {
  const once = { statistic: 'single', iterations: 1 } as const;
  const table = queriesTable(compare(resultSet({ q1: [2] }, once), resultSet({ q1: [1] }, { ...other, ...once }), []));
  const at = table.columns.findIndex(({ kind }) => kind === 'verdict');
  expect(table.rows[0]?.[at]).toBe('separated-faster');
});

test('queriesTable() lists unmatched queries with empty cells and their reason', () => {
  const { rows, footnotes } = queriesTable(compare(baseline, resultSet({ q1: [5, 4, 6] }, other), []));
  expect(rows.at(-1)).toEqual(['q3', null, null, null, null, null, null, null]);
  expect(footnotes.at(-1)).toBe('q3: no time on the candidate’s side: not in the result set');
});

test('valueAt() follows a dotted path, and is undefined for an unknown path', () => {
  const data = { headline: headline(comparison, 'speedup'), queries: { q1: { candidate_s: 5 } }, texts: {} };
  expect(valueAt(data, 'total.baseline_s')).toBe(20);
  expect(valueAt(data, 'without.0.query')).toBe('q3');
  expect(valueAt(data, 'queries.q1.candidate_s')).toBe(5);
  expect(valueAt(data, 'queries.q9.candidate_s')).toBeUndefined();
  expect(valueAt(data, 'total')).toBeUndefined();
});

test('tableCsv() has the column keys as header, full precision, and no picture column', () => {
  const [head, first] = tableCsv(queriesTable(comparison)).split('\n');
  expect(head).toBe('query,baseline_s,candidate_s,speedup,time_change_pct,saved_s,verdict,decided_by');
  expect(first).toBe('q1,10,5,2,-50,5,clearly faster,rank test');
});

test('tableCsv() adds a note in the last column of every row', () => {
  const lines = tableCsv(queriesTable(comparison), 'Derived from TPC-DS').trim().split('\n');
  expect(lines[0]).toMatch(/,note$/);
  for (const line of lines.slice(1)) expect(line).toMatch(/,Derived from TPC-DS$/);
});

test('tableMarkdown() writes the verdict words of pages', () => {
  expect(tableMarkdown(queriesTable(comparison))).toContain('| Comet, clearly |');
});

test('tableMarkdown() escapes texts that Markdown would treat as markup', () => {
  const column = { key: 'a', label: 'a|b', unit: '', kind: 'text', decimals: 0 } as const;
  expect(tableMarkdown({ columns: [column], rows: [['<x> *y*']], footnotes: [] })).toBe(
    '| a\\|b |\n| --- |\n| \\<x\\> \\*y\\* |\n',
  );
});

test('every chart has a title without a period, and a report has a figure for each chart, a pair, and an earlier id', () => {
  const charts = reportCharts(comparison, CHART_IDS, ['q1', 'q2']);
  for (const { title } of charts) expect(title).not.toMatch(/\.$/);
  const ids = charts.map(({ id }) => id);
  expect(ids).toEqual([...CHART_IDS.filter((id) => id !== 'memory'), 'iterations-q1']);
  expect(Object.keys(figureTexts(charts, comparison))).toEqual([...ids, 'distribution-pair', 'differences']);
});

test('an unknown chart is reported with the known ones', () => {
  expect(() => reportCharts(comparison, ['top-querys'])).toThrow(/unknown chart: top-querys \(known: distribution, /);
});

test('an earlier id draws the figure that replaced it', () => {
  const [gap, totals] = reportCharts(comparison, ['gap', 'totals']);
  expect(totals).toEqual({ ...gap, id: 'totals' });
});

test('the waterfall ends at the difference of the totals and peaks at the savings', () => {
  const [gap] = reportCharts(comparison, ['gap']);
  expect(gap).toMatchObject({
    endS: -1,
    peakS: 5,
    steps: [{ query: 'q1', fromS: 0, toS: 5 }, {}, { query: 'q3', toS: -1 }],
  });
});

test('iterations are drawn in run order, and only if both sides published them', () => {
  expect(iterationsSpec(comparison, 'q1')?.rows.map(({ valuesS }) => valuesS)).toEqual([
    [9, 9.5, 10, 10.5, 11],
    [4, 4.5, 5, 5.5, 6],
  ]);
  expect(iterationsSpec(comparison, 'q2')).toBeNull();
});
