import type { Environment, Note, Unknown } from '../../../benchmark/model/resultSet';
import { formatNumber } from '../../../benchmark/text/numbers';
import { slug } from '../../../benchmark/text/slug';
import type { ApplicationSummary } from '../summary/logSummary';

type Properties = Readonly<Record<string, string>>;

const UNITS: Readonly<Record<string, number>> = { k: 2 ** -20, m: 2 ** -10, g: 1, t: 1024 };

/** "40G", "9397m", or "1024" (MB) in GB of 2^30 bytes, Spark's unit; null if it is not a size. */
function gigabytes(text: string | undefined): number | null {
  const [, digits, unit] = /^(\d+)\s*([kmgt])?b?$/i.exec(text?.trim() ?? '') ?? [];
  if (digits === undefined) return null;
  return Number((Number(digits) * (UNITS[(unit ?? 'm').toLowerCase()] ?? 1)).toFixed(2));
}

/** The heap and off-heap memory of a process in GB; null if the heap is unknown. */
function memoryOf(properties: Properties, name: 'spark.executor.memory' | 'spark.driver.memory') {
  const heapGb = gigabytes(properties[name]);
  if (heapGb === null) return null;
  const offHeap =
    properties['spark.memory.offHeap.enabled'] === 'true' ? properties['spark.memory.offHeap.size'] : '0g';
  // Off-heap memory without a unit is in bytes, unlike the heap.
  const size = /^\d+$/.test(offHeap ?? '') ? Number(offHeap) / 2 ** 30 : (gigabytes(offHeap) ?? 0);
  return { heapGb, offHeapGb: Number(size.toFixed(2)), totalGb: Number((heapGb + size).toFixed(2)) };
}

/** "7 GB (4 GB heap, 3 GB off-heap)". */
function memoryText({ heapGb, offHeapGb, totalGb }: NonNullable<ReturnType<typeof memoryOf>>): string {
  return offHeapGb === 0 ? `${totalGb} GB` : `${totalGb} GB (${heapGb} GB heap, ${offHeapGb} GB off-heap)`;
}

interface Cluster {
  /** For ids: yarn. */
  id: string;
  text: string;
  /** False on Kubernetes, where the hosts of executors are pods and not machines. */
  hostsAreNodes: boolean;
}

function clusterOf(properties: Properties): Cluster {
  const master = properties['spark.master'] ?? '';
  if (Object.keys(properties).some((name) => name.startsWith('spark.databricks.clusterUsageTags.')))
    return { id: 'databricks', text: 'Databricks', hostsAreNodes: true };
  if (master.startsWith('local'))
    return { id: 'local', text: `none: Spark in local mode, ${master}`, hostsAreNodes: true };
  if (master.startsWith('yarn')) return { id: 'yarn', text: 'YARN', hostsAreNodes: true };
  if (master.startsWith('k8s')) return { id: 'kubernetes', text: 'Kubernetes', hostsAreNodes: false };
  if (master.startsWith('spark:')) return { id: 'standalone', text: 'Spark standalone', hostsAreNodes: true };
  return { id: 'cluster', text: 'unknown', hostsAreNodes: false };
}

function valueOrUnknown<Value>(value: Value | null | undefined): Value | Unknown {
  return value ?? 'unknown';
}

function count(value: string | undefined): number | Unknown {
  return /^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) : 'unknown';
}

/** The text if schemas accept it as a version: no spaces, starts with a letter or digit; otherwise 'unknown'. */
function version(text: string | null): string {
  return text !== null && /^[A-Za-z0-9][A-Za-z0-9.+_-]{0,59}$/.test(text) ? text : 'unknown';
}

function line(text: string | null | undefined): string {
  const found = (text ?? '').replace(/[<>]/g, '').trim();
  return /^[\p{L}\p{N}]/u.test(found) ? found.slice(0, 200) : 'unknown';
}

const ARCHITECTURES: Readonly<Record<string, string>> = { amd64: 'x86_64', x86_64: 'x86_64', arm64: 'aarch64' };

function countOrNothing(value: number | Unknown, one: string, many: string): string {
  return value === 'unknown' ? '' : `${formatNumber(value)} ${value === 1 ? one : many}`;
}

function titleOf(
  { executors, executorCores, spark, cluster }: Omit<Environment, 'id' | 'title'>,
  memory: ReturnType<typeof memoryOf>,
): string {
  const size = [countOrNothing(executorCores, 'core', 'cores'), memory ? memoryText(memory) : ''].filter(
    (part) => part !== '',
  );
  const each = size.length > 0 ? ` of ${size.join(' and ')}` : '';
  const machine = `${countOrNothing(executors, 'executor', 'executors') || 'Executors'}${each}`;
  const where = cluster.startsWith('none') ? 'local mode' : cluster;
  return line([machine, ...(where === 'unknown' ? [] : [where]), `Spark ${spark}`].join(', '));
}

function idOf(cluster: Cluster, environment: Omit<Environment, 'id' | 'title'>): string {
  const { executors, executorCores, executorMemoryGb, architecture, spark } = environment;
  const parts = [cluster.id, `${executors}x${executorCores}`, `${executorMemoryGb}gb`, architecture, `spark-${spark}`];
  const known = parts.filter((part) => !part.includes('unknown'));
  return slug(known.join('-').replace(/_/g, '-').replace(/\./g, '-'));
}

/** Notes on facts about the machine that have no field. */
function notesOf({ executors }: ApplicationSummary, isLocal: boolean): Note[] {
  const logged =
    'From the event log. What it does not record is unknown. The number of executors is the largest number alive at the same time.';
  const memory = isLocal
    ? 'In local mode the driver’s process is the executor.'
    : 'Heap and off-heap memory from the Spark properties; overhead is not included.';
  const gpus =
    executors.gpus === null
      ? []
      : [{ about: 'executors', text: `Each executor has ${countOrNothing(executors.gpus, 'GPU', 'GPUs')}.` }];
  return [{ about: 'title', text: logged }, { about: 'executorMemoryGb', text: memory }, ...gpus];
}

/** The environment from an application's log; missing facts are unknown. Memory in GB of 2^30 bytes, like Spark's. */
export function environmentOf(application: ApplicationSummary): Environment {
  const { properties, executors } = application;
  const cluster = clusterOf(properties);
  const isLocal = cluster.id === 'local';
  const [cores, ...others] = executors.cores;
  const memory = memoryOf(properties, isLocal ? 'spark.driver.memory' : 'spark.executor.memory');
  const facts = {
    cluster: line(cluster.text),
    nodes: isLocal ? 1 : cluster.hostsAreNodes ? valueOrUnknown(executors.hosts) : ('unknown' as const),
    instanceType: line(properties['spark.databricks.clusterUsageTags.clusterNodeType']),
    coresPerNode: 'unknown' as const,
    memoryPerNodeGb: 'unknown' as const,
    localStorage: 'unknown',
    executors: valueOrUnknown(executors.most),
    executorCores: cores === undefined || others.length > 0 ? ('unknown' as const) : cores,
    executorMemoryGb: memory?.totalGb ?? ('unknown' as const),
    driverCores: count(properties['spark.driver.cores']),
    driverMemoryGb: valueOrUnknown(gigabytes(properties['spark.driver.memory'])),
    storage: 'unknown',
    architecture: line(ARCHITECTURES[application.architecture ?? ''] ?? application.architecture),
    spark: version(application.spark),
    java: line(application.java),
    scala: version(application.scala),
    sources: [],
    notes: notesOf(application, isLocal),
  };
  return { id: idOf(cluster, facts), title: titleOf(facts, memory), ...facts };
}
