import { useHistory } from '@docusaurus/router';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { watchScroll } from '../../ui/ScrollBox/watchScroll';
import { usePageHtml } from '../../ui/usePageHtml';
import styles from './styles.module.css';

interface Props {
  /** Its number on the page. */
  at: number;
  /** True if the data contain its blocks: on the server, and in development. */
  isSent: boolean;
  children: ReactNode;
}

/**
 * Content that does not react to input. The server renders it; the browser keeps its HTML, without data or hydration.
 * After a navigation inside the site the HTML is copied from the page.
 */
export default function StaticContent({ at, isSent, children }: Props) {
  return isSent ? (
    <div className={styles.static} data-static={at}>
      {children}
    </div>
  ) : (
    <SentContent at={at} />
  );
}

function SentContent({ at }: { at: number }) {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const pageHtml = usePageHtml();
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const end = new AbortController();
    fill(target, at, pageHtml)
      .then(() => watchScroll(target, end.signal))
      .catch(() => undefined);
    return () => end.abort();
  }, [at, pageHtml]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside act
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      ref={element}
      className={styles.static}
      data-static={at}
      onClick={(event) => follow(event, history.push)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React keeps the content
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** Copies the content from the page's HTML, unless the server has sent it. */
async function fill(target: Element, at: number, pageHtml: () => Promise<Document | null>): Promise<void> {
  if (target.childElementCount > 0) return;
  const page = await pageHtml();
  target.innerHTML = page?.querySelector(`[data-static="${at}"]`)?.innerHTML ?? '';
}

/** Opens a page of the site without a page load, as its other links do. */
function follow(event: MouseEvent, open: (address: string) => void): void {
  const link = (event.target as Element).closest('a');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.origin !== location.origin) return;
  if (!link.pathname.endsWith('/') || link.pathname === location.pathname) return;
  event.preventDefault();
  open(link.pathname + link.search + link.hash);
}
