import { getOwnValue, recordOf } from '../../../../src/benchmark/model/guards/record';
import { expect, test } from '../../support/test';

test('inherited properties of objects exist under no name from outside', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(getOwnValue({ a: 1 }, name)).toBeUndefined();
    expect(recordOf([['a', 1]])[name]).toBeUndefined();
    expect(getOwnValue(recordOf([[name, 2]]), name)).toBe(2);
  }
});
