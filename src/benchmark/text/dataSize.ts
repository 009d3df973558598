import { isTpcTitle, suiteTitle } from '../model/queries';
import type { Suite } from '../model/resultSet';
import { formatNumber } from './numbers';

/** "3 TB" for scale factor 3000, "100 GB" for 100; the scale factor of a suite whose unit no standard defines. */
export function sizeText(suite: Suite): string {
  const { scaleFactor } = suite;
  if (!isTpcTitle(suiteTitle(suite))) return `scale factor ${scaleFactor}`;
  return scaleFactor >= 1000 ? `${formatNumber(scaleFactor / 1000)}\u202FTB` : `${scaleFactor}\u202FGB`;
}

/** ", iceberg"; '' for Parquet, the format of all others. */
export function formatMark({ tableFormat }: Pick<Suite, 'tableFormat'>): string {
  return tableFormat === 'parquet' ? '' : `, ${tableFormat}`;
}

/** "TPC-DS at 3 TB", with the table format unless it is Parquet. */
export function suiteAtSize(suite: Suite): string {
  return `${suiteTitle(suite)} at ${sizeText(suite)}${formatMark(suite)}`;
}
