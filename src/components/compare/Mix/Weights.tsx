import { type DragEvent, useState } from 'react';
import Note from '../../ui/Note';
import { type FileWeights, fileWeights } from '../browser/localResults/weightsFile';
import styles from '../Compare/form.module.css';
import Pill from '../Compare/Pill';
import QueryField from '../Compare/QueryField';
import FileButton from '../FileButton';
import type { AddressState } from '../state/useCompareState';

interface Props extends Pick<AddressState, 'change'> {
  /** Text of the weights in the URL. */
  weights: string;
  /** Every query that can have a weight; null while unknown. */
  queries: readonly string[] | null;
}

/** Weights of the last file, and setters for the weights from typed text or a file. */
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

/** A pill that opens the weight of each query: typed, or from a file that is chosen or dropped on the field. */
export default function Weights({ weights, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { read, type, take } = useWeights(props);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files);
  };
  return (
    <div className="no-print">
      <Pill isOpen={isOpen} toggle={() => setOpen(!isOpen)}>
        Weights of queries{weights === '' ? '' : ': set'}
      </Pill>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped here; the button does the same for keys
        <div className={styles.weights} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <QueryField label="Weights" example="all 1; or q72:3, *:1" value={weights} commit={type} />
          <FileButton label="Load weights from file" className={styles.fromFile} onFiles={take} />
          <Read read={read} />
        </div>
      )}
    </div>
  );
}

/** Result of parsing a file, or all its errors. */
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
