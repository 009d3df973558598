import type { ReportData } from '../../report/report';
import PageLink from '../../ui/PageLink';
import styles from './styles.module.css';

/** Links to the other tabs of a report with their content. Nothing if it has one page. */
export default function ReportLinks({ data: { tabs } }: { data: ReportData }) {
  const others = tabs.filter(({ tab }) => tab !== 'answer');
  if (others.length === 0) return null;
  return (
    <div className={`${styles.links} no-print`}>
      {others.map(({ tab, label, text, path }) => (
        <div key={tab}>
          <PageLink to={path}>{tab === 'queries' ? 'Every query' : label}</PageLink>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
