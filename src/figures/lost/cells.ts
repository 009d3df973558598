import { markOf } from '../../benchmark/model/verdictMark';
import { formatNumber, formatSigned } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import type { LostRow, LostSpec } from './spec';

/** A query of the list as table cells. */
export type LostCells = ReturnType<typeof cellsOf>;

/** Number of rows that are always visible. */
const OPEN = 8;

function percent(share: number): string {
  return `${Math.round(1000 * share) / 10}%`;
}

function cellsOf(row: LostRow, low: number, high: number) {
  const span = high - low || 1;
  const { changeS, verdict } = row;
  return {
    query: row.query,
    baseline: formatNumber(row.baselineS, 2),
    candidate: formatNumber(row.candidateS, 2),
    change: formatSigned(changeS, 2),
    /** The bar from the zero line, as CSS lengths. */
    bar: { left: percent((Math.min(0, changeS) - low) / span), width: percent(Math.abs(changeS) / span) },
    speedup: formatNumber(row.speedup, 2),
    verdict,
    mark: markOf(verdict),
    word: VERDICT_WORDS[verdict],
    differs: row.differs,
  };
}

/** Visible rows, the rest, and the position of the bars' zero line. */
export function lostCells({ rows }: LostSpec): { open: LostCells[]; rest: LostCells[]; zero: string } {
  const changes = rows.map(({ changeS }) => changeS);
  const [low, high] = [Math.min(0, ...changes), Math.max(0, ...changes)];
  const cells = rows.map((row) => cellsOf(row, low, high));
  return {
    open: cells.slice(0, OPEN),
    rest: cells.slice(OPEN),
    zero: percent(-low / (high - low || 1)),
  };
}
