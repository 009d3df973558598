import type { Strip as StripData, StripRow } from '../../../benchmark/model/figure';
import { markOf } from '../../../benchmark/model/verdictMark';
import { figureWord } from '../../../benchmark/text/cells';
import { capitalise } from '../../../benchmark/text/names';
import { formatSpeedup } from '../../../benchmark/text/numbers';
import scale from '../../../css/scale.module.css';
import RoleTable, { RoleCell, RoleGroup, RoleHead, RoleRow, RoleRowHead } from '../../table/RoleTable';
import TickLabels from '../../ui/TickLabels';
import Key from './Key';
import Plot from './Plot';
import styles from './styles.module.css';

/** The heads of the columns, which the key above says for those who see it. */
const COLUMNS = [
  { name: 'Value', className: styles.valueHead, isHidden: true },
  { name: 'Metric', isHidden: true },
  { name: 'Speedup, × (log scale)', className: styles.plotHead, isHidden: true },
  { name: '95% intervals', className: styles.intervalHead, isHidden: true },
];

/** The three headline figures as rows of one table on one shared scale (a forest plot), below the questions that its intervals answer. */
export default function Strip({ strip }: { strip: StripData }) {
  return (
    <>
      <Key questions={strip.questions} />
      <RoleTable className={styles.strip} caption="The three headline metrics with their intervals">
        <RoleHead columns={COLUMNS} />
        <RoleGroup>
          {strip.rows.map((row) => (
            <Row key={row.name} row={row} strip={strip} />
          ))}
        </RoleGroup>
        <tfoot aria-hidden="true">
          <Scale strip={strip} />
        </tfoot>
      </RoleTable>
    </>
  );
}

function Row({ row, strip }: { row: StripRow; strip: StripData }) {
  const { figure, verdict, repeatText, mixText } = row;
  return (
    <RoleRow data-verdict={verdict === null ? 'none' : markOf(verdict)}>
      <RoleCell className={styles.value}>{formatSpeedup(figure.speedup)}</RoleCell>
      <RoleRowHead className={styles.name}>
        {row.name}
        <span className={styles.detail}>{row.detail}</span>
      </RoleRowHead>
      <RoleCell className={styles.plot}>
        <Plot row={row} band={strip.band} grid={strip.ticks.map((tick) => tick.at)} />
      </RoleCell>
      <RoleCell className={styles.interval}>
        {repeatText !== '' && (
          <>
            <span className={styles.narrowOnly}>95% CI: </span>
            <strong className={styles.range}>{repeatText}</strong>{' '}
          </>
        )}
        <span className={`verdict-word ${styles.verdict}`}>{figureWord({ ...figure, verdict })}</span>
        <span className={styles.mix}>
          <span className={styles.narrowOnly}>Query mix: </span>
          {mixText}
          <span className={styles.wideOnly}> query mix</span>
          <span className={styles.narrowOnly}>, no verdict</span>
        </span>
      </RoleCell>
    </RoleRow>
  );
}

/** The scale below the last row; the marks above carry their numbers in words, so it is hidden from screen readers. */
function Scale({ strip }: { strip: StripData }) {
  return (
    <tr className={styles.scale}>
      <td className={styles.blank} />
      <td className={styles.about}>Speedup, × (log scale). Gray band: within 5% of 1×.</td>
      <td className={styles.plot}>
        <div className={scale.ticks}>
          <TickLabels ticks={strip.ticks} />
        </div>
        <div className={styles.ends}>
          <span>← {capitalise(strip.names.baseline)} faster</span>
          <span>{capitalise(strip.names.candidate)} faster →</span>
        </div>
      </td>
      <td className={styles.blank} />
    </tr>
  );
}
