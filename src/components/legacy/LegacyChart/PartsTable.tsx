import { type LegacyChart, labelText, legacyLength, legacyValue } from '../../../charts/legacy/legacyChart';
import { legacyTotal } from '../../../charts/legacy/legacyPoints';
import { legacyText, sharedDecimals, shareText } from '../../../charts/legacy/numbers';
import tableStyles from '../../table/DataTable/styles.module.css';
import { fillOf } from './fills';
import styles from './styles.module.css';

/** The parts of a round chart with swatch, value and share: its key. */
export default function PartsTable({ chart }: { chart: LegacyChart }) {
  const { data, title } = chart;
  const own = data.datasets[0];
  const values = Array.from({ length: legacyLength(data) }, (_, index) => legacyValue(own?.data[index], false));
  const decimals = sharedDecimals(values);
  const total = legacyTotal(values);
  return (
    <table className={`${tableStyles.table} ${styles.parts}`}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.part}>
            Part
          </th>
          <th scope="col" className={tableStyles.number}>
            {own?.label || 'Value'}
          </th>
          <th scope="col" className={tableStyles.number}>
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels need not differ, and rows never move
          <tr key={index}>
            <th scope="row" className={styles.part}>
              <span className={styles.swatch} style={{ background: fillOf(data, 0, index) }} />
              {labelText(data.labels?.[index])}
            </th>
            <td className={tableStyles.number}>{value === null ? '–' : legacyText(value, decimals)}</td>
            <td className={tableStyles.number}>{shareText(value, total) ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
