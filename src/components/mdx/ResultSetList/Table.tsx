import { NOT_REPORTED } from '../../../benchmark/text/notReported';
import { EVIDENCE_KEY, STRENGTH_WORDS } from '../../../figures/answers/spec';
import type { ResultSetRow } from '../../resultSet/table';
import { ROLES } from '../../table/tableRoles';
import PageLink from '../../ui/PageLink';
import SpeedupBar from '../../ui/SpeedupBar';
import styles from './styles.module.css';

const HEADS = [
  ['data', 'Suite, data'],
  ['machine', 'Machine'],
  ['queries', 'Queries'],
  ['iterations', 'Runs'],
  ['total', 'Total (s)'],
  ['speedup', 'Over vanilla Spark'],
  ['publisher', 'Published by'],
  ['month', 'Published'],
] as const;

/** A row for each result set; two lines in a narrow box. */
export default function ResultSetTable({ rows, all }: { rows: readonly ResultSetRow[]; all: number }) {
  return (
    <div className={styles.box}>
      <table className={styles.table} {...ROLES.table}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <th scope="col" data-column="name" {...ROLES.columnHead}>
              Result set
            </th>
            {HEADS.map(([key, head]) => (
              <th key={key} scope="col" data-column={key} {...ROLES.columnHead}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <Row key={row.path} row={row} />
          ))}
          {rows.length === 0 && (
            <tr {...ROLES.row}>
              <td colSpan={HEADS.length + 1} {...ROLES.cell}>
                No matching result sets. Clear the filters to see all {all}.
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles.key}>
        Bar: total time of vanilla Spark ÷ total time, log scale, line at 1×. {EVIDENCE_KEY} †: sources conflict on the
        environment or do not report it; see the page of the result set. Runs: iterations per query; n/r: {NOT_REPORTED}
        .
      </p>
    </div>
  );
}

function Row({ row }: { row: ResultSetRow }) {
  const { path, engine, release, data, machine, queries, iterations, total, publisher, month } = row;
  const cell = (key: string) => ({ ...ROLES.cell, 'data-column': key });
  return (
    <tr {...ROLES.row}>
      <th scope="row" data-column="name" {...ROLES.rowHead}>
        <PageLink to={path}>
          <strong>{engine}</strong> {release}
        </PageLink>
      </th>
      <td {...cell('data')}>{data}</td>
      <td {...cell('machine')}>{machine}</td>
      <td {...cell('queries')}>{queries}</td>
      <td {...cell('iterations')}>{iterations === NOT_REPORTED ? 'n/r' : iterations}</td>
      <td {...cell('total')}>
        {total}
        <span className={styles.unit}> s</span>
      </td>
      <td {...cell('speedup')}>
        <Speedup row={row} />
      </td>
      <td {...cell('publisher')}>{publisher}</td>
      <td {...cell('month')}>{month}</td>
    </tr>
  );
}

/** The bar and its number, or the reason for no speedup. */
function Speedup({ row: { speedup, noSpeedup } }: { row: ResultSetRow }) {
  if (!speedup) return noSpeedup;
  return (
    <>
      <SpeedupBar bar={speedup} className={styles.track} />
      {speedup.text}
      <span className={styles.mark}>{speedup.mark}</span>
      <span className="visually-hidden"> {STRENGTH_WORDS[speedup.strength]}</span>
    </>
  );
}
