import { isTpc } from '../benchmark/model/queries';
import type { RunConditions } from '../benchmark/model/resultSet';
import { ONE_SIZE } from '../benchmark/text/dataSize';
import { FORMATS } from '../importers/formats';
import { GLUTEN_SIDES } from '../importers/imported';
import { MEASURE_FORMATS } from '../importers/measureFormats';
import type { LogSetRequest } from './eventLog/logSet';
import type { Reading } from './reading';
import type { SetRequest } from './request';

/** The fields that have a value. */
function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
}

/** Columns and the unit that the user names for a CSV; empty if none is named. */
export function namedColumnsOf(reading: Reading): Pick<SetRequest, 'columns'> {
  const columns = {
    query: reading.value('query-column') ?? '',
    time: reading.value('time-column') ?? '',
    engine: reading.value('engine-column') ?? '',
    iteration: reading.value('iteration-column') ?? '',
    unit: reading.value('time-unit') ?? '',
    status: reading.value('status-column') ?? '',
  };
  const { unit, ...names } = columns;
  const isNamed = Object.values(names).some((name) => name !== '');
  if (isNamed && (columns.query === '' || columns.time === ''))
    reading.refuse(null, '{--query-column} and {--time-column} must be given together');
  return isNamed || unit !== '' ? { columns } : {};
}

/** The suite, and the size of its data, which only TPC suites must have. */
function readSuite(reading: Reading, suites: readonly string[]) {
  const suite = reading.requiredWord('suite', suites);
  const queryVersion = reading.required('query-version');
  const size = isTpc(suite) ? reading.required('scale-factor') : (reading.value('scale-factor') ?? ONE_SIZE);
  return { suite, queryVersion, scaleFactor: size };
}

/** Facts that every set has: what was run, how, and the source. */
function described(reading: Reading, id: string, suites: readonly string[]) {
  const applications = reading.value('applications');
  return {
    id,
    warmup: reading.value('warmup') ?? ('unknown' as const),
    ...readSuite(reading, suites),
    tableFormat: reading.required('table-format'),
    conditions: Object.fromEntries(reading.list('condition')) as RunConditions,
    notes: reading.list('note'),
    ...reading.date(),
    ...given({
      title: reading.value('title'),
      dateCommit: reading.value('date-commit'),
      licence: reading.value('license'),
      withdrawn: reading.value('withdrawn'),
      rerunOf: reading.value('rerun-of'),
      snapshot: reading.day('snapshot'),
      source: reading.source(),
      publisherRole: reading.value('publisher-role'),
      applications: applications === undefined ? undefined : Number(applications),
      harness: reading.value('harness'),
    }),
  };
}

/** The request from options; `reading` collects their problems. `suites` are the allowed suites. */
export function readSetRequest(reading: Reading, file: string, suites: readonly string[]): SetRequest {
  const formats = [...FORMATS, ...MEASURE_FORMATS].map(({ id }) => id);
  return {
    file,
    engine: reading.required('engine'),
    engineVersion: reading.required('engine-version'),
    statistic: reading.required('statistic'),
    iterations: reading.required('iterations'),
    ...described(reading, reading.required('id'), suites),
    ...given({
      iterationsFile: reading.value('iterations-file'),
      column: reading.value('column'),
      memory: reading.value('memory'),
      format: reading.oneOf('format', formats) as SetRequest['format'],
      side: reading.oneOf('side', GLUTEN_SIDES),
    }),
    ...namedColumnsOf(reading),
  };
}

/** The request for a set from event logs, which supply engine, statistic, and iterations if the options do not. */
export function readLogRequest(reading: Reading, id: string, suites: readonly string[]): LogSetRequest {
  return {
    file: '',
    ...described(reading, id, suites),
    ...given({
      statistic: reading.value('statistic'),
      engine: reading.value('engine'),
      engineVersion: reading.value('engine-version'),
    }),
  };
}
