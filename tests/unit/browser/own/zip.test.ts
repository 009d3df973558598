import { spawnSync } from 'node:child_process';
import { zipOf } from '../../../../src/browser/own/zip';
import { unzipped } from '../../../e2e/ownFilesPage';
import { inTemporaryFolder, writeBelow } from '../../support/temporary';
import { expect, test } from '../../support/test';

const FILES: [string, string][] = [
  ['static/data/a.csv', 'query,time_s\nq1,1.5\n'.repeat(100)],
  ['static/data/größe.json', '{}\n'],
  ['empty', ''],
];

test('an archive unpacks to the same files, and the same files make the same archive', async () => {
  const bytes = Buffer.from(await (await zipOf(FILES)).arrayBuffer());
  expect(Buffer.from(await (await zipOf(FILES)).arrayBuffer()).equals(bytes)).toBe(true);
  await inTemporaryFolder(async (folder) => {
    const path = writeBelow(folder, 'a.zip', bytes);
    expect([...unzipped(path)]).toEqual(FILES);
    const python = spawnSync('python3', [
      '-c',
      'import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).testzip())',
      path,
    ]);
    if (!python.error) expect(python.stdout.toString().trim()).toBe('None');
  });
});
