import { resultSetPath } from '../../../benchmark/model/paths';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import { standaloneWords } from '../../../figures/shared/figureText';
import type { TimeBar, TimeGroup, TimePanel } from '../../../figures/times/spec';
import DrawnFiles from '../../figure/DrawnFiles';
import Figure from '../../figure/Figure';
import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import TickLabels from '../../ui/TickLabels';
import type { TimesData } from '../times';
import styles from './times.module.css';

/** Times of the query, one panel per baseline. */
export default function Times({ data: { figure, times, path, problem } }: { data: TimesData }) {
  const addressOf = useResolvePath();
  return (
    <div className={styles.panel}>
      <Figure
        figure={figure}
        chart={() => <Panels panels={times.panels} />}
        files={
          <DrawnFiles figure={figure} charts={[times]} meta={standaloneWords(times, times.published)} path={path}>
            <SiteLink to={`${path}times.csv`}>CSV</SiteLink>
          </DrawnFiles>
        }
        problem={problem}
        queryLink={(id) => addressOf(resultSetPath(id))}
      />
    </div>
  );
}

function Panels({ panels }: { panels: TimePanel[] }) {
  return (
    <div className={styles.panels}>
      {panels.map((panel) => (
        <section key={panel.id} aria-labelledby={panel.id}>
          <h2 id={panel.id} className={styles.size}>
            {panel.title}
          </h2>
          {panel.groups.map((group) => (
            <Group key={group.bars.map(({ id }) => id).join()} group={group} ticks={panel.ticks} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Group({ group: { anchor, note, baseAt, bars }, ticks }: { group: TimeGroup } & Pick<TimePanel, 'ticks'>) {
  return (
    <div id={anchor || undefined} className={styles.group}>
      <p className={styles.note}>{note}</p>
      <ul className={styles.bars}>
        {bars.map((bar) => (
          <Bar key={bar.id} bar={bar} />
        ))}
        <li className={styles.scale} aria-hidden="true">
          {ticks.map(({ at }) => (
            <span key={at} className={styles.line} style={{ left: `${at}%` }} />
          ))}
          <span className={styles.base} style={{ left: `${baseAt}%` }} />
          <TickLabels ticks={ticks} />
        </li>
      </ul>
    </div>
  );
}

/** A bar with its name and seconds, in the hue of its verdict if that is clear. */
function Bar({ bar: { engine, version, path, text, at, verdict, isBaseline } }: { bar: TimeBar }) {
  const isClear = verdict === 'faster' || verdict === 'slower';
  return (
    <li>
      <span className={styles.name}>
        {isBaseline ? engine : <strong>{engine}</strong>}
        <span>
          <SiteLink to={path}>{version}</SiteLink>
          {isClear && `, ${VERDICT_WORDS[verdict]}`}
        </span>
      </span>
      <span className={styles.track}>
        <span
          className={styles.bar}
          data-baseline={isBaseline || undefined}
          data-verdict={isClear ? verdict : undefined}
          style={{ width: `${at}%` }}
        />
        <strong style={{ left: `${at}%` }}>{text}</strong>
      </span>
    </li>
  );
}
