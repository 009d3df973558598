import type { Bar } from '../../reruns/reruns';
import styles from './styles.module.css';

/** Bars from 0, a row each. */
export default function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  return (
    <table className={styles.bars} aria-label={label}>
      <tbody>
        {bars.map(({ name, detail, percent, value, isBaseline }) => (
          <tr key={`${name} ${detail}`}>
            <th scope="row">
              {name}
              {detail && <span className={styles.detail}>{detail}</span>}
            </th>
            <td className={styles.track}>
              <span className={isBaseline ? styles.baseline : styles.bar} style={{ width: `${percent}%` }} />
            </td>
            <td className={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
