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
  { name: 'engine', label: 'Engine', hint: 'native Spark' },
  { name: 'engine-version', label: 'Version of the engine', hint: '3.5.8, or unknown' },
  {
    name: 'suite',
    label: 'Suite',
    choices: [
      { value: 'tpcds', label: 'TPC-DS, 103 queries' },
      { value: 'tpch', label: 'TPC-H, 22 queries' },
    ],
  },
  { name: 'query-version', label: 'Version of the queries', hint: '4.0, or unknown' },
  { name: 'scale-factor', label: 'Scale factor, GB', hint: '1000' },
  { name: 'table-format', label: 'Table format', hint: 'parquet' },
  {
    name: 'statistic',
    label: 'The time of a query is',
    choices: [
      NOT_SAID,
      { value: 'median', label: 'the median of the iterations' },
      { value: 'mean', label: 'their mean' },
      { value: 'min', label: 'the fastest' },
      { value: 'single', label: 'that of a single run' },
    ],
  },
  { name: 'iterations', label: 'Timed iterations', hint: '5, or unknown' },
  { name: 'warmup', label: 'Warm-up iterations', hint: '1, or empty for not known' },
  { name: 'column', label: 'Which engine of the file' },
  { name: 'side', label: 'Side of the report' },
  { name: 'format', label: 'Format of the file' },
  { name: 'id', label: 'Id of the set', hint: 'made from the answers' },
  {
    name: 'harness',
    label: 'What timed the queries',
    hint: 'NAME@VERSION; needed where the version of the queries is unknown',
  },
  { name: 'date', label: 'First published on', hint: '2026-04-29; empty: today' },
  { name: 'source-title', label: 'Title of the source', hint: 'empty: published here first' },
  { name: 'source-url', label: 'Its address', hint: 'https://…' },
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
