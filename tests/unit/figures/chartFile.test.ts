import { citation, common } from '../../../src/figures/chartFile';
import { expect, test } from '../support/test';

const CITED = {
  key: 'r-totals',
  site: 'Benchmarks',
  title: '9\u202F% less time & 1.10× with a_b',
  published: '2026-07-21',
  address: 'https://example.org/reports/r/',
  disclaimer: 'Derived from TPC-DS',
  dataHash: `0123456789abcdef${'0'.repeat(48)}`,
};

test('citation(cited).text contains site, title, date, URL, disclaimer, and data', () => {
  expect(citation(CITED).text).toBe(
    'Benchmarks: “9\u202F% less time & 1.10× with a_b”. 21 July 2026. https://example.org/reports/r/. Derived from TPC-DS. Data 0123456789ab.',
  );
});

test('citation(cited).bibtex is one entry with TeX’s special characters escaped', () => {
  expect(citation(CITED).bibtex.split('\n')).toEqual([
    '@misc{r-totals,',
    '  title = {{9\\,\\% less time \\& 1.10$\\times$ with a\\_b}},',
    '  author = {{Benchmarks}},',
    '  year = {2026},',
    '  date = {2026-07-21},',
    '  url = {https://example.org/reports/r/},',
    '  note = {Derived from TPC-DS. Data 0123456789ab}',
    '}',
    '',
  ]);
});

test('citation(cited) of figures without a suite contains only the data', () => {
  expect(citation({ ...CITED, disclaimer: '' }).text).toMatch(/\/r\/\. Data 0123456789ab\.$/);
});

test('common(values) is the common value, null if they differ or there are none', () => {
  expect([common([5, 5]), common([5, 'unknown']), common([])]).toEqual([5, null, null]);
});
