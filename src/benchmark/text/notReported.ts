import type { Suite } from '../model/resultSet';
import { formatNumber } from './numbers';

/** Text for a setting that its publisher does not report. */
export const NOT_REPORTED = 'not reported';

/** A setting's value as text, numbers with thousands commas; "not reported" for 'unknown'. */
export function reportedText(value: string | number): string {
  if (value === 'unknown') return NOT_REPORTED;
  return typeof value === 'number' ? formatNumber(value) : value;
}

/** An amount of memory in GB; "not reported" for 'unknown'. */
export function gigabytes(value: string | number): string {
  return typeof value === 'number' ? `${formatNumber(value)}\u202FGB` : reportedText(value);
}

/** The query version, "4.0"; `otherwise` if its source does not report it. */
export function reportedVersion({ queryVersion }: Pick<Suite, 'queryVersion'>, otherwise = NOT_REPORTED): string {
  return queryVersion === 'unknown' ? otherwise : queryVersion;
}

/** "query version 4.0", "query version not reported". */
export function queryVersionText(suite: Pick<Suite, 'queryVersion'>): string {
  return `query version ${reportedVersion(suite)}`;
}
