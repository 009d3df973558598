import { type Moves, placeAfter } from '../../charts/base/placeAfter';

/** The list of a combobox as the keys see it. */
export interface ListState {
  open: boolean;
  /** The place of the active option; −1 for none. */
  active: number;
  count: number;
}

/**
 * What a key does to the list of a combobox: opens it, closes it, chooses the active option, or leads to the place of another.
 * Undefined for a key that belongs to the text of the field. Source: WAI-ARIA Authoring Practices, combobox with listbox popup.
 */
export function comboboxAction(key: string, { open, active, count }: ListState, moves: Omit<Moves, 'next' | 'back'>) {
  const arrows = { next: ['ArrowDown'], back: ['ArrowUp'], round: true };
  if (key === 'Escape') return 'close';
  if (!open) return key === 'ArrowDown' || key === 'ArrowUp' ? 'open' : undefined;
  return key === 'Enter' ? 'choose' : placeAfter(key, active, count, { ...arrows, ...moves });
}
