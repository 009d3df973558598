import type { EnginePageData } from '../../../benchmark/pages/history/enginePage';
import words from '../../../css/verdict.module.css';
import InlineDataPage from '../../page/InlineDataPage';
import SiteLink from '../../ui/SiteLink';
import Head from '../parts/Head';
import Lines from '../parts/Lines';
import parts from '../parts/styles.module.css';

/** The page of an engine: what it is, its results, reports, best and worst queries, and where it has no time. */
export default function EnginePage() {
  return (
    <InlineDataPage<EnginePageData> about={({ name, what }) => ({ title: name, description: what })}>
      {(data) => <Content data={data} />}
    </InlineDataPage>
  );
}

function Content({ data }: { data: EnginePageData }) {
  const { name, what, licence, homepage, sources, history, sets, reports, failed } = data;
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
      <Verdict history={history} />
      <Queries data={data} />
      <Section id="results" heading="Results" lines={sets} none="No results yet." />
      <Section id="reports" heading="Reports" lines={reports} none="No reports yet." />
      <Section
        id="failed"
        heading="Queries without a time"
        lines={failed}
        none="Every query in every result set has a time."
      />
    </>
  );
}

/** What its history says, and the way there. */
function Verdict({ history }: Pick<EnginePageData, 'history'>) {
  return (
    <section className={parts.verdict} aria-labelledby="verdict">
      <h2 id="verdict" className={words.word}>
        {history ? history.word : 'No round with vanilla Spark'}
      </h2>
      {history ? (
        <>
          <p className={words.sentence}>{history.sentence}</p>
          <SiteLink to={history.link.path} orNothing>
            {history.link.label}
          </SiteLink>
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
  /** Where there is no line. */
  none: string;
}

function Section({ id, heading, lines, none }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lines.length === 0 ? <p>{none}</p> : <Lines lines={lines} />}
    </section>
  );
}

function Queries({ data }: { data: EnginePageData }) {
  const { queries } = data;
  if (!queries) return null;
  const { heading, compare, best, worst } = queries;
  return (
    <section aria-labelledby="queries">
      <h2 id="queries">Best and worst queries</h2>
      <p>
        <SiteLink to={compare}>{heading}</SiteLink>: speedup over vanilla Spark in the same round.
      </p>
      <h3>Fastest</h3>
      {best.length === 0 ? <p>It is not faster on any query.</p> : <Lines lines={best} />}
      <h3>Slowest</h3>
      {worst.length === 0 ? <p>It is not slower on any query.</p> : <Lines lines={worst} />}
    </section>
  );
}
