import { resultSetFromPackage } from '../../../../benchmark/artifacts/resultSet';
import { ENVIRONMENT_AMOUNTS } from '../../../../benchmark/model/comparability/environmentAmounts';
import { plainText } from '../../../../benchmark/model/guards/plainText';
import type { Environment, Unknown } from '../../../../benchmark/model/resultSet';
import { unpublishedMark } from '../../../../benchmark/model/unpublished';
import type { ResultSetPackage } from '../../../../benchmark/schemas/resultSet';
import { indexEntry } from '../../setIndex';
import type { LocalSet, StoredSet } from './localSets';

const TEXTS = ['cluster', 'instanceType', 'localStorage', 'storage', 'architecture', 'spark', 'java', 'scala'] as const;
const LONGEST = 200;
/** The maximum in the schema of environments. */
const MAX_AMOUNT = 1_000_000;

function count(value: unknown): number | Unknown {
  return typeof value === 'number' && value >= 0 && value <= MAX_AMOUNT ? value : 'unknown';
}

function text(value: unknown): string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST ? value : 'unknown';
}

/** The facts of an environment, without name and notes; “unknown” for values of a wrong type or out of range. */
function environmentFacts(value: Readonly<Record<string, unknown>>): Omit<Environment, 'id' | 'title'> {
  const numbers = Object.fromEntries(ENVIRONMENT_AMOUNTS.map((name) => [name, count(value[name])]));
  const texts = Object.fromEntries(TEXTS.map((name) => [name, text(value[name])]));
  const facts = { ...numbers, ...texts } as Pick<
    Environment,
    (typeof ENVIRONMENT_AMOUNTS)[number] | (typeof TEXTS)[number]
  >;
  return { ...facts, sources: [], notes: [] };
}

/** An environment from the text of its file, of any content; null if it is not a JSON object. */
function environmentFrom(id: string, json: string): Environment | null {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return null;
    const facts = value as Record<string, unknown>;
    return { ...environmentFacts(facts), id, title: text(facts.title) };
  } catch {
    return null;
  }
}

/** A name of the reader, of any type in a stored record; undefined if it is not a text that fits. */
function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? plainText(value).slice(0, LONGEST) : undefined;
}

let editions = 0;

/**
 * A checked set from the texts of its files. Null if they cannot be parsed, for example because a later release wrote
 * them.
 */
export function parseLocalSet({ id, files, environment, ...from }: StoredSet): LocalSet | null {
  const texts = new Map(files);
  const artifact = (name: string) => {
    const text = texts.get(name);
    return text === undefined ? null : { path: `${id}/${name}`, text };
  };
  const results = artifact('results.csv');
  try {
    const pkg = JSON.parse(texts.get('datapackage.json') ?? '') as ResultSetPackage;
    if (!results) return null;
    const { resultSet } = resultSetFromPackage(pkg, results, artifact('iterations.csv'), artifact('outputs.csv'));
    if (!resultSet) return null;
    const beside: Environment | null = environment && environmentFrom(environment.id, environment.text);
    const { file, column } = { file: shortText(from.file), column: shortText(from.column) };
    const names = [file, column].filter((name) => name !== undefined).join(', ');
    const own = { ...resultSet, id, ...(names === '' ? {} : { file: names }) };
    editions += 1;
    return {
      ...{ id, files, environment },
      ...(file === undefined ? {} : { file }),
      ...(column === undefined ? {} : { column }),
      loaded: { resultSet: own, environment: beside, hasMetrics: texts.has('query-metrics.csv') },
      entry: { ...indexEntry(own), mark: unpublishedMark(id), ...(names === '' ? {} : { file: names }) },
      edition: editions,
    };
  } catch {
    return null;
  }
}
