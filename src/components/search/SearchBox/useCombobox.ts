import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { comboboxAction, type ListState } from '../../ui/comboboxAction';

/** What stands in a field, and whether it has the focus; both followed as they change. */
function useFieldText(field: RefObject<HTMLInputElement | null>): { text: string; focused: boolean } {
  const [state, setState] = useState({ text: '', focused: false });
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const read = () => setState({ text: input.value.trim(), focused: document.activeElement === input });
    const events = ['input', 'focus', 'blur'] as const;
    for (const name of events) input.addEventListener(name, read);
    read();
    return () => {
      for (const name of events) input.removeEventListener(name, read);
    };
  }, [field]);
  return state;
}

const OPTION_ID = 'search-result';

/** The id of the result at a place in the list. */
export function optionId(place: number): string {
  return `${OPTION_ID}-${place}`;
}

/** Empties the field as if it had been typed. */
function clear(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input'));
}

/** Empties the field and leaves it: what was looked for has been opened. */
export function leave(input: HTMLInputElement | null): void {
  if (!input) return;
  clear(input);
  input.blur();
}

interface List extends ListState {
  setOpen: (open: boolean) => void;
  setActive: (place: number) => void;
}

/**
 * Whether the key was one of the list's: Escape closes the list, then empties the field; Enter opens the active result or the first;
 * Home and End lead to the ends once a result is active, and move the cursor in the text before.
 */
function press(key: string, input: HTMLInputElement, list: List): boolean {
  const action = comboboxAction(key, list, { ends: list.active >= 0 });
  if (action === 'open') list.setOpen(true);
  else if (action === 'close' && list.open) list.setOpen(false);
  else if (action === 'close') clear(input);
  else if (action === 'choose') document.getElementById(optionId(Math.max(list.active, 0)))?.click();
  else if (action !== undefined) list.setActive(action);
  return action !== undefined && action !== 'open';
}

/**
 * The state of the list of a combobox with a field that another component renders: whether it is open, and the place of the
 * active result (-1 for none). It hears the field's keys and keeps its ARIA attributes true; the field itself is part of
 * every page and knows nothing of lists. Keys and attributes: WAI-ARIA Authoring Practices, combobox with listbox popup. Attributes and
 * keys change with the list, not a moment after it: else a key pressed in between meets the state before, and Escape is undone.
 */
export default function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  countOf: (text: string) => number,
): { text: string; open: boolean; active: number } {
  const { text, focused } = useFieldText(field);
  const [closed, setClosed] = useState(false);
  const [choice, setChoice] = useState({ text: '', place: -1 });
  const count = text === '' ? 0 : countOf(text);
  const open = focused && text !== '' && !closed;
  const active = open && choice.text === text ? choice.place : -1;

  useLayoutEffect(() => {
    if (focused || text === '') setClosed(false);
  }, [focused, text]);

  useLayoutEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(open && count > 0));
    if (active >= 0) input?.setAttribute('aria-activedescendant', optionId(active));
    else input?.removeAttribute('aria-activedescendant');
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [field, open, count, active]);

  useLayoutEffect(() => {
    const input = field.current;
    const setActive = (place: number) => setChoice({ text, place });
    const list: List = { count, open, active, setOpen: (wanted) => setClosed(!wanted), setActive };
    const onKeyDown = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (input && !modified && !event.isComposing && press(event.key, input, list)) event.preventDefault();
    };
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, [field, text, count, open, active]);

  return { text, open, active };
}
