import { column } from './columns';
import type { EnvironmentComparison, Relation, Setting } from './comparisonTypes';
import { capitalise, formatNumber } from './format';
import type { Table } from './tableTypes';
import type { Environment, ResultSet } from './types';

/** How a setting that its publisher does not give is printed. */
const NOT_STATED = 'not stated';

type Field = [name: string, text: (environment: Environment) => string];

function known(value: string | number): string {
  if (value === 'unknown') return NOT_STATED;
  return typeof value === 'number' ? formatNumber(value) : value;
}

function gigabytes(value: number | 'unknown'): string {
  return value === 'unknown' ? NOT_STATED : `${formatNumber(value)}\u202FGB`;
}

const FIELDS: Field[] = [
  ['Cluster', ({ cluster }) => known(cluster)],
  ['Nodes', ({ nodes }) => known(nodes)],
  ['Node type', ({ instanceType }) => known(instanceType)],
  ['Cores per node', ({ coresPerNode }) => known(coresPerNode)],
  ['Memory per node', ({ memoryPerNodeGb }) => gigabytes(memoryPerNodeGb)],
  ['Local storage', ({ localStorage }) => known(localStorage)],
  ['Executors', ({ executors }) => known(executors)],
  ['Cores per executor', ({ executorCores }) => known(executorCores)],
  ['Memory per executor', ({ executorMemoryGb }) => gigabytes(executorMemoryGb)],
  ['Driver cores', ({ driverCores }) => known(driverCores)],
  ['Driver memory', ({ driverMemoryGb }) => gigabytes(driverMemoryGb)],
  ['Table storage', ({ storage }) => known(storage)],
  ['Architecture', ({ architecture }) => known(architecture)],
  ['Spark', ({ spark }) => known(spark)],
  ['Java', ({ java }) => known(java)],
  ['Scala', ({ scala }) => known(scala)],
];

/** How two texts relate; a setting that one side does not state is not known to be the same. */
function relation(baseline: string, candidate: string): Relation {
  if (baseline === NOT_STATED || candidate === NOT_STATED) return 'not known';
  return baseline === candidate ? 'same' : 'different';
}

function setting(area: Setting['area'], name: string, baseline: string, candidate: string): Setting {
  return { area, name, baseline, candidate, relation: relation(baseline, candidate) };
}

/** Settings of hardware and software. Two sides that name one environment share it, stated or not. */
function environmentSettings(baseline: Environment | undefined, candidate: Environment | undefined): Setting[] {
  const shared = baseline !== undefined && baseline.id === candidate?.id;
  return FIELDS.map(([name, text]) => {
    const [a, b] = [baseline, candidate].map((environment) => (environment ? text(environment) : NOT_STATED));
    const compared = setting('environment', name, a ?? NOT_STATED, b ?? NOT_STATED);
    return shared ? { ...compared, relation: 'same' } : compared;
  });
}

function configurationSettings(baseline: ResultSet, candidate: ResultSet): Setting[] {
  const keys = new Set([...Object.keys(baseline.configuration), ...Object.keys(candidate.configuration)]);
  return [...keys]
    .sort()
    .map((key) =>
      setting(
        'configuration',
        key,
        baseline.configuration[key] ?? NOT_STATED,
        candidate.configuration[key] ?? NOT_STATED,
      ),
    );
}

function measurementSettings(baseline: ResultSet, candidate: ResultSet): Setting[] {
  const fields: [string, (set: ResultSet) => string][] = [
    ['Scale factor', ({ suite }) => known(suite.scaleFactor)],
    ['Table format', ({ suite }) => known(suite.tableFormat)],
    ['Statistic', ({ statistic }) => statistic],
    ['Iterations', ({ iterations }) => known(iterations)],
    ['Warm-up iterations', ({ warmup }) => known(warmup)],
    ['Harness', ({ harness }) => known(harness.name)],
  ];
  return fields.map(([name, text]) => setting('measurement', name, text(baseline), text(candidate)));
}

const ORDER: Record<Relation, number> = { different: 0, 'not known': 1, same: 2 };

function differenceText({ name, baseline, candidate }: Setting): string {
  return name === 'Nodes'
    ? `${baseline} nodes against ${candidate}`
    : `${name.toLowerCase()} ${baseline} against ${candidate}`;
}

function environmentNote(settings: Setting[]): string {
  const differing = settings.filter(({ area, relation: found }) => area === 'environment' && found === 'different');
  const head =
    differing.length > 0
      ? `The environments differ: ${differing.map(differenceText).join(', ')}. The two result sets were not measured on the same cluster.`
      : 'The environments are not known to be the same.';
  return `${head} Read the verdicts as engine and environment together.`;
}

/**
 * Every setting of two result sets side by side, different ones first. `same` is true only where both name one known environment; else
 * `note` says in a few sentences what differs. An environment that is not among `environments` is "not stated" throughout.
 */
export function compareEnvironments(
  baseline: ResultSet,
  candidate: ResultSet,
  environments: readonly Environment[],
): EnvironmentComparison {
  const find = (id: string) => environments.find((environment) => environment.id === id);
  const settings = [
    ...environmentSettings(find(baseline.environment), find(candidate.environment)),
    ...configurationSettings(baseline, candidate),
    ...measurementSettings(baseline, candidate),
  ];
  const same = baseline.environment !== 'unknown' && baseline.environment === candidate.environment;
  const ordered = settings
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => ORDER[a.entry.relation] - ORDER[b.entry.relation] || a.index - b.index);
  return { same, settings: ordered.map(({ entry }) => entry), note: same ? '' : environmentNote(settings) };
}

/** All settings side by side as a table. */
export function environmentTable({ settings }: EnvironmentComparison): Table {
  return {
    columns: [
      column('area', 'Area', '', 'text'),
      column('setting', 'Setting', '', 'text'),
      column('baseline', 'Baseline', '', 'text'),
      column('candidate', 'Candidate', '', 'text'),
      column('relation', 'Comparison', '', 'relation'),
    ],
    rows: settings.map(({ area, name, baseline, candidate, relation: found }) => [
      area,
      name,
      baseline,
      candidate,
      found,
    ]),
    footnotes: [],
  };
}

/** "12 nodes", "1 node". */
function counted(count: number | 'unknown', noun: string): string {
  return `${known(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** One line on an environment: "12 nodes r8gd.12xlarge, 23 executors × 5 cores × 58 GB, Spark 3.5.8, OpenJDK 17". Type and memory are left out where not stated. */
export function environmentLine(environment: Environment): string {
  const { nodes, instanceType, executors, executorCores, executorMemoryGb, spark, java } = environment;
  const type = instanceType === 'unknown' ? '' : ` ${instanceType}`;
  const memory = executorMemoryGb === 'unknown' ? '' : ` × ${gigabytes(executorMemoryGb)}`;
  const parts = [
    `${counted(nodes, 'node')}${type}`,
    `${counted(executors, 'executor')} × ${counted(executorCores, 'core')}${memory}`,
    `Spark ${known(spark)}`,
    known(java),
  ];
  return capitalise(parts.join(', '));
}
