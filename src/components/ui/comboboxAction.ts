import { type MoveKeys, nextFocusIndex } from '../../charts/nextFocusIndex';

export interface ListState {
  open: boolean;
  /** Index of the active option; −1 for none. */
  active: number;
  count: number;
}

/**
 * Returns the effect of a key on the list of a combobox: 'open', 'close', 'choose', or the index of the next active
 * option. Undefined for a key that edits the text of the field. Source: WAI-ARIA Authoring Practices, combobox with
 * listbox popup.
 */
export function comboboxAction(
  key: string,
  { open, active, count }: ListState,
  moves: Omit<MoveKeys, 'next' | 'back'>,
) {
  const arrows = { next: ['ArrowDown'], back: ['ArrowUp'], round: true };
  if (key === 'Escape') return 'close';
  if (!open) return key === 'ArrowDown' || key === 'ArrowUp' ? 'open' : undefined;
  return key === 'Enter' ? 'choose' : nextFocusIndex(key, active, count, { ...arrows, ...moves });
}
