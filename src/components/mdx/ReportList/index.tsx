import { Fragment, type ReactNode } from 'react';
import { slug } from '../../../benchmark/text/slug';
import { EVIDENCE_KEY } from '../../../figures/answers/spec';
import { byQuestion, type ReportListEntry } from '../../report/reportListEntry';
import { barsOf } from '../../resultSet/speedupBars';
import { withWholeRepositories } from '../../ui/Breakable';
import SiteLink from '../../ui/SiteLink';
import SpeedupBar from '../../ui/SpeedupBar';
import styles from './styles.module.css';

interface Props {
  data: { reports: readonly ReportListEntry[] };
  /** Number of newest reports, in one list; default: all, by the question that they answer. */
  latest?: number;
  /** The heading, which a site without reports does not show. */
  children?: ReactNode;
}

/** Reports, newest first: title with verdict, total-time ratios as bars on one scale, date, and basis. Nothing without reports. */
export default function ReportList({ data: { reports }, latest, children }: Props) {
  if (reports.length === 0) return null;
  const bar = barsOf(reports.flatMap(({ ratios }) => ratios));
  if (latest === undefined)
    return (
      <>
        {children}
        <p className={styles.key}>Bar: total-time ratio, log scale, line at 1×. {EVIDENCE_KEY}</p>
        {byQuestion(reports).map(({ question, entries }) => (
          <section key={question} aria-labelledby={slug(question)}>
            <h2 id={slug(question)}>{question}</h2>
            <List entries={entries} bar={bar} />
          </section>
        ))}
      </>
    );
  return (
    <>
      {children}
      <List entries={reports.slice(0, latest)} bar={bar} />
      {latest < reports.length && (
        <p>
          <SiteLink to="/reports/" orNothing>
            All {reports.length} reports
          </SiteLink>
        </p>
      )}
    </>
  );
}

interface ListProps {
  entries: readonly ReportListEntry[];
  bar: ReturnType<typeof barsOf>;
}

function List({ entries, bar }: ListProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ path, title, day, sentence, detail, ratios }) => (
        <li key={path}>
          <div>
            <SiteLink to={path} className={styles.title}>
              {title}
            </SiteLink>
            <p>{sentence}</p>
          </div>
          <Bars ratios={ratios} bar={bar} />
          <p className={styles.remark}>
            {day}. {withWholeRepositories(detail)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Ratios in one column, each with its bar; of several, each with its name. */
function Bars({ ratios, bar }: Pick<ReportListEntry, 'ratios'> & Pick<ListProps, 'bar'>) {
  return (
    <div className={styles.bars}>
      {ratios.map((ratio) => (
        <Fragment key={ratio.name}>
          <span className={styles.ratio}>{bar(ratio).text}</span>
          <SpeedupBar bar={bar(ratio)} className={styles.track} />
          {ratio.name !== '' && <span className={styles.name}>{ratio.name}</span>}
        </Fragment>
      ))}
    </div>
  );
}
