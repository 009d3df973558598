import type { ReactNode } from 'react';
import { formatField } from '../../benchmark/format';
import type { ReportData } from '../../benchmark/page';
import { valueAt } from '../../benchmark/values';

interface Props {
  data: ReportData;
  /** A dotted path in the report's headline, or `queries.q93.candidate_s`. */
  of: string;
}

/** A computed number in prose, with its unit. Throws for a path that leads to no value. */
export default function Value({ data, of }: Props): ReactNode {
  const value = valueAt(data, of);
  if (value === undefined) {
    throw new Error(
      `unknown value: ${of} (report ${data.report.id}; known: a field of headline.json or queries.<q>.<field>)`,
    );
  }
  return formatField(of, value);
}
