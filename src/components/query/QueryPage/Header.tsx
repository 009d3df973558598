import type { QueryNeighbour, QueryPageData } from '../../../benchmark/pages/query/types';
import head from '../../../css/head.module.css';
import PageLink from '../../ui/PageLink';
import SiteLink from '../../ui/SiteLink';

/** The head of a query's page: the way back, what the query is, and its neighbours in the suite. */
export default function Header({ data }: { data: QueryPageData }) {
  const { title, description, kind, meta, text, otherVersions, previous, next } = data;
  return (
    <header>
      <nav className={head.trail} aria-label="Breadcrumb">
        <PageLink to="/queries/">Queries</PageLink> / {title}
      </nav>
      <h1>{title}</h1>
      {description !== '' && <p className={head.description}>{description}</p>}
      <p className={head.facts}>
        {kind !== '' && `${kind}. `}
        {meta}
      </p>
      {text && (
        <p className={head.facts}>
          SQL text: <SiteLink to={text.path}>{text.label}</SiteLink>, {text.note}
        </p>
      )}
      {otherVersions.length > 0 && (
        <p className={head.facts}>
          Also:{' '}
          {otherVersions.map(({ label, path }) => (
            <span key={path}>
              <PageLink to={path}>{label}</PageLink>{' '}
            </span>
          ))}
        </p>
      )}
      <nav className={`${head.facts} no-print`} aria-label="Queries of the suite">
        <Neighbour word="Previous" neighbour={previous} />
        <Neighbour word="Next" neighbour={next} />{' '}
        <PageLink to="/queries/" orNothing>
          All queries
        </PageLink>
      </nav>
    </header>
  );
}

function Neighbour({ word, neighbour }: { word: string; neighbour: QueryNeighbour | null }) {
  if (!neighbour) return null;
  return (
    <span>
      {` ${word}: `}
      <PageLink to={neighbour.path}>{neighbour.query}</PageLink>
    </span>
  );
}
