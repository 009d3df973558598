import { type DragEvent, useState } from 'react';
import { type FileWeights, fileWeights } from '../../../browser/own/weightsFile';
import Note from '../../ui/Note';
import FileButton from '../FileButton';
import type { AddressState } from '../state/useCompareState';
import styles from './choose.module.css';
import { QueryField } from './QueryLists';

interface Props extends Pick<AddressState, 'change'> {
  /** As the address has them. */
  weights: string;
  /** Every query that can have a weight; null while it is not known. */
  queries: readonly string[] | null;
}

/** What was read of the last file, and what sets the weights: a text that was typed, or a file. */
function useWeights({ queries, change }: Omit<Props, 'weights'>) {
  const [read, setRead] = useState<FileWeights | null>(null);
  const set = (text: string, field?: string) => change((now) => ({ choice: { ...now.choice, weights: text } }), field);
  const type = (text: string) => {
    setRead(null);
    set(text, 'weights');
  };
  const take = async ([file]: Iterable<File>) => {
    if (!file) return;
    const found = await fileWeights(file, queries);
    setRead(found);
    if (found.text !== null) set(found.text);
  };
  return { read, type, take };
}

/** How much each query counts: typed, or from a file that is chosen or dropped on the field. */
export default function Weights({ weights, ...props }: Props) {
  const { read, type, take } = useWeights(props);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped here; the button does the same for keys
    <div className={styles.weights} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <QueryField label="Weights" example="all 1; or q72:3, *:1" value={weights} commit={type} />
      <FileButton label="Load weights from file" className={styles.fromFile} onFiles={take} />
      <Read read={read} />
    </div>
  );
}

/** What was read of a file, or everything that is wrong with it. */
function Read({ read }: { read: FileWeights | null }) {
  return (
    <div role="status" className={styles.read}>
      {read?.done && <p>{read.done}</p>}
      {read && read.problems.length > 0 && (
        <>
          <Note kind="warning" text={`${read.name} contains no weights.`} />
          <ul>
            {read.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
