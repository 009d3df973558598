import type { CSSProperties } from 'react';
import { splitLead } from '../../../benchmark/text/lead';
import { formatNumber } from '../../../benchmark/text/numbers';
import words from '../../../css/verdict.module.css';
import { STRENGTH_WORDS } from '../../../figures/answers/spec';
import ResultSetTable from '../../mdx/ResultSetList/Table';
import DrawnFigure from '../../page/Blocks/DrawnFigure';
import MarkdownTwin from '../../page/MarkdownTwin';
import StaticPage from '../../page/StaticPage';
import { withWholeSuites } from '../../ui/Breakable';
import Links from '../../ui/Links';
import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import type { EnginePageData } from '../engine';
import Lines from '../parts/Lines';
import parts from '../parts/styles.module.css';
import styles from './queries.module.css';

const ENGINES_PATH = '/engines/';

type Queries = NonNullable<EnginePageData['queries']>;

/** The fastest and slowest queries of the newest release, one dot each on a log scale. */
function Queries({ queries }: { queries: Queries }) {
  const { heading, round, compare, best, between, worst, base, ticks } = queries;
  return (
    <section aria-labelledby="queries">
      <h2 id="queries">Best and worst queries</h2>
      <p className={styles.caption}>
        <SiteLink to={compare}>{heading}</SiteLink>: speedup over vanilla Spark {round}, log scale. Solid: clear over
        iterations. Tinted: {STRENGTH_WORDS.measured}. Hollow: ranges overlap.
      </p>
      <div>
        <Rows rows={best} label="Fastest" base={base} />
        {between !== '' && (
          <p className={styles.between} style={{ '--at': `${base}%` } as CSSProperties}>
            <span>{between}</span>
          </p>
        )}
        <Rows rows={worst} label="Slowest" base={base} />
        <div className={styles.scale} aria-hidden="true">
          {ticks.map(({ label, at }) => (
            <span key={at} data-base={at === base} style={{ left: `${at}%` }}>
              {label.replace('×', '')}×
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

function Rows({ rows, label, base }: { rows: Queries['best']; label: string; base: number }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ label: query, path, value, at, way, strength }) => (
        <li key={query} data-verdict={way} data-strength={strength}>
          <SiteLink to={path}>{query}</SiteLink>
          <span className={styles.track}>
            <span className={styles.base} style={{ left: `${base}%` }} />
            <span
              className={styles.stem}
              style={{ left: `${Math.min(at, base)}%`, width: `${Math.abs(at - base)}%` }}
            />
            <span className={styles.dot} style={{ left: `${at}%` }} />
          </span>
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** The page of an engine: description, results, reports, best and worst queries, and queries without a time. */
export default function EnginePage() {
  return (
    <StaticPage<EnginePageData>
      about={({ name, what }) => ({ title: name, description: what })}
      needs={['name', 'what']}
      head={({ path }) => <MarkdownTwin path={path} />}
    >
      {(data) => (process.env.KEEPS_HTML ? null : <Content data={data} />)}
    </StaticPage>
  );
}

function Content({ data }: { data: EnginePageData }) {
  const { name, what, licence, homepage, sources, queries, sets, allSets, reports, failed, coverage } = data;
  const hasEngines = useResolvePath()(ENGINES_PATH) !== undefined;
  return (
    <>
      <header>
        <nav className={parts.trail} aria-label="Breadcrumb">
          {hasEngines && (
            <span>
              <SiteLink to={ENGINES_PATH}>Engines</SiteLink> /{' '}
            </span>
          )}
          {name}
        </nav>
        <h1>{name}</h1>
        <p className={parts.description}>{what}</p>
      </header>
      <p className={parts.meta}>
        <SiteLink to={homepage}>Homepage</SiteLink>. License: {licence}. Source: <Links links={sources} />
      </p>
      <Verdict data={data} />
      {queries && <Queries queries={queries} />}
      {coverage && <Section id="coverage" heading="Native share" lines={[coverage]} />}
      <section aria-labelledby="results">
        <h2 id="results">Results</h2>
        {sets.length < allSets && (
          <p>
            The newest {sets.length} of {formatNumber(allSets)} result sets. <SiteLink to="/data/">More</SiteLink>
          </p>
        )}
        {sets.length === 0 ? <p>No results yet.</p> : <ResultSetTable rows={sets} all={sets.length} />}
      </section>
      {reports.length > 0 && <Section id="reports" heading="Reports" lines={reports} />}
      {failed.length > 0 && <Section id="failed" heading="Queries without a time" lines={failed} />}
    </>
  );
}

/** The verdict of the engine's history, its newest lines, and a link to all rounds. */
function Verdict({ data: { history, path } }: { data: EnginePageData }) {
  return (
    <section className={parts.verdict} aria-labelledby="verdict">
      <h2 id="verdict" className={words.word}>
        {history ? history.word : 'No round with vanilla Spark'}
      </h2>
      {history ? (
        <>
          <p className={words.sentence}>{withWholeSuites(splitLead(history.sentence).lead)}</p>
          <p className={styles.rest}>{splitLead(history.sentence).rest}</p>
          {history.figure && <DrawnFigure figure={history.figure} page={{ folder: history.folder, path }} />}
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
