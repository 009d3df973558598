import Head from '@docusaurus/Head';
import type { ResultSetData } from '../../../benchmark/pages/resultSet/page';
import list from '../../../css/list.module.css';
import InlineDataPage from '../../page/InlineDataPage';
import CodeSample from '../../ui/CodeSample';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';
import { measuredRows, type Term } from './terms';

/** The page of one result set: what it is, where it comes from, what was checked, its files, and how to cite it. */
export default function ResultSetPage() {
  return (
    <InlineDataPage<ResultSetData>
      about={({ entry }) => ({
        title: entry.title,
        description: `${entry.title}: ${entry.queries} queries, ${entry.statistic}.`,
      })}
    >
      {(data) => <Content data={data} />}
    </InlineDataPage>
  );
}

function Content({ data }: { data: ResultSetData }) {
  const { entry, files, usedIn, checks, resultSet } = data;
  return (
    <>
      <Head>
        <script type="application/ld+json">{JSON.stringify(data.jsonLd)}</script>
      </Head>
      <div className={styles.page}>
        <h1>{entry.title}</h1>
        <p className={styles.description}>
          {entry.queries} queries, {entry.total} in total, {entry.statistic}.
        </p>
        <p className={styles.meta}>
          {entry.suite}. {data.disclaimer}.
        </p>
        <h2>Overview</h2>
        <Terms terms={measuredRows(data)} />
        <h2>Files</h2>
        <Links links={files} />
        <h2>Used in</h2>
        {usedIn.length > 0 ? <Links links={usedIn} /> : <p>Not used in any report yet.</p>}
        {data.compare && <Links links={[{ label: 'Compare with another result set', path: data.compare }]} />}
        <h2>Checks</h2>
        <Lines lines={checks} />
        {data.sums && <Sums sums={data.sums} />}
        {data.eventLog && <EventLog eventLog={data.eventLog} />}
        {resultSet.notes.length > 0 && <Notes notes={resultSet.notes} />}
        <h2>Configuration</h2>
        <Configuration entries={Object.entries(resultSet.configuration)} />
        <h2>How to cite</h2>
        <CodeSample label="BibTeX" text={data.bibtex}>
          {data.bibtex}
        </CodeSample>
      </div>
    </>
  );
}

function Terms({ terms }: { terms: Term[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ term, text, links }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text}
            {links?.map(({ label, path }) => (
              <span key={path}>
                {' '}
                <SiteLink to={path}>{label}</SiteLink>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Links({ links }: { links: { label: string; path: string }[] }) {
  return (
    <ul className={list.plain}>
      {links.map(({ label, path }) => (
        <li key={`${path} ${label}`}>
          <SiteLink to={path}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className={list.plain}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Sums({ sums: { sums, contradictions } }: { sums: NonNullable<ResultSetData['sums']> }) {
  return (
    <>
      <h2>Costs reported by the sources</h2>
      <Links links={sums} />
      {contradictions.length > 0 && <p>The reported sums contradict each other, so they are not used:</p>}
      <Lines lines={contradictions} />
    </>
  );
}

function EventLog({ eventLog }: { eventLog: NonNullable<ResultSetData['eventLog']> }) {
  return (
    <>
      <h2>From the event log</h2>
      <p>{eventLog.text}</p>
      <Links links={eventLog.unusual} />
      {eventLog.unusual.length > 0 && <p className={styles.meta}>{eventLog.rule}</p>}
    </>
  );
}

function Notes({ notes }: { notes: ResultSetData['resultSet']['notes'] }) {
  return (
    <>
      <h2>Notes</h2>
      <Terms terms={notes.map(({ about, text }) => ({ term: about, text }))} />
    </>
  );
}

function Configuration({ entries }: { entries: [string, string][] }) {
  if (entries.length === 0) return <p>Not reported.</p>;
  const text = entries.map(([key, value]) => `${key} ${value}`).join('\n');
  return (
    <CodeSample label="Spark configuration" text={text}>
      {text}
    </CodeSample>
  );
}
