import { createdTime } from '../benchmark/artifacts/created';
import { derivedTitle } from '../benchmark/model/queries';
import {
  type MemoryMeasure,
  type Note,
  OUTPUTS,
  RESULTS,
  RESULTS_WITH_MEMORY,
  type ResultSet,
  type Suite,
  type Unknown,
} from '../benchmark/model/resultSet';
import { type Columns, tableResource } from '../benchmark/model/tables/columns';
import { hasOneSize, sizeText, tableFormatText } from '../benchmark/text/dataSize';
import { capitalise } from '../benchmark/text/names';
import { engineId } from './engineId';
import type { SetRequest } from './request';

function withMemory({ name, unit }: MemoryMeasure): Columns {
  const { type, description, constraints } = RESULTS_WITH_MEMORY.memory.field;
  const field = { type, unit, description: description.replace('Memory', capitalise(name)), constraints };
  return { ...RESULTS_WITH_MEMORY, memory: { ...RESULTS_WITH_MEMORY.memory, field } };
}

function defaultTitle(request: SetRequest): string {
  const { engine, engineVersion } = request;
  const suite = suiteOf(request);
  const size = hasOneSize(suite) ? '' : `${sizeText(suite).replace('\u202F', ' ')} `;
  const name = engine.charAt(0).toUpperCase() + engine.slice(1);
  return `${name} ${engineVersion}, ${derivedTitle(suite)}, ${size}${tableFormatText(request)}`;
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
  /** Columns of iterations.csv; null without that file. */
  iterationColumns: Columns | null;
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
      tableResource('results.csv', request.memory ? withMemory(request.memory) : RESULTS),
      ...(parts.iterationColumns ? [tableResource('iterations.csv', parts.iterationColumns)] : []),
      ...(parts.hasOutputs ? [tableResource('outputs.csv', OUTPUTS)] : []),
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
      ...(request.withdrawn ? { withdrawn: request.withdrawn } : {}),
      ...(request.rerunOf ? { rerunOf: request.rerunOf } : {}),
      ...(request.publisherRole ? { publisher: { role: request.publisherRole } } : {}),
      notes: allNotes(request.notes, [...parts.notes, ...published.notes]),
      changes: parts.changes.join(', '),
    },
  };
}
