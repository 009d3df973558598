import { type ReactNode, useEffect, useRef } from 'react';
import { closeBehind, closeOnEscape } from '../../figure/FigureFooter/menu';
import { InStaticContent } from '../../ui/LivePart';
import styles from '../../ui/LivePart/styles.module.css';
import { watchScroll } from '../../ui/ScrollBox/watchScroll';
import { usePageHtml } from '../../ui/usePageHtml';
import { EAGER, IN_URL } from './parts';
import { useLiveParts } from './useLiveParts';

interface Props {
  /** Unique on the page. */
  at: string;
  children: ReactNode;
}

/**
 * Content that the server renders and the browser keeps as HTML, without its data, code, or hydration. Only its live
 * parts become components, when the reader uses them. If a page was opened without being loaded, its HTML is fetched. The
 * development server sends no HTML; there the browser renders the content.
 */
export default function StaticContent({ at, children }: Props) {
  if (process.env.KEEPS_HTML) return <SentContent at={at} />;
  return (
    <InStaticContent.Provider value={process.env.NODE_ENV !== 'development'}>
      <div className={styles.transparent} data-static={at}>
        {children}
      </div>
    </InStaticContent.Provider>
  );
}

function SentContent({ at }: Pick<Props, 'at'>) {
  const element = useRef<HTMLDivElement>(null);
  const pageHtml = usePageHtml();
  const { wake, parts } = useLiveParts();
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const end = new AbortController();
    listen(target, wake, end.signal);
    const wakeNeeded = () => wakeAll(target, window.location.search === '' ? NEEDED : FROM_URL, wake);
    // Another part of the page may now be visible.
    window.addEventListener('hashchange', wakeNeeded, { signal: end.signal });
    fill(target, at, pageHtml)
      .then(() => {
        watchScroll(target, end.signal);
        wakeNeeded();
      })
      .catch(() => undefined);
    return () => end.abort();
  }, [at, pageHtml, wake]);
  return (
    <>
      <div
        ref={element}
        className={styles.transparent}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React keeps the content
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {parts}
    </>
  );
}

/** Parts that are live as soon as they are visible: those with fields, and those that were used before scripts ran. */
const NEEDED = [
  ...EAGER.map((name) => `[data-part=${name}]:not(details:not([open]) *)`),
  '[data-part]:has(:focus, :checked:not([checked]), [placeholder]:not(:placeholder-shown))',
  'figure:has(:checked) [data-part=table]',
].join();

/** Parts that are live as soon as they are visible if the URL has a state. */
const FROM_URL = [NEEDED, ...IN_URL.map((name) => `[data-part=${name}]`)].join();

/** Parts that are live when an element around them is opened. */
const OPENED = `:scope[data-menu] [data-part], ${NEEDED}`;

/** Copies the content from the page's HTML, unless the server has sent it, maybe empty, and shows the target of the URL. */
async function fill(target: HTMLElement, at: string, pageHtml: () => Promise<Document | null>): Promise<void> {
  // Only the server sets it.
  if (target.dataset.static === at) return;
  const page = await pageHtml();
  target.innerHTML = page?.querySelector(`[data-static="${CSS.escape(at)}"]`)?.innerHTML ?? '';
  target.dataset.static = at;
  const { hash } = window.location;
  if (hash.length < 2) return;
  const id = `#${CSS.escape(decodeURIComponent(hash.slice(1)))}`;
  for (const fold of target.querySelectorAll<HTMLDetailsElement>(`details:has(${id})`)) fold.open = true;
  target.querySelector(id)?.scrollIntoView();
}

type Wake = ReturnType<typeof useLiveParts>['wake'];

/** Wakes the parts in an element that match a selector. */
function wakeAll(around: Element | null, parts: string, wake: Wake): void {
  for (const part of around?.querySelectorAll(parts) ?? []) wake(part);
}

/** Wakes parts when the reader may use them, and closes menus. */
function listen(content: HTMLElement, wake: Wake, signal: AbortSignal): void {
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    hear: (event: HTMLElementEventMap[Type]) => void,
    options: AddEventListenerOptions = {},
  ) => content.addEventListener(type, hear, { signal, ...options });
  on('pointerover', ({ target }) => wake(target as Element));
  on('focusin', ({ target }) => wake(target as Element));
  on('touchstart', ({ target }) => wake(target as Element), { passive: true });
  for (const type of ['pointerup', 'click'] as const) on(type, (event) => wake(event.target as Element, event));
  on('input', ({ target }) => wakeAll((target as Element).closest('figure'), '[data-part=table]', wake));
  on('toggle', ({ target }) => wakeAll(target as Element, OPENED, wake), { capture: true });
  on('focusout', closeBehind);
  on('keydown', closeOnEscape);
}
