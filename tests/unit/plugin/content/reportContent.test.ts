import type { Report } from '../../../../src/benchmark/model/report';
import { isComputed } from '../../../../src/components/report/computed';
import {
  reportComputer,
  reportContent,
  reportNames,
  reportSources,
} from '../../../../src/plugin/content/reportContent';
import { pageSlice } from '../../../../src/plugin/mdx/pageSlice';
import { chartSources } from '../../../../src/plugin/output/chartSources';
import { reportFiles } from '../../../../src/plugin/output/derivedFiles';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const data = frozenData();
const find = (id: string) => data.reports.find((report) => report.id === id) as Report;
const [measured, published] = [find('gluten-velox-vs-comet'), find('celeborn-vs-native')];
/** A report that compares two result sets and also shows published comparisons and time series. */
const both: Report = { ...measured, publishedComparisons: published.publishedComparisons, usage: published.usage };
const sources = reportSources(both, data);
const content = reportContent(sources);

test('a report may have measured and published parts: it has the charts, values, and tables of both, and the cost of the measured part', () => {
  const [first, second] = [measured, published].map((report) => reportContent(reportSources(report, data)));
  const isCost = ({ id }: { id: string }) => ['cost', 'node-hours'].includes(id) || id.startsWith('capacity-');
  const [own, others] = [first?.charts ?? [], second?.charts ?? []];
  const costs = own.filter(isCost);
  expect(costs.length).toBeGreaterThan(1);
  expect(content.charts).toEqual([...own, ...others].filter((chart) => !isCost(chart)).concat(costs));
  expect(content.page.texts).toEqual({ ...first?.page.texts, ...second?.page.texts });
  expect(content.page.tables).toEqual(second?.page.tables);
  expect(content.page.comparison).toEqual(first?.page.comparison);
  expect(reportNames(content.page).parts).toEqual(['compared', 'measured', 'published', 'cost']);
  expect(reportFiles(content).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['headline.json', 'main-gains.csv', 'values.json']),
  );
});

test('a report with both parts leads with the measured one: verdict, dashboard, and the line below its title', () => {
  expect(reportNames(content.page).sections.map(({ id }) => id)).toEqual(
    reportNames(reportContent(reportSources(measured, data)).page).sections.map(({ id }) => id),
  );
  expect(content.page.meta).toMatch(/Baseline: Comet 0\.16\.0\.$/);
  const statistic = content.page.about.find(({ term }) => term === 'Statistic');
  expect(statistic?.text.split('\n')[0]).toMatch(/^Median of 5 iterations/);
  expect(content.page.about.map(({ term }) => term)).toEqual(expect.arrayContaining(['Status', 'Verdict']));
});

test('each figure of a report with both parts names its own artifacts', () => {
  const { figures, comparison } = content.page;
  const computed = (id: string) => isComputed(figures[id] as (typeof figures)[string], comparison);
  expect(['totals', 'main-totals', 'network'].map(computed)).toEqual([true, false, false]);
  const folders = (id: string) => {
    const spec = content.charts.find((chart) => chart.id === id);
    return spec && chartSources(spec, content, data).paths[0]?.split('/').slice(2, 3);
  };
  expect(['totals', 'main-totals', 'network-receive'].map(folders)).toEqual([
    ['result-sets'],
    ['published'],
    ['resource-usage'],
  ]);
});

test('a page of a report with both parts contains the printed data of each part', () => {
  const slice = pageSlice(content.page, [
    { component: 'VerdictBlock', attributes: {} },
    { component: 'PublishedVerdict', attributes: { summary: 'main' } },
  ]);
  expect(slice.comparison?.tally).toEqual(content.page.comparison?.tally);
  expect(Object.keys(slice.verdicts)).toEqual(['main']);
  expect(slice).toMatchObject({ figures: {}, tables: {}, texts: {} });
});

test('a report is recomputed only if data that it shows have changed', () => {
  const compute = reportComputer();
  const first = compute(sources);
  expect(compute(reportSources(both, data))).toBe(first);
  const renamed = compute(reportSources({ ...both, title: 'Another' }, data));
  expect(renamed.report.title).toBe('Another');
  const candidate = sources.sides?.candidate;
  if (!sources.sides || !candidate) throw new Error('no sides');
  const slower = { ...candidate, rows: candidate.rows.map((row) => ({ ...row, timeS: row.timeS && row.timeS * 2 })) };
  const changed = compute({ ...sources, sides: { ...sources.sides, candidate: slower } });
  expect(changed.comparison?.candidateS).toBeCloseTo(2 * (first.comparison?.candidateS ?? 0), 6);
});
