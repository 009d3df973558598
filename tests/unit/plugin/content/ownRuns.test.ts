import { siteContent } from '../../../../src/plugin/content/siteContent';
import { resultSet } from '../../benchmark/support';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const suite = { name: 'nightly', title: 'Nightly', queryVersion: '1', scaleFactor: 1, tableFormat: 'parquet' };
const engine = { id: 'turbo', title: 'Turbo', version: '1.0' };
const WEEKLY = ['2026-10-05', '2026-10-12', '2026-10-19'].map((created, at) =>
  resultSet({ a: [10 - at], b: [10] }, { id: `turbo-${created}`, created, engine, suite, sources: [] }),
);

test('with weekly runs of one engine alone, the form and /compare/ begin with the newest run, and the table has days', () => {
  const data = { ...frozenData(), resultSets: WEEKLY, reports: [], rounds: [], engines: [], published: [] };
  const content = siteContent(data, '', 'https://example.org/');
  expect(content.compare().sides).toEqual({ baseline: 'turbo-2026-10-05', candidates: ['turbo-2026-10-19'] });
  const { sentence, rows } = content.overview().resultSets;
  expect(rows.map(({ month }) => month)).toEqual(['19 Oct 2026', '12 Oct 2026', '5 Oct 2026']);
  expect(sentence.map(({ text }) => text).join('')).toBe(
    '3 result sets with 6 query times, from 1 engine, published by this site.',
  );
});
