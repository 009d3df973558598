import type { KeyboardEvent } from 'react';
import { useMemo, useState } from 'react';
import { type PickGroup, type PickOption, pickMatches } from '../../benchmark/pickList';
import { pickedPlace } from './keys';

/** More than a reader scrolls through; typing narrows the rest. */
const LIMIT = 100;

/** The list of a picker: what it shows, which option the keys have reached, and what opens and closes it. */
export interface Combobox {
  /** What was typed; null while the list is closed. */
  text: string | null;
  /** The options that are shown, in their groups. */
  shown: PickGroup[];
  /** How many options match, those that are not shown included. */
  all: number;
  active: PickOption | undefined;
  /** Opens the list, narrowed by words. */
  show: (words: string) => void;
  close: () => void;
  pick: (option: PickOption | undefined) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const flat = (groups: readonly PickGroup[]) => groups.flatMap(({ options }) => options);

/** State and keys of an editable combobox, as the ARIA pattern has them. `value` is the id of the chosen result set. */
export default function useCombobox(groups: () => PickGroup[], value: string, onPick: (id: string) => void): Combobox {
  const [text, setText] = useState<string | null>(null);
  const [place, setPlace] = useState(-1);
  const matches = useMemo(() => pickMatches(text === null ? [] : groups(), text ?? '', LIMIT), [groups, text]);
  const options = flat(matches.groups);
  const close = () => setText(null);
  const show = (words: string) => {
    const whole = () => flat(pickMatches(groups(), '', LIMIT).groups);
    setText(words);
    setPlace(words === '' ? whole().findIndex(({ id }) => id === value) : 0);
  };
  const pick = (option: PickOption | undefined) => {
    close();
    if (option && option.id !== value) onPick(option.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') return close();
    const chosen = event.key === 'Enter' && text !== null;
    const next = chosen ? place : pickedPlace(event.key, place, options.length);
    if (next === undefined) return;
    event.preventDefault();
    if (chosen) pick(options[place]);
    else if (text === null) show('');
    else setPlace(next);
  };
  return { text, shown: matches.groups, all: matches.all, active: options[place], show, close, pick, onKeyDown };
}
