import fs from 'node:fs';

/** What changes a disk, as commands use it. */
const CHANGES = [
  ...['chmodSync', 'linkSync', 'mkdirSync', 'mkdtempSync', 'renameSync', 'rmSync', 'rmdirSync', 'unlinkSync'],
  'writeFileSync',
] as const;
type Change = (...args: unknown[]) => unknown;

/** How a change of the disk ends: the process is dead before it, in the middle of it, or the disk is full. */
export type Fault = 'dead before' | 'dead within' | 'full';

/** Half of what was to be written is there: a process was killed in the middle of it, or the disk had no room for more. */
function writeHalf(real: Change, [path, content, options]: unknown[]): void {
  const text = String(content);
  real(path, text.slice(0, text.length / 2), options);
}

/**
 * Runs `use` so that its n-th change of the disk (from 0) ends with a fault. A dead process changes nothing after it, and its id is one that
 * no process has; on a full disk what removes and moves still works. How many changes there were, and whether the fault came.
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
