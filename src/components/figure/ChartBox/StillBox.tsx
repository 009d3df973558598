import Drawing from './Drawing';
import { type Heights, reserve } from './reserve';
import styles from './styles.module.css';

interface Props {
  /** `<report>/<chart>`. */
  chart: string;
  kind: string;
  heights?: Heights;
}

/** A chart of a report at its place whose marks all carry their words, so that nothing answers to the pointer. */
export default function StillBox({ chart, kind, heights }: Props) {
  return (
    <div className={`chart-box ${styles.box}`} style={reserve(heights)} data-kind={kind}>
      <Drawing chart={chart} />
    </div>
  );
}
