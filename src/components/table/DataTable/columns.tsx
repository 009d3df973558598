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

/** Header of a column; its unit stays on the line of the last word. */
export function headText(column: Column): string {
  return columnHead(column).replace(/, (?=[^,]*$)/, ',\u00A0');
}
