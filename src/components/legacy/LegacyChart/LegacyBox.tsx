import { legacyChart } from '@static-charts';
import { liveModule } from '../../../charts/lazyChart';
import type { LegacyChart } from '../../../charts/legacy/legacyChart';
import LiveBox from '../../figure/ChartBox/LiveBox';

interface Props {
  chart: LegacyChart;
  /** The id of the element that names the chart. */
  labelId: string;
}

async function loadLegacy() {
  const { legacyLive } = await liveModule();
  return legacyLive();
}

/** A chart of the earlier style at its place: drawn into the page by the server, live on intent; live at once after a navigation inside the site. */
export default function LegacyBox({ chart, labelId }: Props) {
  const drawing = (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made in the build; its texts are escaped
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: legacyChart(chart, labelId) }} />
  );
  return (
    <LiveBox kind={`legacy-${chart.type}`} label={chart.title} drawing={drawing} load={loadLegacy} fillEmpty>
      {({ LegacyLiveChart }, place) => <LegacyLiveChart chart={chart} {...place} />}
    </LiveBox>
  );
}
