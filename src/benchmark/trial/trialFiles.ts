import type { Side } from '../model/resultSet';
import { joinWords } from '../text/names';
import { toCsv } from '../text/toCsv';
import { type EngineSettings, minorOf } from './engineSettings';
import { plannedQueriesCsv } from './plannedQueries';
import type { TrialLog, TrialPlan } from './planTrial';

/** What is run, and what the README shows first. */
interface Trial {
  plan: TrialPlan;
  log: TrialLog;
  engines: Record<Side, EngineSettings>;
  /** The plan in sentences. */
  lines: readonly string[];
  /** Nodes of the cluster; null if unknown. */
  nodes: number | null;
  /** Versions of Spark of the trial and of the log; null if unknown. */
  spark: Record<'planned' | 'logged', string | null>;
}

/** Id of the suite and of the environment of a trial: as part of another suite, a comparison of its queries would have no verdict. */
const SUITE = 'trial';
const SIDES = ['baseline', 'candidate'] as const;
const IS_SIZE = /^spark\.(?:executor|driver)\.(?:cores|memory|memoryOverhead)$/;
const IS_PLUGIN = /^spark\.(?:plugins|sql\.extensions) /;

/** Sides in the order of running, ABBA, so that neither engine is always the first. */
function runOrder(applications: number): { side: Side; application: number }[] {
  return Array.from({ length: applications }, (_, index) => index + 1).flatMap((application) =>
    (application % 2 === 1 ? SIDES : SIDES.toReversed()).map((side) => ({ side, application })),
  );
}

function namesOf({ plan }: Trial): string {
  return plan.chosen.map(({ name }) => name).join(',');
}

/** Comment lines: that sizes are of another cluster than the other side's, or which of them only the other side has. */
function sizeLines({ settings, cluster }: EngineSettings, other: EngineSettings): string {
  if (cluster !== other.cluster)
    return `# The source of ${other.title} ran on another one: ${other.cluster}. So the sizes of executors and drivers are comments: set them for yours.
`;
  const lacking = Object.keys(other.settings).filter((name) => IS_SIZE.test(name) && !(name in settings));
  return lacking.length > 0
    ? `# The source does not report ${joinWords(lacking)}, which ${other.title} has: add them.\n`
    : '';
}

/**
 * A file of spark-submit: settings that fit the cluster of the source, and not yet the reader's. Sizes of two clusters are
 * comments, because a trial with them would compare sizes; run.sh refuses a file without a setting.
 */
function properties(own: EngineSettings, other: EngineSettings): string {
  const { title, spark, cluster, settings, source } = own;
  const isComment = (name: string) => cluster !== other.cluster && IS_SIZE.test(name);
  const lines = Object.entries(settings).map(([name, value]) => `${isComment(name) ? '# ' : ''}${name} ${value}`);
  const jar = lines.some((line) => IS_PLUGIN.test(line))
    ? `# Add spark.jars: the JAR file of ${title} for your version of Spark. The source ran Spark ${spark}.\n`
    : '';
  return `# ${title} with the settings of ${source.id}: ${source.page}
# Its cluster: ${cluster}.
# Adapt cores, memory, and off-heap memory to your nodes, with the same total memory for both engines.
${sizeLines(own, other)}${jar}# Add the settings that your application needs.
${lines.join('\n')}
`;
}

function runScript(trial: Trial): string {
  const { applications, iterations } = trial.plan.design;
  const calls = runOrder(applications).map(({ side, application }) => `run ${side} ${application}`);
  return `#!/usr/bin/env bash
# Runs both engines in alternating order. APPLICATION is your program, restricted to TRIAL_QUERIES.
# A second start skips applications whose logs are in events; logs of a failed one stay in unfinished-*.
set -eu
: "\${APPLICATION:?set APPLICATION to your program}"
trial=$(cd "$(dirname "$0")" && pwd)
export TRIAL_QUERIES="${namesOf(trial)}"
export TRIAL_ITERATIONS=${iterations}
# As --conf, because --properties-file would replace the defaults of your cluster.
run() {
  log="$trial/events/$1/$2"
  if [ -e "$log" ]; then echo "run.sh: skipped $1 $2, which is complete in $log" >&2; return; fi
  settings=$(sed -nE 's/[[:space:]]+$//; s/^[[:blank:]]*(spark[^[:blank:]=:]*)[[:blank:]]*[=:]?[[:blank:]]*/\\1=/p' "$trial/$1.properties")
  : "\${settings:?$1.properties has no setting. Add the cores and memory of your cluster}"
  arguments=()
  while read -r setting; do arguments+=(--conf "$setting"); done <<< "$settings"
  unfinished=$(mktemp -d "$trial/unfinished-XXXXXX")
  spark-submit "\${arguments[@]}" \\
    --conf spark.eventLog.enabled=true --conf "spark.eventLog.dir=$unfinished" "$APPLICATION"
  mkdir -p "$trial/events/$1"
  mv "$unfinished" "$log"
}
${calls.join('\n')}
`;
}

