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

/** The inner width of an element in px, updated on each change while `wanted`; 0 before the first measurement. */
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

/** Repeats the tap that woke a chart on its canvas, so that the first tap selects a point. */
function repeatTap(
  { clientX, clientY, pointerType }: PointerEvent,
  canvas: HTMLCanvasElement | null | undefined,
): void {
  for (const type of ['pointerdown', 'click'])
    canvas?.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerType }));
}

interface Place {
  dark: boolean;
  /** Width of the box, px. */
  width: number;
}

interface Props<T> {
  kind: string;
  /** Description of the chart for screen readers. */
  label: string;
  style?: CSSProperties;
  drawing: ReactNode;
  /** Fetches code and data of the live chart. */
  load: () => Promise<T>;
  /** Shows the live chart at once, because the drawing is out of date. */
  awake?: boolean;
  children: (loaded: T, place: Place) => ReactNode;
}

/**
 * A chart: the drawing rendered by the server, and after pointer, focus, or touch the live chart in the same box at the
 * same size. Without scripts or Chart.js, the drawing remains.
 */
export default function LiveBox<T>({ kind, label, style, drawing, load, awake = false, children }: Props<T>) {
  const box = useRef<HTMLDivElement>(null);
  const tap = useRef<PointerEvent>(null);
  const { colorMode } = useColorMode();
  const { live, wake } = useLive(load);
  const width = useWidth(box, live !== null);
  useEffect(() => {
    if (awake) wake();
  }, [awake, wake]);
  useLayoutEffect(() => {
    if (live && width > 0 && document.activeElement === box.current) box.current?.querySelector('canvas')?.focus();
  }, [live, width]);
  const shown = live !== null && width > 0;
  useEffect(() => {
    if (shown && tap.current) repeatTap(tap.current, box.current?.querySelector('canvas'));
  }, [shown]);
  const keyboard = !shown ? { tabIndex: 0, role: 'group', 'aria-label': label } : { tabIndex: -1 };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a group; the events only fetch the live chart
    <div
      ref={box}
      className={`chart-box ${styles.box}`}
      style={style}
      data-kind={kind}
      data-live={shown ? 'yes' : undefined}
      onPointerEnter={wake}
      onFocus={wake}
      onTouchStart={wake}
      onPointerUp={({ nativeEvent }) => {
        if (!shown && nativeEvent.pointerType === 'touch') tap.current = nativeEvent;
      }}
      {...keyboard}
    >
      {drawing}
      {shown && <div className={styles.live}>{children(live, { dark: colorMode === 'dark', width })}</div>}
    </div>
  );
}
