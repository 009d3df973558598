import type { ReactNode } from 'react';
import type { HistoryPageData, RoundGroup, RoundRow } from '../../../benchmark/pages/history/types';
import TableFrame from '../../figure/TableFrame';
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
        <table className={styles.rounds}>
          <caption className="visually-hidden">Every round</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.words}>
                Release
              </th>
              {COLUMNS.map(({ key, head, className }) => (
                <th key={key} scope="col" className={className}>
                  {head.replace('NAME', name)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.id} group={group} />
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

function Group({ group }: { group: RoundGroup }): ReactNode {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={COLUMNS.length + 1} className={styles.group}>
          {group.heading}
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.path}>
          <th scope="row" className={styles.words}>
            <SiteLink to={row.path}>{row.release}</SiteLink>
          </th>
          {COLUMNS.map(({ key, className }) => (
            <td key={key} className={className}>
              {row[key]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
