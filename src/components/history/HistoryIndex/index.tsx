import layout from '../../../css/stacked.module.css';
import StaticPage from '../../page/StaticPage';
import RoleTable, { RoleCell, RoleGroup, RoleHead, RoleRow, RoleRowHead } from '../../table/RoleTable';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
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
    <StaticPage<HistoryIndexData> about={({ title }) => ({ title, description: DESCRIPTION })} needs={['title']}>
      {(data) => (process.env.KEEPS_HTML ? null : <Content data={data} />)}
    </StaticPage>
  );
}

function Content({ data }: { data: HistoryIndexData }) {
  const { title, answer, reliability, engines, metrics, more } = data;
  return (
    <>
      <h1>{title}</h1>
      <p className={parts.description}>
        <Strong parts={answer} />
      </p>
      {reliability !== '' && <Note kind="remark" text={reliability} />}
      {engines.length > 0 && (
        <>
          {metrics.figures.length > 0 && <h2 id="speedup">Speedup by suite and data size</h2>}
          <Metrics metrics={metrics} page={data} />
          <h2 id="engines">Engine by engine</h2>
          <Engines engines={engines} />
        </>
      )}
      <Lines lines={more} />
    </>
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
