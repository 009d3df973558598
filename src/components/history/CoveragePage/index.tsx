import fold from '../../../css/fold.module.css';
import head from '../../../css/head.module.css';
import TableFrame from '../../figure/TableFrame';
import DrawnFigure from '../../page/Blocks/DrawnFigure';
import MarkdownTwin from '../../page/MarkdownTwin';
import StaticPage from '../../page/StaticPage';
import DataTable from '../../table/DataTable';
import Links from '../../ui/Links';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
import { useResolvePath } from '../../ui/siteUrls';
import type { CoveragePageData } from '../coverage';
import Lines from '../parts/Lines';
import parts from '../parts/styles.module.css';
import HeatMap from './HeatMap';
import styles from './styles.module.css';

/** Native share of each query plan by release and query, and the engine's reasons for the rest. */
export default function CoveragePage() {
  return (
    <StaticPage<CoveragePageData>
      about={({ title, description }) => ({ title, description })}
      needs={['title', 'description']}
      head={({ path }) => <MarkdownTwin path={path} />}
    >
      {(data) => (process.env.KEEPS_HTML ? null : <Content data={data} />)}
    </StaticPage>
  );
}

interface Props {
  data: CoveragePageData;
}

function Content({ data }: Props) {
  const { figure, breakNote } = data;
  return (
    <>
      <Header data={data} />
      <div className={styles.panel}>
        <DrawnFigure figure={figure} page={data} />
      </div>
      {breakNote && (
        <Note text={breakNote.text} kind="warning">
          {' '}
          <SiteLink to={breakNote.link.path}>{breakNote.link.label}</SiteLink>
        </Note>
      )}
      <Queries data={data} />
      <Reasons data={data} />
      <About data={data} />
    </>
  );
}

function Header({ data: { title, facts, answer, engine } }: Props) {
  return (
    <header>
      <nav className={head.trail} aria-label="Breadcrumb">
        <SiteLink to="/history/">History</SiteLink> / <SiteLink to={engine.path}>{engine.name}</SiteLink>
      </nav>
      <h1>{title}</h1>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span className={styles.tag}>Test plans, not timed runs</span>
      </p>
      <p className={head.description}>
        <Strong parts={answer} />
      </p>
      <p>
        <SiteLink to="/compare/#own-results">Open your own event log</SiteLink>: see which of its operators each release
        runs natively in these plans.
      </p>
    </header>
  );
}

/** Heat map of all queries, and tables of the queries that are not entirely native, and of all queries. */
function Queries({ data: { partial, artifacts, queriesPrefix } }: Props) {
  const { title, heatMap, table, all } = partial;
  const addressOf = useResolvePath();
  const queryLink = (query: string) => addressOf(`${queriesPrefix}${query}/`);
  const label = 'Native share of each query';
  return (
    <section aria-labelledby="queries">
      <h2 id="queries">{title}</h2>
      <HeatMap map={heatMap} />
      <TableFrame label={title} statement="The engine counts the operators in the summary of each plan.">
        <DataTable table={table} caption={title} queryLink={queryLink} className={styles.reasons} stacked />
      </TableFrame>
      <details className={fold.fold}>
        <summary>{label}</summary>
        <TableFrame label={label} csv={`${artifacts}coverage.csv`}>
          <DataTable table={all} caption={label} queryLink={queryLink} />
        </TableFrame>
      </details>
    </section>
  );
}

function Reasons({ data: { reasons, artifacts } }: Props) {
  const { title, table } = reasons;
  return (
    <section aria-labelledby="reasons">
      <h2 id="reasons">{title}</h2>
      <TableFrame
        label={title}
        statement="Each reason is the first sentence that the engine gives. Not every operator that is not native has a reason."
        csv={`${artifacts}fallbacks.csv`}
      >
        <DataTable table={table} caption={title} />
      </TableFrame>
    </section>
  );
}

/** What the plans can show, other engines, and where the plans are. */
function About({ data: { notes, others, sources, licence, engine } }: Props) {
  return (
    <section aria-labelledby="about" className="look-prose">
      <h2 id="about">About the plans</h2>
      <p>
        The plans show which operators leave the engine, and why. They do not show time. The tables are empty and have
        statistics only, so a timed run can have a different plan. {notes.join(' ')}
      </p>
      {others.map(({ text, sources: [source] }) => (
        <p key={text}>
          {text} {source && <SiteLink to={source.path}>{source.title}</SiteLink>}
        </p>
      ))}
      <p className={parts.meta}>
        License: {licence}. Source: <Links links={sources.map(({ title, path }) => ({ label: title, path }))} />
      </p>
      <Lines lines={[engine]} />
    </section>
  );
}
