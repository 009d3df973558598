import type { Evidence } from '../../../benchmark/model/figure';
import styles from './styles.module.css';

interface Props {
  /** Index of the shape of the engine. */
  shape: number;
  /** Absent in the key of shapes. */
  evidence?: Evidence;
  /** Position in % of the scale; absent in the key. */
  at?: number;
}

/** Mark of an engine: its shape is the engine, its paint the evidence. */
export default function Mark({ shape, evidence, at }: Props) {
  return (
    <span
      className={styles.mark}
      data-shape={shape}
      data-verdict={evidence?.way}
      data-strength={evidence?.strength}
      style={at === undefined ? undefined : { left: `${at}%` }}
    />
  );
}
