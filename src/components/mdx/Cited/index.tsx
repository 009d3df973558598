import type { ReactNode } from 'react';
import type { ReportData } from '../../report/report';
import styles from './styles.module.css';

interface Props {
  data: ReportData;
  /** ID of a source listed in report.json. */
  source: string;
  children: ReactNode;
}

/** A fact that no artifact contains, linked to the source that states it. Throws for a source that is not listed. */
export default function Cited({ data, source, children }: Props) {
  const found = data.report.sources.find(({ id }) => id === source);
  if (!found) {
    const known = data.report.sources.map(({ id }) => id).join(', ');
    throw new Error(`unknown source: ${source} (report ${data.report.id} lists: ${known})`);
  }
  return (
    <a className={styles.cited} href={found.path} title={found.title}>
      {children}
    </a>
  );
}
