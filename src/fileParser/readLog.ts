import { type LoggedPlan, loggedPlan } from '../benchmark/coverage/operators';
import { groupBy } from '../benchmark/model/groupBy';
import { hasErrors, problem } from '../benchmark/model/problem';
import { suiteTitle } from '../benchmark/model/queries';
import type { Problem } from '../benchmark/model/resultSet';
import { countNoun, formatQueries } from '../benchmark/text/numbers';
import { countedLogs } from '../importers/eventLog/attempts';
import { packingOf, refusedPacking, UNREADABLE_CURE } from '../importers/eventLog/codecs/packing';
import { engineOf } from '../importers/eventLog/engine';
import { EventLog } from '../importers/eventLog/eventLog';
import { loggedQueries, unclearMessage } from '../importers/eventLog/loggedQueries';
import { metricsOf } from '../importers/eventLog/metricsOf';
import { environmentOf } from '../importers/eventLog/newSet/environment';
import { executionLines, orderProblems, splitNames } from '../importers/eventLog/queriesInOrder';
import { queryRuns } from '../importers/eventLog/queryRuns';
import { logParts } from '../importers/eventLog/reading/parts';
import { type ReadProgress, readPieces } from '../importers/eventLog/reading/readPieces';
import { coldRemark, failedRemark, noSqlMessage } from '../importers/eventLog/remarks';
import type { LogSummary } from '../importers/eventLog/summary/logSummary';
import { trialLog } from '../importers/eventLog/trialLog';
import { environmentText, type LogSetRequest, setOfLogs } from '../resultSet/eventLog/logSet';
import type { CheckPackage } from '../resultSet/folder';
import { nameSuggestions } from '../resultSet/nameSuggestions';
import { schemaProblems } from '../resultSet/optionProblems';
import { propertyLines } from '../resultSet/publishedPackage';
import { type OptionProblem, Reading } from '../resultSet/reading';
import { readLogRequest } from '../resultSet/readSetRequest';
import { idsOf, withoutGeneratedId } from './idOf';
import { pageLine } from './labels';
import type { DroppedFile, MakeSets, ReadRequest, SendMessage } from './messages';
import { SUITES } from './suites';
import { unpackFile } from './unpack';
import { wrongAnswers, wrongFile } from './wrongAnswers';

interface Read {
  counted: LogSummary[];
  problems: Problem[];
}

const TELL_MS = 100;

/** Posts parsing progress at most ten times a second. */
function progressOf(log: EventLog, files: readonly DroppedFile[], tell: SendMessage): ReadProgress {
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  let [read, last] = [0, 0];
  return {
    packed: (bytes) => {
      read += bytes;
    },
    unpacked: () => {
      if (performance.now() - last < TELL_MS) return;
      last = performance.now();
      tell({ kind: 'progress', read, size, events: log.events });
    },
  };
}

async function readOne(
  { path, file }: DroppedFile,
  log: EventLog,
  allowBroken: boolean,
  progress: ReadProgress,
): Promise<Problem[]> {
  const packing = packingOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  const refused = refusedPacking(path, packing);
  if (refused) return [refused];
  if (file.size === 0) return [problem(path, null, 'the file is empty', UNREADABLE_CURE)];
  const how = { level: allowBroken ? ('warning' as const) : ('error' as const), mostUnpacked: null };
  return readPieces(path, (onRead) => unpackFile(file, packing, onRead), log, how, progress);
}

/** The files of a log in order, with problems of a folder of parts. */
function ordered({ what, name, files, allowBroken }: ReadRequest): { files: DroppedFile[]; problems: Problem[] } {
  if (what !== 'log') return { files, problems: [] };
  const byName = new Map(files.map((given) => [given.path.split('/').at(-1) ?? '', given]));
  const { names, problems } = logParts(name, [...byName.keys()], allowBroken ? 'warning' : 'error');
  return { files: names.flatMap((part) => byName.get(part) ?? []), problems };
}

async function readAll(request: ReadRequest, tell: SendMessage): Promise<Read> {
  const { files, problems } = ordered(request);
  const log = new EventLog();
  const progress = progressOf(log, files, tell);
  for (const given of files) problems.push(...(await readOne(given, log, request.allowBroken, progress)));
  const { summaries, problems: ofLogs } = countedLogs(log.summaries(), request.name);
  if (!hasErrors(problems)) problems.push(...ofLogs);
  if (summaries.length === 0 && !hasErrors(problems))
    problems.push(problem(request.name, null, 'the log contains no events'));
  return { counted: summaries, problems };
}

const queryNaming = (suite: string, names: string[] | null = null) => ({ suite, pattern: null, own: null, names });

/** The suite whose query names match most executions, with its number of queries and of executions. */
function likelySuite(counted: readonly LogSummary[]) {
  const found = SUITES.map((suite) => {
    const { runs, unknown } = queryRuns(counted, queryNaming(suite));
    const ran = runs.filter(({ jobs }) => jobs > 0);
    return { suite, runs: ran.length - unknown.length, queries: new Set(ran.map(({ query }) => query)).size };
  });
  return found.sort((a, b) => b.runs - a.runs || a.queries - b.queries)[0] as (typeof found)[number];
}

/** The plan of each named query in its median run; without names, of each execution that ran jobs. */
function plansOf(counted: readonly LogSummary[], suite: string, isNamed: boolean): LoggedPlan[] {
  if (isNamed) {
    const { nodes } = metricsOf(queryRuns(counted, queryNaming(suite)), []);
    return [...groupBy(nodes, ({ query }) => query)].map(([query, own]) => loggedPlan(query, own));
  }
  return counted.flatMap(({ executions, nodes }) => {
    const plans = groupBy(nodes, ({ execution }) => execution);
    const ran = executions.filter(({ execution, jobs }) => jobs > 0 && plans.has(execution));
    return ran.map(({ execution, description }) =>
      loggedPlan(`${execution} ${description}`.slice(0, MAX_NAME_CHARS), plans.get(execution) ?? []),
    );
  });
}

