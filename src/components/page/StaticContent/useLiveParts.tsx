import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PartName } from '../../ui/LivePart';
import { PARTS } from './parts';
import { takeOver } from './takeOver';

interface Part {
  host: HTMLElement;
  Component: ComponentType;
  props: object;
  /** Clicks and taps since the reader touched it. */
  events: Event[];
}

/** Renders a live part into its host and replaces the server's markup before the browser paints. */
function Mounted({ host, Component, props, events }: Part) {
  const [old] = useState(() => [...host.children]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first rendering
  useLayoutEffect(() => takeOver(host, old, events), []);
  return <Component {...props} />;
}

interface LiveParts {
  /** Makes the part around an element live, and repeats the event on it then; nothing outside of parts. */
  wake: (target: Element, event?: Event) => void;
  /** The live parts, rendered in their places. */
  parts: ReactNode;
}

export function useLiveParts(): LiveParts {
  const [live, setLive] = useState<Part[]>([]);
  const loading = useRef(new Map<HTMLElement, Event[]>());
  const wake = useCallback((target: Element, event?: Event) => {
    const host = target.closest<HTMLElement>('[data-part]');
    const data = host?.querySelector(':scope > script');
    // The data are part of the markup, so a part that is live has none.
    if (!host || !data) return;
    const events = loading.current.get(host) ?? [];
    if (event) events.push(event);
    if (loading.current.has(host)) return;
    loading.current.set(host, events);
    PARTS[host.dataset.part as PartName]()
      .then(({ default: Component }) => {
        const part = { host, Component: Component as ComponentType, props: JSON.parse(data.textContent), events };
        setLive((others) => [...others, part]);
      })
      .catch(() => loading.current.delete(host));
  }, []);
  const parts = live.map((part, at) => createPortal(<Mounted {...part} />, part.host, String(at)));
  return { wake, parts };
}
