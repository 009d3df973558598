import { mkdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../../src/data/filesBelow';
import { digest, writeOutput } from '../../../../src/plugin/lib/files';
import { temporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';

test('filesBelow(folder) lists files of all depths with forward slashes', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'a', 'b'), { recursive: true });
  writeFileSync(join(root, 'a', 'b', 'c.csv'), '');
  writeFileSync(join(root, 'd.csv'), '');
  expect(filesBelow(root).sort()).toEqual(['a/b/c.csv', 'd.csv']);
});

test('filesBelow(folder) follows no link, not even to itself', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'a'));
  writeFileSync(join(root, 'a', 'b.csv'), '');
  for (const name of ['x', 'y']) symlinkSync('.', join(root, 'a', name));
  symlinkSync('/etc', join(root, 'etc'));
  symlinkSync('a/b.csv', join(root, 'c.csv'));
  expect(filesBelow(root)).toEqual(['a/b.csv']);
});

test('filesBelow(folder) is empty for a folder that does not exist', () => {
  expect(filesBelow(join(temporaryFolder(), 'absent'))).toEqual([]);
});

test('writeOutput(folder, files) writes only the files', () => {
  const root = temporaryFolder();
  writeOutput(root, [{ path: 'charts/r/totals.svg', text: '<svg/>' }]);
  expect(readFileSync(join(root, 'charts/r/totals.svg'), 'utf8')).toBe('<svg/>');
  expect(filesBelow(root)).toEqual(['charts/r/totals.svg']);
});

test('writeOutput(folder, files) removes files of an earlier build', () => {
  const root = temporaryFolder();
  writeOutput(root, [{ path: 'old.svg', text: '1' }]);
  writeOutput(root, [{ path: 'new.svg', text: '2' }]);
  expect(filesBelow(root)).toEqual(['new.svg']);
});

test('writeOutput(folder, files) does not write an unchanged file', () => {
  const root = temporaryFolder();
  writeOutput(root, [{ path: 'a.svg', text: '1' }]);
  utimesSync(join(root, 'a.svg'), 1000, 1000);
  writeOutput(root, [{ path: 'a.svg', text: '1' }]);
  expect(statSync(join(root, 'a.svg')).mtimeMs).toBe(1_000_000);
});

test('writeOutput(folder, files) rejects a path outside the folder', () => {
  expect(() => writeOutput(temporaryFolder(), [{ path: '../../outside.svg', text: '' }])).toThrow('must stay inside');
});

test('digest(files) changes exactly if a path or a text changes', () => {
  const one = digest([{ path: 'a', text: '1' }]);
  expect(digest([{ path: 'a', text: '1' }])).toBe(one);
  expect(digest([{ path: 'b', text: '1' }])).not.toBe(one);
  expect(digest([{ path: 'a', text: '2' }])).not.toBe(one);
});
