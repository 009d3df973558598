import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../../benchmark/text/numbers';
import { comboboxAction } from '../../ui/comboboxAction';
import { type PickerGroup, type PickerOption, pickerMatches } from '../pickerOptions';
import styles from './styles.module.css';

/** More than a reader scrolls through; typing narrows the rest. */
const LIMIT = 100;

/** The list of a picker: what it shows, which option the keys have reached, and what opens and closes it. */
interface Combobox {
  /** What was typed; null while the list is closed. */
  text: string | null;
  /** The options that are shown, in their groups. */
  shown: PickerGroup[];
  /** How many options match, those that are not shown included. */
  all: number;
  active: PickerOption | undefined;
  /** Opens the list, narrowed by words. */
  show: (words: string) => void;
  close: () => void;
  pick: (option: PickerOption | undefined) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** How far PageDown and PageUp lead. */
const PAGE = 10;

const flat = (groups: readonly PickerGroup[]) => groups.flatMap(({ options }) => options);

/** State and keys of an editable combobox, as the ARIA pattern has them. `value` is the id of the chosen result set. */
function useCombobox(groups: () => PickerGroup[], value: string, onPick: (id: string) => void): Combobox {
  const [text, setText] = useState<string | null>(null);
  const [place, setPlace] = useState(-1);
  const matches = useMemo(() => pickerMatches(text === null ? [] : groups(), text ?? '', LIMIT), [groups, text]);
  const options = flat(matches.groups);
  const close = () => setText(null);
  const show = (words: string) => {
    const whole = () => flat(pickerMatches(groups(), '', LIMIT).groups);
    setText(words);
    setPlace(words === '' ? whole().findIndex(({ id }) => id === value) : 0);
  };
  const pick = (option: PickerOption | undefined) => {
    close();
    if (option && option.id !== value) onPick(option.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const list = { open: text !== null, active: place, count: options.length };
    const action = event.key === 'Tab' ? 'close' : comboboxAction(event.key, list, { page: PAGE });
    if (action === 'close') return close();
    if (action === undefined) return;
    event.preventDefault();
    if (action === 'choose') pick(options[place]);
    else if (action === 'open') show('');
    else setPlace(action);
  };
  return { text, shown: matches.groups, all: matches.all, active: options[place], show, close, pick, onKeyDown };
}

interface OptionsProps {
  /** Of the field; the list's own id and those of its options begin with it. */
  id: string;
  list: Combobox;
  /** The id of the chosen result set. */
  value: string;
  remark?: (option: PickerOption) => string;
}

/** The list below the field, in groups. The option that the keys have reached is scrolled into view. */
function Options({ id, list, value, remark }: OptionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { shown, all, active } = list;
  const rest = all - shown.reduce((count, { options }) => count + options.length, 0);
  useEffect(() => {
    if (active) box.current?.querySelector('[data-active="yes"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no action, the pointer only leaves the focus in the field
    <div ref={box} className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div id={`${id}-list`} role="listbox" aria-label="Result sets" className={styles.list}>
        {shown.map((group) => (
          <Group key={group.label} id={id} group={group} list={list} value={value} remark={remark} />
        ))}
      </div>
      <p className={rest > 0 || all === 0 ? styles.more : 'visually-hidden'} role="status">
        {restText(all, rest)}
      </p>
    </div>
  );
}

/** What stands below the list, and is said each time it changes. */
function restText(all: number, rest: number): string {
  if (all === 0) return 'No matching result sets';
  return rest > 0 ? `${formatNumber(rest)} more; type to narrow the list` : `${formatNumber(all)} match`;
}

function Group({ id, group, list, value, remark }: OptionsProps & { group: PickerGroup }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox, which has no element of its own
    <div role="group" aria-label={group.label}>
      <p className={styles.group} aria-hidden="true">
        {group.label}
      </p>
      {group.options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          key={option.id}
          id={`${id}-${option.id}`}
          role="option"
          aria-selected={option.id === value}
          data-active={option.id === list.active?.id ? 'yes' : undefined}
          className={styles.option}
          onClick={() => list.pick(option)}
        >
          <span className={styles.title}>
            {option.title}
            <Remark text={remark?.(option) ?? ''} />
          </span>
          {option.differs !== '' && <span className={styles.id}>{option.differs}</span>}
          <span className={styles.id}>{option.id}</span>
        </div>
      ))}
    </div>
  );
}

function Remark({ text }: { text: string }) {
  return text === '' ? null : <span className={styles.remark}> {text}</span>;
}

interface Props {
  /** "Baseline". */
  label: string;
  /** All result sets; asked for when the list is opened. */
  groups: () => PickerGroup[];
  /** The id of the chosen result set. */
  value: string;
  /** The chosen one; undefined while it is not known. */
  option: PickerOption | undefined;
  /** What is to be said next to an option, "other suite"; '' for nothing. */
  remark?: (option: PickerOption) => string;
  onPick: (id: string) => void;
}

/** A field of three lines (side, result set, what was run) that opens the list of all result sets; typing narrows it. It keeps the focus while an option is chosen. */
export default function ResultSetPicker({ label, groups, value, option, remark, onPick }: Props) {
  const id = useId();
  const list = useCombobox(groups, value, onPick);
  const { text, active, show } = list;
  const open = text !== null;
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.field}
        data-unpublished={option?.mark === undefined ? undefined : 'yes'}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && active ? `${id}-${active.id}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text ?? option?.title ?? ''}
        placeholder={open ? 'Type to filter' : undefined}
        onChange={(event) => show(event.target.value)}
        onClick={() => !open && show('')}
        onKeyDown={list.onKeyDown}
        onBlur={list.close}
      />
      <p className={styles.place}>
        {option?.mark !== undefined && <strong>{option.mark}, </strong>}
        {option?.place}
      </p>
      {open && <Options id={id} list={list} value={value} remark={remark} />}
    </div>
  );
}
