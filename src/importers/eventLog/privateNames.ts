import { isPublishableValue } from '../publishableValue';
import { publishedProperty } from '../sparkProperties';
import { text } from './events/json';

/** Names of accounts, folders, and queues that say nothing about their owner. */
const COMMON =
  /^(?:root|default|spark|hadoop|hive|yarn|livy|zeppelin|ubuntu|debian|centos|ec2-user|admin|administrator|user|users|home|data|tmp|test|tests|bench|benchmark|benchmarks|local|localhost|driver|executor|client|server|public|shared|prod|dev|production|staging|databricks|tpc|tpch|tpc-h|tpcds|tpc-ds|nds|comet|gluten|velox|rapids|photon|auron|blaze|celeborn|uniffle|query|queries|warehouse|spark-warehouse|root\.default|logs?|jars?|events?|eventlogs?|spark-events|spark-job-history|apache|com|org|net|io|www|corp|example|internal|api)$/i;
const SHORTEST = 3;
/** "q14a", "tpch-q1": an application can have the name of the query that it runs. */
const QUERY = /(?:^|[-_])(?:q|query)[-_]?\d+[a-z]?$/i;

/** Words of a value that can name someone: hosts, buckets, and accounts of its URLs, owners of its home folders, itself if it is short. */
function namesIn(value: string): string[] {
  const places = [...value.matchAll(/:\/\/(?:([^@/\s,;]+)@)?([^/\s,;:]+)/g)].flatMap(([, account = '', host = '']) => [
    account,
    host,
  ]);
  const homes = [...value.matchAll(/\/(?:home|user|users)\/([^/\s,;:]+)/gi)].map(([, owner = '']) => owner);
  const hosts = [...value.matchAll(/[\w-]+(?:\.[\w-]+)+(?=:\d)/g)].map(([host]) => host);
  return [...places, ...homes, ...hosts, ...(/^[\w.@-]{3,80}$/.test(value) ? [value] : [])];
}

/** A name and its parts: "jane.doe", "jane", "doe"; of a host, its first label as well. */
function withParts(name: string): string[] {
  return [name, ...name.split(/[.@_-]/)];
}

/**
 * Names of people, hosts, buckets, and accounts that a log itself contains, longest first: its users, the hosts of its
 * executors, and what is in the properties that are not published. Names of programs and common accounts are not among
 * them.
 */
export function privateNames(
  people: readonly string[],
  hosts: readonly string[],
  properties: Readonly<Record<string, unknown>>,
): string[] {
  const unpublished = Object.entries(properties).flatMap(([name, value]) =>
    publishedProperty(name, text(value)) ? [] : namesIn(text(value)),
  );
  const all = [
    ...people.flatMap(withParts),
    ...hosts.flatMap((host) => [host, host.split('.')[0] ?? '']),
    ...unpublished.flatMap((name) => [name, name.split('.')[0] ?? '']),
  ];
  const named = all.filter(
    (name) => name.length >= SHORTEST && !COMMON.test(name) && !QUERY.test(name) && !isPublishableValue(name),
  );
  return [...new Set(named)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
