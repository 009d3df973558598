import { join } from 'node:path';
import { hasErrors, problem } from '../src/benchmark/model/problem';
import type { Problem, Side } from '../src/benchmark/model/resultSet';
import { sum } from '../src/benchmark/model/statistics';
import { unknownName } from '../src/benchmark/text/suggestName';
import { documentedEngines, type EngineSettings, trialEngines } from '../src/benchmark/trial/engineSettings';
import { chosenTable, planSentence, planSentences, type TrialCost } from '../src/benchmark/trial/planText';
import { planTrial, type TrialLog } from '../src/benchmark/trial/planTrial';
import { trialFiles } from '../src/benchmark/trial/trialFiles';
import { loadData } from '../src/data/loadData';
import { tableMarkdown } from '../src/figures/shared/tables';
import { environmentOf } from '../src/importers/eventLog/newSet/environment';
import { trialLog } from '../src/importers/eventLog/trialLog';
import { publishedEngines } from '../src/plugin/lib/publishedEngines';
import { type Command, InputError, OK, type OptionValues, PROBLEMS, runCommand } from './lib/command';
import { logFiles } from './lib/eventlog/logFiles';
import { watchReading } from './lib/eventlog/progressBar';
import { queriesOfLogs, type ReadLogs, readLogs } from './lib/eventlog/readLogs';
import { optionHelp, optionNames } from './lib/optionTable';
import { print } from './lib/print';
import { printProblems } from './lib/problems';
import { knownSuites } from './lib/suites';
import { type PlanRequest, readPlanRequest, SOURCE_OPTIONS, TRIAL_OPTIONS } from './lib/trial/options';
import { refuseExisting, uninterrupted, writeFile } from './lib/writeFolder';

const HELP = `
Usage: npm run plan-trial -- LOG … [options]

Plan a trial of two engines from the event logs of your own application. Prints the smallest set of your queries that covers most of
your time, how many applications and iterations show a difference, how long that takes, and which differences stay unseen.

LOG is an event log as for npm run import-eventlog. Executions with one description and one plan are one query; with --suite, the
queries of that suite. At least five queries are chosen, because fewer have no verdict. Executions that write are left out.
If at least five applications in the logs ran all chosen queries, the plan rests on how much these differ. Otherwise it uses the
estimate for two runs of one engine on /methodology/reruns/.

With --out, it writes what runs the trial: settings of both engines, the order of the applications, the queries by which executions are
recognized, and the import. The settings are from the newest result set, yours or a published one, that reports the plugin, the shuffle manager, the
off-heap memory, and a version of Spark like yours. An engine without such settings is refused.

${optionHelp(TRIAL_OPTIONS)}

How the logs are read
${optionHelp(SOURCE_OPTIONS)}

Example: npm run plan-trial -- spark-events/app-1 --difference 5 --candidate gluten-velox --out trial

Exit codes: 0 planned, 1 problems in the input, 2 incorrect usage
`;

async function read({ source }: PlanRequest): Promise<ReadLogs> {
  const found = logFiles(source.paths, source.allowBroken ? 'warning' : 'error');
  const progress = watchReading(sum(found.files.map(({ size }) => size)), process.stderr);
  const logs = await readLogs(source, found, progress);
  progress.end();
  return logs;
}

/** The queries of the logs, and every problem. */
function queriesOf(logs: ReadLogs, { source, suite }: PlanRequest): { log: TrialLog; problems: Problem[] } {
  if (suite === null) return { log: trialLog(logs.counted, null), problems: logs.problems };
  const known = knownSuites(source.data);
  if (!known.includes(suite)) throw new InputError(unknownName('suite', suite, known));
  const { queries, problems } = queriesOfLogs(logs, source, suite);
  return { log: trialLog(logs.counted, queries), problems: [...logs.problems, ...problems] };
}

/** The nodes in the options, otherwise in the logs; null if unknown. */
function costOf({ counted: [first] }: ReadLogs, { nodes: given, pricePerHour }: PlanRequest): TrialCost {
  const { nodes = 'unknown' } = first ? environmentOf(first.application) : {};
  return { nodes: given ?? (nodes === 'unknown' ? null : nodes), pricePerHour };
}

/** Versions of Spark of the trial, which is the log's unless an option names another, and of the log. */
function sparkOf({ counted: [first] }: ReadLogs, given: string | null) {
  const logged = first?.application.spark ?? null;
  return { planned: given ?? logged, logged };
}

/** The settings of both engines; null if nothing depends on them. Adds the reasons against them to `problems`. */
function enginesOf(
  { engines, source, spark }: PlanRequest,
  logs: ReadLogs,
  problems: Problem[],
): Record<Side, EngineSettings> | null {
  if (engines === null) return null;
  const { resultSets, environments } = loadData(source.data);
  const { planned } = sparkOf(logs, spark);
  const found = trialEngines(engines, documentedEngines(resultSets, environments, publishedEngines()), planned);
  if (!Array.isArray(found)) return found;
  problems.push(...found.map((reason) => problem('--baseline, --candidate, --spark', null, reason)));
  return null;
}

async function run(values: OptionValues, positionals: string[]): Promise<number> {
  const request = readPlanRequest(values, positionals);
  const { out } = request;
  if (out !== null) refuseExisting(out, false, 'name a new folder');
  const logs = await read(request);
  const { log, problems } = queriesOf(logs, request);
  const engines = enginesOf(request, logs, problems);
  const plan = hasErrors(problems) ? null : planTrial(log, request);
  if (typeof plan === 'string') problems.push(problem(request.source.path, null, plan, CURE));
  printProblems(problems);
  if (plan === null || typeof plan === 'string') return PROBLEMS;
  const cost = costOf(logs, request);
  const lines = [planSentence(plan, cost), '', ...planSentences(plan, request.ratio, cost)];
  print(`${lines.join('\n')}\n\n${tableMarkdown(chosenTable(plan))}`);
  if (out === null || !engines) return OK;
  const files = trialFiles({ plan, log, engines, lines, nodes: cost.nodes, spark: sparkOf(logs, request.spark) });
  uninterrupted(() => {
    for (const [path, text] of files) writeFile(join(out, path), text);
  });
  print(`\n${[...files.keys()].map((path) => join(out, path)).join('\n')}\n`);
  return OK;
}

const CURE = 'choose a larger --difference, add --writes, or give the log of another application';

export const planTrialCommand: Command = {
  name: 'plan-trial',
  help: HELP,
  options: optionNames({ ...TRIAL_OPTIONS, ...SOURCE_OPTIONS }),
  run,
};
runCommand(planTrialCommand);
