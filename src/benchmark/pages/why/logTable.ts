import { kindOf, type LogSpec } from '../../../figures';
import type { Table } from '../../model/table';
import { NO_TABLE } from './figureText';

/** Table of a figure of event logs, for its CSV file and embed. Not for pages, because it imports every kind. */
export function logTable(spec: LogSpec): Table {
  return kindOf(spec).csv?.(spec) ?? NO_TABLE;
}
