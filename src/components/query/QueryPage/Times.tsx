import type { CSSProperties } from 'react';
import { resultSetPath } from '../../../benchmark/model/paths';
import { countNoun } from '../../../benchmark/text/numbers';
import { verdictWord } from '../../../benchmark/text/verdictWords';
import fold from '../../../css/fold.module.css';
import { standaloneWords } from '../../../figures/shared/figureText';
import type { TimeBar, TimePanel } from '../../../figures/times/spec';
import DrawnFiles from '../../figure/DrawnFiles';
import Figure from '../../figure/Figure';
import LivePart from '../../ui/LivePart';
import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import TickLabels from '../../ui/TickLabels';
import type { TimesData } from '../times';
import styles from './times.module.css';

/** Times of the query, one panel per baseline. */
export default function Times({ data: { figure, times, notes, path, problem } }: { data: TimesData }) {
  const queryUrl = useResolvePath()(resultSetPath('*'));
  const meta = standaloneWords(times, times.published);
  const pictures = { figure: { panels: figure.panels }, charts: [times], meta, path };
  return (
    <div className={styles.panel}>
      <Figure
        figure={figure}
        chart={() => <Panels panels={times.panels} />}
        files={
          <>
            <LivePart name="pictures" props={pictures}>
              <DrawnFiles {...pictures} />
            </LivePart>
            <SiteLink to={`${path}times.csv`}>CSV</SiteLink>
          </>
        }
        problem={problem}
        queryUrl={queryUrl}
      />
      <details className={fold.part}>
        <summary>Machines, versions, and conflicts</summary>
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The first panels of the largest sizes; the others open from their number. */
function Panels({ panels }: { panels: TimePanel[] }) {
  const others = panels.filter(({ isShown }) => !isShown);
  return (
    <>
      <PanelGrid panels={panels.filter(({ isShown }) => isShown)} />
      {others.length > 0 && (
        <details className={fold.part}>
          <summary>{countNoun(others.length, 'other round')}</summary>
          <PanelGrid panels={others} />
        </details>
      )}
    </>
  );
}

function PanelGrid({ panels }: { panels: TimePanel[] }) {
  return (
    <div className={styles.panels} style={{ '--panels': panels.length } as CSSProperties}>
      {panels.map(({ id, anchor, title, note, ticks, baseAt, bars }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className={styles.size}>
            {title}
          </h2>
          <p id={anchor || undefined} className={styles.note}>
            {note}
          </p>
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
        </section>
      ))}
    </div>
  );
}

/** A bar with its name and seconds, in the paint of its evidence. */
function Bar({ bar: { engine, version, path, text, at, verdict, evidence } }: { bar: TimeBar }) {
  return (
    <li>
      <span className={styles.name}>
        {evidence ? <strong>{engine}</strong> : engine}
        <span>
          <SiteLink to={path}>{version}</SiteLink>
          {evidence && `, ${verdictWord(verdict)}`}
        </span>
      </span>
      <span className={styles.track}>
        <span
          className={styles.bar}
          data-verdict={evidence?.way}
          data-strength={evidence?.strength}
          style={{ width: `${at}%` }}
        />
        <strong style={{ left: `${at}%` }}>{text}</strong>
      </span>
    </li>
  );
}
