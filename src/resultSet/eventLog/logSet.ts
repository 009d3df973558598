import { listNames } from '../../benchmark/artifacts/sanityChecks/listNames';
import { groupBy } from '../../benchmark/model/groupBy';
import { hasErrors, problem, sortProblems, warning } from '../../benchmark/model/problem';
import type { Environment, Note, Problem, ResultSet, Statistic, Unknown } from '../../benchmark/model/resultSet';
import { joinWords } from '../../benchmark/text/names';
import { countNoun, formatQueries } from '../../benchmark/text/numbers';
import { PROPERTIES_LEFT_OUT } from '../../importers/configuration';
import { engineOf, type LoggedEngine } from '../../importers/eventLog/engine';
import { metricsOf } from '../../importers/eventLog/metricsOf';
import { environmentOf } from '../../importers/eventLog/newSet/environment';
import { resultsOf, withoutWarmups } from '../../importers/eventLog/newSet/results';
import { metricsNotes, unreportedMeasures } from '../../importers/eventLog/notReported';
import type { LoggedQueries } from '../../importers/eventLog/queryRuns';
import { coldRemark } from '../../importers/eventLog/remarks';
import type { LogSummary } from '../../importers/eventLog/summary/logSummary';
import { failedImport } from '../../importers/imported';
import type { CheckPackage } from '../folder';
import type { ShownProperties } from '../publishedPackage';
import type { SetRequest } from '../request';
import { setFrom } from '../setFrom';
import { metricsFiles } from './metricsFiles';
import { withMetrics } from './metricsResources';
import { verifyOutput } from './verifyOutput';

/** Facts about a set from event logs; engine, statistic, and iterations default to the values in the log. */
export type LogSetRequest = Omit<SetRequest, 'engine' | 'engineVersion' | 'statistic' | 'iterations'> & {
  engine?: string;
  engineVersion?: string;
  statistic?: Statistic | Unknown;
};

/** Logs that are counted, the executions of queries in them, and problems of both. */
interface ReadQueries {
  logs: readonly LogSummary[];
  queries: LoggedQueries;
  unread: Problem[];
  problems: Problem[];
}

/** The set's environment: an existing file, or a new one if `isNew`. */
export interface Place {
  id: string;
  isNew: boolean;
}

/** Context of making a set: the path for messages, the set's folder, its environment, the validator, and the day. */
interface Making {
  path: string;
  folder: string;
  place: (logged: Environment) => Place;
  check: CheckPackage;
  today: string;
}

/** A set made from logs: its files, none if there is an error, and its environment. */
interface LogSetOutcome {
  files: Map<string, string>;
  /** A new environment; null if the set names an existing one or none. */
  environment: Environment | null;
  /** Findings to be confirmed, one line each. */
  understood: string[];
  /** What is and what is not published of the Spark properties of the first application. */
  properties: ShownProperties;
  problems: Problem[];
}

const NO_PROPERTIES: ShownProperties = { kept: {}, leftOut: [] };

/** The text of an environment's file. */
export function environmentText({ id: _, ...environment }: Environment): string {
  return `${JSON.stringify({ $schema: '../../schemas/environment.schema.json', ...environment }, null, 2)}\n`;
}

/** Facts of a new set, from the request, otherwise from the logs. */
interface Facts {
  engine: LoggedEngine;
  environment: Environment;
  problems: Problem[];
}

function engineText({ title, version }: Pick<LoggedEngine, 'title' | 'version'>): string {
  return version === 'unknown' ? `${title} of unknown version` : `${title} ${version}`;
}

/** The engine of all logs; an error if they differ, a warning if the version is unknown. */
function engineFacts(
  logs: readonly LogSummary[],
  path: string,
  set: LogSetRequest,
): Pick<Facts, 'engine' | 'problems'> {
  const engines = new Map(logs.map((log) => [engineText(engineOf(log)), engineOf(log)]));
  const [engine] = engines.values();
  const names = joinWords([...engines.keys()]);
  const several = engines.size > 1 && set.engine === undefined;
  const problems = several
    ? [
        problem(
          path,
          null,
          `the logs are of several engines: ${names}`,
          'import each by itself, or name one with {--engine}',
        ),
      ]
    : [];
  const version = set.engineVersion ?? engine?.version;
  if (version === 'unknown')
    problems.push(
      warning(path, null, `the version of ${engine?.title} is not in the log`, 'name it with {--engine-version}'),
    );
  return { engine: engine ?? { id: '', title: '', version: 'unknown', evidence: [] }, problems };
}

function dayOf(ms: number | null): string {
  return ms === null ? 'an unknown day' : new Date(ms).toISOString().slice(0, 10);
}

function originNote(logs: readonly LogSummary[]): Note {
  const days = [...new Set(logs.map(({ application }) => dayOf(application.startMs)))];
  const text = `Times are measured from the start to the end of each SQL execution, in the event logs of ${countNoun(logs.length, 'application')}, run on ${joinWords(days)}.`;
  return { about: 'results.time_s', text };
}

/** The request in the form of `import`; engine and statistic default to the values in the log. */
function importRequest(set: LogSetRequest, engine: LoggedEngine, path: string, several: boolean): SetRequest {
  return {
    ...set,
    file: path,
    engine: set.engine ?? engine.title,
    engineVersion: set.engineVersion ?? (set.engine === undefined ? engine.version : 'unknown'),
    statistic: set.statistic ?? (several ? 'median' : 'single'),
    iterations: several ? 'unknown' : 1,
  };
}

