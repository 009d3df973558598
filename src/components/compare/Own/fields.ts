/** A question about a file, by the name that the answer has as an option of `npm run import`. */
export interface Field {
  name: string;
  label: string;
  hint?: string;
  choices?: readonly { value: string; label: string }[];
}

const NOT_SAID = { value: '', label: 'choose' };

/** All that can be asked of what was measured. */
const FIELDS: readonly Field[] = [
  { name: 'engine', label: 'Engine', hint: 'vanilla Spark' },
  { name: 'engine-version', label: 'Engine version', hint: '3.5.8, or unknown' },
  {
    name: 'suite',
    label: 'Suite',
    choices: [
      { value: 'tpcds', label: 'TPC-DS, 103 queries' },
      { value: 'tpch', label: 'TPC-H, 22 queries' },
    ],
  },
  { name: 'query-version', label: 'Query version', hint: '4.0, or unknown' },
  { name: 'scale-factor', label: 'Scale factor (GB)', hint: '1000' },
  { name: 'table-format', label: 'Table format', hint: 'parquet' },
  {
    name: 'statistic',
    label: 'Statistic of the query times',
    choices: [
      NOT_SAID,
      { value: 'median', label: 'median of the iterations' },
      { value: 'mean', label: 'mean of the iterations' },
      { value: 'min', label: 'fastest iteration' },
      { value: 'single', label: 'a single run' },
    ],
  },
  { name: 'iterations', label: 'Timed iterations', hint: '5, or unknown' },
  { name: 'warmup', label: 'Warm-up iterations', hint: '1, or empty if unknown' },
  { name: 'column', label: 'Engine in the file' },
  { name: 'side', label: 'Side of the report' },
  { name: 'format', label: 'File format' },
  { name: 'id', label: 'Result set ID', hint: 'generated from your answers' },
  {
    name: 'harness',
    label: 'Benchmark harness',
    hint: 'NAME@VERSION; required if the query version is unknown',
  },
  { name: 'date', label: 'First published on', hint: '2026-04-29; if empty: today' },
  { name: 'source-title', label: 'Source title', hint: 'if empty: first published here' },
  { name: 'source-url', label: 'Source URL', hint: 'https://…' },
  { name: 'license', label: 'License', hint: 'Apache-2.0' },
];

/** What only a contribution needs. */
export const FOR_CONTRIBUTION = ['id', 'source-title', 'source-url', 'date', 'license'];

/** The questions of these names, in their order, with what there is to choose from where the file says. */
export function fieldsOf(names: readonly string[], chosen: Readonly<Record<string, readonly string[]>>): Field[] {
  return names.flatMap((name) => {
    const field = FIELDS.find((one) => one.name === name);
    const own = chosen[name]?.map((value) => ({ value, label: value }));
    return field ? [own ? { ...field, choices: [NOT_SAID, ...own] } : field] : [];
  });
}
