import { PUBLISHER_ROLES } from '../benchmark/schemas/words';
import { chosenUnit, UNIT_CHOICES } from '../importers/columnUnit';
import { FORMATS, type FormatId } from '../importers/formats';
import { GLUTEN_SIDES } from '../importers/imported';
import { MEASURE_FORMATS } from '../importers/measureFormats';
import type { LogSetRequest } from './eventLog/logSet';
import type { Reading } from './reading';
import type { SetRequest } from './request';

const STATISTICS = ['median', 'mean', 'min', 'single', 'unknown'] as const;

/** Options that are copied unchanged: the request's key and the option's name. */
const TEXTS = [
  ['title', 'title'],
  ['dateCommit', 'date-commit'],
  ['licence', 'license'],
  ['rerunOf', 'rerun-of'],
] as const;

/** The earlier name of the format `table-csv`. */
const EARLIER_CSV = 'long-csv';

/** The given format and side; empty if the file's content determines them. */
function reader(reading: Reading): Pick<SetRequest, 'format' | 'side'> {
  const ids = [...FORMATS, ...MEASURE_FORMATS].map(({ id }) => id);
  const [format, side] = [reading.known('format', [...ids, EARLIER_CSV]), reading.known('side', GLUTEN_SIDES)];
  const id = (format === EARLIER_CSV ? 'table-csv' : format) as FormatId | undefined;
  return { ...(id ? { format: id } : {}), ...(side ? { side } : {}) };
}

/** Columns and the unit that the user names for a CSV; empty if none is named. */
export function namedColumnsOf(reading: Reading): Pick<SetRequest, 'columns'> {
  const given = (name: string) => reading.text(name) ?? '';
  const [query, time] = [given('query-column'), given('time-column')];
  const [engine, iteration, unit] = [given('engine-column'), given('iteration-column'), given('time-unit')];
  const columns = { query, time, engine, iteration, unit, status: given('status-column') };
  if (unit !== '' && !chosenUnit(unit))
    reading.refuse('time-unit', `must be one of ${UNIT_CHOICES.join(', ')}, got ${JSON.stringify(unit)}`);
  const names = [query, time, engine, iteration, columns.status].filter((name) => name !== '');
  if (names.length > 0 && (query === '' || time === ''))
    reading.refuse(null, '{--query-column} and {--time-column} must be given together');
  return names.length === 0 && unit === '' ? {} : { columns };
}

/** Facts that every set has: what was run, how, and the source. */
function described(reading: Reading, id: string, suites: readonly string[]) {
  const [source, harness] = [reading.source(), reading.harness()];
  const applications = reading.text('applications');
  const publisherRole = reading.known('publisher-role', PUBLISHER_ROLES);
  const snapshot = reading.day('snapshot');
  const texts = TEXTS.flatMap(([key, name]) => {
    const value = reading.text(name);
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    id,
    warmup: reading.warmup(),
    suite: reading.oneOf('suite', suites),
    queryVersion: reading.required('query-version'),
    scaleFactor: reading.number('scale-factor', /^\d+(\.\d+)?$/, 'a number of GB greater than 0'),
    tableFormat: reading.required('table-format'),
    conditions: reading.conditions(),
    notes: reading.notes(),
    ...reading.date(),
    ...(Object.fromEntries(texts) as Partial<Record<(typeof TEXTS)[number][0], string>>),
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(source ? { source } : {}),
    ...(publisherRole ? { publisherRole } : {}),
    ...(applications ? { applications: Number(applications) } : {}),
    ...(harness ? { harness } : {}),
  };
}

/** The request from options; `reading` collects their problems. `suites` are the allowed suites. */
export function readSetRequest(reading: Reading, file: string, suites: readonly string[]): SetRequest {
  const [iterationsFile, column] = [reading.text('iterations-file'), reading.text('column')];
  const memory = reading.memory();
  return {
    file,
    engine: reading.required('engine'),
    engineVersion: reading.required('engine-version'),
    statistic: reading.oneOf('statistic', STATISTICS),
    iterations: reading.iterations(),
    ...described(reading, reading.required('id'), suites),
    ...(iterationsFile === undefined ? {} : { iterationsFile }),
    ...(column === undefined ? {} : { column }),
    ...(memory ? { memory } : {}),
    ...reader(reading),
    ...namedColumnsOf(reading),
  };
}

/** The request for a set from event logs, which supply engine, statistic, and iterations if the options do not. */
export function readLogRequest(reading: Reading, id: string, suites: readonly string[]): LogSetRequest {
  const [engine, engineVersion] = [reading.text('engine'), reading.text('engine-version')];
  const statistic = reading.known('statistic', STATISTICS);
  return {
    file: '',
    ...described(reading, id, suites),
    ...(statistic ? { statistic } : {}),
    ...(engine === undefined ? {} : { engine }),
    ...(engineVersion === undefined ? {} : { engineVersion }),
  };
}
