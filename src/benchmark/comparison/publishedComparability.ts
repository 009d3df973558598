import type { Comparability, ComparabilityField } from '../model/comparability/comparability';
import type { Names } from '../model/comparison';
import type { PublishedComparison } from '../model/published';
import { derivedTitle } from '../model/queries';
import type { Environment, Unknown } from '../model/resultSet';
import { sizeSetting, tableFormatText } from '../text/dataSize';
import { capitalise } from '../text/names';
import { gigabytes, NOT_REPORTED, reportedText } from '../text/notReported';
import { comparabilityField, comparabilityOf, memoryNote } from './comparability';
import { ENVIRONMENT_FIELDS, type EnvironmentKey } from './side';

/** Environments of a published comparison: the shared one, and the one of the candidate's additional nodes. */
interface PublishedEnvironments {
  own: Environment;
  extra: Environment | null;
}

/** Comparability check of a published comparison, with its column headers. */
export interface PublishedComparability extends Comparability {
  names: Names;
}

/** Settings that a summary never reports. */
const NEVER_STATED = [
  'Data layout',
  'Order of the runs',
  'Warm-up iterations',
  'Off-heap memory',
  'Rows returned',
  'Failed queries',
];

/** Fields that both sides share according to the source. */
const SHARED: EnvironmentKey[] = ['storage', 'architecture', 'spark', 'java'];

function shared(name: string, text: string): ComparabilityField {
  return comparabilityField(name, [text, text]);
}

function suiteFields({ suite, statistic, iterations, baseline, candidate }: PublishedComparison): ComparabilityField[] {
  const of = suite
    ? [
        shared('Suite', derivedTitle(suite)),
        comparabilityField('Query version', [
          reportedText(baseline.queryVersion ?? suite.queryVersion),
          reportedText(candidate.queryVersion ?? suite.queryVersion),
        ]),
        shared(...sizeSetting(suite)),
        shared('Table format', tableFormatText(suite)),
      ]
    : [];
  return [...of, shared('Statistic', reportedText(statistic)), shared('Iterations', reportedText(iterations))];
}

/** A text about the shared nodes; for the candidate, the text about the extra nodes is appended. */
function withExtra(
  name: string,
  { own, extra }: PublishedEnvironments,
  text: (of: Environment) => string,
): ComparabilityField {
  const [base, more] = [text(own), extra ? text(extra) : ''];
  return comparabilityField(name, [base, more === '' ? base : `${base} + ${more}`]);
}

/** "8 × 48 cores"; "not reported" if the source does not report the amount of a node. */
function times(nodes: number | Unknown, each: number | Unknown, text: string): string {
  return each === 'unknown' ? NOT_REPORTED : `${reportedText(nodes)} × ${text}`;
}

function product(count: number | Unknown, each: number | Unknown): number | null {
  return typeof count === 'number' && typeof each === 'number' ? count * each : null;
}

function memoryField(
  environments: PublishedEnvironments,
  { baseline, candidate }: PublishedComparison,
): ComparabilityField {
  const memory = ({ nodes, memoryPerNodeGb }: Environment) => product(nodes, memoryPerNodeGb);
  const { own, extra } = environments;
  const [base, more] = [memory(own), extra ? memory(extra) : 0];
  const text = ({ nodes, memoryPerNodeGb }: Environment) => times(nodes, memoryPerNodeGb, gigabytes(memoryPerNodeGb));
  return {
    ...withExtra('Memory of the nodes', environments, text),
    note: memoryNote([base, base === null || more === null ? null : base + more], [baseline.title, candidate.title]),
  };
}

/** The node type; with the type of the extra nodes if it is different. */
function nodeTypeField(environments: PublishedEnvironments): ComparabilityField {
  const { own, extra } = environments;
  const other = extra?.instanceType === own.instanceType ? null : extra;
  return withExtra('Node type', { own, extra: other }, ({ instanceType }) => reportedText(instanceType));
}

function machineFields(environments: PublishedEnvironments, published: PublishedComparison): ComparabilityField[] {
  const { own } = environments;
  const fields = ENVIRONMENT_FIELDS.filter(({ key }) => SHARED.includes(key));
  return [
    nodeTypeField(environments),
    withExtra('Nodes', environments, ({ nodes }) => reportedText(nodes)),
    withExtra('Cores of the nodes', environments, ({ nodes, coresPerNode }) =>
      times(nodes, coresPerNode, `${reportedText(coresPerNode)} cores`),
    ),
    memoryField(environments, published),
    shared('Executors', reportedText(own.executors)),
    ...fields.map(({ name, key, text }) => shared(name, text(own[key] ?? 'unknown'))),
  ];
}

/** Comparability check of a published comparison; null if its source names neither a suite nor an environment. */
export function publishedComparability(
  published: PublishedComparison,
  environments: PublishedEnvironments | null,
): PublishedComparability | null {
  if (!environments && !published.suite) return null;
  const names = { baseline: capitalise(published.baseline.title), candidate: capitalise(published.candidate.title) };
  const comparability = comparabilityOf([
    ...suiteFields(published),
    ...(environments ? machineFields(environments, published) : [shared('Environment', NOT_REPORTED)]),
    ...NEVER_STATED.map((name) => shared(name, NOT_REPORTED)),
  ]);
  return { ...comparability, names };
}
