import { isTpcTitle, suiteTitle } from '../model/queries';
import type { Suite } from '../model/resultSet';
import { capitalise } from './names';
import { reportedText } from './notReported';
import { formatNumber } from './numbers';

/** The scale factor of a custom suite if none is given: its data are not generated and have one size. */
export const ONE_SIZE = 1;

const isOfTpc = (suite: Suite) => isTpcTitle(suiteTitle(suite));

/** True for a custom suite without a size. */
export function hasOneSize(suite: Suite): boolean {
  return suite.scaleFactor === ONE_SIZE && !isOfTpc(suite);
}

/** "3 TB" for scale factor 3000, "100 GB" for 100; "full size" for a custom suite without a size. */
export function sizeText(suite: Suite): string {
  const { scaleFactor } = suite;
  if (hasOneSize(suite)) return 'full size';
  return scaleFactor >= 1000 ? `${formatNumber(scaleFactor / 1000)}\u202FTB` : `${scaleFactor}\u202FGB`;
}

/** "scale factor 3000"; the size of a custom suite, because scale factors are of TPC. */
export function scaleText(suite: Suite): string {
  return isOfTpc(suite) ? `scale factor ${suite.scaleFactor}` : sizeText(suite);
}

/** The size as a setting: "Scale factor" and "3000", for a custom suite "Data size" and "500 GB". */
export function sizeSetting(suite: Suite): [name: string, value: string] {
  return isOfTpc(suite) ? ['Scale factor', String(suite.scaleFactor)] : ['Data size', sizeText(suite)];
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

/** "TPC-DS at 3 TB", of any table format; a custom suite without a size has none. */
export function suiteAtPlainSize(suite: Suite): string {
  return `${suiteTitle(suite)}${hasOneSize(suite) ? '' : ` at ${sizeText(suite)}`}`;
}

/** "TPC-DS at 3 TB, Iceberg", without the table format if it is Parquet. */
export function suiteAtSize(suite: Suite): string {
  return `${suiteAtPlainSize(suite)}${formatMark(suite)}`;
}
