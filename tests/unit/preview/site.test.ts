import { mkdirSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite, LIMITS } from '../../../scripts/preview/site';
import { inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

/** Checks a site with a start page and the additions of `add`. */
const checked = (add: (folder: string) => void) =>
  inTemporaryFolder((folder) => {
    writeBelow(folder, 'index.html', '<p>fine</p>');
    add(folder);
    return checkSite(folder);
  });

test('a site is accepted as it was built', () => {
  const paths = ['assets/js/main.0a1b.js', `data/${'long/'.repeat(30)}q.csv`, '404.html'];
  expect(checked((folder) => paths.map((path) => writeBelow(folder, path, 'x')))).toBe('4 files, 1 of 200 MB');
});

for (const [path, says] of [
  ['.git/config.json', 'a name that is not allowed'],
  ['..\\evil.html', 'a name that is not allowed'],
  ['a\nb.html', 'a name that is not allowed'],
  ['run.sh', 'files of this type'],
  ['ci.yml', 'files of this type'],
  ['CNAME', 'files of this type'],
] as const)
  test(`a site with ${JSON.stringify(path)} is rejected`, () => {
    expect(() => checked((folder) => writeBelow(folder, path, 'x'))).toThrow(says);
  });

test('a link to a file or a folder is rejected and not followed', () => {
  for (const target of ['/etc/passwd', '/tmp'])
    expect(() => checked((folder) => symlinkSync(target, join(folder, 'a.html')))).toThrow(
      'neither a file nor a folder',
    );
});

test('a site without a start page, with a large file, or with many large files is rejected', () => {
  expect(() => inTemporaryFolder(checkSite)).toThrow('no index.html');
  const large = (folder: string, name: string, bytes: number) => truncateSync(writeBelow(folder, name, ''), bytes);
  expect(() => checked((folder) => large(folder, 'a.png', LIMITS.fileBytes + 1))).toThrow('at most 20971520');
  const many = (folder: string) => {
    mkdirSync(join(folder, 'p'));
    for (let index = 0; index < 11; index += 1) large(folder, `p/${index}.png`, LIMITS.fileBytes);
  };
  expect(() => checked(many)).toThrow('more than 209715200 bytes');
});
