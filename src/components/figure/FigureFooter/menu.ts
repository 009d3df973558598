/** The menu around an element, a `<details data-menu>`; null outside of menus. */
function menuOf(target: EventTarget | null): HTMLDetailsElement | null {
  return (target as Element).closest<HTMLDetailsElement>('details[data-menu]');
}

/** Closes the menu if the focus leaves it, except for a dialog opened by an entry, which returns the focus. */
export function closeBehind({ target, relatedTarget }: Pick<FocusEvent, 'target' | 'relatedTarget'>): void {
  const [menu, next] = [menuOf(target), relatedTarget as Element | null];
  if (menu && !menu.contains(next) && !next?.closest('dialog')) menu.open = false;
}

export function closeOnEscape({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): void {
  const menu = menuOf(target);
  if (key !== 'Escape' || !menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
