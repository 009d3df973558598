import { kindOf, type LogSpec } from '../../../figures';
import type { Table } from '../../model/table';
import { NO_TABLE } from './figureText';

/** The table of a figure of event logs: what its CSV file and its embed hold. Apart from what pages import, since it knows every kind. */
export function logTable(spec: LogSpec): Table {
  return kindOf(spec).csv?.(spec) ?? NO_TABLE;
}
