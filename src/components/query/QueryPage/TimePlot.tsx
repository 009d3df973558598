import type { IterationMark } from '../../../benchmark/figures/times/spec';
import type { IntervalMark } from '../../../benchmark/model/figure';
import styles from './timePlot.module.css';

const HEIGHT = { alone: 20, withIterations: 38 };
const MIDDLE = 10;
/** Of the iterations, below the statistic. */
const BELOW = 28;
const LABEL_ASIDE = 8;

/** The statistic as a dot on its range, and below it the iterations that are published. x in %, y in px, so text keeps its size. */
export default function TimePlot({ mark, iterations }: { mark: IntervalMark; iterations: IterationMark[] }) {
  const height = iterations.length > 0 ? HEIGHT.withIterations : HEIGHT.alone;
  return (
    <svg className={styles.plot} width="100%" height={height} aria-hidden="true" focusable="false">
      <line className={styles.range} x1={`${mark.low}%`} x2={`${mark.high}%`} y1={MIDDLE} y2={MIDDLE} />
      <circle className={styles.dot} cx={`${mark.at}%`} cy={MIDDLE} r="4.5" />
      {iterations.slice(1).map(({ at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two iterations may take the same time, and none moves
        <circle key={index} className={styles.iteration} cx={`${at}%`} cy={BELOW} r="2.25" />
      ))}
      {iterations[0] && <First first={iterations[0]} />}
    </svg>
  );
}

/** The first iteration as a diamond, with its name where it stands at an end of the others. */
function First({ first }: { first: IterationMark }) {
  return (
    <svg x={`${first.at}%`} y={BELOW} overflow="visible" role="presentation">
      <path className={styles.first} d="M0,-4.5 4.5,0 0,4.5 -4.5,0Z" />
      {first.side && (
        <text
          className={styles.label}
          x={first.side === 'right' ? LABEL_ASIDE : -LABEL_ASIDE}
          y="4"
          textAnchor={first.side === 'right' ? 'start' : 'end'}
        >
          first
        </text>
      )}
    </svg>
  );
}
