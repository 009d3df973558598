import Head from '@docusaurus/Head';
import type { ResultSetData } from '../../../benchmark/pages/resultSet/page';
import InlineDataPage from '../../page/InlineDataPage';
import SiteLink from '../../ui/SiteLink';
import About from './About';
import Partners from './Partners';
import Provenance from './Provenance';
import styles from './styles.module.css';
import Times from './Times';

/** The page of one result set: its times, what it is best compared with, where it comes from, its files, and how to cite it. */
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
  const { entry, answer, times } = data;
  return (
    <>
      <Head>
        <script type="application/ld+json">{JSON.stringify(data.jsonLd)}</script>
      </Head>
      <Trail data={data} />
      <h1 className={styles.title}>{entry.title}</h1>
      <p className={styles.facts}>
        {[entry.suite, entry.environment, entry.published].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className="page-description">
        {answer.map(({ text, strong }) => (strong ? <strong key={text}>{text}</strong> : text))}
      </p>
      {times && <Times times={times} note={`${data.disclaimer}.`} />}
      <Provenance data={data} />
      <Partners data={data} />
      <About data={data} />
    </>
  );
}

/** The way back, and what can be done with the times. */
function Trail({ data: { files, partners } }: { data: ResultSetData }) {
  const results = files.find(({ label }) => label === 'results.csv');
  return (
    <div className={styles.trail}>
      <nav aria-label="Breadcrumb">
        <SiteLink to="/data/">Data</SiteLink> / Result set
      </nav>
      <p className="no-print">
        {results && <SiteLink to={results.path}>CSV</SiteLink>}
        {partners[0] && <SiteLink to={partners[0].path}>Open in Compare</SiteLink>}
      </p>
    </div>
  );
}
