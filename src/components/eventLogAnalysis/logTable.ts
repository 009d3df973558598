import type { Table } from '../../benchmark/model/table';
import { kindOf } from '../../figures';
import { NO_TABLE } from './figureText';
import type { LogSpec } from './types';

/** Table of a figure of event logs, for its CSV file and embed. Not for components, because it imports every kind. */
export function logTable(spec: LogSpec): Table {
  return kindOf(spec).csv?.(spec) ?? NO_TABLE;
}
