import { useEffect, useRef, useState } from 'react';
import { MAX_CANDIDATES } from '../../../benchmark/model/comparison';
import type { PickerOption } from '../pickerOptions';
import ResultSetPicker from '../ResultSetPicker';
import type { Options } from '../state/useOptions';
import styles from './form.module.css';

interface Props {
  candidates: string[];
  /** Groups of the picker whose choice has the ID `own`. */
  groupsFor: (own: string) => Options['groups'];
  optionOf: Options['optionOf'];
  remark: (option: PickerOption) => string;
  setCandidates: (candidates: string[]) => void;
}

interface CandidateProps extends Pick<Props, 'groupsFor' | 'optionOf' | 'remark'> {
  /** '' while none is chosen. */
  id: string;
  /** Position, from 1. */
  number: number;
  onPick: (id: string) => void;
  onRemove: () => void;
}

function Candidate({ id, number, groupsFor, optionOf, remark, onPick, onRemove }: CandidateProps) {
  const option = optionOf(id);
  return (
    <div className={styles.other} data-adding={id === '' ? 'yes' : undefined}>
      <ResultSetPicker
        label={`Candidate ${number}`}
        groups={groupsFor(id)}
        value={id}
        option={option}
        remark={remark}
        onPick={onPick}
      />
      <button type="button" className={styles.button} onClick={onRemove}>
        Remove<span className="visually-hidden"> {option?.title ?? `candidate ${number}`}</span>
      </button>
    </div>
  );
}

/** The candidates after the first, each with a picker and a remove button; and an add button. */
export default function MoreCandidates({ candidates, groupsFor, optionOf, remark, setCandidates }: Props) {
  const [adding, setAdding] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (adding) box.current?.querySelector<HTMLInputElement>('[data-adding="yes"] input')?.focus();
  }, [adding]);
  const others = candidates.slice(1);
  const shown = adding ? [...others, ''] : others;
  const pick = (place: number, id: string) => {
    setAdding(false);
    const next = [...candidates];
    next[place] = id;
    setCandidates(next);
  };
  const remove = (id: string) => {
    if (id === '') setAdding(false);
    else setCandidates(candidates.filter((candidate) => candidate !== id));
    box.current?.querySelector<HTMLButtonElement>('[data-add="yes"]')?.focus();
  };
  return (
    <div ref={box} className={styles.more}>
      {shown.map((id, index) => (
        <Candidate
          // biome-ignore lint/suspicious/noArrayIndexKey: a position keeps its field, and so the focus, if a different result set is chosen
          key={index}
          id={id}
          number={index + 2}
          {...{ groupsFor, optionOf, remark }}
          onPick={(picked) => pick(index + 1, picked)}
          onRemove={() => remove(id)}
        />
      ))}
      <AddButton full={shown.length + 1 >= MAX_CANDIDATES} adding={adding} onAdd={() => setAdding(true)} />
    </div>
  );
}

/** Adds an empty candidate; does nothing if one is already empty or the list is full. */
function AddButton({ full, adding, onAdd }: { full: boolean; adding: boolean; onAdd: () => void }) {
  return (
    <button
      type="button"
      className={styles.add}
      data-add="yes"
      aria-disabled={full || adding}
      onClick={() => {
        if (!full) onAdd();
      }}
    >
      Add a candidate
    </button>
  );
}
