import { type ReactNode, useState } from 'react';
import type { FigureText, Panel } from '../../../benchmark/model/figure';
import { markOf } from '../../../benchmark/model/verdictMark';
import DataTable from '../../table/DataTable';
import ScrollBox from '../../ui/ScrollBox';
import FigureFooter from '../FigureFooter';
import type { Problem } from '../ProblemLink/problem';
import VerdictKey from '../VerdictKey';
import FigureFrame from './FigureFrame';
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

/** A longer table shows its first rows until the reader opens it: seven per-minute tables were a third of a page. */
const MANY_ROWS = 50;
const FIRST_ROWS = 12;

interface FigureTableProps {
  figure: FigureText;
  queryLink?: (query: string) => string | undefined;
  /** True if the reader opened the table. */
  asked: boolean;
  /** True if no rows are rendered before that. */
  late: boolean;
}

/** The table that replaces a figure's charts. Without scripts, a long table links to all of its rows. */
function FigureTable({ figure: { title, table }, queryLink, asked, late }: FigureTableProps) {
  const isLong = table.rows.length > MANY_ROWS;
  const shown = asked || !isLong ? table : { ...table, rows: table.rows.slice(0, FIRST_ROWS) };
  return (
    <ScrollBox className={styles.table} label={`Table: ${title}`}>
      {isLong && !asked && !late && (
        <p className={styles.note}>
          First {FIRST_ROWS} of {table.rows.length} rows. Download the CSV file for all rows.
        </p>
      )}
      {(asked || !late) && <DataTable table={shown} caption={title} queryLink={queryLink} />}
    </ScrollBox>
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
  /** URL of a query's page, for its name in the table and its point in the chart. */
  queryLink?: (query: string) => string | undefined;
  /** True to render the table on demand: a figure made by scripts needs no table without scripts. */
  lateTable?: boolean;
}

/** A figure: title (the result), caption, key, charts, notes, and a footer with sources, table, and files. */
export default function Figure(props: Props) {
  const { figure, files, problem, queryLink, lateTable = false } = props;
  const [asked, setAsked] = useState(false);
  return (
    <FigureFrame title={figure.title} caption={figure.caption} className={styles.figure}>
      {figure.key && <VerdictKey entries={figure.key} />}
      <div className={styles.body}>
        <Panels {...props} />
        <FigureTable figure={figure} queryLink={queryLink} asked={asked} late={lateTable} />
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
