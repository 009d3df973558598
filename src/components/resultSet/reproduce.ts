import { conflictingNodes } from '../../benchmark/comparison/environmentSummary';
import type { Link } from '../../benchmark/model/link';
import { resultSetPath } from '../../benchmark/model/paths';
import type { PublishedComparison } from '../../benchmark/model/published';
import { suiteQueries } from '../../benchmark/model/queries';
import { longestQueries } from '../../benchmark/model/queryPages';
import type { Environment, ResultSet, Unknown } from '../../benchmark/model/resultSet';
import { setWithId } from '../../benchmark/model/setLists';
import { hasOneSize, suiteAtSize } from '../../benchmark/text/dataSize';
import { capitalise, engineTitle, joinWords } from '../../benchmark/text/names';
import { gigabytes, NOT_REPORTED, reportedText, reportedVersion } from '../../benchmark/text/notReported';
import { countNoun } from '../../benchmark/text/numbers';

/** What is needed to rerun a result set, as far as its artifacts record it. Plain JSON. */
export interface Reproduce {
  id: string;
  /** "Comet 0.16.0". */
  title: string;
  /** "19 fields recorded, 2 not recorded: warm-up and data layout." */
  recorded: string;
  /** A shell command with comments, before and after the line that names the queries. */
  before: string;
  after: string;
  /** The queries that can run alone: of a result set those with a time, of a published comparison those of its suite. */
  queries: string[];
  /** Number of shorter queries of a large suite that can run alone too; absent for none. */
  unlisted?: number;
  /** The result set that it repeats; null for none. */
  rerunOf: Link | null;
  /** The result sets that repeat it. */
  reruns: Link[];
}

/** What was run, as a result set or a published comparison records it. */
type Run = Pick<
  ResultSet,
  'id' | 'suite' | 'harness' | 'conditions' | 'configuration' | 'iterations' | 'warmup' | 'environment'
> & { statistic: ResultSet['statistic'] | Unknown };

type Field = readonly [name: string, value: string | number | Unknown | undefined];

/** What a rerun must repeat, in the words of the command's comments. */
function fieldsOf(set: Run, environment: Environment | null): Field[] {
  const { suite, harness, conditions, configuration } = set;
  const settings = Object.keys(configuration).length;
  return [
    ['suite', suiteAtSize({ ...suite, tableFormat: 'unknown' })],
    ['query version', reportedVersion(suite, 'unknown')],
    ['table format', suite.tableFormat],
    ['data layout', conditions?.dataLayout],
    ['harness', harness.name === 'unknown' ? 'unknown' : [harness.name, statedText(harness.version)].join(' ').trim()],
    ['iterations', set.iterations],
    ['statistic', set.statistic],
    ['warm-up', set.warmup],
    ['order of the engines', conditions?.order],
    ['Spark version', environment?.spark],
    ['Java version', environment?.java],
    ['instance type', environment?.instanceType],
    ['number of nodes', nodesOf(set, environment)],
    ['executors', environment?.executors],
    ['cores per executor', environment?.executorCores],
    ['memory per executor', environment && gigabytes(environment.executorMemoryGb)],
    ['memory of the driver', environment && gigabytes(environment.driverMemoryGb)],
    ['storage', environment?.storage],
    ['Spark settings', settings === 0 ? 'unknown' : countNoun(settings, 'setting')],
  ].map(([name, value]) => [name, value === NOT_REPORTED || value === null ? 'unknown' : value] as Field);
}

/** The number of nodes, or all numbers between which sources conflict. */
function nodesOf(set: Run, environment: Environment | null): Field[1] {
  const conflict = environment ? conflictingNodes(environment, set) : '';
  return conflict === '' ? environment?.nodes : `sources conflict: ${conflict}`;
}

function statedText(text: string): string {
  return text === 'unknown' ? '' : text;
}

function isRecorded([, value]: Field): boolean {
  return value !== undefined && value !== 'unknown' && value !== '';
}

/** A word as a POSIX shell reads it. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** The properties of a run: those that its set records, and of its executors those that its environment records. */
function properties({ configuration }: Run, environment: Environment | null): [string, string][] {
  const shape = Object.entries({
    'spark.executor.instances': environment?.executors,
    'spark.executor.cores': environment?.executorCores,
  }).flatMap(([key, value]) => (typeof value === 'number' ? [[key, String(value)] as [string, string]] : []));
  return [...shape.filter(([key]) => !Object.hasOwn(configuration, key)), ...Object.entries(configuration)];
}

