import type { Panel } from '../../../benchmark/model/figure';
import type { PlotSpec } from '../../../figures/plots';
import LiveBox from './LiveBox';
import { liveModule } from './liveModule';
import { reserve } from './reserve';

interface Props {
  panel: Panel;
  spec: PlotSpec;
  /** Static drawing of the panel; '' until it is drawn, while its space is reserved. */
  html: string;
  /** URL of a query's page, with * for its name. */
  queryUrl?: string | undefined;
  /** Called with the query of each point that becomes active. */
  onQuery?: ((query: string) => void) | undefined;
  /** True if the spec differs from the drawing. */
  awake?: boolean;
}

/** A chart computed in the browser: its drawing, then the live chart of its spec. */
export default function ClientChart({ panel, spec, html, queryUrl, onQuery, awake = false }: Props) {
  const drawing = (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made from parsed numbers; its texts are escaped
    <div dangerouslySetInnerHTML={{ __html: html }} />
  );
  return (
    <LiveBox
      kind={panel.kind}
      label={panel.description}
      style={reserve(panel.heights)}
      drawing={drawing}
      load={liveModule}
      awake={awake}
    >
      {({ LiveChart }, place) => <LiveChart {...{ spec, queryUrl, onQuery }} label={panel.description} {...place} />}
    </LiveBox>
  );
}
