import { useState } from 'react';
import { formatNumber } from '../../../benchmark/text/numbers';
import words from '../../../css/words.module.css';
import type { OverviewData } from '../../home/overview';
import { isShown, parseFacets, printFacets } from '../../resultSet/facets';
import useUrlState from '../../ui/useUrlState';
import Facets from './Facets';
import styles from './styles.module.css';
import ResultSetTable from './Table';

/** Number of rows until the reader requests all or filters. */
const FIRST_ROWS = 50;

/** A table of result sets with filters, which are stored in the URL. Without scripts, all rows are shown. */
export default function List({ rows, extras }: Pick<OverviewData['resultSets'], 'rows' | 'extras'>) {
  const [filter, setFilter] = useUrlState(parseFacets, printFacets);
  const [isWhole, setWhole] = useState(false);
  const found = rows.filter((row) => isShown(row, filter));
  const isFolded = !isWhole && found.length === rows.length && rows.length > FIRST_ROWS;
  return (
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
  );
}
