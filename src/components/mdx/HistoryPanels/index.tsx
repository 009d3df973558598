import { Fragment } from 'react';
import type { HistoryPanel, HomeHistory } from '../../../benchmark/pages/home/histories';
import type { OverviewData } from '../../../benchmark/pages/home/overview';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

/** How the releases of the engine that was measured most often changed. Nothing if there are too few. */
export default function HistoryPanels({ data: { history } }: { data: Pick<OverviewData, 'history'> }) {
  if (!history) return null;
  return (
    <section className={styles.section}>
      <h2 id="history">{history.question}</h2>
      <p className={styles.caption}>
        Speedup of each release over vanilla Spark in the same round, total time, log scale. Hollow: each query ran
        once, or iterations not reported. Dotted: machine or executors changed.
      </p>
      <div className={styles.panels}>
        {history.panels.map((panel) => (
          <Panel key={panel.title} panel={panel} ticks={history.ticks} />
        ))}
      </div>
      <p className={styles.more}>
        <SiteLink to={history.path}>History of {history.name}</SiteLink>
        <SiteLink to="/history/" orNothing>
          History of all engines
        </SiteLink>
      </p>
    </section>
  );
}

interface Props {
  panel: HistoryPanel;
  ticks: HomeHistory['ticks'];
}

function Panel({ panel: { title, note, points }, ticks }: Props) {
  const words = points.map(({ release, value }) => `${release} ${value}`).join(', ');
  return (
    <figure className={styles.panel} data-many={points.length > 6} style={{ flexGrow: points.length }}>
      <figcaption>
        <h3>{title}</h3>
        <p className={styles.note}>{note}</p>
      </figcaption>
      <div className={styles.plot} role="img" aria-label={words}>
        {ticks.map(({ label, at }) => (
          <span key={label} className={styles.tick} data-base={at === ticks[0]?.at} style={{ top: `${at}%` }}>
            {label}
          </span>
        ))}
        <Lines points={points} />
        {points.map((point, index) => (
          <Fragment key={point.release}>
            {(index === 0 || index === points.length - 1) && (
              <strong
                className={styles.value}
                data-last={index > 0}
                data-low={point.y > 70}
                style={{ left: `${point.x}%`, top: `${point.y}%` }}
              >
                {point.value}
              </strong>
            )}
            <span className={styles.release} data-odd={index % 2 === 1} style={{ left: `${point.x}%` }}>
              {point.label}
            </span>
          </Fragment>
        ))}
      </div>
    </figure>
  );
}

function Lines({ points }: Pick<HistoryPanel, 'points'>) {
  return (
    <svg width="100%" height="100%" aria-hidden="true" focusable="false">
      {points.slice(1).map((point, index) => (
        <line
          key={point.release}
          className={point.joined ? styles.solid : styles.dotted}
          x1={`${points[index]?.x}%`}
          y1={`${points[index]?.y}%`}
          x2={`${point.x}%`}
          y2={`${point.y}%`}
        />
      ))}
      {points.map(({ release, x, y, single }) => (
        <circle key={release} className={single ? styles.hollow : styles.filled} cx={`${x}%`} cy={`${y}%`} r="4" />
      ))}
    </svg>
  );
}
