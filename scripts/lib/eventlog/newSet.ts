import { join } from 'node:path';
import { hasErrors, problem, sortProblems, warning } from '../../../src/benchmark/model/problem';
import type { Environment, Note, Problem, ResultSet } from '../../../src/benchmark/model/resultSet';
import { listed } from '../../../src/benchmark/text/names';
import { formatQueries } from '../../../src/benchmark/text/numbers';
import { engineOf, type LoggedEngine } from '../../../src/importers/eventLog/engine';
import { metricsOf } from '../../../src/importers/eventLog/metricsOf';
import { environmentOf } from '../../../src/importers/eventLog/newSet/environment';
import { resultsOf, withoutWarmups } from '../../../src/importers/eventLog/newSet/results';
import { metricsNotes, unreportedMeasures } from '../../../src/importers/eventLog/notReported';
import type { LoggedQueries } from '../../../src/importers/eventLog/queryRuns';
import type { LogSummary } from '../../../src/importers/eventLog/summary/logSummary';
import { nothing } from '../../../src/importers/imported';
import { setFrom } from '../import/importSet';
import type { ImportRequest } from '../import/request';
import { counted } from '../problems';
import { queriesOfLogs } from './import';
import { metricsFiles } from './metricsFiles';
import { withMetrics } from './metricsResources';
import type { EventlogRequest, NewSet } from './options';
import { environmentText, type Place, placeOf } from './place';
import { readBack } from './readBack';
import type { ReadLogs } from './readLogs';

/** A set made of logs: its files, none where a problem is an error, and the environment that goes with it. */
interface NewSetOutcome {
  queries: LoggedQueries;
  folder: string;
  files: Map<string, string>;
  /** A new file of environments/; null where the set names one that is there, or none. */
  environment: { path: string; text: string } | null;
  /** What was understood, a line each, to be confirmed. */
  understood: string[];
  problems: Problem[];
}

/** What a new set is told, with what the logs tell where it is not. */
interface Facts {
  engine: LoggedEngine;
  environment: Environment;
  problems: Problem[];
}

function engineText({ title, version }: Pick<LoggedEngine, 'title' | 'version'>): string {
  return version === 'unknown' ? `${title} of unknown version` : `${title} ${version}`;
}

/** The engine of all logs; an error where they are of several, a warning where its version is not told. */
function engineFacts(logs: readonly LogSummary[], path: string, set: NewSet): Pick<Facts, 'engine' | 'problems'> {
  const engines = new Map(logs.map((log) => [engineText(engineOf(log)), engineOf(log)]));
  const [engine] = engines.values();
  const names = listed([...engines.keys()]);
  const several = engines.size > 1 && set.engine === undefined;
  const problems = several
    ? [
        problem(
          path,
          null,
          `the logs are of several engines: ${names}`,
          'import each by itself, or name one with --engine',
        ),
      ]
    : [];
  const version = set.engineVersion ?? engine?.version;
  if (version === 'unknown')
    problems.push(
      warning(path, null, `the version of ${engine?.title} is not in the log`, 'name it with --engine-version'),
    );
  return { engine: engine ?? { id: '', title: '', version: 'unknown', evidence: [] }, problems };
}

function dayOf(ms: number | null): string {
  return ms === null ? 'an unknown day' : new Date(ms).toISOString().slice(0, 10);
}

/** What the set is made of, beside its figures. */
function originNote(logs: readonly LogSummary[]): Note {
  const days = [...new Set(logs.map(({ application }) => dayOf(application.startMs)))];
  const text = `Times are those of SQL executions from their start to their end, by the event logs of ${counted(logs.length, 'application')}, run on ${listed(days)}.`;
  return { about: 'results.time_s', text };
}

/** The request as `import` would have it, with the log's engine and statistic where none is given. */
function importRequest(set: NewSet, engine: LoggedEngine, path: string, several: boolean): ImportRequest {
  return {
    ...set,
    file: path,
    engine: set.engine ?? engine.title,
    engineVersion: set.engineVersion ?? (set.engine === undefined ? engine.version : 'unknown'),
    statistic: set.statistic ?? (several ? 'median' : 'single'),
    iterations: several ? 'unknown' : 1,
  };
}

