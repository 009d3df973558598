import { useMemo } from 'react';
import { dark as darkTheme, light } from '../base/theme';
import { LiveCanvas } from '../live/LiveCanvas';
import type { LegacyChart } from './legacyChart';
import { legacyConfig } from './legacyConfig';
import { legacyWidth } from './legacySizes';

interface Props {
  chart: LegacyChart;
  dark: boolean;
  /** Of the chart's box, px. */
  width: number;
}

/** A chart of the earlier style drawn by Chart.js, at the size of the drawing that a box of `width` px shows. */
export function LegacyLiveChart({ chart, dark, width }: Props) {
  const own = legacyWidth(chart, width);
  const drawn = useMemo(() => legacyConfig(chart, dark ? darkTheme : light, own), [chart, dark, own]);
  return (
    <LiveCanvas key={`${dark} ${own} ${JSON.stringify(chart.data)}`} drawn={drawn} width={own} label={chart.title} />
  );
}
