import Drawing from './Drawing';
import { type Heights, reserve } from './reserve';
import styles from './styles.module.css';

interface Props {
  /** `<report>/<chart>`. */
  chart: string;
  kind: string;
  heights?: Heights;
}

/** A report chart without interaction, because all its marks have labels. */
export default function StillBox({ chart, kind, heights }: Props) {
  return (
    <div className={`chart-box ${styles.box}`} style={reserve(heights)} data-kind={kind}>
      <Drawing chart={chart} />
    </div>
  );
}
