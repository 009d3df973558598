import { formatField } from '../../../benchmark/text/fields';
import type { ReportData } from '../../report/report';
import { valueAt } from '../../report/values';

interface Props {
  data: ReportData;
  /** Path in the report's headline, or `queries.q93.candidate_s`; published comparisons: `main.totals.candidate_s`. */
  of: string;
}

/** A number in prose, with its unit. Throws for an unknown path. */
export default function Value({ data, of }: Props) {
  const value = valueAt(data, of);
  if (value === undefined) {
    const known = ['a field of headline.json', 'queries.<q>.<field>', ...Object.keys(data.texts)].join(', ');
    throw new Error(`unknown value: ${of} (report ${data.report.id}; known: ${known})`);
  }
  return formatField(of, value);
}
