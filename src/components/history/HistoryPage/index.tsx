import useBrokenLinks from '@docusaurus/useBrokenLinks';
import fold from '../../../css/fold.module.css';
import layout from '../../../css/stacked.module.css';
import words from '../../../css/verdict.module.css';
import TableFrame from '../../figure/TableFrame';
import InlineDataPage from '../../page/InlineDataPage';
import DataTable from '../../table/DataTable';
import RoleTable, { RoleCell, RoleGroup, RoleHead, RoleRow, RoleRowHead } from '../../table/RoleTable';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import type { HistoryPageData } from '../page';
import Head from '../parts/Head';
import Lines from '../parts/Lines';
import Metrics from '../parts/Metrics';
import parts from '../parts/styles.module.css';
import type { LineQueries } from '../queries';
import type { RoundGroup, RoundRow } from '../rounds';
import styles from './styles.module.css';

/** Columns after the release, with units; columns without a class are shown on a phone too. */
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

/** Every round of every line; below it, missing rounds and the reasons. */
function Rounds({ data }: { data: HistoryPageData }) {
  const { name, groups, notes, path } = data;
  useBrokenLinks().collectAnchor('rounds');
  return (
    <>
      <TableFrame
        label="All rounds"
        statement="Select a release to open its report or its comparison."
        csv={`${path}rounds.csv`}
      >
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

/** The releases of one engine over time, each compared with vanilla Spark in the same round. */
export default function HistoryPage() {
  return (
    <InlineDataPage<HistoryPageData> about={({ title, description }) => ({ title, description })}>
      {(data) => <Content data={data} />}
    </InlineDataPage>
  );
}

function Content({ data }: { data: HistoryPageData }) {
  const { title, description, meta, verdict, queries, engine } = data;
  return (
    <>
      <Head trail={[{ label: 'History', path: '/history/' }]} title={title} description={description} meta={meta} />
      <section className={parts.verdict} aria-labelledby="verdict">
        <h2 id="verdict" className={words.word}>
          {verdict.word}
        </h2>
        <p className={words.sentence}>{verdict.sentence}</p>
      </section>
      {data.metrics.figures.length > 0 && <h2 id="speedup">Speedup</h2>}
      <Metrics metrics={data.metrics} page={data} />
      {verdict.exceptions !== '' && <p>{verdict.exceptions}</p>}
      {verdict.reliability !== '' && <Note kind="warning" text={`Reliability: ${verdict.reliability}`} />}
      <h2 id="rounds">All rounds</h2>
      <Rounds data={data} />
      <Breaks breaks={data.breaks} />
      <Queries lines={queries} />
      <h2 id="about">About the data</h2>
      <p>
        Each release is compared with vanilla Spark in the same round. A round without a new run of vanilla Spark uses
        an earlier one, and the setup changes list these rounds.
      </p>
      <Lines lines={[engine, { label: 'How rounds are compared', path: '/methodology/#rounds' }]} />
    </>
  );
}

/** The speedup of every query in each round of each line, folded. */
function Queries({ lines }: { lines: readonly LineQueries[] }) {
  const addressOf = useResolvePath();
  const { collectAnchor } = useBrokenLinks();
  if (lines.length === 0) return null;
  for (const { id } of lines) collectAnchor(id);
  return (
    <>
      <h2 id="changes">Queries from round to round</h2>
      {lines.map(({ id, heading, table, queriesPrefix }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id}>{heading}</h3>
          <details className={fold.fold}>
            <summary>Speedup of each query in every round</summary>
            <TableFrame label={`Speedup of each query: ${heading}`}>
              <DataTable
                table={table}
                caption={`Speedup of each query: ${heading}`}
                queryLink={(query) => addressOf(`${queriesPrefix}${query}/`)}
              />
            </TableFrame>
          </details>
        </section>
      ))}
    </>
  );
}

function Breaks({ breaks }: { breaks: string[] }) {
  if (breaks.length === 0) return null;
  return (
    <>
      <h2 id="breaks">Setup changes between rounds</h2>
      <ul className={parts.lines}>
        {breaks.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
