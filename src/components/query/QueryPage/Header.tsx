import type { ReactNode } from 'react';
import type { QueryNeighbour, QueryPageData } from '../../../benchmark/pages/query/types';
import PageLink from '../../ui/PageLink';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

/** The head of a query's page: the way back, what the query is, and its neighbours in the suite. */
export default function Header({ data }: { data: QueryPageData }): ReactNode {
  const { title, description, kind, meta, text, otherVersions, previous, next } = data;
  return (
    <header className={styles.header}>
      <nav className={styles.trail} aria-label="Breadcrumb">
        <PageLink to="/queries/">Queries</PageLink> / {title}
      </nav>
      <h1>{title}</h1>
      {description !== '' && <p className={styles.description}>{description}</p>}
      <p className={styles.meta}>
        {kind !== '' && `${kind}. `}
        {meta}
      </p>
      {text && (
        <p className={styles.meta}>
          Its text: <SiteLink to={text.path}>{text.label}</SiteLink>, {text.note}
        </p>
      )}
      {otherVersions.length > 0 && (
        <p className={styles.meta}>
          Also:{' '}
          {otherVersions.map(({ label, path }) => (
            <span key={path}>
              <PageLink to={path}>{label}</PageLink>{' '}
            </span>
          ))}
        </p>
      )}
      <nav className={`${styles.meta} no-print`} aria-label="Queries of the suite">
        <Neighbour word="Previous" neighbour={previous} />
        <Neighbour word="Next" neighbour={next} />{' '}
        <PageLink to="/queries/" orNothing>
          All queries
        </PageLink>
      </nav>
    </header>
  );
}

function Neighbour({ word, neighbour }: { word: string; neighbour: QueryNeighbour | null }): ReactNode {
  if (!neighbour) return null;
  return (
    <span>
      {` ${word}: `}
      <PageLink to={neighbour.path}>{neighbour.query}</PageLink>
    </span>
  );
}
