import { isTpcTitle, suiteTitle } from '../model/queries';
import type { Suite } from '../model/resultSet';
import { formatNumber } from './numbers';

/** "3 TB" for scale factor 3000, "100 GB" for 100; the scale factor of a suite whose unit no standard defines. */
export function sizeText(suite: Suite): string {
  const { scaleFactor } = suite;
  if (!isTpcTitle(suiteTitle(suite))) return `scale factor ${scaleFactor}`;
  return scaleFactor >= 1000 ? `${formatNumber(scaleFactor / 1000)}\u202FTB` : `${scaleFactor}\u202FGB`;
}

/** "TPC-DS at 3 TB"; the scale factor of a suite whose unit no standard defines; the table format unless it is Parquet. */
export function suiteAtSize(suite: Suite): string {
  const format = suite.tableFormat === 'parquet' ? '' : `, ${suite.tableFormat}`;
  return `${suiteTitle(suite)} at ${sizeText(suite)}${format}`;
}
