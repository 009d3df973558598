import { groupBy } from '../../../benchmark/model/groupBy';

const FOCUSABLE = 'a, button, input, select, summary, [tabindex]';

/** Moves the static drawings of `from` into the empty ones of the same charts in `to`. */
function moveDrawings(from: readonly Element[], to: Element): void {
  for (const drawn of from.flatMap((element) => [...element.querySelectorAll('[data-drawing]')])) {
    const name = CSS.escape(drawn.getAttribute('data-drawing') ?? '');
    const empty = [...to.querySelectorAll(`[data-drawing="${name}"]`)].find(({ firstChild }) => firstChild === null);
    empty?.replaceChildren(...drawn.childNodes);
  }
}

/** What distinguishes an element from others of its kind: its name, otherwise its text. */
function keyOf(element: Element): string {
  return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
}

/** For each focusable element of the first list the one with the same name and place in the second. */
function successors(before: readonly HTMLElement[], after: readonly HTMLElement[]): Map<Element, HTMLElement> {
  const named = groupBy(after, keyOf);
  return new Map(
    before.flatMap((element) => {
      const next = named.get(keyOf(element))?.shift();
      return next ? [[element, next] as const] : [];
    }),
  );
}

/** Gives a field the text that a reader typed, as typing does. */
function type(field: HTMLInputElement, text: string): void {
  // React replaces the setter of the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Brings what a reader checked, typed, or opened to another element. */
function copyState(from: Element, to: HTMLElement): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
    else if (from.value !== from.defaultValue) type(to, from.value);
  }
  const [fold, next] = [from, to].map(({ parentElement }) => parentElement as HTMLDetailsElement);
  if (from.tagName === 'SUMMARY' && fold?.open !== next?.open) to.click();
}

/**
 * Scrolls so that an element in view has its successor at the same place after a change: the one that the reader uses,
 * otherwise the topmost. Heads of tables stay in view by themselves.
 */
function keepInView(next: ReadonlyMap<Element, Element>, used: EventTarget | null, change: () => void): void {
  const top = (element: Element) => element.getBoundingClientRect().top;
  const seen = [...next.keys()].filter((from) => from.checkVisibility() && top(from) >= 0 && !from.closest('thead'));
  const from = seen.find((element) => element.contains(used as Element | null)) ?? seen[0];
  const before = from && top(from);
  change();
  const to = from && next.get(from);
  const moved = to && before !== undefined ? top(to) - before : 0;
  if (Math.abs(moved) >= 1) document.scrollingElement?.scrollBy({ top: moved, behavior: 'instant' });
}

/** Elements that act without scripts: their state is copied, and links were followed. */
const ACTS = 'a[href], input, summary';

/**
 * Removes the markup of a live part, `old`, after its component was rendered next to it. Drawings, the focus, and the
 * state of fields and folds move to the component, and the events that the reader caused on buttons and charts happen
 * again on its elements.
 */
export function takeOver(host: Element, old: readonly Element[], events: readonly Event[]): void {
  const all = [...host.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const isOld = (element: Element) => old.some((part) => part.contains(element));
  const next = successors(
    all.filter(isOld),
    all.filter((element) => !isOld(element)),
  );
  const successor = (target: EventTarget | null) => {
    const focusable = (target as Element | null)?.closest(FOCUSABLE);
    return focusable ? next.get(focusable) : undefined;
  };
  // Before the elements that the reader used move.
  const targets = events.map(({ target }) => successor(target));
  // Before the focus leaves, which closes menus.
  for (const [from, to] of next) copyState(from, to);
  const used = events.at(-1)?.target ?? [...host.querySelectorAll(':hover')].at(-1) ?? document.activeElement;
  successor(document.activeElement)?.focus({ preventScroll: true });
  keepInView(next, used, () => {
    moveDrawings(old, host);
    for (const element of old) element.remove();
  });
  for (const [index, target] of targets.entries()) {
    if (!target?.matches(ACTS)) target?.dispatchEvent(repeated(events[index] as Event));
  }
}

function repeated(event: Event): Event {
  return new (event.constructor as typeof Event)(event.type, event);
}
