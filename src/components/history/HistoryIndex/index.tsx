import type { HistoryIndexData } from '../../../benchmark/pages/history/index';
import InlineDataPage from '../../page/InlineDataPage';
import SiteLink from '../../ui/SiteLink';
import parts from '../parts/styles.module.css';

const ABOUT = {
  title: 'History',
  description: 'Speedup by release. Each release is compared with vanilla Spark in the same round.',
};

/** The engines whose releases were measured, each with its newest result. */
export default function HistoryIndex() {
  return (
    <InlineDataPage<HistoryIndexData> about={() => ABOUT}>
      {({ engines }) => (
        <>
          <h1>History</h1>
          <p className={parts.description}>{ABOUT.description}</p>
          {engines.length === 0 && <p>No rounds yet.</p>}
          <ul className={parts.lines}>
            {engines.map(({ name, path, verdict, newest, rounds }) => (
              <li key={path}>
                <SiteLink to={path}>{name}</SiteLink>
                <span className={parts.note}>{verdict}.</span>
                <span className={parts.note}>Latest: {newest}.</span>
                <span className={parts.note}>{rounds}.</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </InlineDataPage>
  );
}
