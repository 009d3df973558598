import { type KeyboardEvent, useMemo, useState } from 'react';
import { type PickerGroup, type PickerOption, pickerMatches } from '../../../benchmark/pages/compare/pickerOptions';
import { comboboxAction } from '../../ui/comboboxAction';

/** More than a reader scrolls through; typing narrows the rest. */
const LIMIT = 100;

/** The list of a picker: what it shows, which option the keys have reached, and what opens and closes it. */
export interface Combobox {
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
export default function useCombobox(
  groups: () => PickerGroup[],
  value: string,
  onPick: (id: string) => void,
): Combobox {
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
