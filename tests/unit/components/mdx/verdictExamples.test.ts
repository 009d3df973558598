import { verdictExamples } from '../../../../src/components/mdx/VerdictExamples/examples';
import { expect, test } from '../../support/test';

test('the examples of the methodology reach each word: one ratio is clear only with more applications', () => {
  expect(verdictExamples().map(({ word }) => word)).toEqual([
    'clearly faster',
    'inconclusive',
    'clearly faster',
    'within 5%',
  ]);
});
