import { partners } from '../../../../src/components/resultSet/partners';
import { timesBlocks } from '../../../../src/components/resultSet/times';
import { resultSet } from '../../benchmark/support';
import { expect, test } from '../../support/test';

const set = (id: string, engine: string, version: string, created = '2026-01-01', times = [10, 5, 3, 2]) =>
  resultSet(Object.fromEntries(times.map((time, index) => [`q${index + 1}`, [time]])), {
    id,
    engine: { id: engine, title: engine, version },
    created,
  });

test('the suggested comparisons of a set are the nearest of each engine, first in its round, then of its own engine', () => {
  const own = set('own', 'comet', '1.0');
  const others = [
    set('old', 'comet', '0.8', '2024-01-01'),
    set('before', 'comet', '0.9', '2025-06-01'),
    set('far', 'native-spark', '3.4', '2023-01-01', [20, 20, 20, 20]),
    set('near', 'native-spark', '3.5', '2024-01-01', [20, 10, 6, 4]),
    set('together', 'blaze', '4.0', '2026-01-01'),
  ];
  const resultSets = [own, ...others];
  const rounds = [{ resultSets: ['own', 'near'] }] as unknown as Parameters<typeof partners>[1]['rounds'];
  const found = partners(own, { resultSets, environments: [], rounds });
  expect(found.map(({ path, where }) => [path, where])).toEqual([
    ['/compare/?baseline=near&candidate=own', 'Other round, not reported'],
    ['/compare/?baseline=together&candidate=own', 'Same round, not reported'],
    ['/compare/?baseline=before&candidate=own', 'Earlier release, not reported'],
  ]);
  expect(found[0]).toMatchObject({
    counts: 'faster on 4 of 4 queries',
    bar: { text: '2.00×', mark: '†', one: 0, at: 100 },
  });
});

test('the chart of times is sorted, gives the share of the longest queries, and has the line of vanilla Spark if it has a time', () => {
  const own = set('own', 'comet', '1.0', '', [2, 10, 5, 3]);
  const [chart, table] = timesBlocks(own, set('s', 'native-spark', '3.5', '', [4, 20]));
  const bar = (query: string, height: number, baselineHeight: number | null) => ({ query, height, baselineHeight });
  expect(chart).toMatchObject({
    data: {
      title: '4 queries take 20.0\u202Fs; one of them takes half',
      bars: [bar('q2', 50, 100), bar('q3', 25, null), bar('q4', 15, null), bar('q1', 10, 20)],
    },
  });
  const rows = [
    ['q2', 10, 20],
    ['q3', 5, null],
    ['q4', 3, null],
    ['q1', 2, 4],
  ];
  expect(table).toMatchObject({ summary: 'Table of 4 queries', blocks: [{ table: { rows } }] });
});
