import fs from 'node:fs';

/** Functions that commands use to change the disk. */
const CHANGES = [
  ...['chmodSync', 'linkSync', 'mkdirSync', 'mkdtempSync', 'renameSync', 'rmSync', 'rmdirSync', 'unlinkSync'],
  'writeFileSync',
] as const;
type Change = (...args: unknown[]) => unknown;

/** End of a disk operation: the process dies before it or in the middle of it, or the disk is full. */
export type Fault = 'dead before' | 'dead within' | 'full';

/** Writes half of the content, as if the process was killed or the disk became full during the write. */
function writeHalf(real: Change, [path, content, options]: unknown[]): void {
  const text = String(content);
  real(path, text.slice(0, text.length / 2), options);
}

/**
 * Runs `use` so that its n-th disk operation (from 0) ends with a fault. A dead process changes nothing afterwards, and
 * no process has its ID; on a full disk, deleting and moving still work. Returns the number of operations, and whether
 * the fault occurred.
 */
export async function withFault(
  n: number,
  fault: Fault,
  use: () => Promise<unknown>,
): Promise<{ changes: number; came: boolean }> {
  const real = new Map<string, Change>(CHANGES.map((name) => [name, fs[name] as Change]));
  const pid = process.pid;
  let changes = 0;
  const isFull = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const faulty =
    (name: string, change: Change): Change =>
    (...args) => {
      const at = changes;
      changes += 1;
      const isDead = fault !== 'full' && at > n;
      if (at !== n && !isDead) return change(...args);
      if (at === n && fault !== 'dead before' && name === 'writeFileSync') writeHalf(change, args);
      if (fault === 'full' && !['writeFileSync', 'mkdirSync', 'mkdtempSync', 'linkSync'].includes(name))
        return change(...args);
      throw fault === 'full' ? isFull() : new Error('dead');
    };
  const patch = fs as unknown as Record<string, Change>;
  for (const [name, change] of real) patch[name] = faulty(name, change);
  if (fault !== 'full') Object.defineProperty(process, 'pid', { value: 999_999_000 + n, configurable: true });
  try {
    await use();
  } finally {
    for (const [name, change] of real) patch[name] = change;
    Object.defineProperty(process, 'pid', { value: pid, configurable: true });
  }
  return { changes, came: changes > n };
}
