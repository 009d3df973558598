import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importNewSet } from '../../../scripts/lib/eventlog/createSet';
import { logFiles } from '../../../scripts/lib/eventlog/logFiles';
import { readEventlogRequest } from '../../../scripts/lib/eventlog/options';
import { readLogs } from '../../../scripts/lib/eventlog/readLogs';
import { lz4Packed, snappyPacked } from './packing';
import { inTemporaryFolder, writeBelow } from './temporary';
import { zstdFrames } from './zstd';

const BLOCK = 4096;

const PACKERS = {
  plain: (text: string) => Buffer.from(text),
  gzip: (text: string) => gzipSync(text),
  zstd: (text: string) => zstdFrames(text, BLOCK),
  lz4: (text: string) => lz4Packed(text, BLOCK),
  snappy: (text: string) => snappyPacked(text, BLOCK),
};

const OPTIONS = {
  suite: 'tpch',
  'query-version': '3.0',
  'scale-factor': '100',
  'table-format': 'parquet',
  'new-set': 'made',
};

/** A packed log as bytes, and the files that `npm run import-eventlog` creates from it, by path in the repository. */
export async function eventLogFiles(log: readonly string[], packing: keyof typeof PACKERS, today: string) {
  const bytes = PACKERS[packing](`${log.join('\n')}\n`);
  return inTemporaryFolder(async (folder) => {
    const path = writeBelow(folder, 'log', bytes);
    const request = readEventlogRequest({ ...OPTIONS, data: join(folder, 'data') }, [path]);
    const logs = await readLogs(request, logFiles([path]), { packed: () => {}, unpacked: () => {} });
    if (!request.newSet) throw new Error('a new set is wanted');
    const { files, environment } = importNewSet(logs, request, request.newSet, today);
    const own = [...files].map(([name, text]) => [`static/data/result-sets/made/${name}`, text]);
    const beside = environment ? [[environment.path.replace(`${folder}/`, 'static/'), environment.text]] : [];
    return { bytes, files: [...own, ...beside] };
  });
}
