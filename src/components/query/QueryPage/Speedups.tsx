import type { SpeedupGroup } from '../../../benchmark/pages/query/types';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';
import { useAddresses } from '../../ui/places';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  group: SpeedupGroup;
  /** What has the speedups of all result sets, where not all have a row; else null. */
  file: string | null;
}

/** The result sets of one environment against one of them; a candidate's name leads to the comparison over all queries. */
export default function Speedups({ group, file }: Props) {
  const addressOf = useAddresses();
  const { label, table, comparePaths, compareAllPath, artifacts } = group;
  return (
    <>
      <h3>{label}</h3>
      <TableFrame
        label={label}
        statement="Select a candidate to compare all queries."
        actions={
          <>
            <SiteLink to={compareAllPath} orNothing>
              Compare
            </SiteLink>
            {file !== null && <SiteLink to={file}>CSV of all result sets</SiteLink>}
          </>
        }
        problem={{ artifacts }}
      >
        <DataTable
          table={table}
          caption={label}
          queryLink={(name) => addressOf(comparePaths[name])}
          className={styles.speedups}
          stacked
        />
      </TableFrame>
    </>
  );
}
