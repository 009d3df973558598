import type { GivenFile } from '../../reader/messages';

/** The files of an input, with their folders where a folder was chosen. */
export function chosenFiles(files: Iterable<File>): GivenFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** The entries of a folder: a browser gives them in portions, the last of which is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesBelow(entry: FileSystemEntry): Promise<GivenFile[]> {
  if (entry.isFile)
    return [{ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry as FileSystemFileEntry) }];
  const entries = await entriesOf(entry as FileSystemDirectoryEntry);
  return (await Promise.all(entries.map(filesBelow))).flat();
}

/** The files that were dropped, those of folders with their paths. To be called while the event is handled. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<GivenFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return chosenFiles(files);
  return (await Promise.all(entries.map(filesBelow))).flat();
}
