import type { Side } from '../model/resultSet';
import { toCsv } from '../text/toCsv';
import type { EngineSettings } from './engineSettings';
import { plannedQueriesCsv } from './plannedQueries';
import type { TrialLog, TrialPlan } from './planTrial';

/** What is run, and what the README shows first. */
interface Trial {
  plan: TrialPlan;
  log: TrialLog;
  engines: Record<Side, EngineSettings>;
  /** The plan in sentences. */
  lines: readonly string[];
}

/** Id of the suite of a trial: as part of another suite, a comparison of its queries would have no verdict. */
const SUITE = 'trial';
const SIDES = ['baseline', 'candidate'] as const;

/** Sides in the order of running, ABBA, so that neither engine is always the first. */
function runOrder(applications: number): { side: Side; application: number }[] {
  return Array.from({ length: applications }, (_, index) => index + 1).flatMap((application) =>
    (application % 2 === 1 ? SIDES : SIDES.toReversed()).map((side) => ({ side, application })),
  );
}

function namesOf({ plan }: Trial): string {
  return plan.chosen.map(({ name }) => name).join(',');
}

/** A file of spark-submit: settings that fit the cluster of the source, and not yet the reader's. */
function properties({ title, settings, source }: EngineSettings): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}`);
  return `# ${title}, as ${source.id} ran it: ${source.page}
# Adapt cores, memory, and off-heap memory to your nodes, with the same total memory for both engines.
# Add the JAR file of the engine and the settings that your application needs.
${lines.join('\n')}
`;
}

/** The same for the Spark operator on Kubernetes; JSON strings are YAML. */
function manifest(trial: Trial, side: Side): string {
  const conf = Object.entries(trial.engines[side].settings).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `# One application of ${trial.engines[side].title}. Replace every REPLACE_ME, and adapt cores and memory.
apiVersion: sparkoperator.k8s.io/v1beta2
kind: SparkApplication
metadata:
  generateName: trial-${side}-
spec:
  type: Python
  mode: cluster
  image: REPLACE_ME
  mainApplicationFile: REPLACE_ME
  sparkVersion: REPLACE_ME
  sparkConf:
${conf.join('\n')}
    "spark.eventLog.enabled": "true"
    "spark.eventLog.dir": "REPLACE_ME/${side}"
  driver:
    env:
      - { name: TRIAL_QUERIES, value: "${namesOf(trial)}" }
      - { name: TRIAL_ITERATIONS, value: "${trial.plan.design.iterations}" }
`;
}

function runScript(trial: Trial): string {
  const { applications, iterations } = trial.plan.design;
  const calls = runOrder(applications).map(({ side, application }) => `run ${side} # application ${application}`);
  return `#!/usr/bin/env bash
# Runs both engines in alternating order. APPLICATION is your program, restricted to TRIAL_QUERIES.
set -eu
: "\${APPLICATION:?set APPLICATION to your program}"
export TRIAL_QUERIES="${namesOf(trial)}"
export TRIAL_ITERATIONS=${iterations}
# As --conf, because --properties-file would replace the defaults of your cluster.
run() {
  mkdir -p "events/$1"
  settings=()
  while read -r name value; do settings+=(--conf "$name=$value"); done < <(grep "^spark" "$1.properties")
  spark-submit "\${settings[@]}" \\
    --conf spark.eventLog.enabled=true --conf "spark.eventLog.dir=events/$1" "$APPLICATION"
}
${calls.join('\n')}
`;
}

function importCommand(side: Side): string {
  return `npm run import-eventlog -- "$TRIAL"/events/${side}/* --new-set trial-${side} --suite ${SUITE} \\
  --trial "$TRIAL/queries.csv" --query-version unknown --scale-factor GB --table-format FORMAT --data "$TRIAL"`;
}

function readme(trial: Trial): string {
  const { plan, engines, lines } = trial;
  const writers = plan.chosen.filter(({ writes }) => writes).map(({ name }) => name);
  return `# Trial: ${engines.baseline.title} vs. ${engines.candidate.title}

${lines.join('\n')}
${writers.length > 0 ? `\n**These queries write, and the trial repeats them: ${writers.join(', ')}.**\n` : ''}
1. Adapt \`baseline.properties\` and \`candidate.properties\` (on Kubernetes, \`baseline.yaml\` and \`candidate.yaml\`) to your cluster. They
   contain the settings of ${SIDES.map((side) => `[${engines[side].source.id}](${engines[side].source.page})`).join(' and ')}.
2. Restrict your application to the queries that are chosen in \`queries.csv\`. A log contains no SQL, so this is your own code:

   \`\`\`python
   for iteration in range(1, int(os.environ["TRIAL_ITERATIONS"]) + 1):
       for query in os.environ["TRIAL_QUERIES"].split(","):
           spark.sparkContext.setJobDescription(f"{query}, iteration {iteration}")
           run(query)  # your code of this query
   \`\`\`

   The line with \`setJobDescription\` names a query. Without it, executions are recognized by their description and plan in
   \`queries.csv\`; if an engine changes the plans of several executions with one description, they need names.
3. Run \`APPLICATION=your-program.py bash run.sh\`, while nothing else uses the cluster.
4. In a clone of the site, create two result sets and compare them. TRIAL is this folder, GB the size of your data, FORMAT the format
   of the tables.

   \`\`\`bash
   TRIAL=REPLACE_ME
${SIDES.map((side) => importCommand(side).replace(/^/gm, '   ')).join('\n')}
   npm run compare -- "$TRIAL/result-sets/trial-baseline" "$TRIAL/result-sets/trial-candidate"
   \`\`\`
`;
}

function suiteFiles({ plan }: Trial): [string, string][] {
  const json = { title: 'Trial', version: '1', description: 'Queries of an event log that a trial repeats.' };
  const rows = plan.chosen.map(({ name }) => [name, 'logged', 'An execution of the event log']);
  return [
    [`suites/${SUITE}/suite.json`, `${JSON.stringify(json, null, 2)}\n`],
    [`suites/${SUITE}/queries.csv`, toCsv(['query', 'kind', 'description'], rows)],
  ];
}

/** The files that run a trial, by path below its folder; they contain no account, host, or path of the log. */
export function trialFiles(trial: Trial): Map<string, string> {
  return new Map([
    ['README.md', readme(trial)],
    ['queries.csv', plannedQueriesCsv(trial.plan, trial.log.queries)],
    ['run.sh', runScript(trial)],
    ...SIDES.map((side): [string, string] => [`${side}.properties`, properties(trial.engines[side])]),
    ...SIDES.map((side): [string, string] => [`${side}.yaml`, manifest(trial, side)]),
    ...suiteFiles(trial),
  ]);
}
