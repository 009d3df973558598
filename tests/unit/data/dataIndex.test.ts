import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileEntries } from '../../../src/data/dataIndex';
import { temporaryFolder } from '../support/temporary';
import { expect, test } from '../support/test';

test('fileEntries(dataDir) has URL, length in bytes, and SHA-256 of every file', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'result-sets', 's'), { recursive: true });
  writeFileSync(join(root, 'result-sets', 's', 'results.csv'), 'é\n');
  const sha256 = createHash('sha256').update('é\n').digest('hex');
  expect(fileEntries(root)).toEqual([{ path: '/data/result-sets/s/results.csv', bytes: 3, sha256 }]);
});

test('fileEntries(dataDir) is empty for a folder that does not exist', () => {
  expect(fileEntries(join(tmpdir(), 'no-such-data'))).toEqual([]);
});
