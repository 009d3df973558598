import type { AnswerRow, AnswersSpec } from '../../../benchmark/figures/answers';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import IntervalPlot, { type Size } from '../../ui/IntervalPlot';
import TickLabels from '../../ui/TickLabels';
import styles from './marks.module.css';

const CLEAR: Size = { height: 24, radius: 4.5, cap: 0, line: 2 };
const NO_VERDICT: Size = { height: 24, radius: 2.5, cap: 0, line: 1.5 };

interface Props {
  rows: readonly AnswerRow[];
  ticks: AnswersSpec['ticks'];
}

/** The three estimates on one scale: name, interval, value. */
export default function Marks({ rows, ticks }: Props) {
  return (
    <div className={styles.marks}>
      {rows.map((row) => (
        <Row key={row.name} row={row} ticks={ticks} />
      ))}
      <span className={styles.row} aria-hidden="true">
        <span className={styles.scale}>
          <TickLabels ticks={ticks} />
        </span>
      </span>
    </div>
  );
}

function Row({ row: { name, mark, verdict, value, interval, over }, ticks }: { row: AnswerRow } & Omit<Props, 'rows'>) {
  const word = over === 'queries' ? 'rerun unknown' : VERDICT_WORDS[verdict ?? 'unclear'];
  return (
    <span className={styles.row}>
      <span className={styles.name}>{name} </span>
      <span>
        <IntervalPlot
          mark={mark}
          verdict={verdict ?? 'none'}
          grid={ticks.map(({ at }) => at)}
          size={verdict === null ? NO_VERDICT : CLEAR}
        />
      </span>
      <span className={styles.value} data-verdict={verdict === null ? 'none' : 'some'}>
        {value}
      </span>
      <span className={styles.interval}>
        {interval}
        <span className="visually-hidden">, {verdict === null ? 'no verdict' : word}. </span>
      </span>
    </span>
  );
}
