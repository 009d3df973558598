import { unknownName } from '../../../../src/benchmark/text/suggestName';
import { expect, test } from '../../support/test';

test('an unknown name gets all names of a short list, and the nearest three of a long one', () => {
  expect(unknownName('suite', 'tpcx', ['tpcds', 'tpch'])).toBe(
    'unknown suite: tpcx (did you mean tpch? known: tpcds, tpch)',
  );
  const releases = Array.from({ length: 14 }, (_, index) => `comet-0.${index + 10}`);
  const many = ['spark-3.5', 'spark-4.0', ...releases];
  expect(unknownName('result set', 'comet-0.9', many)).toBe(
    'unknown result set: comet-0.9 (did you mean comet-0.19? the nearest of 16: comet-0.19, comet-0.10, comet-0.11)',
  );
  expect(unknownName('result set', '4.0', many)).toContain('the nearest of 16: spark-4.0, ');
  expect(unknownName('engine', 'x', [])).toContain('none available');
  // q2 is as similar, but only q72 contains the text.
  expect(unknownName('query', '72', ['q2', 'q72'])).toContain('did you mean q72?');
});
