import { Chart as ChartJs } from 'chart.js';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Chart } from 'react-chartjs-2';
import { canvasAttributes, followPoints } from '../../../charts/live/points';
import { marksPlugin, PARTS, scatterData, scatterOptions } from '../../../charts/live/scatter';
import { dark as darkTheme, light } from '../../../charts/theme';
import type { PlotSpec } from '../../../figures/plots';
import { drawPlot } from '../../../figures/plots';

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

interface Props {
  spec: PlotSpec;
  dark: boolean;
  /** Width of the chart's box, px. */
  width: number;
  /** Description of the chart for screen readers. */
  label: string;
  onQuery?: (query: string) => void;
}

/** A Chart.js chart with the marks of a spec in a box of `width` px, at the size of its static drawing. */
export function LiveChart({ spec, dark, width, label, onQuery }: Props) {
  const theme = dark ? darkTheme : light;
  const drawn = useMemo(() => drawPlot(spec, theme, width), [spec, theme, width]);
  const [data, options] = useMemo(() => [scatterData(drawn), scatterOptions(drawn)], [drawn]);
  const chart = useRef<ChartJs<'scatter'>>(null);
  const latest = useRef({ drawn, theme, onQuery });
  latest.current = { drawn, theme, onQuery };
  const plugins = useMemo(() => [marksPlugin(() => latest.current)], []);
  const [text, announce] = useState('');
  const [, redraw] = useState(drawn);
  // React then runs the drawing effects before the browser paints, so no frame is empty.
  useLayoutEffect(() => redraw(drawn), [drawn]);
  useEffect(() => chart.current?.resize(drawn.width, drawn.height), [drawn]);
  useEffect(() => {
    if (!chart.current) return undefined;
    const points = () => latest.current.drawn.points;
    return followPoints(chart.current as ChartJs, { points, announce, onQuery: () => latest.current.onQuery });
  }, []);
  const opens = onQuery !== undefined && drawn.points.some(({ query }) => query !== undefined);
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
      <div aria-live="polite" style={UNSEEN}>
        {text}
      </div>
    </div>
  );
}
