import { outlierIterations } from '../../../../src/benchmark/eventLog/outlierIterations';
import { metricRows } from '../../support/queryMetrics';
import { expect, test } from '../../support/test';
import { iterations } from '../support';

/** Unusual iterations of one query with these times, CPU times, and run times. */
function found(timesS: number[], cpuS: number[], runS = cpuS): number[] {
  const queries = metricRows('q18', ...cpuS.map((cpu_s, index) => ({ cpu_s, run_s: runS[index] ?? 0 })));
  return outlierIterations(iterations('q18', timesS), { queries }).map(({ iteration }) => iteration);
}

test('iterations that waited are found: two of three iterations of q18 in a real run', () => {
  const queries = metricRows(
    'q18',
    { cpu_s: 7.49, run_s: 8.94 },
    { cpu_s: 7.65, run_s: 22.18 },
    { cpu_s: 8.41, run_s: 35.87 },
  );
  const outliers = outlierIterations(iterations('q18', [4.771, 11.494, 18.349]), { queries });
  expect(outliers).toEqual([
    {
      query: 'q18',
      iteration: 2,
      timeS: 11.494,
      fastestS: 4.771,
      cpuS: 7.65,
      fastestCpuS: 7.49,
      runGrowth: 22.18 / 8.94,
    },
    {
      query: 'q18',
      iteration: 3,
      timeS: 18.349,
      fastestS: 4.771,
      cpuS: 8.41,
      fastestCpuS: 7.49,
      runGrowth: 35.87 / 8.94,
    },
  ]);
});

test('more work is not waiting: the time must grow at least twice as much as the CPU time', () => {
  expect(found([5, 12], [7, 14])).toEqual([]);
  expect(found([5, 12], [7, 8.4])).toEqual([2]);
  expect(found([5, 12], [7, 8.41])).toEqual([]);
});

test('a cold iteration that worked more and also waited is found: q1 of a real run', () => {
  expect(found([13.242, 7.031, 4.328], [7.256, 5.611, 5.412])).toEqual([1]);
  expect(found([6.667, 3.474, 3.129], [7.929, 5.805, 5.307])).toEqual([]);
});

test('less work than in the fastest iteration does not make a time unusual, and no work does not hide an unusual time', () => {
  expect(found([5, 9.9], [7, 1])).toEqual([]);
  expect(found([5, 10], [0, 0])).toEqual([2]);
});

test('the threshold is twice the fastest and one second more', () => {
  expect(found([5, 9.9], [7, 7])).toEqual([]);
  expect(found([5, 10], [7, 7])).toEqual([2]);
  expect(found([0.5, 1.4], [1, 1])).toEqual([]);
  expect(found([0.5, 1.5], [1, 1])).toEqual([2]);
});

test('a single iteration, and iterations without metrics, have no reference', () => {
  expect(found([5], [7])).toEqual([]);
  expect(outlierIterations(iterations('q1', [1, 9]), { queries: [] })).toEqual([]);
  expect(outlierIterations(iterations('q1', [1, 9]), { queries: metricRows('q2', {}, {}) })).toEqual([]);
});
