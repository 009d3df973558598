import { type RefObject, useLayoutEffect, useState } from 'react';

/** The inner width of an element in px, now and after each change, as long as it is wanted; 0 before. */
export default function useWidth(element: RefObject<HTMLElement | null>, wanted: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || !wanted) return;
    const measure = () => setWidth(box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, wanted]);
  return width;
}
