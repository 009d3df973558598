import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { Refused } from '../../../scripts/preview/command';
import { LIMITS } from '../../../scripts/preview/entry';
import { unpackSite } from '../../../scripts/preview/unpack';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';
import { type TestEntry, tarOf } from './archive';

const INDEX: TestEntry = { path: 'index.html', content: '<p>fine</p>' };

/** What is said of an archive; throws where it is taken, or where anything was written although it is not. */
function refusal(archive: Buffer): string {
  return inTemporaryFolder((folder) => {
    const file = writeBelow(folder, 'site.tar', archive);
    try {
      unpackSite(file, join(folder, 'site'));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      expect(Object.keys(filesOf(folder))).toEqual(['site.tar']);
      return error.message;
    }
    throw new Error('the archive was taken');
  });
}

test('an archive made by tar is unpacked as it was packed', () => {
  inTemporaryFolder((folder) => {
    const files = {
      'index.html': '<p>é</p>',
      'assets/js/main.0a1b.js': 'x'.repeat(5000),
      [`data/${'long/'.repeat(30)}q.csv`]: '',
      '404.html': 'gone',
    };
    for (const [path, text] of Object.entries(files)) writeBelow(folder, `build/${path}`, text);
    const archive = join(folder, 'site.tar');
    execFileSync('tar', ['--format=ustar', '-C', join(folder, 'build'), '-cf', archive, '.']);
    expect(unpackSite(archive, join(folder, 'site'))).toBe(4);
    expect(filesOf(join(folder, 'site'))).toEqual(files);
  });
});

const HOSTILE: [name: string, entry: TestEntry, says: string][] = [
  ['a path that leaves the folder', { path: '../evil.html' }, 'the path leaves the folder'],
  ['a path that leaves it further down', { path: 'a/../../evil.html' }, 'the path leaves the folder'],
  ['an absolute path', { path: '/etc/evil.html' }, 'the path is absolute'],
  ['a hidden file', { path: '.git/config.json' }, 'a name that is not allowed'],
  ['a backslash', { path: '..\\evil.html' }, 'a name that is not allowed'],
  ['a line break in a name', { path: 'a\nb.html' }, 'a name that is not allowed'],
  ['a symbolic link', { path: 'a.html', type: '2', link: '/etc/passwd' }, 'neither a file nor a folder'],
  ['a hard link', { path: 'a.html', type: '1', link: '/etc/passwd' }, 'neither a file nor a folder'],
  ['a device', { path: 'a.html', type: '3' }, 'neither a file nor a folder'],
  ['an extended header', { path: 'a.html', type: 'x', content: '20 path=../evil\n' }, 'neither a file nor a folder'],
  ['a program', { path: 'run.sh', content: '#!/bin/sh' }, 'files of this kind are not part of a site'],
  ['a workflow', { path: 'ci.yml', content: 'on: push' }, 'files of this kind are not part of a site'],
  ['a name without an extension', { path: 'CNAME', content: 'evil.example' }, 'files of this kind are no part'],
  ['the same file twice', { path: 'INDEX.html' }, 'twice, or below a file'],
  ['a file below a file', { path: 'index.html/a.html' }, 'twice, or below a file'],
  ['a length beyond the end', { path: 'a.html', claims: 4096 }, 'the archive ends early'],
  ['a length of a gigabyte', { path: 'a.html', claims: 1024 ** 3 }, 'the archive ends early'],
];

for (const [name, entry, says] of HOSTILE) {
  test(`an archive with ${name} is refused whole, and nothing is written`, () => {
    expect(refusal(tarOf([INDEX, entry]))).toContain(says);
  });
}

test('a link that is followed by a file below it is refused, so nothing is written through it', () => {
  const entries = [INDEX, { path: 'out', type: '2', link: '/tmp' }, { path: 'out/evil.html', content: 'x' }];
  expect(refusal(tarOf(entries))).toContain('neither a file nor a folder');
});

test('an archive without a start page, and one that is none, are refused', () => {
  expect(refusal(tarOf([{ path: 'a.html' }]))).toContain('no index.html');
  expect(refusal(Buffer.from('no archive'.repeat(100)))).toContain('no ustar header');
  expect(refusal(Buffer.alloc(0))).toContain('ends early');
  const broken = tarOf([INDEX]);
  broken[0] = 0x41;
  expect(refusal(broken)).toContain('no ustar header');
});

test('too many files and too many bytes are refused before anything is written', () => {
  const many = Array.from({ length: LIMITS.files + 1 }, (_, index) => ({ path: `p/${index}.html` }));
  expect(refusal(tarOf([INDEX, ...many]))).toContain(`more than ${LIMITS.files} files`);
  inTemporaryFolder((folder) => {
    const file = writeBelow(folder, 'site.tar', tarOf([INDEX]));
    truncateSync(file, 2 * LIMITS.totalBytes + 1);
    expect(() => unpackSite(file, join(folder, 'site'))).toThrow(/the archive has \d+ bytes/);
  });
});

test('a link in the place of the archive is not followed, and a folder that is there is not written into', () => {
  inTemporaryFolder((folder) => {
    const file = writeBelow(folder, 'real.tar', tarOf([INDEX]));
    symlinkSync(file, join(folder, 'site.tar'));
    expect(() => unpackSite(join(folder, 'site.tar'), join(folder, 'site'))).toThrow('there is no archive');
    mkdirSync(join(folder, 'site'));
    expect(() => unpackSite(file, join(folder, 'site'))).toThrow('already exists');
  });
});

test('any bytes are either unpacked into the folder or refused', () => {
  const paths = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('../x.html', 'a/b.html', './c.css', '/d.js'));
  const entries = fc.array(
    fc.record({ path: paths, content: fc.string({ maxLength: 600 }), type: fc.constantFrom('0', '1', '2', '5', 'L') }),
    { maxLength: 4 },
  );
  const flips = fc.array(fc.tuple(fc.nat(2000), fc.integer({ min: 0, max: 255 })), { maxLength: 2 });
  inTemporaryFolder((folder) => {
    let run = 0;
    fc.assert(
      fc.property(entries, flips, (list, changes) => {
        const archive = tarOf([INDEX, ...list]);
        for (const [at, byte] of changes) if (at < archive.length) archive[at] = byte;
        run += 1;
        const file = writeBelow(folder, `${run}.tar`, archive);
        try {
          unpackSite(file, join(folder, `site-${run}`));
        } catch (error) {
          return error instanceof Refused && !existsSync(join(folder, `site-${run}`));
        }
        return existsSync(join(folder, `site-${run}`, 'index.html'));
      }),
      { numRuns: 300 },
    );
    const outside = Object.keys(filesOf(folder)).filter((path) => !/^(\d+\.tar|site-\d+\/.+)$/.test(path));
    expect(outside).toEqual([]);
  });
});
