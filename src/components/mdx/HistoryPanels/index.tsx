import LiveChartBox from '../../figure/ChartBox/LiveChartBox';
import type { OverviewData } from '../../home/overview';
import SiteLink from '../../ui/SiteLink';
import Strong from '../../ui/Strong';
import styles from './styles.module.css';

/** Speedup history of the engine with the most comparisons. Nothing if there are too few. */
export default function HistoryPanels({ data: { history } }: { data: Pick<OverviewData, 'history'> }) {
  if (!history) return null;
  return (
    <section>
      <h2 id="history">{history.question}</h2>
      <p className={styles.answer}>
        <Strong parts={history.answer} />
      </p>
      <p className={styles.caption}>{history.caption}</p>
      <LiveChartBox kind="history" chart={history.chart} label={history.label} />
      <p className={styles.more}>
        <SiteLink to={history.path}>History of {history.name}</SiteLink>
        <SiteLink to="/history/" orNothing>
          History of all engines
        </SiteLink>
      </p>
    </section>
  );
}
