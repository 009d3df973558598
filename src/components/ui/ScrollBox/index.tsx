import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { watchScroll } from './watchScroll';

interface Props {
  label: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A box that scrolls sideways if its content is wider; only then it is focusable and has a name. */
export default function ScrollBox({ label, className, style, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = box.current?.parentElement;
    const end = new AbortController();
    if (around) watchScroll(around, end.signal);
    return () => end.abort();
  }, []);
  return (
    <div ref={box} className={className} style={style} data-scroll={label}>
      {children}
    </div>
  );
}
