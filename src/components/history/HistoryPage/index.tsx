import BlockPage from '../../page/BlockPage';
import type { HistoryMetrics } from '../page';
import Metrics from '../parts/Metrics';

interface Props {
  data: { metrics: HistoryMetrics; page: { folder: string; path: string } };
}

/** The figures of a history, with the switch of the metric. */
function Figures({ data }: Props) {
  return <Metrics {...data} />;
}

/** The releases of one engine over time, each compared with vanilla Spark in the same round. */
export default function HistoryPage() {
  return <BlockPage drawings={process.env.KEEPS_HTML ? undefined : { Metrics: Figures }} />;
}
