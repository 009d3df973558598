import { shareOf } from '../../../src/benchmark/coverage/releases';
import { expect, test } from '../support/test';

test('of no eligible operator, all run natively', () => {
  expect([shareOf({ accelerated: 0, eligible: 0 }), shareOf({ accelerated: 3, eligible: 4 })]).toEqual([1, 0.75]);
});