function understoodLines(
  request: ImportRequest,
  { engine }: Facts,
  { id, isNew, logged }: Place,
  resultSet: ResultSet,
): string[] {
  const rows = resultSet.rows.filter(({ status }) => status !== 'not_run');
  const failed = rows.filter(({ status }) => status === 'failed').map(({ query }) => query);
  const ok = `${rows.length - failed.length} of ${formatQueries(resultSet.rows.length)} with a time`;
  const why = request.engine === engine.title ? ` (${engine.evidence.join('; ')})` : ', as you say';
  const iterations =
    resultSet.iterations === 'unknown' ? 'not equally often' : `${counted(resultSet.iterations, 'iteration')} each`;
  return [
    `engine: ${engineText({ title: request.engine, version: request.engineVersion })}${why}`,
    `environment: ${id}${isNew ? `, new: ${logged.title}` : ''}`,
    `queries: ${ok}, ${request.statistic}, ${iterations}${failed.length > 0 ? `; failed: ${listed(failed)}` : ''}`,
  ];
}

/** The files of the set with metrics beside its results, and the notes on them. */
function withLogMetrics(files: ReadonlyMap<string, string>, queries: LoggedQueries, logs: readonly LogSummary[]) {
  const made = metricsFiles(metricsOf(queries, logs.map(unreportedMeasures)));
  const pkg = withMetrics(files.get('datapackage.json') ?? '', made.keys(), metricsNotes(logs));
  return new Map<string, string>([...files, ['datapackage.json', pkg], ...made]);
}

/** Logs without an end of their application, a warning each. */
function endless(logs: readonly LogSummary[], path: string): Problem[] {
  return logs
    .filter(({ application }) => application.endMs === null)
    .map(({ application }) => {
      const name = application.id ?? 'without id';
      return warning(path, null, `the log of application ${name} has no end of it; what was written until then counts`);
    });
}

/** What the set is made of, and the request that makes it. */
function assembled(set: NewSet, logs: readonly LogSummary[], queries: LoggedQueries, facts: Facts, path: string) {
  const place = placeOf(set, facts.environment);
  const options = { ...set, engine: '', statistic: 'median', iterations: 'unknown' } as const;
  const several = resultsOf(path, queries.runs, options).iterationRows.length > 0;
  const asked = importRequest(set, facts.engine, path, several);
  const read = {
    ...nothing([]),
    ...resultsOf(path, queries.runs, asked),
    configuration: logs[0]?.application.properties ?? {},
    notes: [originNote(logs)],
    format: null,
    environment: place.id,
  };
  return { place, asked, read };
}

/** A result set from logs alone, with every problem. Writes nothing. */
export function importNewSet(logs: ReadLogs, request: EventlogRequest, set: NewSet, today: string): NewSetOutcome {
  const path = request.paths[0] ?? request.summaries[0] ?? '';
  const found = queriesOfLogs(logs, request, set.suite);
  const runs = withoutWarmups(found.queries.runs, set.warmup === 'unknown' ? 0 : set.warmup);
  const queries = { ...found.queries, runs };
  const [first] = logs.counted;
  const unread = hasErrors(logs.problems);
  const engine = engineFacts(logs.counted, path, set);
  const own = [...found.problems, ...engine.problems, ...endless(logs.counted, path)];
  const problems = [...logs.problems, ...(unread ? [] : own)];
  const folder = join(set.out, set.id);
  const refused = { queries, folder, files: new Map<string, string>(), environment: null, understood: [] };
  if (hasErrors(problems) || !first) return { ...refused, problems: sortProblems(problems) };
  const facts = { ...engine, environment: environmentOf(first.application) };
  const { place, asked, read } = assembled(set, logs.counted, queries, facts, path);
  const { environment: _, ...described } = asked;
  const made = setFrom(described, read, today);
  problems.push(...made.problems);
  if (hasErrors(problems) || !made.resultSet) return { ...refused, problems: sortProblems(problems) };
  const files = withLogMetrics(made.files, queries, logs.counted);
  problems.push(...readBack(folder, files));
  const environment = { path: join(place.folder, `${place.id}.json`), text: environmentText(place.logged) };
  return {
    ...{ queries, folder, files: hasErrors(problems) ? new Map<string, string>() : files },
    environment: place.isNew ? environment : null,
    understood: understoodLines(asked, facts, place, made.resultSet),
    problems: sortProblems(problems),
  };
}
