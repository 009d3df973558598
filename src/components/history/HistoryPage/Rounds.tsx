import type { HistoryPageData } from '../../../benchmark/pages/history/page';
import type { RoundGroup, RoundRow } from '../../../benchmark/pages/history/rounds';
import layout from '../../../css/stacked.module.css';
import TableFrame from '../../figure/TableFrame';
import RoleTable, { RoleCell, RoleGroup, RoleHead, RoleRow, RoleRowHead } from '../../table/RoleTable';
import SiteLink from '../../ui/SiteLink';
import parts from '../parts/styles.module.css';
import styles from './styles.module.css';

/** The columns after the release with their units; those without a class stay on a phone. */
const COLUMNS: { key: Exclude<keyof RoundRow, 'path' | 'release'>; head: string; className?: string }[] = [
  { key: 'published', head: 'Published', className: styles.words },
  { key: 'shape', head: 'Executors × cores', className: styles.words },
  { key: 'runs', head: 'Runs' },
  { key: 'baselineS', head: 'Vanilla Spark, same round, s' },
  { key: 'candidateS', head: 'NAME, s' },
  { key: 'total', head: 'Total-time ratio, ×', className: styles.total },
  { key: 'geometricMean', head: 'Geometric mean, ×' },
  { key: 'median', head: 'Median, ×' },
  { key: 'faster', head: 'NAME faster on' },
];

/** Every round of every line, with what is missing and why below it. */
export default function Rounds({ data }: { data: HistoryPageData }) {
  const { name, groups, notes, path } = data;
  return (
    <>
      <TableFrame label="All rounds" statement="Select a release to open its comparison." csv={`${path}rounds.csv`}>
        <RoleTable className={`${styles.rounds} ${layout.stacked}`} caption="All rounds">
          <RoleHead
            columns={[
              { name: 'Release', className: styles.words },
              ...COLUMNS.map(({ head, className }) => ({ name: head.replace('NAME', name), className })),
            ]}
          />
          {groups.map((group) => (
            <Group key={group.id} group={group} name={name} />
          ))}
        </RoleTable>
      </TableFrame>
      {notes.map((note) => (
        <p key={note} className={parts.footnote}>
          {note}
        </p>
      ))}
    </>
  );
}

function Group({ group, name }: { group: RoundGroup; name: string }) {
  return (
    <RoleGroup>
      <RoleRow>
        <RoleRowHead scope="rowgroup" colSpan={COLUMNS.length + 1} className={styles.group}>
          {group.heading}
        </RoleRowHead>
      </RoleRow>
      {group.rows.map((row) => (
        <RoleRow key={row.path}>
          <RoleRowHead className={styles.words}>
            <SiteLink to={row.path}>{row.release}</SiteLink>
          </RoleRowHead>
          {COLUMNS.map(({ key, head, className }) => (
            <RoleCell key={key} className={className} data-label={head.replace('NAME', name)}>
              {row[key]}
            </RoleCell>
          ))}
        </RoleRow>
      ))}
    </RoleGroup>
  );
}
