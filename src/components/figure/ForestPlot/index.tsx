import type { CSSProperties } from 'react';
import type { ForestSpec, StripRow } from '../../../benchmark/model/figure';
import { markOf } from '../../../benchmark/model/verdictMark';
import { capitalise } from '../../../benchmark/text/names';
import { formatSpeedup } from '../../../benchmark/text/numbers';
import { verdictWord } from '../../../benchmark/text/verdictWords';
import scale from '../../../css/scale.module.css';
import RoleTable, { RoleCell, RoleGroup, RoleHead, RoleRow, RoleRowHead } from '../../table/RoleTable';
import TickLabels from '../../ui/TickLabels';
import Key from './Key';
import Plot from './Plot';
import styles from './styles.module.css';

/** Column headers for screen readers. On screen, the marks make them unnecessary. */
const COLUMNS = [
  { name: 'Value', className: styles.valueHead, isHidden: true },
  { name: 'Metric', className: styles.nameHead, isHidden: true },
  { name: 'Speedup, × (log scale)', isHidden: true },
  { name: 'Verdict and 95% intervals', className: styles.verdictHead, isHidden: true },
];

/** The three headline metrics as rows of one table on one shared scale (a forest plot), with a key below. */
export default function ForestPlot({ strip }: { strip: ForestSpec }) {
  return (
    <>
      <RoleTable className={styles.strip} caption="The three headline metrics with their intervals">
        <RoleHead columns={COLUMNS} />
        <tbody aria-hidden="true">
          <Directions strip={strip} />
        </tbody>
        <RoleGroup>
          {strip.rows.map((row) => (
            <Row key={row.name} row={row} strip={strip} />
          ))}
        </RoleGroup>
        <tfoot aria-hidden="true">
          <tr className={styles.scale}>
            <td className={styles.blank} />
            <td className={styles.blank} />
            <td className={styles.plot}>
              <div className={scale.ticks}>
                <TickLabels ticks={strip.ticks} />
              </div>
            </td>
            <td className={styles.blank} />
          </tr>
        </tfoot>
      </RoleTable>
      <Key strip={strip} />
    </>
  );
}

/** The side that each direction favors, above the scale, in the color of the side. */
function Directions({ strip: { names, band } }: { strip: ForestSpec }) {
  return (
    <tr className={styles.directions}>
      <td className={styles.blank} />
      <td className={styles.blank} />
      <td className={styles.plot}>
        <div
          className={styles.ends}
          style={{ '--left': `${band.at}%`, '--right': `${band.at + band.width}%` } as CSSProperties}
        >
          <span data-verdict="slower">← {capitalise(names.baseline)} faster</span>
          <span data-verdict="faster">{capitalise(names.candidate)} faster →</span>
        </div>
      </td>
      <td className={styles.blank} />
    </tr>
  );
}

function Row({ row, strip }: { row: StripRow; strip: ForestSpec }) {
  const { figure, verdict, repeatText, decidingText } = row;
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
      <RoleCell className={styles.verdict}>
        <span className={`verdict-word ${styles.word}`}>{verdictWord(verdict)}</span>
        <span className={styles.range}>{decidingText} with reruns</span>
        {repeatText !== '' && <span className="visually-hidden"> {repeatText} over iterations</span>}
      </RoleCell>
    </RoleRow>
  );
}
