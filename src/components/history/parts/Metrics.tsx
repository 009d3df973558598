import { useId } from 'react';
import DrawnFigure from '../../page/Blocks/DrawnFigure';
import type { HistoryPageData } from '../page';
import styles from './metrics.module.css';

interface Props extends Pick<HistoryPageData, 'metrics'> {
  page: { folder: string; path: string };
}

/** The same panels in each metric, with a switch that shows one of them. It works without scripts. */
export default function Metrics({ metrics: { figures, table }, page }: Props) {
  const group = useId();
  if (figures.length === 0) return null;
  return (
    <div className={styles.metrics}>
      {/* Links to the panel of vanilla Spark use this anchor. */}
      <fieldset id="baseline" className={`${styles.switch} no-print`}>
        <legend className="visually-hidden">Metric</legend>
        {figures.map(({ name, figure }, index) => (
          <label key={figure.id}>
            <input type="radio" name={group} className="visually-hidden" defaultChecked={index === 0} />
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
