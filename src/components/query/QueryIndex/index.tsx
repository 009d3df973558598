import { Fragment } from 'react';
import StaticPage from '../../page/StaticPage';
import LivePart from '../../ui/LivePart';
import NoResults from '../../ui/NoResults';
import type { QueryIndexData } from '../queryList';
import List from './List';
import styles from './styles.module.css';

const ABOUT = {
  title: 'Queries',
  description: 'The speedup of each engine on every query of a suite, by data size.',
};

/** The page of queries: one list for each suite and data size; the URL selects one. */
export default function QueryIndex() {
  return (
    <StaticPage<QueryIndexData> about={() => ABOUT} needs={[]}>
      {(data) => (process.env.KEEPS_HTML ? null : <Lists data={data} />)}
    </StaticPage>
  );
}

/** Each list is a live part after its anchors, which stay: the styles show the list of the URL. */
function Lists({ data: { lists, links } }: { data: QueryIndexData }) {
  return (
    <div className={styles.lists}>
      <h1>On which queries do the engines differ?</h1>
      {lists.length === 0 && <NoResults />}
      {lists.map((list) => (
        <Fragment key={list.id}>
          <div className={styles.anchors}>
            {[list.id, ...list.anchors].map((anchor) => (
              <span key={anchor} id={anchor} />
            ))}
          </div>
          <section className={styles.list} aria-labelledby={`${list.id}-title`}>
            <LivePart name="queries" props={{ list, links }}>
              <List list={list} links={links} />
            </LivePart>
          </section>
        </Fragment>
      ))}
    </div>
  );
}
