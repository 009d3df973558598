import type { EventLog } from '../../../../src/importers/eventLog/eventLog';
import { readPieces } from '../../../../src/importers/eventLog/reading/readPieces';
import { expect, test } from '../../support/test';

test('readPieces() stops a file of 3 MB that unpacks to more than 500 times its size', async () => {
  async function* unpack(onRead: (bytes: number) => void) {
    onRead(3e6);
    yield { length: 1.5e9 + 1 } as Uint8Array;
  }
  const progress = { packed: () => {}, unpacked: () => {} };
  const problems = await readPieces('log.gz', unpack, {} as EventLog, { level: 'error', mostUnpacked: null }, progress);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^unpacks to more than 1\.5 GB, from 3\.0 MB/),
  ]);
});
