import { useColorMode } from '@docusaurus/theme-common';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './styles.module.css';
import useLive from './useLive';

/** The inner width of an element in px, now and after each change, as long as it is wanted; 0 before. */
function useWidth(element: RefObject<HTMLElement | null>, wanted: boolean): number {
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

/** How the live chart is to be drawn. */
interface Place {
  dark: boolean;
  /** Of the box, px. */
  width: number;
}

interface Props<T> {
  kind: string;
  /** What the chart shows, for screen readers. */
  label: string;
  style?: CSSProperties;
  /** The static drawing. */
  drawing: ReactNode;
  /** Fetches what the live chart needs. */
  load: () => Promise<T>;
  /** The live chart. */
  children: (loaded: T, place: Place) => ReactNode;
}

/**
 * A chart at its place: the drawing that the server has put into the page, and on pointer, focus or touch the live
 * chart in the same box at the same size. Without scripts, and without Chart.js, it stays the drawing.
 */
export default function LiveBox<T>({ kind, label, style, drawing, load, children }: Props<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const { colorMode } = useColorMode();
  const { live, wake } = useLive(load);
  const width = useWidth(box, live !== null);
  useEffect(() => {
    setReady(true);
  }, []);
  useLayoutEffect(() => {
    if (live && width > 0 && document.activeElement === box.current) box.current?.querySelector('canvas')?.focus();
  }, [live, width]);
  const shown = live !== null && width > 0;
  const keyboard = ready && !shown ? { tabIndex: 0, role: 'group', 'aria-label': label } : { tabIndex: -1 };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a group as soon as scripts run; the events only fetch the live chart
    <div
      ref={box}
      className={`chart-box ${styles.box}`}
      style={style}
      data-kind={kind}
      data-live={shown ? 'yes' : undefined}
      onPointerEnter={wake}
      onFocus={wake}
      onTouchStart={wake}
      {...keyboard}
    >
      {drawing}
      {shown && <div className={styles.live}>{children(live, { dark: colorMode === 'dark', width })}</div>}
    </div>
  );
}
