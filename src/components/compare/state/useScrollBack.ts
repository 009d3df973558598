import { useEffect, useRef } from 'react';

const BY_READER = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where the reader left this page of the browser’s history once the answer is there, because the browser
 * does so while the page is short. A reader who acts first stays.
 */
export default function useScrollBack(isThere: boolean): void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    wanted.current = window.history.state?.scrollY;
    const end = new AbortController();
    const { signal } = end;
    const stay = () => {
      wanted.current = undefined;
    };
    for (const event of BY_READER) window.addEventListener(event, stay, { passive: true, signal });
    const keep = () => window.history.replaceState({ ...window.history.state, scrollY: window.scrollY }, '');
    window.addEventListener('pagehide', keep, { signal });
    return () => end.abort();
  }, []);
  useEffect(() => {
    if (!isThere || wanted.current === undefined) return;
    window.scrollTo({ top: wanted.current, behavior: 'instant' });
    wanted.current = undefined;
  }, [isThere]);
}
