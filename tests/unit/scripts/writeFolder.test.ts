import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile, writeFolder } from '../../../scripts/lib/writeFolder';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

test('an existing result set is replaced only with --force, and then completely', () => {
  inTemporaryFolder((folder) => {
    const target = join(folder, 'sets', 'a');
    writeFolder(
      target,
      new Map([
        ['results.csv', 'old'],
        ['iterations.csv', 'old'],
      ]),
      false,
    );
    expect(() => writeFolder(target, new Map([['results.csv', 'new']]), false)).toThrow(
      /already exists; nothing written. Replace it with --force/,
    );
    expect(filesOf(folder)).toEqual({ 'sets/a/results.csv': 'old', 'sets/a/iterations.csv': 'old' });
    writeFolder(target, new Map([['results.csv', 'new']]), true);
    expect(filesOf(folder)).toEqual({ 'sets/a/results.csv': 'new' });
    expect(readdirSync(join(folder, 'sets'))).toEqual(['a']);
  });
});

test('a failed write leaves the old folder unchanged and no other files', () => {
  inTemporaryFolder((folder) => {
    const target = join(folder, 'a');
    writeFolder(target, new Map([['results.csv', 'old']]), false);
    expect(() =>
      writeFolder(
        target,
        new Map([
          ['results.csv', 'new'],
          ['no/such/folder.csv', 'x'],
        ]),
        true,
      ),
    ).toThrow();
    expect(filesOf(folder)).toEqual({ 'a/results.csv': 'old' });
    expect(readdirSync(folder)).toEqual(['a']);
  });
});

test('a target that is a link or a file is never replaced', () => {
  inTemporaryFolder((folder) => {
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'a'));
    writeBelow(folder, 'b', 'a file');
    for (const name of ['a', 'b'])
      expect(() => writeFolder(join(folder, name), new Map(), true)).toThrow(/is not a folder; nothing written/);
  });
});

test('of two processes that write one new folder, the first succeeds, and the second reports it', () => {
  inTemporaryFolder((folder) => {
    const target = join(folder, 'a');
    const files = new Map<string, string>([['a.csv', 'second']]);
    const racing = {
      *[Symbol.iterator]() {
        writeBelow(target, 'a.csv', 'first');
        yield* files;
      },
    } as unknown as Map<string, string>;
    expect(() => writeFolder(target, racing, false)).toThrow(
      /was written by another process meanwhile; nothing written/,
    );
    expect(filesOf(folder)).toEqual({ 'a/a.csv': 'first' });
  });
});

test('a target folder that is a file gives a readable message', () => {
  inTemporaryFolder((folder) => {
    writeBelow(folder, 'a.txt', 'a');
    expect(() => writeFolder(join(folder, 'a.txt/b'), new Map([['x.csv', 'x']]), false)).toThrow(
      /a\.txt is not a folder; nothing written/,
    );
    expect(() => writeFile(join(folder, 'a.txt/b/c.mdx'), 'x')).toThrow(/nothing written/);
  });
});

test('an existing file stays', () => {
  inTemporaryFolder((folder) => {
    writeFile(join(folder, 'a.mdx'), 'whole');
    expect(() => writeFile(join(folder, 'a.mdx'), 'other')).toThrow(/already exists/);
    expect(filesOf(folder)).toEqual({ 'a.mdx': 'whole' });
  });
});

/** The ID of a process that has ended. */
const ENDED = spawnSync(process.execPath, ['-e', '']).pid;

test('a folder that a killed command was replacing is restored, and its temporary folders are removed', () => {
  inTemporaryFolder((folder) => {
    const target = join(folder, 'a');
    writeBelow(folder, `.a-${ENDED}-abc123.old/results.csv`, 'old');
    writeBelow(folder, `.a-${ENDED}-abc123/results.csv`, 'half');
    const [running, other] = [`.a-${process.pid}-abc123/results.csv`, `.a-b-${ENDED}-abc123/results.csv`];
    for (const path of [running, other]) writeBelow(folder, path, 'kept');
    expect(() => writeFolder(target, new Map([['results.csv', 'new']]), false)).toThrow(/already exists/);
    expect(filesOf(folder)).toEqual({ 'a/results.csv': 'old', [running]: 'kept', [other]: 'kept' });
    writeBelow(folder, `.a-${ENDED}-abc123.old/results.csv`, 'older');
    writeFolder(target, new Map([['results.csv', 'new']]), true);
    expect(filesOf(folder)).toEqual({ 'a/results.csv': 'new', [running]: 'kept', [other]: 'kept' });
  });
});
