import type { QueryPageData } from '../../../benchmark/pages/query/types';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';
import SiteLink from '../../ui/SiteLink';

/** The query's speedup over the releases of engines, each against the native Spark of its own round; nothing where there is no line. */
export default function Rounds({ data }: { data: QueryPageData }) {
  if (data.rounds.length === 0) return null;
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">Across rounds</h2>
      {data.rounds.map(({ heading, path, table }) => (
        <section key={path} aria-label={heading}>
          <h3>{heading}</h3>
          <TableFrame
            label={heading}
            statement="Each release is compared with vanilla Spark in the same round. Do not compare seconds across rounds."
            actions={<SiteLink to={path}>Changes between rounds</SiteLink>}
          >
            <DataTable table={table} caption={heading} stacked />
          </TableFrame>
        </section>
      ))}
    </section>
  );
}
