import type { BacktestFile } from '../../../benchmark/backtest/backtest';
import { backtestTable } from '../../../benchmark/backtest/backtestTable';
import FigureFooter from '../../figure/FigureFooter';
import DataTable from '../../table/DataTable';
import ScrollBox from '../../ui/ScrollBox';
import SiteLink from '../../ui/SiteLink';

const CAPTION = 'How much of the variance of speedups the plans of TPC-DS queries explain';
const FEATURES = '/data/backtest/features.csv';

/** What plans explain of the speedups of each candidate, as a table. */
export default function BacktestTable({ file }: { file: BacktestFile }) {
  return (
    <figure aria-label={CAPTION}>
      <ScrollBox label={CAPTION}>
        <DataTable table={backtestTable(file)} caption={CAPTION} />
      </ScrollBox>
      <FigureFooter
        statement="Random forest quoted, everything else computed."
        sources={[{ label: 'npm run backtest', path: FEATURES }]}
        action={<SiteLink to="/data/backtest/result.json">JSON</SiteLink>}
      />
    </figure>
  );
}
