import { useColorMode } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import Drawing from './Drawing';
import styles from './styles.module.css';
import useLiveChart from './useLiveChart';

interface Props {
  /** `<report>/<chart>`. */
  chart: string;
  kind: string;
  /** What the chart shows, for screen readers. */
  label: string;
}

/**
 * A chart at its place: the drawing that the server has put into the page, and on pointer, focus or touch the live
 * chart in the same box at the same size. Without scripts, and without Chart.js, it stays the drawing.
 */
export default function ChartBox({ chart, kind, label }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const { colorMode } = useColorMode();
  const { live, wake } = useLiveChart(useBaseUrl(`/charts/${chart}.json`));
  useEffect(() => setReady(true), []);
  const keyboard = ready ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a group as soon as scripts run; the events only fetch the live chart
    <div
      ref={box}
      className={`chart-box ${styles.box}`}
      data-kind={kind}
      data-live={live ? 'yes' : undefined}
      onPointerEnter={wake}
      onFocus={wake}
      onTouchStart={wake}
      {...keyboard}
    >
      <Drawing chart={chart} />
      {live && box.current && (
        <div className={styles.live}>
          <live.LiveChart spec={live.spec} dark={colorMode === 'dark'} width={box.current.clientWidth} label={label} />
        </div>
      )}
    </div>
  );
}