/** "3 iterations each", or "2 iterations each, but q66 3"; the most frequent number comes first. */
function iterationsText({ rows, iterationRows, iterations }: ResultSet): string {
  if (iterations !== 'unknown') return `${countNoun(iterations, 'iteration')} each`;
  const ok = new Set(rows.filter(({ status }) => status === 'ok').map(({ query }) => query));
  const counts = [...groupBy(iterationRows, ({ query }) => query)].filter(([query]) => ok.has(query));
  const groups = [...groupBy(counts, ([, own]) => own.length)].sort(([, a], [, b]) => b.length - a.length);
  const [usual, ...others] = groups.map(([count, own]) => ({ count, queries: own.map(([query]) => query) }));
  if (!usual) return 'iterations unknown';
  const different = others.map(({ count, queries }) => `${listNames(queries)} ${count}`);
  return `${countNoun(usual.count, 'iteration')} each, but ${different.join('; ')}`;
}

function understoodLines(
  request: SetRequest,
  { engine, environment }: Facts,
  { id, isNew }: Place,
  resultSet: ResultSet,
): string[] {
  const rows = resultSet.rows.filter(({ status }) => status !== 'not_run');
  const failed = rows.filter(({ status }) => status === 'failed').map(({ query }) => query);
  const ok = `${rows.length - failed.length} of ${formatQueries(resultSet.rows.length)} with a time`;
  const why = request.engine === engine.title ? ` (${engine.evidence.join('; ')})` : ', as you say';
  return [
    `engine: ${engineText({ title: request.engine, version: request.engineVersion })}${why}`,
    `environment: ${id}${isNew ? `, new: ${environment.title}` : ''}`,
    `queries: ${ok}, ${request.statistic}, ${iterationsText(resultSet)}${failed.length > 0 ? `; failed: ${joinWords(failed)}` : ''}`,
  ];
}

function withLogMetrics(files: ReadonlyMap<string, string>, queries: LoggedQueries, logs: readonly LogSummary[]) {
  const made = metricsFiles(metricsOf(queries, logs.map(unreportedMeasures)));
  const pkg = withMetrics(files.get('datapackage.json') ?? '', made.keys(), metricsNotes(logs));
  return new Map<string, string>([...files, ['datapackage.json', pkg], ...made]);
}

function assembleSet(set: LogSetRequest, { logs, queries }: ReadQueries, { engine }: Facts, path: string) {
  const options = { ...set, engine: '', statistic: 'median', iterations: 'unknown' } as const;
  const { iterationRows } = resultsOf(path, queries.runs, options);
  const applications = new Set(iterationRows.flatMap(({ application }) => application ?? [])).size;
  const asked = {
    ...importRequest(set, engine, path, iterationRows.length > 0),
    ...(applications > 1 ? { applications } : {}),
  };
  const read = {
    ...failedImport([]),
    ...resultsOf(path, queries.runs, asked),
    notes: [originNote(logs)],
    format: null,
  };
  return { asked, read };
}

function makeFiles(set: LogSetRequest, read: ReadQueries, facts: Facts, making: Making): LogSetOutcome {
  const { asked, read: imported } = assembleSet(set, read, facts, making.path);
  const place = making.place(facts.environment);
  const { properties: configuration = {}, leftOut = [] } = read.logs[0]?.application ?? {};
  // Every log contains such properties, and a summary of a log does not list them.
  const changes = [PROPERTIES_LEFT_OUT];
  const settings = { environment: place.id, configuration, leftOut, changes, problems: [] };
  const iterations = { iterationRows: imported.iterationRows, problems: [] };
  const { files, resultSet, properties, problems } = setFrom(asked, imported, { ...making, settings, iterations });
  if (hasErrors(problems) || !resultSet)
    return { files: new Map(), environment: null, understood: [], properties, problems };
  const whole = withLogMetrics(files, read.queries, read.logs);
  const all = [...problems, ...verifyOutput(set.id, making.folder, whole, making.check)];
  return {
    files: hasErrors(all) ? new Map() : whole,
    environment: place.isNew ? { ...facts.environment, id: place.id } : null,
    understood: understoodLines(asked, facts, place, resultSet),
    properties,
    problems: all,
  };
}

export function setOfLogs(set: LogSetRequest, read: ReadQueries, making: Making): LogSetOutcome {
  const runs = withoutWarmups(read.queries.runs, set.warmup === 'unknown' ? 0 : set.warmup);
  const own = { ...read, queries: { ...read.queries, runs } };
  const [first] = read.logs;
  const engine = engineFacts(read.logs, making.path, set);
  const cold = set.warmup === 'unknown' ? coldRemark(own.queries).map((text) => warning(making.path, null, text)) : [];
  const found = [...read.problems, ...engine.problems, ...cold];
  const problems = [...read.unread, ...(hasErrors(read.unread) ? [] : found)];
  if (hasErrors(problems) || !first)
    return {
      files: new Map(),
      environment: null,
      understood: [],
      properties: NO_PROPERTIES,
      problems: sortProblems(problems),
    };
  const outcome = makeFiles(set, own, { ...engine, environment: environmentOf(first.application) }, making);
  return { ...outcome, problems: sortProblems([...problems, ...outcome.problems]) };
}
