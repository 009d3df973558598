import type { ReactNode } from 'react';
import head from '../../../css/head.module.css';
import LogFigure from '../../eventLogAnalysis/LogFigure';
import Plans from '../../eventLogAnalysis/Plans';
import type { WhyQuery } from '../../eventLogAnalysis/types';
import TableFrame from '../../figure/TableFrame';
import InlineDataPage from '../../page/InlineDataPage';
import MarkdownTwin from '../../page/MarkdownTwin';
import DataTable from '../../table/DataTable';
import PageLink from '../../ui/PageLink';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
import { useResolvePath } from '../../ui/siteUrls';
import EventLog from '../EventLog';
import type { QueryNeighbour, QueryPageData } from '../types';
import Reasons from './Reasons';
import styles from './styles.module.css';
import Times from './Times';

/** Reasons why the query is faster or slower: a section for each report with event logs of both sides. */
function Why({ data }: { data: QueryPageData }) {
  return data.why.map((why) => <Section key={why.report.id} why={why} />);
}

function Section({ why }: { why: WhyQuery }) {
  const id = `why-${why.report.id}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{why.heading}</h2>
      <LogFigure head={why.stages} around={why} />
      {why.plans !== '' && <Plans path={why.plans} query={why.query} />}
      <p>
        {why.rank} <SiteLink to={`/reports/${why.report.id}/why/#why`}>All queries by lost seconds</SiteLink>
      </p>
    </section>
  );
}

const LABEL = 'Speedup from release to release';

/** The query's speedup over the releases of engines; nothing if no engine has two releases. */
function Rounds({ data: { rounds } }: { data: QueryPageData }) {
  const addressOf = useResolvePath();
  if (rounds.table.rows.length === 0) return null;
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">{LABEL}</h2>
      <TableFrame
        label={LABEL}
        statement="Each release is compared with vanilla Spark in the same round. Do not compare seconds across rounds."
      >
        <DataTable table={rounds.table} caption={LABEL} queryLink={(name) => addressOf(rounds.paths[name])} stacked />
      </TableFrame>
    </section>
  );
}

/** Native share of the query in an engine's test plans, by release; empty without such plans. */
function Coverage({ data: { coverage } }: { data: QueryPageData }) {
  return coverage.map(({ heading, sentence, statement, table }) => (
    <section key={heading} aria-labelledby="coverage">
      <h2 id="coverage">{heading}</h2>
      <p>
        {sentence}{' '}
        <SiteLink to="/coverage/" orNothing>
          All queries
        </SiteLink>
      </p>
      <TableFrame label={heading} statement={statement}>
        <DataTable table={table} caption={heading} stacked />
      </TableFrame>
    </section>
  ));
}

/** Header of a query's page: breadcrumb, neighboring queries, facts, and the answer. */
function Header({ data }: { data: QueryPageData }) {
  const { path, title, heading, facts, text, answer, previous, next } = data;
  return (
    <header>
      <MarkdownTwin path={path} />
      <div className={`${head.trail} ${styles.trail}`}>
        <nav aria-label="Breadcrumb">
          <PageLink to="/queries/">Queries</PageLink> / {title}
        </nav>
        <nav className="no-print" aria-label="Queries of the suite">
          <Neighbour neighbour={previous} before="← " />
          <Neighbour neighbour={next} after=" →" />
        </nav>
      </div>
      <h1>{heading}</h1>
      <p className={`${head.facts} ${styles.facts}`}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {text && (
          <span>
            <SiteLink to={text.path}>{text.label}</SiteLink> {text.note}
          </span>
        )}
      </p>
      {answer.length > 0 && (
        <p className={head.description}>
          <Strong parts={answer} />
        </p>
      )}
    </header>
  );
}

interface NeighbourProps {
  neighbour: QueryNeighbour | null;
  before?: string;
  after?: string;
}

function Neighbour({ neighbour, before = '', after = '' }: NeighbourProps) {
  if (!neighbour) return null;
  return (
    <PageLink to={neighbour.path}>
      {before}
      {neighbour.query}
      {after}
    </PageLink>
  );
}

/** Event-log data of the query, one part per group of comparable result sets; nothing without logs. */
function EventLogs({ data }: { data: QueryPageData }) {
  if (data.eventLogs.length === 0) return null;
  return (
    <section aria-labelledby="event-logs">
      <h2 id="event-logs">From the event log</h2>
      {data.eventLogs.map((entry) => (
        <section key={`${entry.heading} ${entry.names}`} aria-label={`${entry.names}, ${entry.heading}`}>
          <h3>{entry.heading}</h3>
          <p>{entry.names}.</p>
          <EventLog data={entry} query={data.query} heading="h4" />
        </section>
      ))}
    </section>
  );
}

/** Effect of the query on the total-time ratio of each report; nothing if no report contains the query. */
function Effects({ data: { query, effects, reports } }: { data: QueryPageData }) {
  const addressOf = useResolvePath();
  if (effects.rows.length === 0) return null;
  const label = `Reports with ${query}`;
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">{label}</h2>
      <TableFrame
        label={label}
        statement="If a report has several engines, the row shows the engine whose ratio changes most."
      >
        <DataTable table={effects} caption={label} queryLink={(title) => addressOf(reports[title])} />
      </TableFrame>
    </section>
  );
}

/** Sections of the page in order; a section without content renders nothing. */
const SECTIONS: ((props: { data: QueryPageData }) => ReactNode)[] = [
  Header,
  Times,
  Reasons,
  Effects,
  Why,
  EventLogs,
  Rounds,
  Coverage,
];

/** The page of one query of a suite: answer, times by data size, reasons, rank, and effect on reports. */
export default function QueryPage() {
  return (
    <InlineDataPage<QueryPageData>
      about={({ title, description }) => ({ title, description: description || `Times of ${title}.` })}
    >
      {(data) => SECTIONS.map((Section) => <Section key={Section.name} data={data} />)}
    </InlineDataPage>
  );
}