const MAX_NAME_CHARS = 60;

/** Suggestions from the log and its name, findings, and the executions if none has a query name. */
function suggestAnswers({ counted, problems }: Read, { name, engines }: ReadRequest) {
  const { suite, runs, queries } = likelySuite(counted);
  const logged = queryRuns(counted, queryNaming(suite));
  const reason = runs === 0 ? UNNAMED : unclearMessage(logged);
  const executions = reason === '' ? [] : executionLines(counted);
  const [first] = counted;
  const engine = first ? engineOf(first) : null;
  const { engine: _, 'engine-version': __, ...ofName } = nameSuggestions(name, engines);
  const answers = {
    'scale-factor': '',
    'table-format': 'parquet',
    ...ofName,
    suite,
    'query-version': 'unknown',
    engine: engine?.title ?? '',
    'engine-version': engine?.version ?? 'unknown',
    statistic: '',
    warmup: '',
  };
  const what =
    runs > 0
      ? `${formatQueries(queries)} of ${suiteTitle({ name: suite })}, ${countNoun(runs, 'iteration')}`
      : countNoun(executions.length, 'execution');
  const found = [
    engine ? `${what}; ${engine.title} ${engine.version}` : what,
    ...problems.map(({ message }) => message),
    ...failedRemark(logged),
    ...coldRemark(logged),
    ...(reason === '' ? [] : [`${reason}. ${NAMING}`]),
  ];
  const named = runs > 0 ? logged : null;
  const trial = { log: trialLog(counted, named), nodes: nodesOf(first), spark: first?.application.spark ?? null };
  return { answers, executions, plans: plansOf(counted, suite, runs > 0), trial, found };
}

function nodesOf(log: LogSummary | undefined): number | null {
  const { nodes = 'unknown' } = log ? environmentOf(log.application) : {};
  return nodes === 'unknown' ? null : nodes;
}

const UNNAMED = 'No description of an execution names a query';
const NAMING =
  'Name the executions below; - leaves one out. For the next run, set a description before each query: spark.sparkContext.setJobDescription("q1, iteration 1")';

/** In the browser, a log's environment is always a separate file. */
const placed = ({ id }: { id: string }) => ({ id, isNew: true });

function requestProblems(request: LogSetRequest, check: CheckPackage): OptionProblem[] {
  const whole = { engine: 'x', engineVersion: 'unknown', statistic: 'median' as const, iterations: 'unknown' as const };
  return schemaProblems({ ...whole, ...request }, check);
}

/** Makes sets from logs, as `npm run import-eventlog` does; `isUnnamed` if the answers must name the executions. */
function maker({ counted, problems: unread }: Read, path: string, isUnnamed: boolean, check: CheckPackage): MakeSets {
  return (answers, today, taken) => {
    const reading = new Reading(answers, today);
    const [id = ''] = idsOf([{ answers, column: '' }], path, taken);
    const request = readLogRequest(reading, id, SUITES);
    if (isUnnamed) reading.required('names');
    const names = answers.names === undefined ? null : splitNames(answers.names);
    const wrong = reading.problems.length > 0 ? reading.problems : requestProblems(request, check);
    const order = orderProblems(counted, queryNaming(request.suite, names)).map((text) => ({ field: 'names', text }));
    if (wrong.length + order.length > 0) return wrongAnswers(withoutGeneratedId([...wrong, ...order], answers));
    const read = {
      logs: counted,
      unread,
      ...loggedQueries({ counted, problems: unread }, queryNaming(request.suite, names), path),
    };
    const folder = `static/data/result-sets/${id}`;
    const made = setOfLogs(request, read, { path, folder, place: placed, check, today });
    if (hasErrors(made.problems)) return wrongFile(made.problems);
    const { environment, files, properties: shown } = made;
    const found = [...made.understood, ...made.problems.map(pageLine)];
    const beside = environment && { id: environment.id, text: environmentText(environment) };
    const properties = propertyLines(shown);
    return {
      kind: 'made',
      what: 'Spark event log',
      found,
      properties,
      sets: [{ id, files: [...files], environment: beside, file: path }],
    };
  };
}

export async function readLog(request: ReadRequest, check: CheckPackage, tell: SendMessage): Promise<MakeSets | null> {
  const read = await readAll(request, tell);
  if (hasErrors(read.problems)) {
    const why = read.problems.filter(({ level }) => level === 'error').map(pageLine);
    tell({ kind: 'refused', what: 'Spark event log', why, isBroken: !request.allowBroken });
    return null;
  }
  const [first] = read.counted;
  const spark = first?.application.spark;
  const none = noSqlMessage(read.counted);
  if (none !== '') {
    tell({ kind: 'refused', what: 'Spark event log', why: [none], isBroken: false });
    return null;
  }
  const { answers, executions, plans, trial, found } = suggestAnswers(read, request);
  tell({
    kind: 'asking',
    what: `Spark event log${spark ? ` from Spark ${spark}` : ''}`,
    found,
    answers,
    asked: [
      ...(executions.length > 0 ? ['names', 'suite'] : []),
      'scale-factor',
      'table-format',
      'query-version',
      'warmup',
    ],
    read: ['engine', 'engine-version', ...(executions.length > 0 ? [] : ['suite']), 'statistic'],
    choices: {},
    engines: [],
    executions,
    plans,
    trial,
    isMapping: false,
  });
  return maker(read, request.name, executions.length > 0, check);
}
