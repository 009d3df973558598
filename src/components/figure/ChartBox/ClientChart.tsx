import { useCallback } from 'react';
import type { PlotSpec } from '../../../benchmark/figures/kinds';
import type { Panel } from '../../../benchmark/model/figure';
import { lazyChart } from '../../../charts/lazyChart';
import LiveBox from './LiveBox';
import { reserve } from './reserve';

interface Props {
  panel: Panel;
  spec: PlotSpec;
  /** Its drawing, '' as long as it is not made; the room is kept. */
  html: string;
}

/** A chart that was computed in the browser at its place: its drawing, then the live chart of its spec. */
export default function ClientChart({ panel, spec, html }: Props) {
  const { kind } = spec;
  const load = useCallback(() => lazyChart(kind), [kind]);
  const drawing = (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made from parsed numbers; its texts are escaped
    <div dangerouslySetInnerHTML={{ __html: html }} />
  );
  return (
    <LiveBox kind={panel.kind} label={panel.description} style={reserve(panel.heights)} drawing={drawing} load={load}>
      {({ LiveChart, plot }, place) => <LiveChart {...{ spec, plot }} label={panel.description} {...place} />}
    </LiveBox>
  );
}
