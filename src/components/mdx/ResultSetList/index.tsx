import { formatNumber } from '../../../benchmark/text/numbers';
import type { OverviewData } from '../../home/overview';
import LivePart from '../../ui/LivePart';
import NoResults from '../../ui/NoResults';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
import List from './List';

/** All result sets: a sentence, and a table with filters. */
export default function ResultSetList({ data }: { data: Pick<OverviewData, 'resultSets'> }) {
  const { sentence, extras, rows, all } = data.resultSets;
  if (all === 0) return <NoResults />;
  return (
    <>
      <p className="page-description">
        <Strong parts={sentence} />
      </p>
      {rows.length < all && (
        <p>
          The list has the newest {formatNumber(rows.length)}. <SiteLink to="/data/index.json">index.json</SiteLink>{' '}
          lists all {formatNumber(all)}, and <SiteLink to="/compare/">Compare</SiteLink> finds each.
        </p>
      )}
      <LivePart name="resultSets" props={{ rows, extras }}>
        <List rows={rows} extras={extras} />
      </LivePart>
    </>
  );
}
