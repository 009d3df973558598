import type { ReactNode } from 'react';
import { formatField } from '../../benchmark/format';
import { valueAt } from '../../benchmark/values';
import { isSummary, type ReportPage } from '../reportPage';

interface Props {
  data: ReportPage;
  /** A dotted path in the report's headline, or `queries.q93.candidate_s`; of published summaries `main.totals.candidate_s`. */
  of: string;
}

/** A number in prose, with its unit. Throws for a path that leads to no value. */
export default function Value({ data, of }: Props): ReactNode {
  const text = valueText(data, of);
  if (text === undefined) {
    const known = isSummary(data)
      ? Object.keys(data.values).join(', ')
      : 'a field of headline.json or queries.<q>.<field>';
    throw new Error(`unknown value: ${of} (report ${data.report.id}; known: ${known})`);
  }
  return text;
}

function valueText(data: ReportPage, of: string): string | undefined {
  if (isSummary(data)) return data.values[of];
  const value = valueAt(data, of);
  return value === undefined ? undefined : formatField(of, value);
}