function submitLines(set: Run, environment: Environment | null): string[] {
  const conf = properties(set, environment).map(([key, value]) => `  --conf ${quoted(`${key}=${value}`)} \\`);
  return ['# Replace BENCHMARK with your harness and its arguments.', 'spark-submit \\', ...conf, '  BENCHMARK'];
}

/** The lines that import the times of a rerun; `names` are the options that name it and its engine. */
function importLines({ suite, statistic, iterations }: Run, names: string): string[] {
  const runs = `--statistic ${statistic === 'unknown' ? 'STATISTIC' : statistic} --iterations ${iterations}`;
  return [
    '# Add your times. --iterations is the number of your executions; --note lists what differs from the original run.',
    'npm run import -- RESULTS \\',
    `  ${names} \\`,
    `  --suite ${suite.name} --query-version ${suite.queryVersion}${hasOneSize(suite) ? '' : ` --scale-factor ${suite.scaleFactor}`} \\`,
    `  --table-format ${suite.tableFormat} ${runs} --note 'environment: DIFFERENCES'`,
  ];
}

function linkOf({ id, title }: ResultSet): Link {
  return { label: title, path: resultSetPath(id) };
}

/** The command that reruns a result set, for one of its queries or for all. */
export function rerunCommand({ before, after }: Reproduce, query?: string): string {
  return `${before}\n# Queries: ${query === undefined ? 'all' : `only ${query}`}\n${after}\n`;
}

/** The command of a run, with what is recorded of it. */
function commandOf(run: Run, title: string, environments: readonly Environment[], names: string) {
  const environment = environments.find(({ id }) => id === run.environment) ?? null;
  const fields = fieldsOf(run, environment);
  const missing = fields.filter((field) => !isRecorded(field)).map(([name]) => name);
  const rest = missing.length === 0 ? '.' : `, ${missing.length} not recorded: ${joinWords(missing)}.`;
  const comments = fields
    .filter(isRecorded)
    .map(([name, value]) => `# ${capitalise(name)}: ${reportedText(value ?? '')}`);
  return {
    id: run.id,
    title,
    recorded: `${countNoun(fields.length - missing.length, 'field')} recorded${rest}`,
    before: [`# ${title}`, ...comments].join('\n'),
    after: [...submitLines(run, environment), ...importLines(run, names)].join('\n'),
  };
}

/** What it takes to rerun a result set, which of it is not recorded, and the reruns among all result sets. */
export function reproduce(
  set: ResultSet,
  environments: readonly Environment[],
  resultSets: readonly ResultSet[],
): Reproduce {
  const { id, engine } = set;
  const original = setWithId(resultSets, set.rerunOf ?? '');
  const timed = set.rows.filter(({ timeS }) => timeS !== null);
  const longest = longestQueries(timed, ({ timeS }) => timeS ?? 0);
  const names = `--id ${id}-rerun --rerun-of ${id} --engine ${quoted(engine.title)} --engine-version ${quoted(engine.version)}`;
  return {
    ...commandOf(set, engineTitle(engine), environments, names),
    queries: longest.map(({ query }) => query),
    ...(longest.length < timed.length ? { unlisted: timed.length - longest.length } : {}),
    rerunOf: original ? linkOf(original) : null,
    reruns: resultSets.filter(({ rerunOf }) => rerunOf === id).map(linkOf),
  };
}

/** What it takes to rerun each side of a published comparison; empty if it is of no suite. */
export function reproducePublished(published: PublishedComparison, environments: readonly Environment[]): Reproduce[] {
  const { suite, statistic, iterations, environment } = published;
  if (!suite) return [];
  return [published.baseline, published.candidate].map(({ title, queryVersion = suite.queryVersion }) => {
    const run: Run = {
      id: published.id,
      suite: { ...suite, queryVersion },
      harness: { name: 'unknown', version: 'unknown' },
      configuration: {},
      environment: environment ?? 'unknown',
      warmup: 'unknown',
      ...{ statistic, iterations },
    };
    return {
      ...commandOf(run, title, environments, `--id ID --engine ${quoted(title)} --engine-version VERSION`),
      queries: [...suiteQueries(suite.name)],
      rerunOf: null,
      reruns: [],
    };
  });
}
