import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFolder } from '../../../scripts/lib/writeFolder';
import { callCommand } from '../support/command';
import { EKS_ROWS, lines, TPCH } from '../support/importing';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const OPTIONS = Object.entries(TPCH).flatMap(([name, value]) => [`--${name}`, value]);

test('what a killed process moved away comes back before anything is written, and what it began is removed', () => {
  inTemporaryFolder((folder) => {
    writeBelow(folder, '.a-999999999-AbCdEf.old/results.csv', 'old');
    writeBelow(folder, '.a-999999999-AbCdEf/results.csv', 'begun');
    writeBelow(folder, `.a-${process.pid}-AbCdEf/results.csv`, 'of a process that is running');
    writeBelow(folder, '.a-999999998-AbCdEf/holiday.jpg', 'no file of ours');
    expect(() => writeFolder(join(folder, 'a'), new Map(), false)).toThrow(/already exists/);
    expect(filesOf(folder)).toEqual({
      'a/results.csv': 'old',
      [`.a-${process.pid}-AbCdEf/results.csv`]: 'of a process that is running',
      '.a-999999998-AbCdEf/holiday.jpg': 'no file of ours',
    });
  });
});

test('a folder that cannot be made is a message, and no command without end', async () => {
  test.skip(!existsSync('/proc/self'), 'there is no /proc here');
  await inTemporaryFolder(async (folder) => {
    const file = writeBelow(folder, 'results.csv', lines(...EKS_ROWS));
    const { code, stderr } = await callCommand('import', [file, ...OPTIONS, '--out', '/proc/x/y']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^import: \/proc\/x cannot be made: .*; nothing written$/m);
  });
});
