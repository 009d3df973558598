import { createdTime } from '../benchmark/artifacts/created';
import { RESULT_COLUMNS, STATUSES } from '../benchmark/artifacts/resultSet';
import { derivedTitle } from '../benchmark/model/queries';
import type { MemoryMeasure, Note, ResultSet, Suite, Unknown } from '../benchmark/model/resultSet';
import { tableFormatText } from '../benchmark/text/dataSize';
import { capitalise } from '../benchmark/text/names';
import { engineId } from './engineId';
import type { SetRequest } from './request';

const QUERY = { name: 'query', type: 'string', description: 'Short name within the suite: q14a.' };

const RESULT_FIELDS = [
  { ...QUERY, constraints: { required: true, unique: true } },
  {
    name: 'status',
    type: 'string',
    description: 'Whether the query gave a valid time.',
    constraints: { required: true, enum: [...STATUSES] },
  },
  {
    name: 'time_s',
    type: 'number',
    unit: 's',
    description: 'The statistic of the iterations; empty if status is not ok.',
    constraints: { exclusiveMinimum: 0 },
  },
  {
    name: 'time_min_s',
    type: 'number',
    unit: 's',
    description: 'Fastest iteration; empty if unknown.',
    constraints: { exclusiveMinimum: 0 },
  },
  {
    name: 'time_max_s',
    type: 'number',
    unit: 's',
    description: 'Slowest iteration; empty if unknown.',
    constraints: { exclusiveMinimum: 0 },
  },
  { name: 'reason', type: 'string', description: 'Why there is no time; empty if status is ok.' },
];

const ITERATION_FIELDS = [
  { ...QUERY, constraints: { required: true } },
  {
    name: 'iteration',
    type: 'integer',
    description: 'Number of the execution, in the order of running.',
    constraints: { required: true, minimum: 1 },
  },
  {
    name: 'time_s',
    type: 'number',
    unit: 's',
    description: 'Time of this execution.',
    constraints: { required: true, exclusiveMinimum: 0 },
  },
];

const OUTPUT_FIELDS = [
  { ...QUERY, constraints: { required: true, unique: true } },
  {
    name: 'row_count',
    type: 'integer',
    description: 'Rows that the query returned; empty if unknown.',
    constraints: { minimum: 0 },
  },
  {
    name: 'result_hash',
    type: 'string',
    description: 'Hash of the rows, by a function of the harness; empty if unknown.',
  },
];

const FIELDS = { results: RESULT_FIELDS, iterations: ITERATION_FIELDS, outputs: OUTPUT_FIELDS };

function memoryField({ name, unit }: MemoryMeasure): object {
  const description = `${capitalise(name)}, as benchmark.memory defines it; empty if unknown.`;
  return { name: 'memory', type: 'number', unit, description, constraints: { minimum: 0 } };
}

function resource(name: keyof typeof FIELDS, memory?: MemoryMeasure): object {
  const primaryKey = name === 'iterations' ? ['query', 'iteration'] : [RESULT_COLUMNS[0]];
  const fields = [...FIELDS[name], ...(memory ? [memoryField(memory)] : [])];
  const schema = { fields, missingValues: [''], primaryKey };
  return { name, path: `${name}.csv`, type: 'table', format: 'csv', mediatype: 'text/csv', encoding: 'utf-8', schema };
}

/** "3 TB" from 3000 GB on, otherwise "100 GB". */
function sizeText(scaleFactor: number): string {
  return scaleFactor >= 1000 ? `${scaleFactor / 1000} TB` : `${scaleFactor} GB`;
}

function defaultTitle(request: SetRequest): string {
  const { engine, engineVersion, scaleFactor } = request;
  const name = engine.charAt(0).toUpperCase() + engine.slice(1);
  return `${name} ${engineVersion}, ${derivedTitle(suiteOf(request))}, ${sizeText(scaleFactor)} ${tableFormatText(request)}`;
}

function suiteOf({ suite, ownSuite, queryVersion, scaleFactor, tableFormat }: SetRequest): Suite {
  return { name: suite, ...(ownSuite ? { title: ownSuite.title } : {}), queryVersion, scaleFactor, tableFormat };
}

/** Parts of the package that are not in the request: from --like, --environment, --configuration, and the importer. */
interface PackageParts {
  environment: string;
  configuration: Record<string, string>;
  changes: string[];
  notes: Note[];
  harness: ResultSet['harness'];
  iterations: number | Unknown;
  hasIterations: boolean;
  hasOutputs: boolean;
  /** The date if the request has none: 2026-07-21. */
  today: string;
}

/** Notes from the user, and notes from the importer on fields without a user's note. */
function allNotes(own: readonly Note[], found: readonly Note[]): Note[] {
  return [...own, ...found.filter(({ about }) => !own.some((note) => note.about === about))];
}

const NO_DAY: Note = {
  about: 'created',
  text: 'It is unknown when the source first published the results. This is the day on which they were imported.',
};

/** The time of first publication; if it is unknown, a note and the day of the snapshot or of today. */
export function publication(
  { date, snapshot }: { date?: string; snapshot?: string },
  today: string,
): { created: string; notes: Note[] } {
  if (date === 'unknown') return { created: createdTime(snapshot ?? today), notes: [NO_DAY] };
  return { created: createdTime(date ?? today), notes: [] };
}

/** The source of the data, in the form of every datapackage.json. */
export function provenance({ source, licence }: Pick<SetRequest, 'source' | 'licence'>): object {
  return {
    licenses: licence === undefined ? [] : [{ name: licence }],
    sources: source
      ? [{ title: source.title, path: source.url, ...(source.commit ? { version: source.commit } : {}) }]
      : [],
  };
}

/** The unchecked value of datapackage.json; its keys have the order of the format. */
export function buildPackage(request: SetRequest, parts: PackageParts): object {
  const { id, engine } = request;
  const published = publication(request, parts.today);
  return {
    $schema: '../../../schemas/result-set.schema.json',
    name: id,
    title: request.title ?? defaultTitle(request),
    created: published.created,
    ...(request.dateCommit ? { createdCommit: request.dateCommit } : {}),
    ...(request.snapshot ? { snapshot: request.snapshot } : {}),
    ...provenance(request),
    resources: [
      resource('results', request.memory),
      ...(parts.hasIterations ? [resource('iterations')] : []),
      ...(parts.hasOutputs ? [resource('outputs')] : []),
    ],
    benchmark: {
      suite: suiteOf(request),
      engine: { id: engineId(engine), title: engine, version: request.engineVersion },
      environment: parts.environment,
      statistic: request.statistic,
      iterations: parts.iterations,
      warmup: request.warmup,
      configuration: parts.configuration,
      harness: parts.harness,
      ...(Object.keys(request.conditions).length > 0 ? { conditions: request.conditions } : {}),
      ...(request.applications ? { applications: request.applications } : {}),
      ...(request.memory ? { memory: request.memory } : {}),
      ...(request.rerunOf ? { rerunOf: request.rerunOf } : {}),
      ...(request.publisherRole ? { publisher: { role: request.publisherRole } } : {}),
      notes: allNotes(request.notes, [...parts.notes, ...published.notes]),
      changes: parts.changes.join(', '),
    },
  };
}
