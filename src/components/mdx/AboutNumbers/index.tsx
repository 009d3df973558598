import type { ReportData } from '../../../benchmark/pages/report/report';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

/** Suite, statistic, verdict rule, environment and artifacts of a report, as a list of terms. */
export default function AboutNumbers({ data }: { data: ReportData }) {
  return (
    <dl className={styles.about}>
      {data.about.map(({ term, text, links }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text.split('\n').map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
            {links.map(({ label, path }, index) => (
              <span key={path}>
                {index === 0 ? ' ' : ', '}
                <SiteLink to={path} orNothing={label === 'Methodology'}>
                  {label}
                </SiteLink>
              </span>
            ))}
          </dd>
        </div>
      ))}
      {data.absent.length > 0 && (
        <div>
          <dt>Not available</dt>
          <dd>
            {data.absent.map(({ what, reason }) => (
              <span key={what} className={styles.line}>
                {what}. {reason}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
