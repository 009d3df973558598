import type { ReactNode } from 'react';
import type { QueryIndexData } from '../../../benchmark/pages/query/index';
import InlineDataPage from '../../page/InlineDataPage';
import SuiteQueries from './SuiteQueries';
import styles from './styles.module.css';

const ABOUT = {
  title: 'Queries',
  description:
    'Every query of the suites with what makes it heavy, and the widest difference between two result sets of one environment.',
};

/** The list of queries, a table per suite and query version. */
export default function QueryIndex(): ReactNode {
  return (
    <InlineDataPage<QueryIndexData> about={() => ABOUT}>
      {({ suites }) => (
        <>
          <h1>Queries</h1>
          <p className={styles.description}>{ABOUT.description}</p>
          {suites.map((suite) => (
            <SuiteQueries key={suite.slug} suite={suite} />
          ))}
        </>
      )}
    </InlineDataPage>
  );
}
