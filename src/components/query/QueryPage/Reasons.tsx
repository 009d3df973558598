import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import Note from '../../ui/Note';
import PageLink from '../../ui/PageLink';
import SiteLink from '../../ui/SiteLink';
import TickLabels from '../../ui/TickLabels';
import VerdictMark from '../../ui/VerdictMark';
import type { QueryPlace } from '../place';
import type { QueryPageData } from '../types';
import styles from './styles.module.css';

/** Findings of reports on the query, and its rank among the queries of a comparison. */
export default function Reasons({ data }: { data: QueryPageData }) {
  return (
    <div className={styles.pair}>
      <section aria-labelledby="findings">
        <h2 id="findings">Why?</h2>
        <Findings data={data} />
        {data.missingLogs !== '' && (
          <Note text={data.missingLogs} kind="remark">
            {' '}
            <SiteLink to="/contribute/" orNothing>
              Add the logs
            </SiteLink>
          </Note>
        )}
      </section>
      {data.place && <Place place={data.place} />}
    </div>
  );
}

function Findings({ data: { findings, why } }: { data: QueryPageData }) {
  return (
    <>
      {why.map(({ report, sentence }) => (
        <p key={report.id}>
          {sentence} <a href={`#why-${report.id}`}>Stages and plans</a>
        </p>
      ))}
      <ul className={styles.list}>
        {findings.map(({ label, path, note, verdict }) => (
          <li key={path}>
            <VerdictMark verdict={verdict} />
            <span className="visually-hidden">{VERDICT_WORDS[verdict]}: </span>
            <PageLink to={path}>{label}</PageLink>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The query among all queries of a comparison: one line each on a log scale. */
function Place({ place }: { place: QueryPlace }) {
  const { title, caption, label, at, verdict, others, ticks, sides, path } = place;
  const isClear = verdict === 'faster' || verdict === 'slower';
  return (
    <section aria-labelledby="place">
      <h2 id="place">{title}</h2>
      <p className={styles.note}>
        {caption}{' '}
        <SiteLink to={path} orNothing>
          Compare
        </SiteLink>
      </p>
      <div className={styles.strip}>
        <strong style={at > 50 ? { right: `${100 - at}%` } : { left: `${at}%` }}>{label}</strong>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={others.map((x) => `M${x} 20V80`).join('')} />
          <path className={styles.own} data-verdict={isClear ? verdict : undefined} d={`M${at} 0V100`} />
        </svg>
        <div className={styles.ticks} aria-hidden="true">
          <TickLabels ticks={ticks} />
        </div>
        <p className={styles.sides}>
          {sides.map((side) => (
            <span key={side}>{side}</span>
          ))}
        </p>
      </div>
    </section>
  );
}
