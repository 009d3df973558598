import TickLabels from '../../ui/TickLabels';
import { exampleBand, exampleTicks, verdictExamples } from './examples';
import Plot from './Plot';
import styles from './styles.module.css';

const LABEL = 'How an interval becomes a word';

/** How a word is reached: total-time ratios with both intervals, and the word that the rules give each. */
export default function VerdictExamples() {
  const [band, ticks] = [exampleBand(), exampleTicks()];
  return (
    <figure className={styles.figure} aria-label={LABEL}>
      <table className={styles.examples}>
        <thead>
          <tr>
            <th scope="col">Total-time ratio</th>
            <th scope="col">Intervals</th>
            <th scope="col">Word</th>
          </tr>
        </thead>
        <tbody>
          {verdictExamples().map(({ measured, row, word }) => (
            <tr key={measured}>
              <th scope="row">{measured}</th>
              <td className={styles.plot}>
                <Plot row={row} band={band} grid={ticks.map(({ at }) => at)} />
              </td>
              <td>
                <strong>{word}</strong>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td />
            <td className={styles.scale}>
              <div>
                <TickLabels ticks={ticks} />
              </div>
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
      <figcaption>
        Thick: 95% interval over iterations. Thin: with the rerun effect; this one decides. Shaded: the 5% around 1×.
      </figcaption>
    </figure>
  );
}
