import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../../benchmark/text/numbers';
import { comboboxAction } from '../../ui/comboboxAction';
import { type PickerGroup, type PickerOption, pickerMatches } from '../pickerOptions';
import styles from './styles.module.css';

/** Maximum number of options; typing narrows the list. */
const LIMIT = 100;

/** State of a picker's list, and functions that open and close it. */
interface Combobox {
  /** Typed text; null while the list is closed. */
  text: string | null;
  /** Displayed options, in their groups. */
  shown: PickerGroup[];
  /** Number of options that are folded into a last row, which unfolds them. */
  folded: number;
  /** True if that row is active. */
  isFoldActive: boolean;
  unfold: () => void;
  /** Number of matching options, including hidden ones; null until the list is loaded. */
  all: number | null;
  active: PickerOption | undefined;
  /** Opens the list, filtered by words. */
  show: (words: string) => void;
  close: () => void;
  pick: (option: PickerOption | undefined) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Number of options that PageDown and PageUp move by. */
const PAGE = 10;

const flat = (groups: readonly PickerGroup[]) => groups.flatMap(({ options }) => options);

/** The groups without those that cannot be compared, and the number of their options; all if nothing else is left. */
function foldOthers(groups: readonly PickerGroup[]) {
  const kept = groups.filter(({ isOther }) => !isOther);
  if (kept.length === 0) return { kept: groups, folded: 0 };
  return { kept, folded: flat(groups).length - flat(kept).length };
}

/** State and keys of an editable combobox, as in the ARIA pattern. `value` is the ID of the chosen result set. */
function useCombobox(groups: Props['groups'], value: string, onPick: (id: string) => void): Combobox {
  const [text, setText] = useState<string | null>(null);
  const [place, setPlace] = useState(-1);
  const [isUnfolded, setUnfolded] = useState(false);
  // Enter was pressed before the list was loaded.
  const [isAwaited, setAwaited] = useState(false);
  const { kept, folded, isLoading } = useMemo(() => {
    const found = text === null ? [] : groups();
    const all = found ?? [];
    const isLoading = found === null;
    return text === '' && !isUnfolded ? { ...foldOthers(all), isLoading } : { kept: all, folded: 0, isLoading };
  }, [groups, text, isUnfolded]);
  const matches = useMemo(() => pickerMatches(kept, text ?? '', LIMIT), [kept, text]);
  const options = flat(matches.groups);
  const close = () => {
    setText(null);
    setUnfolded(false);
    setAwaited(false);
  };
  const show = (words: string) => {
    setText(words);
    setAwaited(false);
    const chosen = flat(foldOthers(groups() ?? []).kept).findIndex(({ id }) => id === value);
    setPlace(words === '' ? Math.max(0, chosen) : 0);
  };
  const isFoldActive = folded > 0 && place === options.length;
  const unfold = () => setUnfolded(true);
  const pick = (option: PickerOption | undefined) => {
    if (option?.taken !== undefined) return;
    close();
    if (option && option.id !== value) onPick(option.id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list has arrived
  useEffect(() => {
    if (isAwaited && !isLoading) pick(options[place]);
  }, [isAwaited, isLoading]);
  const onKeyDown = (event: KeyboardEvent) => {
    const list = { open: text !== null, active: place, count: options.length + (folded > 0 ? 1 : 0) };
    const action = event.key === 'Tab' ? 'close' : comboboxAction(event.key, list, { page: PAGE });
    if (action === 'close') return close();
    if (action === undefined) return;
    event.preventDefault();
    if (action === 'choose' && isLoading) setAwaited(text !== '');
    else if (action === 'choose' && isFoldActive) unfold();
    else if (action === 'choose') pick(options[place]);
    else if (action === 'open') show('');
    else setPlace(action);
  };
  const shown = { shown: matches.groups, all: isLoading ? null : matches.all, active: options[place] };
  return { text, ...shown, folded, isFoldActive, unfold, show, close, pick, onKeyDown };
}

interface OptionsProps {
  /** ID of the field, which is the prefix of the IDs of the list and its options. */
  id: string;
  list: Combobox;
  /** ID of the chosen result set. */
  value: string;
  remark?: (option: PickerOption) => string;
}

/** The list below the field, in groups. The active option is scrolled into view. */
function Options({ id, list, value, remark }: OptionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { shown, all, active, folded, isFoldActive, unfold } = list;
  const rest = (all ?? 0) - shown.reduce((count, { options }) => count + options.length, 0);
  useEffect(() => {
    if (active || isFoldActive) box.current?.querySelector('[data-active="yes"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, isFoldActive]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no action, the pointer only leaves the focus in the field
    <div ref={box} className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div id={`${id}-list`} role="listbox" aria-label="Result sets" className={styles.list}>
        {shown.map((group) => (
          <Group key={group.label} id={id} group={group} list={list} value={value} remark={remark} />
        ))}
        {folded > 0 && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
          <div
            id={`${id}-fold`}
            role="option"
            aria-selected={false}
            data-active={isFoldActive ? 'yes' : undefined}
            className={`${styles.option} ${styles.fold}`}
            onClick={unfold}
          >
            Show {formatNumber(folded)} that cannot be compared
          </div>
        )}
      </div>
      <p className={rest > 0 || !all ? styles.more : 'visually-hidden'} role="status">
        {restText(all, rest)}
      </p>
    </div>
  );
}

/** The text below the list, announced on each change. */
function restText(all: number | null, rest: number): string {
  if (all === null) return 'Loading the list of result sets…';
  if (all === 0) return 'No matching result sets';
  return rest > 0 ? `${formatNumber(rest)} more; type to narrow the list` : `${formatNumber(all)} match`;
}

function Group({ id, group, list, value, remark }: OptionsProps & { group: PickerGroup }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no HTML element exists for a group of options in a listbox
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
          aria-disabled={option.taken !== undefined}
          data-active={option.id === list.active?.id ? 'yes' : undefined}
          data-other={group.isOther ? 'yes' : undefined}
          className={styles.option}
          onClick={() => list.pick(option)}
        >
          <span className={styles.title}>
            {option.title}
            <Remark text={remark?.(option) ?? ''} />
          </span>
          <span className={styles.small}>
            {option.mark !== undefined && `${option.mark}, `}
            {option.place}
          </span>
        </div>
      ))}
    </div>
  );
}

