import fs from 'node:fs';

/** Functions that commands use to change the disk. */
const CHANGES = [...['chmodSync', 'mkdirSync', 'mkdtempSync', 'renameSync', 'rmSync'], 'writeFileSync'] as const;
const GROWING = ['writeFileSync', 'mkdirSync', 'mkdtempSync'];
type Change = (...args: unknown[]) => unknown;

/** Writes half of the content, as if the disk became full during the write. */
function writeHalf(real: Change, [path, content, options]: unknown[]): void {
  const text = String(content);
  real(path, text.slice(0, text.length / 2), options);
}

/**
 * Runs `use` on a disk that becomes full at its n-th operation (from 0); deleting and moving still work. Returns true if
 * there were so many operations.
 */
export async function onFullDisk(n: number, use: () => Promise<unknown>): Promise<boolean> {
  const real = new Map<string, Change>(CHANGES.map((name) => [name, fs[name] as Change]));
  let changes = 0;
  const faulty =
    (name: string, change: Change): Change =>
    (...args) => {
      const isFull = changes === n && GROWING.includes(name);
      changes += 1;
      if (!isFull) return change(...args);
      if (name === 'writeFileSync') writeHalf(change, args);
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
  const patch = fs as unknown as Record<string, Change>;
  for (const [name, change] of real) patch[name] = faulty(name, change);
  try {
    await use();
  } finally {
    for (const [name, change] of real) patch[name] = change;
  }
  return changes > n;
}
