import { splitLead } from '../../../benchmark/text/lead';
import LiveChartBox from '../../figure/ChartBox/LiveChartBox';
import type { OverviewData } from '../../home/overview';
import SiteLink from '../../ui/SiteLink';
import styles from '../HistoryPanels/styles.module.css';

/** Every release of every engine, with a link to its page. Nothing if none was measured with vanilla Spark. */
export default function ReleasesFigure({ data: { releases } }: { data: Pick<OverviewData, 'releases'> }) {
  if (!releases) return null;
  const { title, path, chart, result, caption, label } = releases;
  return (
    <section>
      <h2 id="releases">{title}</h2>
      <p className={styles.result}>{result}</p>
      <p className={styles.caption}>
        {splitLead(caption).lead}{' '}
        <SiteLink to={path} orNothing>
          How to read the marks
        </SiteLink>
      </p>
      <LiveChartBox kind="engines" chart={chart} label={label} />
      <p className={styles.more}>
        <SiteLink to={path} orNothing>
          All engines, by size and by pattern of the query
        </SiteLink>
      </p>
    </section>
  );
}
