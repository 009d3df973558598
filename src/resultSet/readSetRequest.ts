import { FORMATS, type FormatId } from '../importers/formats';
import { SIDES } from '../importers/imported';
import { MEASURE_FORMATS } from '../importers/measureFormats';
import type { Reading } from './reading';
import type { SetRequest } from './request';

/** What the time of a query may be. */
export const STATISTICS = ['median', 'mean', 'min', 'single'] as const;

/** The options that are taken as they are, and what they are called in a request. */
const TEXTS = [
  ['title', 'title'],
  ['dateCommit', 'date-commit'],
  ['snapshot', 'snapshot'],
  ['licence', 'licence'],
  ['iterationsFile', 'iterations-file'],
  ['column', 'column'],
] as const;

/** Which format a file is to be read as, and which side of it; nothing where its own marks decide. */
function reader(reading: Reading): Pick<SetRequest, 'format' | 'side'> {
  const ids = [...FORMATS, ...MEASURE_FORMATS].map(({ id }) => id as FormatId);
  const [format, side] = [reading.known<FormatId>('format', ids), reading.known('side', SIDES)];
  return { ...(format ? { format } : {}), ...(side ? { side } : {}) };
}

/** What options say of a result set; `reading` keeps what is wrong with them. `suites` are those that results may be of. */
export function readSetRequest(reading: Reading, file: string, suites: readonly string[]): SetRequest {
  const request: SetRequest = {
    file,
    id: reading.required('id'),
    engine: reading.required('engine'),
    engineVersion: reading.required('engine-version'),
    statistic: reading.oneOf('statistic', STATISTICS),
    iterations: reading.iterations(),
    warmup: reading.warmup(),
    suite: reading.oneOf('suite', suites),
    queryVersion: reading.required('query-version'),
    scaleFactor: reading.number('scale-factor', /^\d+(\.\d+)?$/, 'a number of GB above 0'),
    tableFormat: reading.required('table-format'),
    conditions: reading.conditions(),
    notes: reading.notes(),
    ...reading.date(),
  };
  for (const [key, name] of TEXTS) {
    const value = reading.text(name);
    if (value !== undefined) request[key] = value;
  }
  const [source, harness] = [reading.source(), reading.harness()];
  return { ...request, ...(source ? { source } : {}), ...(harness ? { harness } : {}), ...reader(reading) };
}
