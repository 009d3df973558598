import { useId } from 'react';
import DrawnFigure from '../../page/Blocks/DrawnFigure';
import LivePart from '../../ui/LivePart';
import type { HistoryMetrics } from '../page';
import MetricSwitch from './MetricSwitch';
import styles from './metrics.module.css';

interface Props {
  metrics: HistoryMetrics;
  page: { folder: string; path: string };
}

/** The same panels in each metric, with a switch that shows one of them. It works without scripts. */
export default function Metrics({ metrics: { figures, table }, page }: Props) {
  const group = useId();
  const choice = { group, metrics: figures.map(({ name, figure: { id } }) => ({ id, name })) };
  if (figures.length === 0) return null;
  return (
    <div className={styles.metrics}>
      <LivePart name="metric" props={choice}>
        <MetricSwitch {...choice} />
      </LivePart>
      <div>
        {figures.map(({ figure }) => (
          <div key={figure.id} className={styles.figure}>
            <DrawnFigure figure={{ ...figure, table }} page={page} />
          </div>
        ))}
      </div>
    </div>
  );
}
