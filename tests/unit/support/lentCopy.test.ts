import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { LentCopy } from './lentCopy';
import { filesOf, writeBelow } from './temporary';
import { expect, test } from './test';

const FILES = { 'a.csv': 'q1,1\n', 'b.csv': 'q2,2\n', 'sub/c.json': '{}', 'sub/deep/d.json': '[]' };

function copy(): LentCopy {
  return new LentCopy((folder) => {
    for (const [path, text] of Object.entries(FILES)) writeBelow(folder, path, text);
    mkdirSync(join(folder, 'empty'));
  });
}

const CHANGES: Record<string, (folder: string) => void> = {
  'a file with as many other bytes': (folder) => writeFileSync(join(folder, 'a.csv'), 'q1,9\n'),
  'a file that is gone': (folder) => rmSync(join(folder, 'sub/c.json')),
  'a folder that is gone': (folder) => rmSync(join(folder, 'sub'), { recursive: true }),
  'a file that another one has replaced': (folder) => renameSync(join(folder, 'b.csv'), join(folder, 'a.csv')),
  'a folder with another name': (folder) => renameSync(join(folder, 'sub'), join(folder, 'other')),
  'a file in the place of a folder': (folder) => {
    rmSync(join(folder, 'sub'), { recursive: true });
    writeFileSync(join(folder, 'sub'), 'text');
  },
  'files and folders that are new': (folder) => writeBelow(folder, 'sub/new/.hidden', 'text'),
  'links that are new, one to nothing': (folder) => {
    symlinkSync('/etc/passwd', join(folder, 'sub/link'));
    symlinkSync('nothing', join(folder, 'link'));
  },
  'a file and a folder that are locked': (folder) => {
    chmodSync(join(folder, 'a.csv'), 0o400);
    chmodSync(join(folder, 'sub'), 0o000);
  },
};

for (const [what, change] of Object.entries(CHANGES)) {
  test(`a copy that is lent again is as it was made after ${what}, and so is what it is made of`, () => {
    const lent = copy();
    const modes = (folder: string) => ['a.csv', 'sub', 'empty'].map((name) => statSync(join(folder, name)).mode);
    const before = lent.lend(modes);
    lent.lend(change);
    expect(lent.lend(filesOf)).toEqual(FILES);
    expect(lent.lend(modes)).toEqual(before);
    lent.lend(change);
    expect(lent.lend(filesOf)).toEqual(FILES);
    expect(lent.lend((folder) => existsSync(join(folder, 'sub/link')))).toBe(false);
  });
}

test('a copy is restored after work that takes its time or fails, and is lent once at a time', async () => {
  const lent = copy();
  const later = lent.lend(async (folder) => {
    await Promise.resolve();
    writeFileSync(join(folder, 'a.csv'), '');
    throw new Error('late');
  });
  expect(() => lent.lend(() => {})).toThrow('lent already');
  await expect(later).rejects.toThrow('late');
  expect(() =>
    lent.lend((folder) => {
      writeFileSync(join(folder, 'b.csv'), '');
      throw new Error('early');
    }),
  ).toThrow('early');
  expect(lent.lend((folder) => readFileSync(join(folder, 'a.csv'), 'utf8'))).toBe(FILES['a.csv']);
  expect(lent.lend(filesOf)).toEqual(FILES);
});
