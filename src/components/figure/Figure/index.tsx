import { type ReactNode, useState } from 'react';
import type { FigureText, Panel } from '../../../benchmark/model/figure';
import { markOf } from '../../../benchmark/model/verdictMark';
import { firstRows } from '../../../figures/shared/tableView';
import LivePart from '../../ui/LivePart';
import SiteLink from '../../ui/SiteLink';
import FigureFooter from '../FigureFooter';
import type { Problem } from '../ProblemLink/problem';
import VerdictKey from '../VerdictKey';
import FigureFrame from './FigureFrame';
import FigureTable, { isLong } from './FigureTable';
import styles from './styles.module.css';

interface ChartFooterProps {
  figure: FigureText;
  files: ReactNode;
  problem: Problem;
  /** Called when the reader opens the table. */
  onTable: () => void;
}

/** The footer of a figure. "Table" is a checkbox, so that it swaps chart and table without scripts too. */
function ChartFooter({ figure, files, problem, onTable }: ChartFooterProps) {
  return (
    <FigureFooter
      statement={figure.statement}
      sources={figure.sources}
      problem={{ ...problem, what: figure.title }}
      action={
        <label className={styles.action}>
          <input
            type="checkbox"
            className={`visually-hidden ${styles.toggle}`}
            aria-label={`Table: ${figure.title}`}
            onChange={onTable}
            // The box may have been checked before scripts ran, without an event.
            ref={(box) => {
              if (box?.checked) onTable();
            }}
          />
          Table
        </label>
      }
    >
      {files}
    </FigureFooter>
  );
}

interface Props {
  figure: FigureText;
  /** The chart of a panel. */
  chart: (panel: Panel) => ReactNode;
  /** Links to the figure's files. */
  files: ReactNode;
  /** Prefilled content of a problem report. */
  problem: Problem;
  /** URL of a query's page, with * for its name, for the table; absent for none. */
  queryUrl?: string | undefined;
  /** True to render the table on demand: a figure made by scripts needs no table without scripts. */
  lateTable?: boolean;
  /** Path of a CSV file with the numbers of all queries; absent if the reader’s browser makes it. */
  csv?: string;
}

/** A figure: title (the result), caption, key, charts, notes, and a footer with sources, table, and files. */
export default function Figure(props: Props) {
  const { figure, files, problem, queryUrl, csv, lateTable: late = false } = props;
  const [asked, setAsked] = useState(false);
  const { title, leftOut } = figure;
  const table = firstRows(figure.table);
  const whole = table === figure.table ? {} : { of: figure.table.rows.length, csv };
  const rows = { title, table, queryUrl, late, ...whole };
  const link = leftOut !== undefined && csv !== undefined && <SiteLink to={csv}>CSV</SiteLink>;
  const caption = link ? (
    <>
      {figure.caption} {link}
    </>
  ) : (
    figure.caption
  );
  const shown = <FigureTable {...rows} asked={asked} />;
  return (
    <FigureFrame title={title} caption={caption} className={styles.figure}>
      {figure.key && <VerdictKey entries={figure.key} />}
      <div className={styles.body}>
        <Panels {...props} />
        {isLong(table) ? (
          <LivePart name="table" props={{ ...rows, asked: true }}>
            {shown}
          </LivePart>
        ) : (
          shown
        )}
      </div>
      {figure.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <ChartFooter figure={figure} files={files} problem={problem} onTable={() => setAsked(true)} />
    </FigureFrame>
  );
}

function Panels({ figure: { panels }, chart }: Pick<Props, 'figure' | 'chart'>) {
  return (
    <div className={`${styles.charts} ${panels.length === 1 ? '' : styles.pair}`}>
      {panels.map((panel) => (
        <div key={panel.chart} className={styles.panel}>
          {panel.heading !== '' && (
            <p className={styles.heading} data-verdict={panel.verdict === null ? 'none' : markOf(panel.verdict)}>
              {panel.heading}
            </p>
          )}
          {chart(panel)}
        </div>
      ))}
    </div>
  );
}
