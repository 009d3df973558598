import { ITERATION_COLUMNS, RESULT_COLUMNS, type ResultSetPackage } from '../../benchmark/artifacts/resultSet';
import type { Environment } from '../../benchmark/model/resultSet';
import { toCsv } from '../../benchmark/text/toCsv';
import { buildPackage } from '../../resultSet/datapackage';
import { environmentFacts } from './environmentFrom';
import { packed, unpacked } from './fragment';
import type { OwnSet } from './ownSets';

/** What a link says of a set: what was run and how, and its times. No configuration, no paths, no names of hosts, no remarks. */
interface SentSet {
  id: string;
  title: string;
  created: string;
  suite: ResultSetPackage['benchmark']['suite'];
  engine: ResultSetPackage['benchmark']['engine'];
  statistic: ResultSetPackage['benchmark']['statistic'];
  iterations: ResultSetPackage['benchmark']['iterations'];
  warmup: ResultSetPackage['benchmark']['warmup'];
  harness: ResultSetPackage['benchmark']['harness'];
  /** Null where nothing is known of it. */
  environment: Omit<Environment, 'id' | 'title'> | null;
  results: string;
  /** '' where the set has none. */
  times: string;
}

/** The most sets that a link carries. */
const MOST_SETS = 6;
const NO_REASON = 'the reason is not sent with the link';

function sentSet({ loaded: { resultSet, environment } }: OwnSet): SentSet {
  const { id, title, created, suite, engine, statistic, iterations, warmup, harness, rows, iterationRows } = resultSet;
  const reason = (status: string) => (status === 'ok' ? '' : NO_REASON);
  return {
    id: id.slice(id.indexOf('_') + 1),
    ...{ title, created, suite, engine, statistic, iterations, warmup, harness },
    environment: environment && environmentFacts({ ...environment }),
    results: toCsv(
      RESULT_COLUMNS,
      rows.map(({ query, status, timeS, minS, maxS }) => [query, status, timeS, minS, maxS, reason(status)]),
    ),
    times:
      iterationRows.length === 0
        ? ''
        : toCsv(
            ITERATION_COLUMNS,
            iterationRows.map(({ query, iteration, timeS }) => [query, iteration, timeS]),
          ),
  };
}

/** The sets as the fragment of an address, "#sent=…". Throws with a sentence where they do not fit into one. */
export async function fragmentOf(sets: readonly OwnSet[]): Promise<string> {
  return `#sent=${await packed(JSON.stringify(sets.map(sentSet)))}`;
}

/** A set of a link as files, which are still to be checked like any others. */
interface Received {
  id: string;
  files: [name: string, text: string][];
  environment: { id: string; text: string } | null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function received(value: Readonly<Record<string, unknown>>): Received {
  const sent = value as unknown as SentSet;
  const id = text(sent.id);
  const { name: suite, title, ...facts } = sent.suite;
  const request = {
    ...{ file: '', id, title: text(sent.title), date: text(sent.created), conditions: {}, notes: [] },
    ...{ suite, ...facts, ...(title === undefined ? {} : { ownSuite: { title, queries: [] } }) },
    ...{ engine: sent.engine.title, engineVersion: sent.engine.version, statistic: sent.statistic },
    ...{ iterations: sent.iterations, warmup: sent.warmup },
  };
  const environment = sent.environment ? `${id}-environment` : 'unknown';
  const pkg = buildPackage(request, {
    ...{ environment, configuration: {}, changes: [], notes: [], harness: sent.harness },
    ...{ iterations: sent.iterations, hasIterations: text(sent.times) !== '', hasOutputs: false, today: '' },
  });
  const files: [string, string][] = [
    ['datapackage.json', `${JSON.stringify(pkg, null, 2)}\n`],
    ['results.csv', text(sent.results)],
    ...(text(sent.times) === '' ? [] : ([['iterations.csv', sent.times]] as [string, string][])),
  ];
  const told =
    sent.environment && JSON.stringify(environmentFacts(sent.environment as Record<string, unknown> & object));
  return { id, files, environment: told ? { id: environment, text: told } : null };
}

/** The sets that a fragment carries, unchecked. Throws with a sentence where it is none of ours, or too much. */
export async function receivedSets(fragment: string): Promise<Received[]> {
  const json = await unpacked(fragment.slice('#sent='.length));
  const value: unknown = JSON.parse(json);
  if (!Array.isArray(value) || value.length === 0) throw new Error('it carries no result sets');
  if (value.length > MOST_SETS)
    throw new Error(`it carries ${value.length} result sets; at most ${MOST_SETS} are opened`);
  return value.map(received);
}
