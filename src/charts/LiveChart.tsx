import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { ChartSpec } from '../benchmark/chartTypes';
import { chartConfig } from './config';
import { LiveCanvas } from './LiveCanvas';
import { dark as darkTheme, light } from './theme';
import { DOUGHNUT_SIZE } from './variants';

/** What draws the charts that pages describe themselves: a part of its own, for pages that have some. */
export function legacyLive(): Promise<typeof import('./legacy/LegacyLive')> {
  return import('./legacy/LegacyLive');
}

interface Props {
  spec: ChartSpec;
  dark: boolean;
  /** Of the chart's box, px. */
  width: number;
  /** What the chart shows, for screen readers. */
  label: string;
  /** Opens the page of a point's query. */
  onQuery?: (query: string) => void;
}

/** A chart drawn by Chart.js in a box of `width` px, at the size of its static drawing. */
export function LiveChart({ spec, dark, width, label, onQuery }: Props): ReactNode {
  const boxWidth = spec.kind === 'doughnut' ? DOUGHNUT_SIZE : width;
  const drawn = useMemo(() => chartConfig(spec, dark ? darkTheme : light, boxWidth), [spec, dark, boxWidth]);
  const key = `${dark} ${boxWidth} ${spec.id}`;
  return <LiveCanvas key={key} drawn={drawn} width={boxWidth} label={label} onQuery={onQuery} />;
}
