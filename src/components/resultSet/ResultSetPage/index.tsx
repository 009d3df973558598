import type { ReactNode } from 'react';
import { NOT_REPORTED, reportedVersion } from '../../../benchmark/text/notReported';
import { iterationsText } from '../../../benchmark/text/statistic';
import cards from '../../../css/card.module.css';
import InlineDataPage from '../../page/InlineDataPage';
import JsonLd from '../../page/JsonLd';
import SiteLink from '../../ui/SiteLink';
import SpeedupBar from '../../ui/SpeedupBar';
import type { ResultSetData } from '../page';
import type { Partner } from '../partners';
import About from './About';
import partnerStyles from './partners.module.css';
import provenanceStyles from './provenance.module.css';
import styles from './styles.module.css';
import Times from './Times';

/** The publisher of the times and the known measurement settings. */
function Provenance({ data: { resultSet, environment, publisher, role } }: { data: ResultSetData }) {
  const { sources, licences, iterations, suite } = resultSet;
  const [source] = sources;
  return (
    <dl className={provenanceStyles.strip}>
      <Fact term="Published by">
        {publisher}, {role}
      </Fact>
      <Fact term="Source">
        {source ? <SiteLink to={source.path}>{source.title}</SiteLink> : 'first published here'}
      </Fact>
      <Fact term="Iterations">{iterationsText(iterations, '')}</Fact>
      <Fact term="Nodes">{environment && environment.nodes !== 'unknown' ? environment.nodes : ''}</Fact>
      <Fact term="Query version">{reportedVersion(suite, '')}</Fact>
      <Fact term="License">{licences.map(({ name }) => name).join(', ')}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children || <span className={provenanceStyles.missing}>{NOT_REPORTED}</span>}</dd>
    </div>
  );
}

/** The closest result sets for comparison, one card each, and a link to the others. Nothing if there are none. */
function Partners({ data: { entry, partners, others } }: { data: ResultSetData }) {
  if (partners.length === 0) return null;
  return (
    <>
      <h2 id="compare-with">Compare with</h2>
      <p className={partnerStyles.caption}>
        Bar: total-time ratio, log scale, line at 1×. To the right, {entry.engine} is faster.
      </p>
      <div className={cards.cards}>
        {partners.map((partner) => (
          <Card key={partner.path} partner={partner} />
        ))}
      </div>
      {others && (
        <p className={partnerStyles.others}>
          <SiteLink to={others.path}>{others.label}</SiteLink>
        </p>
      )}
    </>
  );
}

function Card({ partner: { path, name, where, bar, word, counts, total } }: { partner: Partner }) {
  return (
    <section className={partnerStyles.card}>
      <p className={partnerStyles.where}>{where}</p>
      <h3>
        <SiteLink to={path} className={cards.link}>
          vs. {name}
        </SiteLink>
      </h3>
      <SpeedupBar bar={bar} className={partnerStyles.bar} />
      <p className={partnerStyles.result}>
        <strong>{bar.text}</strong>
        <span>
          {word}
          <br />
          {counts}
        </span>
      </p>
      <p className={partnerStyles.where}>{total}</p>
    </section>
  );
}

/** The page of one result set: times, comparisons, source, files, and citation. */
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
      <JsonLd value={data.jsonLd} />
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

/** Breadcrumb, and actions for the times. */
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
