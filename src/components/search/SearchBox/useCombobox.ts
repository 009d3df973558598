import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { comboboxAction, type ListState } from '../../ui/comboboxAction';

/** The text of a field and its focus state, updated on each change. */
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

export function optionId(place: number): string {
  return `${OPTION_ID}-${place}`;
}

/** Empties the field and fires an input event. */
function clear(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input'));
}

/** Empties the field and removes the focus after a result is opened. */
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
 * True if the list handled the key. Escape closes the list, then empties the field; Enter opens the active result or
 * the first one; Home and End move in the list if a result is active, otherwise the text cursor.
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
 * State of a combobox list for a field that a different component renders: open or closed, and the position of the
 * active result (-1 for none). Handles the field's keys and sets its ARIA attributes. Source: WAI-ARIA Authoring
 * Practices, combobox with listbox popup. Layout effects change attributes and keys together with the list; otherwise a
 * key pressed in between would see the old state, which would undo Escape.
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
