/**
 * Copies `length` bytes that stand `distance` before `at` to `at`, one after the other, so that a run may repeat itself while it is
 * written. False where the copy would begin before the first byte or end after the last.
 */
export function copyBack(output: Uint8Array, at: number, distance: number, length: number): boolean {
  const from = at - distance;
  if (distance <= 0 || from < 0 || at + length > output.length) return false;
  if (distance >= length) output.copyWithin(at, from, from + length);
  else for (let index = 0; index < length; index += 1) output[at + index] = output[from + index] as number;
  return true;
}
