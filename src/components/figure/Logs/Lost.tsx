import type { ReactNode } from 'react';
import { type LostCells, lostCells } from '../../../benchmark/figures/why/lostCells';
import type { LostSpec } from '../../../benchmark/figures/why/lostSeconds';
import type { AroundLogs } from '../../../benchmark/pages/why/types';
import { capitalise } from '../../../benchmark/text/names';
import { ROLES } from '../../table/tableRoles';
import SiteLink from '../../ui/SiteLink';
import VerdictMark from '../../ui/VerdictMark';
import LogFigure from './LogFigure';
import own from './lost.module.css';
import styles from './styles.module.css';

interface Props {
  spec: LostSpec;
  around: AroundLogs;
  /** Of the addresses of queries: "tpch-3.0". */
  suiteSlug: string;
}

interface RowsProps {
  spec: LostSpec;
  rows: LostCells[];
  zero: string;
  shares: boolean;
  suiteSlug: string;
  caption: string;
}

/** The queries by lost seconds: eight rows, and the others when they are asked for. */
export default function Lost({ spec, around, suiteSlug }: Props): ReactNode {
  const { open, rest, zero, shares } = lostCells(spec);
  const shown = { spec, zero, shares, suiteSlug };
  return (
    <LogFigure spec={spec} around={around}>
      <Rows {...shown} rows={open} caption={spec.title} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{rest.length} more queries</summary>
          <Rows {...shown} rows={rest} caption={`${spec.title}: more queries`} />
        </details>
      )}
    </LogFigure>
  );
}

function Rows({ spec, rows, zero, shares, suiteSlug, caption }: RowsProps): ReactNode {
  const { baseline, candidate } = spec.names;
  const heads = [
    ...['Query', `${capitalise(baseline)}, s`, `${capitalise(candidate)}, s`, 'Change, s', '', 'Speedup, ×', 'Verdict'],
    ...(shares ? ['Accel\u00aderated, %'] : []),
    'What differs most',
  ];
  return (
    <table className={own.table} {...ROLES.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {heads.map((head) => (
            <th key={head} scope="col" {...ROLES.columnHead}>
              {head === '' ? <span className="visually-hidden">Change as a bar</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map((row) => (
          <LostRow key={row.query} row={row} zero={zero} shares={shares} path={`/queries/${suiteSlug}/${row.query}/`} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: LostCells;
  zero: string;
  shares: boolean;
  path: string;
}

function LostRow({ row, zero, shares, path }: RowProps): ReactNode {
  return (
    <tr {...ROLES.row}>
      <th scope="row" {...ROLES.rowHead}>
        <SiteLink to={path}>{row.query}</SiteLink>
      </th>
      <td {...ROLES.cell} className={own.time}>
        {row.baseline}
      </td>
      <td {...ROLES.cell} className={own.time}>
        {row.candidate}
      </td>
      <td {...ROLES.cell} className={own.change}>
        {row.change}
      </td>
      <td {...ROLES.cell} className={own.bar} data-verdict={row.mark}>
        <i style={{ left: zero }} />
        <b style={row.bar} />
      </td>
      <td {...ROLES.cell}>{row.speedup}</td>
      <td {...ROLES.cell} className={own.verdict}>
        <VerdictMark verdict={row.verdict} /> {row.word}
      </td>
      {shares && <td {...ROLES.cell}>{row.accelerated}</td>}
      <td {...ROLES.cell} className={own.differs}>
        {row.differs}
      </td>
    </tr>
  );
}