/** Imports every iteration, as the plan counts them, into two sets of one environment, and compares these. */
function importScript({ plan }: Trial): string {
  return `#!/usr/bin/env bash
# Run it in a clone of the site, with the format of your tables: FORMAT=parquet bash import.sh
set -eu
: "\${FORMAT:?set FORMAT to the format of your tables, such as parquet}"
trial=$(cd "$(dirname "$0")" && pwd)
for side in ${SIDES.join(' ')}; do
  found=$(ls "$trial/events/$side" | wc -l)
  [ "$found" -eq ${plan.design.applications} ] || echo "import.sh: warning: $side has $found of ${plan.design.applications} planned applications" >&2
  npm run import-eventlog -- "$trial/events/$side"/*/* --new-set "trial-$side" --suite ${SUITE} --trial "$trial/queries.csv" \\
    --query-version 1 --table-format "$FORMAT" --environment ${SUITE} --warmup 0 --yes --data "$trial" \\
    --out "$trial/results/result-sets"
done
npm run compare -- "$trial/results/result-sets/trial-baseline" "$trial/results/result-sets/trial-candidate"
`;
}

/** Empty if the log is of the version of the trial, or a version is unknown. */
function otherSpark({ spark: { planned, logged } }: Trial): string {
  if (planned === null || logged === null || minorOf(planned) === minorOf(logged)) return '';
  return `\n**The log is of Spark ${logged}, and the trial is for Spark ${planned}: run both engines on Spark ${planned}.**\n`;
}

/** That both sides need one size; empty if their settings are of one cluster. */
function otherCluster({ engines: { baseline, candidate } }: Trial): string {
  if (baseline.cluster === candidate.cluster) return '';
  return ` The sources ran on different clusters, so the sizes of executors and drivers are comments: set them, with the same cores and total memory on both sides.`;
}

function readme(trial: Trial): string {
  const { plan, engines, lines } = trial;
  const writers = plan.chosen.filter(({ writes }) => writes).map(({ name }) => name);
  return `# Trial: ${engines.baseline.title} vs. ${engines.candidate.title}

${lines.join('\n')}
${otherSpark(trial)}${writers.length > 0 ? `\n**These queries write, and the trial repeats them: ${writers.join(', ')}.**\n` : ''}
1. Adapt \`baseline.properties\` and \`candidate.properties\` to your cluster, as their first lines describe. They contain the settings of ${SIDES.map((side) => `[${engines[side].source.id}](${engines[side].source.page})`).join(' and ')}.${otherCluster(trial)}
2. Restrict your application to the queries that are chosen in \`queries.csv\`. A log contains no SQL, so this is your own code:

   \`\`\`python
   for iteration in range(1, int(os.environ["TRIAL_ITERATIONS"]) + 1):
       for query in os.environ["TRIAL_QUERIES"].split(","):
           spark.sparkContext.setJobDescription(f"{query}, iteration {iteration}")
           run(query)  # your code of this query
   \`\`\`

   The line with \`setJobDescription\` names a query. Without it, executions are recognized by their description and plan in
   \`queries.csv\`; if an engine changes the plans of several executions with one description, they need names.
3. Run \`APPLICATION=your-program.py bash run.sh\`, while nothing else uses the cluster. The script is for deploy mode client, with event logs in a
   local folder. In deploy mode cluster, edit it: set \`spark.eventLog.dir\` to storage that the cluster shares, pass \`TRIAL_QUERIES\` and
   \`TRIAL_ITERATIONS\` to the driver (on YARN, \`spark.yarn.appMasterEnv.TRIAL_QUERIES\`), and copy each log to \`events/SIDE/NUMBER/\`.
4. In a clone of the site, run \`FORMAT=parquet bash import.sh\` with the path of import.sh and the format of your tables. It writes two result sets to the
   folder \`results\` and compares them. Open this folder on /compare/ to see the comparison as a page. Without the number of nodes
   in \`results/environments/trial.json\`, a comparison names no winner.
`;
}

function suiteFiles({ plan, nodes, spark: { planned } }: Trial): [string, string][] {
  const json = { title: 'Trial', version: '1', description: 'Queries of an event log that a trial repeats.' };
  const rows = plan.chosen.map(({ name }) => [name, 'logged', 'An execution of the event log']);
  const cluster = {
    title: 'Cluster of the trial',
    nodes: nodes ?? 'unknown',
    spark: planned === null ? 'unknown' : minorOf(planned),
  };
  return [
    [`results/environments/${SUITE}.json`, `${JSON.stringify(cluster, null, 2)}\n`],
    [`suites/${SUITE}/suite.json`, `${JSON.stringify(json, null, 2)}\n`],
    [`suites/${SUITE}/queries.csv`, toCsv(['query', 'kind', 'description'], rows)],
  ];
}

/** The files that run a trial, by path below its folder; they contain no account, host, or path of the log. */
export function trialFiles(trial: Trial): Map<string, string> {
  const { baseline, candidate } = trial.engines;
  return new Map([
    ['README.md', readme(trial)],
    ['queries.csv', plannedQueriesCsv(trial.plan, trial.log.queries)],
    ['run.sh', runScript(trial)],
    ['import.sh', importScript(trial)],
    [`baseline.properties`, properties(baseline, candidate)],
    [`candidate.properties`, properties(candidate, baseline)],
    ...suiteFiles(trial),
  ]);
}
