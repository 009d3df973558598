import layout from '../../../css/stacked.module.css';
import InlineDataPage from '../../page/InlineDataPage';
import RoleTable, { RoleCell, RoleGroup, RoleHead, RoleRow, RoleRowHead } from '../../table/RoleTable';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import type { HistoryIndexData } from '../historyList';
import Lines from '../parts/Lines';
import Metrics from '../parts/Metrics';
import parts from '../parts/styles.module.css';
import styles from './styles.module.css';

const DESCRIPTION = 'Speedup by release or by day, compared with the baseline of the same round.';

const COLUMNS = [
  ['newest', 'Newest result'],
  ['speedup', 'Total-time ratio'],
  ['on', 'Suite'],
  ['comparisons', 'Comparisons'],
  ['lessTime', 'Less total time'],
  ['allMetrics', 'Above 1× on all three metrics'],
] as const;

/** The page on speedup over time: panels of all engines, and a table with one row per engine. */
export default function HistoryIndex() {
  return (
    <InlineDataPage<HistoryIndexData> about={({ title }) => ({ title, description: DESCRIPTION })}>
      {(data) => (
        <>
          <h1>{data.title}</h1>
          <p className={parts.description}>
            {data.answer.map(({ text, strong }) => (strong ? <strong key={text}>{text}</strong> : text))}
          </p>
          {data.reliability !== '' && <Note kind="remark" text={data.reliability} />}
          {data.engines.length > 0 && (
            <>
              <h2 id="speedup">Speedup by suite and data size</h2>
              <Metrics metrics={data.metrics} page={data} />
              <h2 id="engines">Engine by engine</h2>
              <Engines engines={data.engines} />
            </>
          )}
          <Lines lines={data.more} />
        </>
      )}
    </InlineDataPage>
  );
}

function Engines({ engines }: Pick<HistoryIndexData, 'engines'>) {
  return (
    <>
      <RoleTable className={`${styles.engines} ${layout.stacked}`} caption="Engine by engine">
        <RoleHead columns={[{ name: 'Engine' }, ...COLUMNS.map(([, name]) => ({ name }))]} />
        <RoleGroup>
          {engines.map((engine) => (
            <RoleRow key={engine.path}>
              <RoleRowHead>
                <SiteLink to={engine.path}>{engine.name}</SiteLink>
              </RoleRowHead>
              {COLUMNS.map(([key, name]) => (
                <RoleCell key={key} data-column={key} data-label={name}>
                  {engine[key]}
                </RoleCell>
              ))}
            </RoleRow>
          ))}
        </RoleGroup>
      </RoleTable>
      <p className={parts.footnote}>
        The three metrics are total time, geometric mean, and median. The page of an engine lists every round, and what
        changed between two of them, query by query.
      </p>
    </>
  );
}
