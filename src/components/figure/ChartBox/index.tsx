import { useCallback } from 'react';
import type { PlotSpec } from '../../../benchmark/figures/kinds';
import type { ChartFile } from '../../../benchmark/publish/chartFile';
import { lazyChart } from '../../../charts/lazyChart';
import { useFileUrl } from '../../ui/places';
import Drawing from './Drawing';
import LiveBox from './LiveBox';
import { type Heights, reserve } from './reserve';

interface Props {
  /** `<report>/<chart>`. */
  chart: string;
  kind: PlotSpec['kind'];
  /** What the chart shows, for screen readers. */
  label: string;
  /** Opens the page of a point's query. */
  onQuery?: (query: string) => void;
  /** Heights of the drawings in px, so that nothing moves when one is fetched after a navigation. */
  heights?: Heights;
}

/** A chart of a report at its place: its drawing, then the live chart of its published spec. */
export default function ChartBox({ chart, kind, label, heights, onQuery }: Props) {
  const address = useFileUrl(`/charts/${chart}.json`);
  const load = useCallback(() => loadChart(kind, address), [kind, address]);
  return (
    <LiveBox kind={kind} label={label} style={reserve(heights)} drawing={<Drawing chart={chart} />} load={load}>
      {({ LiveChart, ...loaded }, place) => <LiveChart {...loaded} label={label} onQuery={onQuery} {...place} />}
    </LiveBox>
  );
}

async function loadChart(kind: PlotSpec['kind'], address: string) {
  const [live, response] = await Promise.all([lazyChart(kind), fetch(address)]);
  if (!response.ok) throw new Error(`no chart spec at ${address}: ${response.status}`);
  return { ...live, spec: ((await response.json()) as ChartFile).spec as PlotSpec };
}
