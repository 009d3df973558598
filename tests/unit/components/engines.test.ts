import { compare } from '../../../src/benchmark/comparison/compare';
import type { Withdrawal } from '../../../src/benchmark/model/resultSet';
import { enginesAnswer, enginesSpec } from '../../../src/components/engines/releases';
import { kindOf } from '../../../src/figures';
import { environment, resultSet } from '../benchmark/support';
import { expect, test } from '../support/test';

const queries = (factor: number) =>
  Object.fromEntries([10, 5, 3, 2].map((time, index) => [`q${index + 1}`, [time * factor]] as [string, [number]]));

const baseline = resultSet(queries(1), {
  id: 'spark',
  engine: { id: 'native-spark', title: 'vanilla Spark', version: '3.5' },
});

const release = (id: string, factor: number, withdrawn?: Withdrawal) =>
  compare(
    baseline,
    resultSet(queries(factor), {
      id,
      engine: { id: 'comet', title: 'Comet', version: id },
      ...(withdrawn ? { withdrawn } : {}),
    }),
    [environment()],
  );

test('the answer, the bars, and the table of all engines count the same comparisons beyond reruns', () => {
  const withdrawn = { day: '2026-04-29', reason: 'It removed the file.', path: 'https://example.org/' };
  const comparisons = [release('0.1', 0.3), release('0.2', 0.98), release('0.3', 3), release('0.4', 0.2, withdrawn)];
  const input = { comparisons, rounds: [], engines: [{ id: 'comet', name: 'Comet' }] as never, shown: [] };
  expect(
    enginesAnswer(input)
      .map(({ text }) => text)
      .join(''),
  ).toBe(
    'In 3 of 4 comparisons, the engine took less time than vanilla Spark, 1 beyond reruns (none shown to repeat).',
  );
  const spec = enginesSpec(input);
  if (!spec) throw new Error('no figure');
  expect(spec.note).toMatch(
    /In one, the engine took longer, beyond what reruns explain\. Publishers withdrew the results of 1 comparison, which has no verdict\.$/,
  );
  expect(spec.rows[0]?.evidence.find(({ words }) => words === 'beyond reruns, 1 slower')).toMatchObject({
    count: 2,
    of: 4,
  });
  const { columns = [], rows = [] } = kindOf(spec).csv?.(spec) ?? {};
  const beyond = columns.findIndex(({ key }) => key === 'beyond_reruns');
  expect(rows.map((row) => row[beyond])).toEqual(['yes', 'no', 'yes', 'no']);
});
