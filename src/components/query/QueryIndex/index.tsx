import type { QueryIndexData } from '../../../benchmark/pages/query/index';
import ContentsMenu from '../../page/ContentsMenu';
import InlineDataPage from '../../page/InlineDataPage';
import SuiteQueries from './SuiteQueries';
import styles from './styles.module.css';

const ABOUT = {
  title: 'Queries',
  description:
    'All queries of each suite: what makes each one heavy, and the largest difference between two result sets from the same environment.',
};

/** A link to each suite. */
function Jump({ suites }: QueryIndexData) {
  return (
    <ul className={styles.jump}>
      {suites.map(({ slug, heading }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{heading}</a>
        </li>
      ))}
    </ul>
  );
}

/** The list of queries, a table per suite and query version. */
export default function QueryIndex() {
  return (
    <InlineDataPage<QueryIndexData> about={() => ABOUT}>
      {({ suites }) => (
        <>
          <h1>Queries</h1>
          <p className="page-description">{ABOUT.description}</p>
          <nav aria-label="Suites">
            <Jump suites={suites} />
          </nav>
          {suites.map((suite, index) => (
            <SuiteQueries key={suite.slug} suite={suite} isOpen={index === 0} />
          ))}
          <ContentsMenu className={styles.narrow}>
            <Jump suites={suites} />
          </ContentsMenu>
        </>
      )}
    </InlineDataPage>
  );
}
