import { useEffect, useState } from 'react';
import type { LoggedPlan, OperatorCoverage } from '../../../benchmark/coverage/operators';
import fold from '../../../css/fold.module.css';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
import { nativeOperators } from '../nativeOperators';

interface Props {
  base: string;
  /** Name of the log. */
  name: string;
  plans: readonly LoggedPlan[];
}

/** What the site publishes about operators; empty until it is loaded, or if it cannot be loaded. */
function useCoverages(base: string): OperatorCoverage[] {
  const [coverages, setCoverages] = useState<OperatorCoverage[]>([]);
  useEffect(() => {
    let isGone = false;
    fetch(`${base}data/operators.json`)
      .then((response) => (response.ok ? response.json() : []))
      .then((loaded) => isGone || setCoverages(loaded))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [base]);
  return coverages;
}

/** Per engine, which kinds of operators of a log its releases run natively in their test plans. */
export default function NativeOperators({ base, name, plans }: Props) {
  return useCoverages(base).map((coverage) => {
    const { title, answer, statement, tables } = nativeOperators(plans, coverage);
    return (
      <details key={title} className={fold.fold}>
        <summary>
          {title}: {name}
        </summary>
        <p>
          <Strong parts={answer} /> {statement} <SiteLink to="/coverage/">All test plans</SiteLink>
        </p>
        {tables.map(({ label, table }) => (
          <TableFrame key={label} label={label}>
            <h3>{label}</h3>
            <DataTable table={table} caption={label} />
          </TableFrame>
        ))}
      </details>
    );
  });
}
