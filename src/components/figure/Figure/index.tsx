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
  /** The reader asks for the table. */
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
            autoComplete="off"
            onChange={onTable}
            // Ticked before scripts ran, so without an event.
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

/** Of a table with more rows than these, a page holds the first few until a reader asks for it: seven tables of every minute were a third of one. */
const MANY_ROWS = 50;
const FIRST_ROWS = 12;

interface FigureTableProps {
  figure: FigureText;
  queryLink?: (query: string) => string | undefined;
  /** Whether a reader has asked for the table. */
  asked: boolean;
  /** Make none of it before that. */
  late: boolean;
}

/** The table that takes the place of a figure's charts. Without scripts a long one says where all of its rows are. */
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
  /** The chart of a panel at its place. */
  chart: (panel: Panel) => ReactNode;
  /** Links to the figure's files. */
  files: ReactNode;
  /** What a reader's report of a wrong number is prefilled with. */
  problem: Problem;
  /** The address of a query's page, for its name in the table and its point in the chart. */
  queryLink?: (query: string) => string | undefined;
  /** Make the table only when it is asked for: where scripts have made the figure, it needs none to show it. */
  lateTable?: boolean;
}

/** A figure: title (the result), caption, key, charts, notes, and a footer with its sources, its table and its files. */
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
