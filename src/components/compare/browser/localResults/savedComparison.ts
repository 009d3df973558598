import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { OWN } from '../../../../benchmark/model/unpublished';
import type { DroppedFile } from '../../../../fileParser/messages';
import type { LocalSet } from './localSets';

/** The archive file with the choices of the page; its presence marks a saved comparison. */
const CHOICES = 'comparison.json';
/** Maximum unpacked size of a saved comparison, in bytes. */
const MAX_BYTES = 50 * 1024 * 1024;
/** A fixed date, so that equal files give equal archives. */
const DAY = new Date(1980, 0, 1);

export const publishedId = (id: string) => id.slice(OWN.length);

/** A zip archive of the sets' folders and environments under their paths in the repository. */
export function setsZip(sets: readonly LocalSet[], others: Readonly<Record<string, string>> = {}): Blob {
  const files = sets.flatMap(({ id, files: own, environment }) => [
    ...own.map(([name, text]) => [`static/data/result-sets/${publishedId(id)}/${name}`, text] as const),
    ...(environment ? [[`static/data/environments/${environment.id}.json`, environment.text] as const] : []),
  ]);
  const all = [...files, ...Object.entries(others)].map(([path, text]) => [path, strToU8(text)] as const);
  return new Blob([zipSync(Object.fromEntries(all), { mtime: DAY }) as BlobPart], { type: 'application/zip' });
}

/** A comparison as one file: the unpublished sets and `search`, the query string of the page's URL from "?" on. */
export function comparisonZip(sets: readonly LocalSet[], search: string): Blob {
  return setsZip(sets, { [CHOICES]: `${JSON.stringify({ search })}\n` });
}

/** Its files are unchecked. */
interface SavedComparison {
  search: string;
  files: DroppedFile[];
}

function unpacked(bytes: Uint8Array, name: string): Record<string, Uint8Array> {
  let size = 0;
  const filter = ({ originalSize }: { originalSize: number }) => {
    size += originalSize;
    if (size > MAX_BYTES)
      throw new Error(`${name} unpacks to more than ${MAX_BYTES / 1024 / 1024} MB; unpack it first`);
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw size > MAX_BYTES ? error : new Error(`${name} is not a valid zip archive: ${(error as Error).message}`);
  }
}

function searchIn(choices: Uint8Array, name: string): string {
  const { search } = JSON.parse(strFromU8(choices)) as { search?: unknown };
  if (typeof search === 'string') return search;
  throw new Error(`${name}: search in ${CHOICES} must be a text; save the comparison again`);
}

/** The saved comparison in a file; null for every other file. Throws if the archive is damaged or too large. */
export async function savedComparison({ path, file }: DroppedFile): Promise<SavedComparison | null> {
  if (!path.endsWith('.zip')) return null;
  if (file.size > MAX_BYTES) throw new Error(`${path} is larger than ${MAX_BYTES / 1024 / 1024} MB; unpack it first`);
  const { [CHOICES]: choices, ...others } = unpacked(new Uint8Array(await file.arrayBuffer()), path);
  if (!choices) return null;
  const files = Object.entries(others).filter(([name]) => !name.endsWith('/'));
  if (files.length === 0) throw new Error(`${path} holds no result sets; save the comparison again`);
  return {
    search: searchIn(choices, path),
    files: files.map(([name, bytes]) => ({ path: name, file: new File([bytes as BlobPart], name) })),
  };
}
