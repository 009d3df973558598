import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Refused } from './command.ts';

/** The limits of a preview. The site has about 3,700 files and 125 MB. */
export const LIMITS = { files: 20_000, fileBytes: 20 * 1024 * 1024, totalBytes: 200 * 1024 * 1024, pathLength: 240 };

const EXTENSIONS = new Set(
  'html css js mjs json csv svg png jpg jpeg webp avif gif ico txt xml md mdx woff2 webmanifest map'.split(' '),
);
/** An allowed file or folder name: no leading dot and no special character of a shell, browser, or other system. */
const NAME = /^[A-Za-z0-9_@~()[\]+,=-][A-Za-z0-9_@~()[\]+,= .-]*$/;

interface Entry {
  path: string;
  kind: 'file' | 'folder' | 'other';
  bytes: number;
}

/** Everything below a folder; links are not followed. */
function entriesBelow(root: string, folder = root): Entry[] {
  return readdirSync(folder).flatMap((name): Entry[] => {
    const full = join(folder, name);
    const stats = lstatSync(full);
    const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other';
    const entry: Entry = { path: relative(root, full), kind, bytes: kind === 'file' ? stats.size : 0 };
    return kind === 'folder' ? [entry, ...entriesBelow(root, full)] : [entry];
  });
}

/** The reason why an entry is refused; null if it may be published. */
function entryFault({ path, kind, bytes }: Entry): string | null {
  if (kind === 'other') return 'it is neither a file nor a folder';
  if (path.length > LIMITS.pathLength) return 'the path is too long';
  if (!path.split('/').every((part) => NAME.test(part))) return 'the path holds a name that is not allowed';
  if (kind === 'folder') return null;
  if (!EXTENSIONS.has(/\.([a-z0-9]+)$/.exec(path)?.[1] ?? '')) return 'files of this type are not part of the site';
  return bytes > LIMITS.fileBytes ? `it has ${bytes} bytes, at most ${LIMITS.fileBytes} are allowed` : null;
}

/**
 * Checks every file of a site from a pull request; returns their number and megabytes in words. Throws Refused at the
 * first that must not be published.
 */
export function checkSite(folder: string): string {
  const entries = entriesBelow(folder);
  for (const entry of entries) {
    const fault = entryFault(entry);
    if (fault) throw new Refused(`the site holds ${JSON.stringify(entry.path.slice(0, 200))}: ${fault}`);
  }
  const files = entries.filter(({ kind }) => kind === 'file');
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (files.length > LIMITS.files) throw new Refused(`the site has more than ${LIMITS.files} files`);
  if (total > LIMITS.totalBytes) throw new Refused(`the site has more than ${LIMITS.totalBytes} bytes`);
  if (!files.some(({ path }) => path === 'index.html')) throw new Refused('the site has no index.html');
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  return `${files.length} files, ${megabytes(total)} of ${megabytes(LIMITS.totalBytes)} MB`;
}
