import { expect, test } from '@playwright/test';
import { unknownName } from '../../../../src/benchmark/text/nearest';

test('an unknown name is answered with all names of a short list, and with the nearest three of a long one', () => {
  expect(unknownName('suite', 'tpcx', ['tpcds', 'tpch'])).toBe(
    'unknown suite: tpcx (did you mean tpch? known: tpcds, tpch)',
  );
  const many = [
    'spark-3.5',
    'spark-4.0',
    ...['0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7'].map((release) => `comet-${release}`),
  ];
  expect(unknownName('result set', 'comet-0.8', many)).toBe(
    'unknown result set: comet-0.8 (did you mean comet-0.1? the nearest of 9: comet-0.1, comet-0.2, comet-0.3)',
  );
  expect(unknownName('result set', '4.0', many)).toContain('the nearest of 9: spark-4.0, ');
  expect(unknownName('engine', 'x', [])).toContain('none is known');
});
