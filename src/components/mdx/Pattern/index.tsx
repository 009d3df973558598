import { comparisonOf } from '../../figure/comparisonPage';
import { queryPath } from '../../figure/links';
import type { ReportData } from '../../report/report';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  data: ReportData;
  /** The number of the pattern in the report's patterns.csv, counted from 1. */
  n: string;
}

/** Whom a pattern favours and on which queries it was seen. Throws for a number that the report does not have. */
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
