import type { ReactNode } from 'react';
import type { SeveralData } from '../../../benchmark/pages/several/several';
import DataTable from '../../table/DataTable';
import ScrollBox from '../../ui/ScrollBox';
import styles from './styles.module.css';

/** The settings of every suite's sides, those that are not the same on all of them. */
export default function Settings({ several }: { several: SeveralData }): ReactNode {
  return (
    <>
      {several.suites.map(({ key, name, settings: { table, same } }) => {
        const caption = `Settings that differ or are not known, ${name}`;
        return (
          <div key={key}>
            {several.suites.length > 1 && <h3>{name}</h3>}
            {table.rows.length > 0 && (
              <ScrollBox className={styles.settings} label={caption}>
                <DataTable table={table} caption={caption} />
              </ScrollBox>
            )}
            <p className={styles.same}>{same}</p>
          </div>
        );
      })}
    </>
  );
}
