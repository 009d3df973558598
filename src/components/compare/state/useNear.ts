import { useLocation } from '@docusaurus/router';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Distance between the view and an element that is near it, px: more than a swipe. */
const NEAR = 1000;

/**
 * True after the element of `box` was near the view: a phone does not need to render what is far below it. Also true
 * after the focus moved, so that Tab reaches the content; if the page is printed; if the URL names a part, because the
 * part would move down; and always if `isWhole`.
 */
export default function useNear(box: RefObject<Element | null>, isWhole: boolean): boolean {
  const { hash } = useLocation();
  const [isNear, setNear] = useState(false);
  const isShown = isWhole || isNear || hash !== '';
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
