import type { QueryPageData } from '../../../benchmark/pages/query/types';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';
import { useAddresses } from '../../ui/places';

/** What the query does to the total time of each report that has it; nothing if no report has it. */
export default function Effects({ data: { query, effects, reports } }: { data: QueryPageData }) {
  const addressOf = useAddresses();
  if (effects.rows.length === 0) return null;
  const label = `Reports with ${query}`;
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">{label}</h2>
      <TableFrame
        label={label}
        statement="Of several engines in a report: the one for which the query changes the ratio most."
      >
        <DataTable table={effects} caption={label} queryLink={(title) => addressOf(reports[title])} />
      </TableFrame>
    </section>
  );
}
