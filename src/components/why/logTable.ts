import type { Table } from '../../benchmark/model/table';
import { kindOf } from '../../figures';
import { NO_TABLE } from './figureText';
import type { LogSpec } from './types';

/** The table of a figure of event logs: what its CSV file and its embed hold. Apart from what pages import, since it knows every kind. */
export function logTable(spec: LogSpec): Table {
  return kindOf(spec).csv?.(spec) ?? NO_TABLE;
}
