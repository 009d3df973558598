import type { EnginePageData } from '../../../benchmark/pages/history/enginePage';
import { leadOf } from '../../../benchmark/text/lead';
import words from '../../../css/verdict.module.css';
import ResultSetTable from '../../mdx/ResultSetList/Table';
import InlineDataPage from '../../page/InlineDataPage';
import SiteLink from '../../ui/SiteLink';
import Head from '../parts/Head';
import HistoryFigure from '../parts/HistoryFigure';
import Lines from '../parts/Lines';
import parts from '../parts/styles.module.css';
import Queries from './Queries';

/** The page of an engine: what it is, its results, reports, best and worst queries, and where it has no time. */
export default function EnginePage() {
  return (
    <InlineDataPage<EnginePageData> about={({ name, what }) => ({ title: name, description: what })}>
      {(data) => <Content data={data} />}
    </InlineDataPage>
  );
}

function Content({ data }: { data: EnginePageData }) {
  const { name, what, licence, homepage, sources, queries, sets, reports, failed } = data;
  return (
    <>
      <Head trail={[{ label: 'History', path: '/history/' }]} title={name} description={what} />
      <p className={parts.meta}>
        <SiteLink to={homepage}>Homepage</SiteLink>. License: {licence}. Source:{' '}
        {sources.map(({ label, path }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <SiteLink to={path}>{label}</SiteLink>
          </span>
        ))}
      </p>
      <Verdict data={data} />
      {queries && <Queries queries={queries} />}
      <section aria-labelledby="results">
        <h2 id="results">Results</h2>
        {sets.length === 0 ? <p>No results yet.</p> : <ResultSetTable rows={sets} all={sets.length} />}
      </section>
      {reports.length > 0 && <Section id="reports" heading="Reports" lines={reports} />}
      {failed.length > 0 && <Section id="failed" heading="Queries without a time" lines={failed} />}
    </>
  );
}

/** The verdict of its history, its newest lines, and the way to all rounds. */
function Verdict({ data: { history, path } }: { data: EnginePageData }) {
  return (
    <section className={parts.verdict} aria-labelledby="verdict">
      <h2 id="verdict" className={words.word}>
        {history ? history.word : 'No round with vanilla Spark'}
      </h2>
      {history ? (
        <>
          <p className={words.sentence}>{leadOf(history.sentence).lead}</p>
          <HistoryFigure figure={history.figure} page={{ folder: history.folder, path }} />
          <p>{leadOf(history.sentence).rest}</p>
          <p>
            <SiteLink to={history.link.path} orNothing>
              {history.link.label}
            </SiteLink>
          </p>
        </>
      ) : (
        <p>No published round compares it with vanilla Spark.</p>
      )}
    </section>
  );
}

interface SectionProps {
  id: string;
  heading: string;
  lines: { label: string; path: string; note: string }[];
}

function Section({ id, heading, lines }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Lines lines={lines} />
    </section>
  );
}
