import InlineDataPage from '../../page/InlineDataPage';
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
    <InlineDataPage<QueryIndexData> about={() => ABOUT}>
      {({ lists }) => (
        <div className={styles.lists}>
          <h1>On which queries do the engines differ?</h1>
          {lists.length === 0 && <NoResults />}
          {lists.map((list) => (
            <List key={list.id} list={list} lists={lists} />
          ))}
        </div>
      )}
    </InlineDataPage>
  );
}
