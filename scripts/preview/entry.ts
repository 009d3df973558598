/** What an archive of a site may hold at most. The site has about 700 files and 20 MB. */
export const LIMITS = { files: 20_000, fileBytes: 20 * 1024 * 1024, totalBytes: 200 * 1024 * 1024, pathLength: 240 };

const EXTENSIONS = new Set(
  'html css js mjs json csv svg png jpg jpeg webp avif gif ico txt xml md mdx woff2 webmanifest map'.split(' '),
);
/** A name of a folder or a file: no dot first, no character that a shell, a browser or another system reads as more than a name. */
const NAME = /^[A-Za-z0-9_@~()[\]+,=-][A-Za-z0-9_@~()[\]+,= .-]*$/;

/** A header of an archive. */
export interface Entry {
  path: string;
  kind: 'file' | 'folder' | 'other';
  bytes: number;
}

function pathFault(path: string): string | null {
  const parts = path.split('/');
  if (path.length > LIMITS.pathLength) return 'the path is too long';
  if (path.startsWith('/')) return 'the path is absolute';
  if (parts.includes('..')) return 'the path leaves the folder';
  return parts.every((part) => NAME.test(part)) ? null : 'the path holds a name that is not allowed';
}

/** Why an entry is refused, in words; null where it may be unpacked. `path` has no './' before it and no '/' behind it. */
export function entryFault({ path, kind, bytes }: Entry): string | null {
  if (kind === 'other') return 'it is neither a file nor a folder';
  const fault = pathFault(path);
  if (fault || kind === 'folder') return fault;
  const extension = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
  if (!EXTENSIONS.has(extension)) return 'files of this kind are not part of a site';
  return bytes > LIMITS.fileBytes ? `it has ${bytes} bytes, at most ${LIMITS.fileBytes} are taken` : null;
}
