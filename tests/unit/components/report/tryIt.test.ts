import { compare } from '../../../../src/benchmark/comparison/compare';
import { tryIt } from '../../../../src/components/report/tryIt';
import { environment, other, resultSet } from '../../benchmark/support';
import { expect, test } from '../../support/test';

const vanilla = resultSet(
  { q1: [2], q2: [2] },
  { engine: { id: 'native-spark', title: 'vanilla Spark', version: '3.5.8' }, configuration: { 'spark.a': '1' } },
);
const rows = [{ ...vanilla.rows[1], query: 'q1', status: 'failed', timeS: null, reason: 'out of memory' } as never];
const engine = resultSet({ q2: [1] }, { ...other, configuration: { 'spark.memory.offHeap.size': '32g' } });
const found = tryIt(compare(vanilla, { ...engine, rows: [...rows, ...engine.rows] }, [environment()]), [environment()]);

test('tryIt(comparison) lists the requested resources of each side, and the failed queries', () => {
  const [requested, settings, failures, own] = found;
  expect(requested?.text).toBe(
    ['Vanilla Spark 3.5.8', 'Gluten + Velox 2.0']
      .map((title) => `${title}: 23 × 5 + 5 cores, 23 × 58 + 20\u202FGB.`)
      .join('\n'),
  );
  expect(settings?.links.map(({ path }) => path)).toEqual([
    '/data/result-sets/example/#reproduce',
    '/data/result-sets/other/#reproduce',
  ]);
  expect(failures?.text).toBe('Vanilla Spark 3.5.8: no failed queries.\nGluten + Velox 2.0: q1 failed.');
  expect(own?.links[0]?.path).toMatch(/^\/compare\//);
});
