const FOCUSABLE = 'a, button, input, select, summary, [tabindex]';

/** Moves the static drawings of `from` into the empty ones of the same charts in `to`. */
function moveDrawings(from: readonly Element[], to: Element): void {
  for (const drawn of from.flatMap((element) => [...element.querySelectorAll('[data-drawing]')])) {
    const name = CSS.escape(drawn.getAttribute('data-drawing') ?? '');
    const empty = [...to.querySelectorAll(`[data-drawing="${name}"]`)].find(({ firstChild }) => firstChild === null);
    empty?.replaceChildren(...drawn.childNodes);
  }
}

/**
 * Removes the markup of a live part, `old`, after its component was rendered next to it. Drawings and the focus move to
 * the component, and the events that the reader caused meanwhile happen again on its elements.
 */
export function takeOver(host: Element, old: readonly Element[], events: readonly Event[]): void {
  const all = [...host.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const isOld = (element: Element) => old.some((part) => part.contains(element));
  const [before, after] = [all.filter(isOld), all.filter((element) => !isOld(element))];
  const successor = (target: EventTarget | null) => {
    const focusable = (target as Element | null)?.closest<HTMLElement>(FOCUSABLE);
    return focusable ? after[before.indexOf(focusable)] : undefined;
  };
  moveDrawings(old, host);
  successor(document.activeElement)?.focus({ preventScroll: true });
  for (const element of old) element.remove();
  for (const event of events) successor(event.target)?.dispatchEvent(repeated(event));
}

function repeated(event: Event): Event {
  return new (event.constructor as typeof Event)(event.type, event);
}
