import { isTpcTitle, suiteTitle } from '../model/queries';
import type { Suite } from '../model/resultSet';
import { capitalise } from './names';
import { reportedText } from './notReported';
import { formatNumber } from './numbers';

/** "3 TB" for scale factor 3000, "100 GB" for 100; "scale factor 3" for a suite without a standard unit. */
export function sizeText(suite: Suite): string {
  const { scaleFactor } = suite;
  if (!isTpcTitle(suiteTitle(suite))) return `scale factor ${scaleFactor}`;
  return scaleFactor >= 1000 ? `${formatNumber(scaleFactor / 1000)}\u202FTB` : `${scaleFactor}\u202FGB`;
}

/** "Iceberg", "ORC", "not reported". */
export function tableFormatText({ tableFormat }: Pick<Suite, 'tableFormat'>): string {
  const text = reportedText(tableFormat);
  if (text !== tableFormat) return text;
  return text.length <= 3 ? text.toUpperCase() : capitalise(text);
}

/** ", Iceberg"; '' for Parquet, the usual format, and for an unknown format. */
export function formatMark(suite: Pick<Suite, 'tableFormat'>): string {
  return ['parquet', 'unknown'].includes(suite.tableFormat) ? '' : `, ${tableFormatText(suite)}`;
}

/** "TPC-DS at 3 TB", with the table format unless it is Parquet. */
export function suiteAtSize(suite: Suite): string {
  return `${suiteTitle(suite)} at ${sizeText(suite)}${formatMark(suite)}`;
}
