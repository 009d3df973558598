import { useLayoutEffect, useMemo, useRef } from 'react';
import type { PlotSpec } from '../benchmark/figures/kinds';
import { chartClass } from './base/registry';
import { dark as darkTheme, light } from './base/theme';
import { drawnWidth } from './base/variants';
import { type Plot, plotConfig } from './kinds/plot';
import { drawLive } from './live/drawLive';

/** The chart that a page describes itself, in a script of its own. */
export function authoredChart(): Promise<typeof import('./AuthoredChart')> {
  return import('./AuthoredChart');
}

interface Props {
  spec: PlotSpec;
  /** The drawing of its kind. */
  plot: Plot<PlotSpec>;
  dark: boolean;
  /** Of the chart's box, px. */
  width: number;
  /** What the chart shows, for screen readers. */
  label: string;
  /** Opens the page of a point's query. */
  onQuery?: (query: string) => void;
}

/** A chart drawn by Chart.js in a box of `width` px, at the size of its static drawing. */
export function LiveChart({ spec, plot, dark, width, label, onQuery }: Props) {
  const boxWidth = drawnWidth(plot.variants, width);
  const drawn = useMemo(() => plotConfig(plot, spec, dark ? darkTheme : light, boxWidth), [plot, spec, dark, boxWidth]);
  const layer = useRef<HTMLDivElement>(null);
  const openQuery = useRef(onQuery);
  openQuery.current = onQuery;
  const leads = onQuery !== undefined;
  useLayoutEffect(() => {
    if (!layer.current) return undefined;
    const open = leads ? (query: string) => openQuery.current?.(query) : undefined;
    return drawLive(layer.current, drawn, { Chart: chartClass(), width: boxWidth, label, onQuery: open });
  }, [drawn, boxWidth, label, leads]);
  return <div ref={layer} style={{ position: 'relative', width: boxWidth, height: drawn.height }} />;
}
