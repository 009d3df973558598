import assert from 'node:assert/strict';

/** Fails if two numbers differ by more than half a unit of the decimal place `digits`, like toBeCloseTo(). */
export function assertClose(actual: number | undefined, expected: number, digits = 2): void {
  const isClose = actual === expected || Math.abs((actual ?? Number.NaN) - expected) < 10 ** -digits / 2;
  assert.ok(isClose, `${actual} is not within half of 1e-${digits} of ${expected}`);
}
