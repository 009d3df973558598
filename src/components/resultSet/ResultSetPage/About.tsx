import { capitalise } from '../../../benchmark/text/names';
import { NOT_REPORTED } from '../../../benchmark/text/notReported';
import { formatDate } from '../../../benchmark/text/numbers';
import list from '../../../css/list.module.css';
import CodeSample from '../../ui/CodeSample';
import SiteLink from '../../ui/SiteLink';
import type { ResultSetData } from '../page';
import Rerun from '../Rerun';
import styles from './styles.module.css';

interface Link {
  label: string;
  path: string;
}

interface Term {
  term: string;
  text: string;
  links?: Link[];
}

type ResultSet = ResultSetData['resultSet'];

function reportedText(value: string | number): string {
  return value === 'unknown' || value === '' ? NOT_REPORTED : String(value);
}

function licenceLink({ name, path }: ResultSet['licences'][number]): Link {
  return { label: name, path: path ?? `https://spdx.org/licenses/${name}.html` };
}

function sourceLink({ title, path, version }: ResultSet['sources'][number]): Link {
  return { label: version ? `${title}, commit ${version}` : title, path };
}

/** Facts about a result set: identity, engine, method, environment, license, and sources. */
function measuredRows({
  entry,
  resultSet,
  environment,
  iterationQueries,
  outputQueries,
  resultHashes,
}: ResultSetData): Term[] {
  const { suite, harness, licences, sources } = resultSet;
  return [
    { term: 'Id', text: resultSet.id },
    { term: 'First published', text: publishedText(entry.published, resultSet.createdCommit) },
    ...(resultSet.snapshot ? [{ term: 'Source snapshot', text: `as of ${formatDate(resultSet.snapshot)}` }] : []),
    { term: 'Engine', text: entry.engine },
    { term: 'Suite', text: entry.suite },
    { term: 'Query version', text: reportedText(suite.queryVersion) },
    { term: 'Statistic', text: entry.statistic },
    { term: 'Warm-up', text: reportedText(resultSet.warmup) },
    { term: 'Iterations', text: iterationsText(iterationQueries) },
    { term: 'Result rows', text: outputsText(outputQueries, resultHashes) },
    ...(resultSet.memory ? [{ term: capitalise(resultSet.memory.name), text: resultSet.memory.definition }] : []),
    {
      term: 'Harness',
      text: [harness.name, harness.version].filter((part) => part !== 'unknown').join(' ') || NOT_REPORTED,
    },
    { term: 'Environment', text: environment ? entry.environment : NOT_REPORTED, links: environmentLinks(environment) },
    { term: 'License', text: '', links: licences.map(licenceLink) },
    { term: 'Source', text: sources.length === 0 ? 'first published here' : '', links: sources.map(sourceLink) },
    { term: 'Changes on import', text: reportedText(resultSet.changes) },
  ];
}

function publishedText(day: string, commit: string | undefined): string {
  return commit ? `${day}, commit ${commit}` : day;
}

function iterationsText(queries: number): string {
  return queries === 0 ? 'not published individually' : `published individually for ${queries} queries`;
}

function outputsText(queries: number, hashes: number): string {
  if (queries === 0) return NOT_REPORTED;
  return `number of rows recorded for ${queries} queries, hash for ${hashes === 0 ? 'none' : hashes}`;
}

function environmentLinks(environment: ResultSetData['environment']): Term['links'] {
  return environment ? [{ label: `${environment.id}.json`, path: `/data/environments/${environment.id}.json` }] : [];
}

/** Reports with a result set, its files, measurement facts, checks, and citation. */
export default function About({ data }: { data: ResultSetData }) {
  const { files, usedIn, checks, resultSet } = data;
  return (
    <div className={styles.about}>
      <h2>Used in</h2>
      {usedIn.length > 0 ? <Links links={usedIn} /> : <p>Not used in any report yet.</p>}
      <h2>Files</h2>
      <Links links={files} />
      <h2>Overview</h2>
      <Terms terms={measuredRows(data)} />
      <h2>Checks</h2>
      <Lines lines={checks} />
      {data.sums && <Sums sums={data.sums} />}
      {data.eventLog && <EventLog eventLog={data.eventLog} />}
      {resultSet.notes.length > 0 && <Notes notes={resultSet.notes} />}
      <h2 id="reproduce">Reproduce</h2>
      <Rerun run={data.reproduce} />
      <h2>How to cite</h2>
      <CodeSample label="BibTeX" text={data.bibtex}>
        {data.bibtex}
      </CodeSample>
    </div>
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
