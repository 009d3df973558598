import { useColorMode } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import Drawing from './Drawing';
import styles from './styles.module.css';
import useLiveChart from './useLiveChart';
import useWidth from './useWidth';

interface Props {
  /** `<report>/<chart>`. */
  chart: string;
  kind: string;
  /** What the chart shows, for screen readers. */
  label: string;
  /** Heights of the drawings in px, so that nothing moves when one is fetched after a navigation. */
  heights?: { wide: number; narrow: number; tiny: number };
}

/**
 * A chart at its place: the drawing that the server has put into the page, and on pointer, focus or touch the live
 * chart in the same box at the same size. Without scripts, and without Chart.js, it stays the drawing.
 */
export default function ChartBox({ chart, kind, label, heights }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const { colorMode } = useColorMode();
  const { live, wake } = useLiveChart(useBaseUrl(`/charts/${chart}.json`));
  const width = useWidth(box, live !== null);
  useEffect(() => setReady(true), []);
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
      style={heights && reserve(heights)}
      data-kind={kind}
      data-live={shown ? 'yes' : undefined}
      onPointerEnter={wake}
      onFocus={wake}
      onTouchStart={wake}
      {...keyboard}
    >
      <Drawing chart={chart} />
      {shown && (
        <div className={styles.live}>
          <live.LiveChart spec={live.spec} dark={colorMode === 'dark'} width={width} label={label} />
        </div>
      )}
    </div>
  );
}

function reserve({ wide, narrow, tiny }: NonNullable<Props['heights']>): CSSProperties {
  return { '--chart-wide': `${wide}px`, '--chart-narrow': `${narrow}px`, '--chart-tiny': `${tiny}px` } as CSSProperties;
}
