import type { Names } from '../../model/comparison';
import type { PublishedComparison } from '../../model/published';
import { derivedTitle } from '../../model/queries';
import type { Receipt, ReceiptField } from '../../model/receipt/receipt';
import type { Environment, Unknown } from '../../model/resultSet';
import { tableFormatText } from '../../text/dataSize';
import { capitalise } from '../../text/names';
import { gigabytes, known, NOT_STATED } from '../../text/stated';
import { ENVIRONMENT_FIELDS, type EnvironmentKey } from '../party';
import { receiptField } from './field';
import { memoryNote } from './machine';
import { receiptOf } from './receipt';

/** Environments of a published comparison: the shared one, and the one of the candidate's additional nodes. */
interface PublishedEnvironments {
  own: Environment;
  extra: Environment | null;
}

/** Comparability check of a published comparison, with its column headers. */
export interface PublishedReceipt extends Receipt {
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

function shared(name: string, text: string): ReceiptField {
  return receiptField(name, [text, text]);
}

function suiteFields({ suite, statistic, iterations, baseline, candidate }: PublishedComparison): ReceiptField[] {
  const of = suite
    ? [
        shared('Suite', derivedTitle(suite)),
        receiptField('Query version', [
          known(baseline.queryVersion ?? suite.queryVersion),
          known(candidate.queryVersion ?? suite.queryVersion),
        ]),
        shared('Scale factor', String(suite.scaleFactor)),
        shared('Table format', tableFormatText(suite)),
      ]
    : [];
  return [...of, shared('Statistic', known(statistic)), shared('Iterations', known(iterations))];
}

/** A text about the shared nodes; for the candidate, the text about the extra nodes is appended. */
function withExtra(
  name: string,
  { own, extra }: PublishedEnvironments,
  text: (of: Environment) => string,
): ReceiptField {
  const [base, more] = [text(own), extra ? text(extra) : ''];
  return receiptField(name, [base, more === '' ? base : `${base} + ${more}`]);
}

function product(count: number | Unknown, each: number | Unknown): number | null {
  return typeof count === 'number' && typeof each === 'number' ? count * each : null;
}

function memoryField(environments: PublishedEnvironments, { baseline, candidate }: PublishedComparison): ReceiptField {
  const memory = ({ nodes, memoryPerNodeGb }: Environment) => product(nodes, memoryPerNodeGb);
  const { own, extra } = environments;
  const [base, more] = [memory(own), extra ? memory(extra) : 0];
  const text = ({ nodes, memoryPerNodeGb }: Environment) => `${known(nodes)} × ${gigabytes(memoryPerNodeGb)}`;
  return {
    ...withExtra('Memory of the nodes', environments, text),
    note: memoryNote([base, base === null || more === null ? null : base + more], [baseline.title, candidate.title]),
  };
}

/** The node type; with the type of the extra nodes if it is different. */
function nodeTypeField(environments: PublishedEnvironments): ReceiptField {
  const { own, extra } = environments;
  const other = extra?.instanceType === own.instanceType ? null : extra;
  return withExtra('Node type', { own, extra: other }, ({ instanceType }) => known(instanceType));
}

function machineFields(environments: PublishedEnvironments, published: PublishedComparison): ReceiptField[] {
  const { own } = environments;
  const fields = ENVIRONMENT_FIELDS.filter(({ key }) => SHARED.includes(key));
  return [
    nodeTypeField(environments),
    withExtra('Nodes', environments, ({ nodes }) => known(nodes)),
    withExtra(
      'Cores of the nodes',
      environments,
      ({ nodes, coresPerNode }) => `${known(nodes)} × ${known(coresPerNode)} cores`,
    ),
    memoryField(environments, published),
    shared('Executors', known(own.executors)),
    ...fields.map(({ name, key, text }) => shared(name, text(own[key] ?? 'unknown'))),
  ];
}

/** Comparability check of a published comparison; null if its source names neither a suite nor an environment. */
export function publishedReceipt(
  published: PublishedComparison,
  environments: PublishedEnvironments | null,
): PublishedReceipt | null {
  if (!environments && !published.suite) return null;
  const names = { baseline: capitalise(published.baseline.title), candidate: capitalise(published.candidate.title) };
  const receipt = receiptOf([
    ...suiteFields(published),
    ...(environments ? machineFields(environments, published) : [shared('Environment', NOT_STATED)]),
    ...NEVER_STATED.map((name) => shared(name, NOT_STATED)),
  ]);
  return { ...receipt, names };
}
