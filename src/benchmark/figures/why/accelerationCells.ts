import { MISSING } from '../../text/cells';
import { formatQueries, formatSeconds } from '../../text/numbers';
import type { AccelerationRow, AccelerationSpec } from './acceleration';
import { fellBackText, reasonsText, shareOf } from './accelerationText';

/** A query's share as the cells of a table. */
export type AccelerationCells = ReturnType<typeof cellsOf>;

/** So many rows stand open. */
const OPEN = 8;

function timeText({ time }: AccelerationRow): string {
  if (!time) return MISSING;
  const partly = time.partlyS >= 0.05 ? `; ${formatSeconds(time.partlyS)} in mixed stages` : '';
  return `${formatSeconds(time.wholeS)} of ${formatSeconds(time.runS)}${partly}`;
}

function cellsOf(row: AccelerationRow) {
  return {
    query: row.query,
    /** Of the filled part of the bar, as a length of CSS. */
    width: `${Math.round(1000 * shareOf(row)) / 10}%`,
    count: `${row.accelerated} of ${row.counted}`,
    fellBack: fellBackText(row),
    reasons: reasonsText(row),
    /** "13.0 s of 13.2 s, 0.1 s in both". */
    time: timeText(row),
    transitions: row.transitions,
  };
}

function transitionsText(rows: readonly AccelerationRow[]): string {
  const counts = rows.map(({ transitions }) => transitions);
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  if (low === high) return `${low} ${low === 1 ? 'transition' : 'transitions'} each`;
  return `${low} to ${high} transitions`;
}

/** The rows of the figure: those that fell back, the first of them open; of several queries the others in one sentence. */
export function accelerationCells({ rows, engine }: AccelerationSpec) {
  if (rows.length === 1) return { rows: rows.map(cellsOf), rest: [], others: '' };
  const partly = rows.filter(({ fellBack }) => fellBack.length > 0).map(cellsOf);
  const whole = rows.filter(({ fellBack }) => fellBack.length === 0);
  const which = partly.length === 0 ? 'All' : 'The other';
  const others =
    whole.length === 0
      ? ''
      : `${which} ${formatQueries(whole.length)}: all operators in ${engine}, ${transitionsText(whole)}.`;
  return { rows: partly.slice(0, OPEN), rest: partly.slice(OPEN), others };
}
