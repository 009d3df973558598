import { useId } from 'react';
import DrawnFigure from '../../page/Blocks/DrawnFigure';
import useUrlState from '../../ui/useUrlState';
import type { HistoryMetrics } from '../page';
import styles from './metrics.module.css';

interface Props {
  metrics: HistoryMetrics;
  page: { folder: string; path: string };
}

/** The ID of the figure that a URL shows: "median" for ?metric=median; '' for the first. */
function metricOf(search: string): string {
  return new URLSearchParams(search).get('metric') ?? '';
}

function withMetric(metric: string, search: string): string {
  const query = new URLSearchParams(search);
  if (metric === '') query.delete('metric');
  else query.set('metric', metric);
  return query.size === 0 ? '' : `?${query}`;
}

/** The same panels in each metric, with a switch that shows one of them. It works without scripts. */
export default function Metrics({ metrics: { figures, table }, page }: Props) {
  const group = useId();
  const [metric, choose] = useUrlState(metricOf, withMetric);
  const shown = Math.max(
    0,
    figures.findIndex(({ figure }) => figure.id === metric),
  );
  if (figures.length === 0) return null;
  return (
    <div className={styles.metrics}>
      <fieldset className={`${styles.switch} no-print`}>
        <legend className="visually-hidden">Metric</legend>
        {figures.map(({ name, figure }, index) => (
          <label key={figure.id}>
            <input
              type="radio"
              name={group}
              className="visually-hidden"
              checked={index === shown}
              onChange={() => choose(index === 0 ? '' : figure.id)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {figures.map(({ figure }) => (
        <div key={figure.id} className={styles.figure}>
          <DrawnFigure figure={{ ...figure, table }} page={page} />
        </div>
      ))}
    </div>
  );
}
