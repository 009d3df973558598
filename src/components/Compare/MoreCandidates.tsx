import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { MAX_CANDIDATES } from '../../benchmark/compareState';
import type { PickOption } from '../../benchmark/pickList';
import styles from './choose.module.css';
import Side from './Side';
import type { Options } from './useOptions';

interface Props {
  candidates: string[];
  groups: Options['groups'];
  optionOf: Options['optionOf'];
  remark: (option: PickOption) => string;
  setCandidates: (candidates: string[]) => void;
}

/** The candidates after the first, each with its picker and a way to take it away, and a way to add one. */
export default function MoreCandidates({ candidates, groups, optionOf, remark, setCandidates }: Props): ReactNode {
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
    setCandidates([...new Set(next)]);
  };
  const remove = (id: string) => {
    if (id === '') setAdding(false);
    else setCandidates(candidates.filter((candidate) => candidate !== id));
    box.current?.querySelector<HTMLButtonElement>('[data-add="yes"]')?.focus();
  };
  return (
    <div ref={box} className={styles.more} data-ready={candidates.length > 0 ? 'yes' : 'no'}>
      {shown.map((id, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its field, and so the focus, when another result set is chosen for it
        <div key={index} className={styles.other} data-adding={id === '' ? 'yes' : undefined}>
          <Side
            label={`Candidate ${index + 2}`}
            groups={groups}
            id={id}
            option={optionOf(id)}
            remark={(option) =>
              candidates.includes(option.id) && option.id !== id ? 'already chosen' : remark(option)
            }
            onPick={(picked) => pick(index + 1, picked)}
          />
          <button type="button" className={styles.button} onClick={() => remove(id)}>
            Remove<span className="visually-hidden"> {optionOf(id)?.title ?? `candidate ${index + 2}`}</span>
          </button>
        </div>
      ))}
      <button
        type="button"
        className={styles.add}
        data-add="yes"
        aria-disabled={shown.length + 1 >= MAX_CANDIDATES || adding}
        onClick={() => setAdding(shown.length + 1 < MAX_CANDIDATES)}
      >
        Add another candidate
      </button>
    </div>
  );
}
