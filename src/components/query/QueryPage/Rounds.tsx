import type { QueryPageData } from '../../../benchmark/pages/query/types';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';
import { useAddresses } from '../../ui/places';

const LABEL = 'Speedup from release to release';

/** The query's speedup over the releases of engines; nothing if no engine has two. */
export default function Rounds({ data: { rounds } }: { data: QueryPageData }) {
  const addressOf = useAddresses();
  if (rounds.table.rows.length === 0) return null;
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">{LABEL}</h2>
      <TableFrame
        label={LABEL}
        statement="Each release is compared with vanilla Spark in the same round. Do not compare seconds across rounds."
      >
        <DataTable table={rounds.table} caption={LABEL} queryLink={(name) => addressOf(rounds.paths[name])} stacked />
      </TableFrame>
    </section>
  );
}
