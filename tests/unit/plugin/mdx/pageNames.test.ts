import { checkReference, type PageNames, reportOf } from '../../../../src/plugin/mdx/pageNames';
import { expect, test } from '../../support/test';

const names: PageNames = {
  featured: 'r1',
  reports: {
    r1: {
      parts: ['measured'],
      sections: [],
      charts: ['totals'],
      findings: ['q93'],
      sources: ['job'],
      values: ['total.speedup', 'total.low', 'faster'],
      tables: [],
      publishedComparisons: [],
    },
  },
};
const check = (component: string, attributes: Record<string, string>) =>
  checkReference({ component, attributes }, names);

test('checkReference(reference, known) accepts existing names', () => {
  expect(check('BarChart', { report: 'r1', chart: 'totals' })).toBeNull();
  expect(check('Value', { report: 'r1', of: 'total.speedup' })).toBeNull();
  expect(check('FindingPage', { report: 'r1', finding: 'q93' })).toBeNull();
  expect(check('Cited', { report: 'r1', source: 'job' })).toBeNull();
  expect(check('EngineAnswers', {})).toBeNull();
});

test('checkReference(reference, known) reports an unknown report and the known ones', () => {
  expect(check('VerdictBlock', { report: 'r2' })).toContain('unknown report: r2');
  expect(check('VerdictBlock', { report: 'r2' })).toContain('known: r1');
});

test('checkReference(reference, known) reports unknown charts, findings, sources, and values', () => {
  expect(check('BarChart', { report: 'r1', chart: 'total' })).toContain('unknown chart in report r1: total');
  expect(check('FindingPage', { report: 'r1', finding: 'q1' })).toContain('unknown finding in report r1: q1');
  expect(check('Cited', { report: 'r1', source: 'x' })).toContain('unknown source in report r1: x');
  expect(check('Value', { report: 'r1', of: 'total.sped' })).toContain('did you mean total.speedup?');
});

test('checkReference(reference, known) names the replacement of a component that no longer exists', () => {
  expect(check('EngineNames', {})).toBe('<EngineNames> no longer exists; write <EngineAnswers />');
});

test('checkReference(reference, known) reports a missing name', () => {
  expect(check('BarChart', { report: 'r1' })).toBe('<BarChart report="r1"> needs chart="…"');
  expect(check('Value', { of: 'total.speedup' })).toBe('<Value> needs report="…", a plain string');
});

test('checkReference(reference, known) ignores charts with their own data', () => {
  expect(check('PieChart', { title: 'Shares' })).toBeNull();
});

test('reportOf(reference, known) is the featured report for a dashboard without a name', () => {
  expect(reportOf({ component: 'PerformanceDashboard', attributes: {} }, names)).toBe('r1');
  expect(reportOf({ component: 'BarChart', attributes: {} }, names)).toBeUndefined();
});