function Remark({ text }: { text: string }) {
  return text === '' ? null : <span className={styles.remark}> {text}</span>;
}

/** ID of the active row of the list; undefined for none. */
function activeId(id: string, { text, active, isFoldActive }: Combobox): string | undefined {
  if (text === null) return undefined;
  return isFoldActive ? `${id}-fold` : active && `${id}-${active.id}`;
}

interface Props {
  /** "Baseline". */
  label: string;
  /** All result sets, requested when the list opens; null until they are loaded. */
  groups: () => PickerGroup[] | null;
  /** ID of the chosen result set. */
  value: string;
  /** The chosen option; undefined while unknown. */
  option: PickerOption | undefined;
  /** Remark next to an option, "different suite"; '' for none. */
  remark?: (option: PickerOption) => string;
  onPick: (id: string) => void;
}

/**
 * A field of three lines (side, result set, setup) that opens the list of all result sets; typing filters it. It keeps
 * the focus while an option is chosen.
 */
export default function ResultSetPicker({ label, groups, value, option, remark, onPick }: Props) {
  const id = useId();
  const list = useCombobox(groups, value, onPick);
  const { text, show } = list;
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
        aria-activedescendant={activeId(id, list)}
        autoComplete="off"
        spellCheck={false}
        value={text ?? option?.title ?? ''}
        placeholder={open ? 'Type to filter' : 'Choose a result set'}
        onChange={(event) => show(event.target.value)}
        onClick={() => !open && show('')}
        onKeyDown={list.onKeyDown}
        onBlur={list.close}
      />
      {option && (
        <p className={styles.place}>
          {option.mark !== undefined && <strong>{option.mark}, </strong>}
          {option.place}
        </p>
      )}
      {open && <Options id={id} list={list} value={value} remark={remark} />}
    </div>
  );
}
