import { editions } from '../../../../src/components/editions/editions';
import { committedData } from '../../support/committed';
import { expect, test } from '../../support/test';

test('a subject has its releases by table format, the newest first, each with the page that compares it', () => {
  const found = editions(committedData());
  const subject = found.find((group) => group.engine === 'comet' && group.publisher === 'Data on EKS');
  const [parquet, iceberg] = found.find((group) => group.size === '3 TB' && group.engine === 'comet')?.formats ?? [];
  expect(subject).toBeDefined();
  expect(parquet?.editions.map(({ title }) => title)).toEqual([
    'Comet 1.0.0 vs. vanilla Spark 3.5.8',
    'Comet 0.17.0 vs. vanilla Spark 3.5.8',
    'Comet 0.16.0 vs. vanilla Spark 3.5.8',
    'Comet 0.15.0 vs. vanilla Spark 3.5.8',
    'Comet 0.14.0 vs. vanilla Spark 3.5.8',
  ]);
  expect(parquet?.editions.slice(0, 2).map(({ path }) => path)).toEqual([
    '/reports/comet-vs-spark/',
    '/reports/comet-0.17-vs-spark/',
  ]);
  expect(iceberg?.editions[0]).toMatchObject({ day: 'August 2026', path: expect.stringContaining('/compare/') });
});
