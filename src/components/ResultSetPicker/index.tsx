import type { ReactNode } from 'react';
import { useId, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../benchmark/format';
import { type PickGroup, type PickOption, pickMatches } from '../../benchmark/pickList';
import { pickedPlace } from './keys';
import Options from './Options';
import styles from './styles.module.css';

/** More than a reader scrolls through; typing narrows the rest. */
const LIMIT = 100;

interface Props {
  /** "Baseline". */
  label: string;
  groups: PickGroup[];
  /** The id of the chosen result set. */
  value: string;
  /** The title of the chosen one, '' while it is not known. */
  title: string;
  /** What is to be said beside an option, "other suite"; '' for nothing. */
  remark?: (option: PickOption) => string;
  onPick: (id: string) => void;
}

/** A field that opens the list of all result sets; typing narrows it. Keys as in the ARIA pattern of an editable combobox. */
export default function ResultSetPicker({ label, groups, value, title, remark, onPick }: Props): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const open = text !== null;
  const { groups: shown, all } = useMemo(() => pickMatches(groups, text ?? '', LIMIT), [groups, text]);
  const options = shown.flatMap((group) => group.options);
  const close = () => {
    setText(null);
    setActive(-1);
  };
  const show = (words: string) => {
    setText(words);
    setActive(words === '' ? options.findIndex((option) => option.id === value) : 0);
  };
  const pick = (option: PickOption | undefined) => {
    close();
    if (option && option.id !== value) onPick(option.id);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') return close();
    if (event.key === 'Enter' && open) {
      event.preventDefault();
      return pick(options[active]);
    }
    const next = pickedPlace(event.key, open ? active : -1, options.length);
    if (next === undefined) return;
    event.preventDefault();
    if (!open) return show('');
    setActive(next);
  };
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.field}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && options[active] ? `${id}-${options[active].id}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text ?? title}
        placeholder={open ? 'Type to filter' : undefined}
        onChange={(event) => show(event.target.value)}
        onClick={() => !open && show('')}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: no action, the pointer only leaves the focus in the field */}
      <div className={styles.popup} hidden={!open} onMouseDown={(event) => event.preventDefault()}>
        <Options id={id} groups={shown} active={options[active]?.id} value={value} remark={remark} pick={pick} />
        {open && all > options.length && (
          <p className={styles.more}>{formatNumber(all - options.length)} more; type to narrow the list</p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {open ? `${formatNumber(all)} result ${all === 1 ? 'set' : 'sets'}` : ''}
      </p>
    </div>
  );
}
