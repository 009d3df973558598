import { useCallback } from 'react';
import type { ChartFile } from '../../../figures/chartFile';
import type { PlotSpec } from '../../../figures/plots';
import { useFileUrl } from '../../ui/siteUrls';
import Drawing from './Drawing';
import LiveBox from './LiveBox';
import { liveModule } from './liveModule';
import { type Heights, reserve } from './reserve';

interface Props {
  /** `<report>/<chart>`. */
  chart: string;
  kind: PlotSpec['kind'];
  /** Description of the chart for screen readers. */
  label: string;
  /** URL of a query's page, with * for its name. */
  queryUrl?: string | undefined;
  /** True to show the live chart at once. */
  awake?: boolean;
  /** Heights of the drawings in px. They prevent layout shifts if a drawing is fetched after a navigation. */
  heights?: Heights;
}

/** A report chart: its drawing, then the live chart of its published spec. */
export default function ChartBox({ chart, kind, label, heights, queryUrl, awake }: Props) {
  const address = useFileUrl(`/charts/${chart}.json`);
  const load = useCallback(() => loadChart(address), [address]);
  return (
    <LiveBox
      kind={kind}
      label={label}
      style={reserve(heights)}
      drawing={<Drawing chart={chart} />}
      load={load}
      awake={awake}
    >
      {({ LiveChart, spec }, place) => <LiveChart {...{ spec, label, queryUrl }} {...place} />}
    </LiveBox>
  );
}

async function loadChart(address: string) {
  const [{ LiveChart }, response] = await Promise.all([liveModule(), fetch(address)]);
  if (!response.ok) throw new Error(`no chart spec at ${address}: ${response.status}`);
  return { LiveChart, spec: ((await response.json()) as ChartFile).spec as PlotSpec };
}
