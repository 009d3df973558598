import { closeSync, existsSync, lstatSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refused } from './command.ts';
import { entryFault, LIMITS } from './entry.ts';
import { type PlacedEntry, tarEntries } from './tar.ts';

/** Refuses paths that another entry has made a file, or that differ from another only by capitals. */
function refuseClash(entry: PlacedEntry, seen: Map<string, PlacedEntry['kind']>): void {
  const key = entry.path.toLowerCase();
  const parts = key.split('/');
  const above = parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('/'));
  if (above.some((folder) => seen.get(folder) === 'file') || seen.has(key)) {
    throw new Refused(`the archive has ${JSON.stringify(entry.path)} twice, or below a file`);
  }
  for (const folder of above) if (!seen.has(folder)) seen.set(folder, 'folder');
  if (entry.kind === 'file') seen.set(key, 'file');
}

/** The files of an archive. Throws Refused, naming the entry, for the first that may not be unpacked. */
function allowedFiles(archive: number, archiveBytes: number): PlacedEntry[] {
  const files: PlacedEntry[] = [];
  const seen = new Map<string, PlacedEntry['kind']>();
  let total = 0;
  for (const entry of tarEntries(archive, archiveBytes)) {
    if (entry.kind === 'folder' && (entry.path === '.' || entry.path === '')) continue;
    const fault = entryFault(entry);
    if (fault) throw new Refused(`the archive holds ${JSON.stringify(entry.path.slice(0, 200))}: ${fault}`);
    if (entry.kind === 'folder') continue;
    refuseClash(entry, seen);
    files.push(entry);
    total += entry.bytes;
    if (files.length > LIMITS.files) throw new Refused(`the archive has more than ${LIMITS.files} files`);
    if (total > LIMITS.totalBytes) throw new Refused(`the archive has more than ${LIMITS.totalBytes} bytes`);
  }
  if (!files.some(({ path }) => path === 'index.html')) throw new Refused('the archive has no index.html');
  return files;
}

function extract(archive: number, { path, bytes, offset }: PlacedEntry, folder: string): void {
  const content = Buffer.alloc(bytes);
  if (readSync(archive, content, 0, bytes, offset) < bytes) throw new Refused('the archive ends early');
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content, { flag: 'wx', mode: 0o644 });
}

/**
 * Unpacks the archive of a site into a folder that must not exist, and returns the number of files. Every entry is looked at before the
 * first is written: links, devices, paths that leave the folder, unknown kinds of files and too many or too large ones refuse the whole.
 * Nothing that is unpacked is ever run.
 */
export function unpackSite(archivePath: string, folder: string): number {
  const stats = lstatSync(archivePath, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Refused('there is no archive of the site');
  if (stats.size > 2 * LIMITS.totalBytes) throw new Refused(`the archive has ${stats.size} bytes`);
  if (existsSync(folder)) throw new Refused(`${folder} already exists`);
  const archive = openSync(archivePath, 'r');
  try {
    const files = allowedFiles(archive, stats.size);
    mkdirSync(folder, { recursive: true });
    for (const file of files) extract(archive, file, folder);
    return files.length;
  } finally {
    closeSync(archive);
  }
}
