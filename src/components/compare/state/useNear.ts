import { useLocation } from '@docusaurus/router';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Distance between the view and an element that is near it, px: more than a swipe. */
const NEAR = 1000;

/**
 * True since the element of `box` was near the view, so that a phone does not render what nobody sees. Also true since
 * the keyboard or a script moved the focus, so that Tab reaches the content; if the page is printed; and if the URL
 * names a part, which would move.
 */
export default function useNear(box: RefObject<Element | null>): boolean {
  const { hash } = useLocation();
  const [isNear, setNear] = useState(false);
  const isShown = isNear || hash !== '';
  useEffect(() => {
    const { current } = box;
    if (isShown || !current) return;
    const show = () => startTransition(() => setNear(true));
    const print = () => flushSync(() => setNear(true));
    const observer = new IntersectionObserver((found) => found.some(({ isIntersecting }) => isIntersecting) && show(), {
      rootMargin: `${NEAR}px`,
    });
    observer.observe(current);
    window.addEventListener('focusin', show);
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('focusin', show);
      window.removeEventListener('beforeprint', print);
    };
  }, [box, isShown]);
  return isShown;
}
