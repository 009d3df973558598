import { useState } from 'react';
import { formatNumber } from '../../../benchmark/text/numbers';
import words from '../../../css/words.module.css';
import type { OverviewData } from '../../home/overview';
import { isShown, parseFacets, printFacets } from '../../resultSet/facets';
import NoResults from '../../ui/NoResults';
import SiteLink from '../../ui/SiteLink';
import useUrlState from '../../ui/useUrlState';
import Facets from './Facets';
import styles from './styles.module.css';
import ResultSetTable from './Table';

/** Number of rows until the reader requests all or filters. */
const FIRST_ROWS = 50;

/** All result sets in a table with filters, which are stored in the URL. Without scripts, all rows are shown. */
export default function ResultSetList({ data }: { data: Pick<OverviewData, 'resultSets'> }) {
  const { sentence, extras, rows, all } = data.resultSets;
  const [filter, setFilter] = useUrlState(parseFacets, printFacets);
  const [isWhole, setWhole] = useState(false);
  const found = rows.filter((row) => isShown(row, filter));
  const isFolded = !isWhole && found.length === rows.length && rows.length > FIRST_ROWS;
  if (all === 0) return <NoResults />;
  return (
    <>
      <p className="page-description">
        {sentence.map(({ text, strong }) => (strong ? <strong key={text}>{text}</strong> : text))}
      </p>
      {rows.length < all && (
        <p>
          The list has the newest {formatNumber(rows.length)}. <SiteLink to="/data/index.json">index.json</SiteLink>{' '}
          lists all {formatNumber(all)}, and <SiteLink to="/compare/">Compare</SiteLink> finds each.
        </p>
      )}
      <section id="result-sets" className={styles.list} aria-label="Result sets">
        <Facets rows={rows} filter={filter} setFilter={setFilter} />
        <div className={isFolded ? styles.folded : undefined}>
          <ResultSetTable rows={found} all={rows.length} />
          {extras !== '' && <p className={words.remark}>{extras}</p>}
          {isFolded && (
            <button type="button" className={`${styles.more} no-print`} onClick={() => setWhole(true)}>
              Show {formatNumber(rows.length - FIRST_ROWS)} more
            </button>
          )}
        </div>
      </section>
    </>
  );
}
