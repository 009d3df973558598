import type { CoveragePageData } from '../coverage';
import styles from './heatMap.module.css';

interface Props {
  map: CoveragePageData['partial']['heatMap'];
}

/** SVG path of the squares of one step in a row, one unit wide each. */
function squares(steps: string, step: number): string {
  return [...steps].map((own, at) => (Number(own) === step ? `M${at} 0h.88v1h-.88z` : '')).join('');
}

/** One row per release and one column per query: the stronger the fill, the more operators run natively. */
export default function HeatMap({ map: { steps, queries, rows } }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        The map shows the share of each query’s operators that run natively. Each column is a query, in the same order
        in all rows: the lowest share in the newest release first. Releases below a dotted line are counted differently.
      </figcaption>
      <ul className={styles.key} aria-label="Native share">
        {steps.map((words, step) => (
          <li key={words}>
            <span data-step={step} />
            {words}
          </li>
        ))}
      </ul>
      <ul className={styles.rows} aria-label="Releases">
        {rows.map((row) => (
          <li key={row.name} data-break={row.isBroken || undefined}>
            <span className={styles.name}>{row.name}</span>
            <svg viewBox={`0 0 ${queries} 1`} preserveAspectRatio="none" role="img" aria-label={row.words}>
              {steps.map((words, step) => (
                <path key={words} data-step={step} d={squares(row.steps, step)} />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
