import { comparisonOf } from '../../figure/comparisonPage';
import { queryPath } from '../../figure/links';
import type { ReportData } from '../../report/report';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  data: ReportData;
  /** Number of the pattern in the report's patterns.csv, from 1. */
  n: string;
}

/** The side that a pattern favors and the queries that show it. Throws for an unknown number. */
export default function Pattern({ data, n }: Props) {
  const pattern = data.patterns.find((_, index) => String(index + 1) === n);
  if (!pattern) throw new Error(`unknown pattern: ${n} (report ${data.report.id} has 1–${data.patterns.length})`);
  const comparison = comparisonOf(data);
  return (
    <p className={styles.pattern}>
      Favors {comparison[pattern.favours].name}. Seen on{' '}
      {pattern.queries.map((query, index) => (
        <span key={query}>
          {index > 0 && ', '}
          <SiteLink to={queryPath(comparison, query)}>{query}</SiteLink>
        </span>
      ))}
      .
    </p>
  );
}
