import { Chart as ChartJs } from 'chart.js';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Chart } from 'react-chartjs-2';
import type { ChartPoint } from '../../../charts/frame';
import { canvasAttributes, followPoints } from '../../../charts/live/points';
import { marksPlugin, PARTS, type PointLink, scatterData, scatterOptions } from '../../../charts/live/scatter';
import { dark as darkTheme, light } from '../../../charts/theme';
import type { PlotSpec } from '../../../figures/plots';
import { drawPlot } from '../../../figures/plots';
import { useResolvePath } from '../../ui/siteUrls';
import styles from './styles.module.css';

ChartJs.register(...PARTS);

/** Loads the component of author-defined charts from its separate script. */
export function authoredChart(): Promise<typeof import('./AuthoredChart')> {
  return import('./AuthoredChart');
}

const UNSEEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

function open(url: string): void {
  location.assign(url);
}

/** Where the header of the site ends, in px from the top of an element, whose margin for scrolling it determines; at least 0. */
function headerEnd(element: Element): number {
  const header = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return Math.max(0, header - element.getBoundingClientRect().top);
}

/** The link in the box of a touched point. The canvas keeps the focus: without it the box would close. */
function BoxLink({ link }: { link: PointLink }) {
  const { url, text, place } = link;
  return (
    <a
      href={url}
      className={styles.boxLink}
      style={{ ...place }}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {text}
    </a>
  );
}

interface Props {
  spec: PlotSpec;
  dark: boolean;
  /** Width of the chart's box, px. */
  width: number;
  /** Description of the chart for screen readers. */
  label: string;
  /** URL of a query's page, with * for its name. */
  queryUrl?: string | undefined;
  /** Called with the query of each point that becomes active. */
  onQuery?: ((query: string) => void) | undefined;
}

/** A Chart.js chart with the marks of a spec in a box of `width` px, at the size of its static drawing. */
export function LiveChart({ spec, dark, width, label, queryUrl, onQuery }: Props) {
  const theme = dark ? darkTheme : light;
  const drawn = useMemo(() => drawPlot(spec, theme, width), [spec, theme, width]);
  const [data, options] = useMemo(() => [scatterData(drawn), scatterOptions(drawn)], [drawn]);
  const chart = useRef<ChartJs<'scatter'>>(null);
  const [link, showLink] = useState<PointLink>();
  const addressOf = useResolvePath();
  const urlOf = ({ query, path }: ChartPoint) =>
    query === undefined ? addressOf(path) : queryUrl?.replace('*', () => query);
  const top = () => (chart.current ? headerEnd(chart.current.canvas) : 0);
  const latest = useRef({ drawn, theme, link, top, urlOf, onQuery });
  latest.current = { drawn, theme, link, top, urlOf, onQuery };
  const plugins = useMemo(() => [marksPlugin(() => latest.current)], []);
  const [text, announce] = useState('');
  const [, redraw] = useState(drawn);
  // React then runs the drawing effects before the browser paints, so no frame is empty.
  useLayoutEffect(() => redraw(drawn), [drawn]);
  useEffect(() => chart.current?.resize(drawn.width, drawn.height), [drawn]);
  // The box has room for the link.
  useLayoutEffect(() => {
    latest.current.link = link;
    chart.current?.draw();
  }, [link]);
  useEffect(() => {
    if (!chart.current) return undefined;
    const points = () => latest.current.drawn.points;
    const pageUrl = (point: ChartPoint) => latest.current.urlOf(point);
    const select = ({ query }: ChartPoint) => query !== undefined && latest.current.onQuery?.(query);
    return followPoints(chart.current as ChartJs, {
      points,
      announce,
      select,
      urlOf: pageUrl,
      open,
      top: () => latest.current.top(),
      showLink,
    });
  }, []);
  const opens = drawn.points.some((point) => urlOf(point) !== undefined);
  return (
    <div style={{ position: 'relative', width: drawn.width, height: drawn.height }}>
      <Chart
        ref={chart}
        type="scatter"
        {...{ data, options, plugins, width: drawn.width, height: drawn.height }}
        updateMode="none"
        tabIndex={0}
        {...canvasAttributes(label, opens)}
      />
      {link && <BoxLink link={link} />}
      <div aria-live="polite" style={UNSEEN}>
        {text}
      </div>
    </div>
  );
}
