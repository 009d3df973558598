import type { Column } from '../../../benchmark/model/table';
import { columnHead } from '../../../benchmark/text/cells';
import styles from './styles.module.css';

const CLASSES: Partial<Record<Column['kind'], string | undefined>> = {
  number: styles.number,
  given: styles.number,
  signed: styles.number,
  range: styles.number,
  spread: styles.spread,
};

/** Class that aligns a column: numbers to the right, text to the left. */
export function alignment({ kind }: Column): string | undefined {
  return CLASSES[kind] ?? styles.text;
}

/** Unit of a column behind its values, with a space unless it is a sign: "\u202Fs", "×"; '' for a plain number. */
export function unitText({ unit }: Column): string {
  if (unit === '' || unit === 'queries' || unit === 'count') return '';
  return unit === '×' || unit === '%' ? unit : `\u202F${unit}`;
}

/** Header of a column; its unit stays on the line of the last word. */
export function headText(column: Column): string {
  return columnHead(column).replace(/ (?=\([^)]*\)$)/, '\u00A0');
}
