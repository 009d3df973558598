import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A box that scrolls sideways if its content is wider; only then it is focusable and has a name. */
export default function ScrollBox({ label, className, style, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  const region = scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <div ref={box} className={className} style={style} {...region}>
      {children}
    </div>
  );
}

/** True if the element's content is larger than the element; updated on each size change. */
function useScrolls(box: React.RefObject<HTMLDivElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
