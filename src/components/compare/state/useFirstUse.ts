import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** What a reader did before the live result was there. */
interface FirstUse {
  /** True after the reader pointed at the page, moved the focus to it, or used it. Touching alone may be a scroll. */
  isUsed: boolean;
  /** True while a button or key is down: then an element must stay, otherwise it gets no click. */
  isPressed: boolean;
  /** Clicks and taps in the result, in order. */
  events: Event[];
}

/** Watches `tool`, which contains `result`, until `isOver`. */
export default function useFirstUse(
  tool: RefObject<HTMLElement | null>,
  result: RefObject<HTMLElement | null>,
  isOver: boolean,
): FirstUse {
  const [isUsed, setUsed] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const events = useRef<Event[]>([]);
  useEffect(() => {
    if (isOver) return;
    const end = new AbortController();
    const on = (types: readonly string[], hear: (event: Event) => void) => {
      for (const type of types) tool.current?.addEventListener(type, hear, { signal: end.signal, capture: true });
    };
    // Later than the event, which else would find a field as it was before.
    const use = () => startTransition(() => setUsed(true));
    const press = (is: boolean) => () => startTransition(() => setPressed(is));
    on(['pointerover'], (event) => (event as PointerEvent).pointerType !== 'touch' && use());
    on(['focusin', 'input', 'click'], use);
    on(['pointerup', 'click'], (event) => result.current?.contains(event.target as Node) && events.current.push(event));
    on(['pointerdown', 'keydown'], press(true));
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      window.addEventListener(type, press(false), { signal: end.signal });
    return () => end.abort();
  }, [tool, result, isOver]);
  return { isUsed, isPressed, events: events.current };
}
