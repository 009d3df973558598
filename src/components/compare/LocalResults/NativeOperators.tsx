import type { LoggedPlan, OperatorCoverage } from '../../../benchmark/coverage/operators';
import fold from '../../../css/fold.module.css';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
import { nativeOperators } from '../nativeOperators';
import styles from './own.module.css';
import usePublishedList from './usePublishedList';

interface Props {
  base: string;
  /** Name of the log. */
  name: string;
  plans: readonly LoggedPlan[];
}

/** Per engine, which kinds of operators of a log its releases run natively in their test plans. */
export default function NativeOperators({ base, name, plans }: Props) {
  return usePublishedList<OperatorCoverage>(base, 'data/operators.json').map((coverage) => {
    const { title, answer, statement, tables } = nativeOperators(plans, coverage);
    return (
      <details key={title} className={`${fold.fold} ${styles.operators}`}>
        <summary>
          {title}: {name}
        </summary>
        <p>
          <Strong parts={answer} /> {statement} <SiteLink to="/coverage/">All test plans</SiteLink>
        </p>
        {tables.map(({ label, table }) => (
          <TableFrame key={label} label={label}>
            <h3>{label}</h3>
            <DataTable table={table} caption={label} stacked />
          </TableFrame>
        ))}
      </details>
    );
  });
}
