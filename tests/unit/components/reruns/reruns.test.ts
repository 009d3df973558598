import { executionsOf, reruns, rerunsData } from '../../../../src/components/reruns/reruns';
import { resultSet } from '../../benchmark/support';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const data = frozenData();

test('the pairs of measurements differ as their sources show', () => {
  expect(reruns(data).map(({ name, percent }) => [name, Number(percent.toFixed(2))])).toEqual([
    ['Comet 1.1.0', 14.53],
    ['Vanilla Spark 4.2', 2.86],
  ]);
});

test('each pair of runs with equal settings has its word, none is called faster, and the answer has the range', () => {
  const { answer, pairs, paths, tables } = rerunsData(data);
  // The differences of the six pairs were computed from results.csv by another program.
  expect(pairs.rows.map((row) => Number(Number(row[3]).toFixed(1)))).toEqual([16.4, 0.5, 1.5, 1.6, 0.1, 5.3]);
  expect(pairs.rows.map((row) => String(row[4])).filter((word) => / is (faster|slower)/.test(word))).toEqual([]);
  expect(answer.map(({ text }) => text).join('')).toMatch(
    /^Six pairs of runs of one engine with equal settings differ by 0\.1% to 16\.4% in total time\. .*none of these pairs is called faster or slower/,
  );
  expect(Object.keys(paths)).toHaveLength(6);
  expect(tables.map(({ rows }) => rows.length)).toEqual([5, 4]);
});

test('a rerun by another publisher is not among the measurements of one publisher', () => {
  const moved = data.resultSets.map((set) =>
    set.id === 'tpcds-sf1000-parquet-comet-1.1.0'
      ? { ...set, sources: [{ title: 'x', path: 'https://github.com/other/benchmarks/blob/main/x.csv' }] }
      : set,
  );
  expect(reruns({ ...data, resultSets: moved }).map(({ name }) => name)).toEqual(['Vanilla Spark 4.2']);
});

test('the first execution of each application takes longer, and a spread of 0% is in the first bar', () => {
  const later = { q1: 10, q2: 10.3125, q3: 10.5 };
  const iterationRows = Object.entries(later).flatMap(([query, slow]) =>
    [11, 10, 11, slow].map((timeS, at) => ({ query, iteration: at + 1, timeS, line: 1 })),
  );
  const set = resultSet({ q1: [10], q2: [10], q3: [10] }, { iterations: 4, applications: 2, iterationRows });
  const executions = executionsOf(set);
  expect(executions?.bars.map(({ value }) => value)).toEqual(['33', '30', '33', '31']);
  expect(executions?.title).toBe('The first execution takes 7.1% to 10.0% longer than the mean of the later ones');
  expect(executions?.queries.bars.map(({ value }) => value)).toEqual(['1', '1', '1', '0', '0', '0', '0']);
  expect(executions?.queries.caption).toContain('Within 5%: 2 of 3 queries.');
});
