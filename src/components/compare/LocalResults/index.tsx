import { type ComponentProps, type DragEvent, lazy, Suspense, useState } from 'react';
import control from '../../../css/control.module.css';
import type { DroppedFile } from '../../../fileParser/messages';
import FileButton from '../FileButton';
import styles from './open.module.css';

/** The parsers are loaded with the first file, or if sets are stored. */
const LocalResultsPanel = lazy(() => import('./LocalResultsPanel'));
const NONE: DroppedFile[] = [];
/** Attribute that turns a file input into a folder input. */
const FOLDER = { webkitdirectory: '' };

interface Props extends Omit<ComponentProps<typeof LocalResultsPanel>, 'given'> {
  /** True if the area for files is open. */
  isOpen: boolean;
}

/** The section for the reader's own results: files or a folder, dropped, chosen, or pasted; and loaded sets. */
export default function LocalResults({ isOpen, ...props }: Props) {
  const [given, setGiven] = useState(NONE);
  return (
    <section id="own-results" aria-labelledby="own-results-title">
      <div hidden={!isOpen}>
        <Area give={setGiven} />
      </div>
      {(given.length > 0 || props.sets.length > 0) && (
        <Suspense fallback={<p className={styles.waiting}>Loading the file parser…</p>}>
          <LocalResultsPanel {...props} given={given} />
        </Suspense>
      )}
    </section>
  );
}

function pasted(text: string): DroppedFile[] {
  return text.trim() === '' ? [] : [{ path: 'pasted-text', file: new File([text], 'pasted-text') }];
}

function Area({ give }: { give: (files: DroppedFile[]) => void }) {
  const [isOver, setOver] = useState(false);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const onFiles = (files: File[]) => give(chosenFiles(files));
  const button = { className: control.button, multiple: true, onFiles };
  const drop = (event: DragEvent) => {
    over(false)(event);
    void droppedFiles(event.dataTransfer).then(give);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the buttons do the same for keys
    <div
      className={styles.area}
      data-over={isOver ? 'yes' : undefined}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={drop}
      onPaste={({ clipboardData }) =>
        give(clipboardData.files.length > 0 ? chosenFiles(clipboardData.files) : pasted(clipboardData.getData('text')))
      }
    >
      <h2 id="own-results-title">Open your own results</h2>
      <p>
        Drop or paste files or a folder: Spark event logs (any size), CSV or JSON files with query times, a result set
        from this site, or a saved comparison. Files stay in your browser and are never uploaded.
      </p>
      <p className={styles.buttons}>
        <FileButton label="Choose files" {...button} />
        <FileButton label="Choose a folder" {...button} {...FOLDER} />
      </p>
    </div>
  );
}

/** The files of an input, with their folders if a folder was chosen. */
function chosenFiles(files: Iterable<File>): DroppedFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** Entries of a folder. Browsers return them in batches until an empty one. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function filesBelow(entry: FileSystemEntry): Promise<DroppedFile[]> {
  if (entry.isFile)
    return [{ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry as FileSystemFileEntry) }];
  const entries = await entriesOf(entry as FileSystemDirectoryEntry);
  return (await Promise.all(entries.map(filesBelow))).flat();
}

/** Dropped files; files in folders have their paths. Must be called during the event. */
async function droppedFiles({ items, files }: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return chosenFiles(files);
  return (await Promise.all(entries.map(filesBelow))).flat();
}
