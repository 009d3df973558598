import type { QueryNeighbour, QueryPageData } from '../../../benchmark/pages/query/types';
import head from '../../../css/head.module.css';
import PageLink from '../../ui/PageLink';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
import styles from './styles.module.css';

/** The head of a query's page: the way back, its neighbors, what the query is, and the answer. */
export default function Header({ data }: { data: QueryPageData }) {
  const { title, heading, facts, text, answer, previous, next } = data;
  return (
    <header>
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
