import type { ReactNode } from 'react';
import type { HistoryPageData, RoundGroup, RoundRow } from '../../../benchmark/pages/history/types';
import layout from '../../../css/stacked.module.css';
import TableFrame from '../../figure/TableFrame';
import { ROLES } from '../../table/tableRoles';
import SiteLink from '../../ui/SiteLink';
import parts from '../parts/styles.module.css';
import styles from './styles.module.css';

/** The columns with their units; those without a class stay on a phone. */
const COLUMNS: { key: Exclude<keyof RoundRow, 'path' | 'release'>; head: string; className?: string }[] = [
  { key: 'published', head: 'Published', className: styles.words },
  { key: 'shape', head: 'Executors × cores', className: styles.words },
  { key: 'runs', head: 'Runs' },
  { key: 'baselineS', head: 'Spark of the round, s' },
  { key: 'candidateS', head: 'NAME, s' },
  { key: 'total', head: 'Total-time ratio, ×', className: styles.total },
  { key: 'geometricMean', head: 'Geometric mean, ×' },
  { key: 'median', head: 'Median, ×' },
  { key: 'faster', head: 'NAME faster on' },
];

/** Every round of every line, with what is missing and why below it. */
export default function Rounds({ data }: { data: HistoryPageData }): ReactNode {
  const { name, groups, notes, path } = data;
  return (
    <>
      <TableFrame
        label="Every round"
        statement="A release leads to the comparison of its two result sets."
        sources={[]}
        csv={`${path}rounds.csv`}
        problem={{ artifacts: [] }}
      >
        <table className={`${styles.rounds} ${layout.stacked}`} {...ROLES.table}>
          <caption className="visually-hidden">Every round</caption>
          <thead {...ROLES.group}>
            <tr {...ROLES.row}>
              <th scope="col" {...ROLES.columnHead} className={styles.words}>
                Release
              </th>
              {COLUMNS.map(({ key, head, className }) => (
                <th key={key} scope="col" {...ROLES.columnHead} className={className}>
                  {head.replace('NAME', name)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.id} group={group} name={name} />
          ))}
        </table>
      </TableFrame>
      {notes.map((note) => (
        <p key={note} className={parts.footnote}>
          {note}
        </p>
      ))}
    </>
  );
}

function Group({ group, name }: { group: RoundGroup; name: string }): ReactNode {
  return (
    <tbody {...ROLES.group}>
      <tr {...ROLES.row}>
        <th scope="rowgroup" {...ROLES.rowHead} colSpan={COLUMNS.length + 1} className={styles.group}>
          {group.heading}
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.path} {...ROLES.row}>
          <th scope="row" {...ROLES.rowHead} className={styles.words}>
            <SiteLink to={row.path}>{row.release}</SiteLink>
          </th>
          {COLUMNS.map(({ key, head, className }) => (
            <td key={key} {...ROLES.cell} className={className} data-label={head.replace('NAME', name)}>
              {row[key]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
