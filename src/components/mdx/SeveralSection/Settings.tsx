import type { SeveralData } from '../../../benchmark/pages/several/several';
import DataTable from '../../table/DataTable';
import ScrollBox from '../../ui/ScrollBox';
import styles from './styles.module.css';

/** The settings of all sides, those that are not the same on each in a table. */
export default function Settings({ several }: { several: SeveralData }) {
  return (
    <>
      {several.settings.map(({ name, table, rest }) => {
        const caption = `Settings that differ${name === '' ? '' : `, ${name}`}`;
        return (
          <div key={name}>
            {name !== '' && <h3>{name}</h3>}
            {table.rows.length > 0 && (
              <ScrollBox className={styles.settings} label={caption}>
                <DataTable table={table} caption={caption} stacked />
              </ScrollBox>
            )}
            <p className={styles.same}>{rest}</p>
          </div>
        );
      })}
    </>
  );
}
