import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compareNatural, compareVersions } from '../../../../src/benchmark/model/versions';
import { expect, test } from '../../support/test';

test('compareVersions orders by numbers, and pre-releases before their release', () => {
  expect(['1.0.0', '0.16', '1.0.0-rc1', '0.9'].sort(compareVersions)).toEqual(['0.9', '0.16', '1.0.0-rc1', '1.0.0']);
  expect(['1.2.1', '1.2', '1.2-rc10', '1.2rc2', '0.16.0', '0.9.1', '1.2.rc1', '0.9'].sort(compareVersions)).toEqual([
    '0.9',
    '0.9.1',
    '0.16.0',
    '1.2.rc1',
    '1.2rc2',
    '1.2-rc10',
    '1.2',
    '1.2.1',
  ]);
});

test('an unreported version comes last', () => {
  expect(['unknown', '4.0', '10.0'].sort(compareVersions)).toEqual(['4.0', '10.0', 'unknown']);
});

const version = fc
  .array(fc.oneof(fc.nat(20).map(String), fc.constantFrom('rc1', 'rc2', 'beta')), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('.'));

test('compareVersions is an order: it changes its sign if the sides are swapped, and is transitive', () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      assert.equal(Math.sign(compareVersions(a, b)) + Math.sign(compareVersions(b, a)), 0);
      if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0) assert.ok(compareVersions(a, c) <= 0);
    }),
  );
});

test('compareNatural sorts digits in a text as numbers', () => {
  expect(['set-10', 'set-9'].sort(compareNatural)).toEqual(['set-9', 'set-10']);
});
