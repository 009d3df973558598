import type { BacktestFile } from '../../../benchmark/backtest/backtest';
import { backtestTable } from '../../../benchmark/backtest/backtestTable';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';

const CAPTION = 'How much of the variance of speedups the plans of TPC-DS queries explain';
const FEATURES = '/data/backtest/features.csv';

/** What plans explain of the speedups of each candidate, as a table. */
export default function BacktestTable({ file }: { file: BacktestFile }) {
  return (
    <TableFrame
      label={CAPTION}
      statement="The random forest is quoted; all other numbers are computed."
      sources={[{ label: 'npm run backtest', path: FEATURES }]}
      csv={FEATURES}
    >
      <DataTable table={backtestTable(file)} caption={CAPTION} stacked />
    </TableFrame>
  );
}
