/** An affine transformation as canvas has it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** A point moved by the transformation. */
export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The factors along both axes and the turn in radians. Exact for moves, turns and scalings, which is all that Chart.js uses. */
export function decompose([a, b, c, d]: Matrix): { scaleX: number; scaleY: number; turn: number } {
  return { scaleX: Math.hypot(a, b), scaleY: Math.hypot(c, d), turn: Math.atan2(b, a) };
}
