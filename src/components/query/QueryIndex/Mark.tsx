import type { Verdict } from '../../../benchmark/model/comparison';
import { markOf } from '../../../benchmark/model/verdictMark';
import styles from './styles.module.css';

interface Props {
  /** Index of the engine in the key, which sets the shape. */
  engine: number;
  verdict: Verdict | 'none';
  /** Position in % of the scale; absent in the key. */
  at?: number;
}

/** Mark of an engine: its shape is the engine, its fill and hue the verdict. */
export default function Mark({ engine, verdict, at }: Props) {
  return (
    <span
      className={styles.mark}
      data-shape={engine % 4}
      data-verdict={verdict === 'none' ? 'none' : markOf(verdict)}
      style={at === undefined ? undefined : { left: `${at}%` }}
    />
  );
}
