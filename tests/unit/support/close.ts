import assert from 'node:assert/strict';

/** Fails where two numbers are further apart than half a unit of the decimal place `digits`, as toBeCloseTo() does. */
export function assertClose(actual: number | undefined, expected: number, digits = 2): void {
  const isClose = actual === expected || Math.abs((actual ?? Number.NaN) - expected) < 10 ** -digits / 2;
  assert.ok(isClose, `${actual} is not within half of 1e-${digits} of ${expected}`);
}
