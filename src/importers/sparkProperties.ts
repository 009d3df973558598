import { looksSecret, REDACTION } from '../benchmark/artifacts/secrets';
import { plainText, quoteValue } from '../benchmark/model/guards/plainText';
import { isPublishableValue, publishableMaster, publishableOptions } from './publishableValue';

const PROPERTY = /^[A-Za-z][A-Za-z0-9._*-]*$/;
const LONGEST_VALUE = 2000;

/** Names of settings of Spark, Hadoop, and the engines, by their first parts. Properties with other names are not published. */
const SETTING =
  /^(?:spark\.(?:acls|appStateStore|authenticate|auron|barrier|blacklist|blaze|blockManager|broadcast|buffer|celeborn|checkpoint|cleaner|comet|connect|cores|databricks|dataproc|decommission|default|delta|deploy|driver|dynamicAllocation|emr|eventLog|excludeOnFailure|executor|executorEnv|extraListeners|files|gluten|history|hudi|iceberg|io|kryo|kryoserializer|kubernetes|launcher|local|locality|log|logConf|logLineage|master|maxRemoteBlockSizeFetchToMem|memory|mesos|metrics|network|paimon|photon|plugins|port|pyspark|python|rapids|rdd|reducer|resources?|rpc|rss|scheduler|security|serializer|shuffle|speculation|sql|ssl|stages?|standalone|storage|streaming|submit|task|ui|unsafe|uniffle|velox|worker|yarn)|(?:spark\.hadoop\.)?(?:dfs|fs|ha|hadoop|hive|io|ipc|mapred|mapreduce|net|orc|parquet|yarn))(?:\.|$)/;
/** Parts of names that say what is set, next to parts in which a name stands: an environment variable, a label, a bucket. */
const VARIABLE: readonly [part: RegExp, general: string][] = [
  [/^(spark\.(?:executorEnv|yarn\.appMasterEnv|kubernetes\.driverEnv)\.).+$/, '$1*'],
  [
    /^(spark\.kubernetes\.(?:(?:driver|executor)\.)?(?:label|annotation|service\.label|service\.annotation|secrets|secretKeyRef|node\.selector)\.).+$/,
    '$1*',
  ],
  [/^(spark\.kubernetes\.(?:driver|executor)\.volumes\.\w+\.)[^.]+/, '$1*'],
  [/^(spark\.sql\.catalog\.)(?!spark_catalog(?:\.|$))[^.]+/, '$1*'],
  [/^(spark\.metrics\.conf\.).+$/, '$1*'],
  [/^(spark\.(?:driver|executor|task|worker)\.resource\.)(?!(?:gpu|fpga)\.)[^.]+/, '$1*'],
  [/^(spark\.security\.credentials\.)(?!(?:hive|hbase|hadoopfs|kafka)\.)[^.]+/, '$1*'],
  [
    /^((?:spark\.hadoop\.)?fs\.s3a\.bucket\.).+?(\.(?:aws|access|endpoint|secret|session|server-side|path|connection|multipart|fast|experimental|committer|change|encryption|assumed|impl|block|readahead|threads|region|input|acl|proxy|retry|socket|user|paging|max|list|buffer|bucket|s3guard|metadatastore)\b.*)?$/,
    '$1*$2',
  ],
  [/^((?:spark\.hadoop\.)?fs\.azure\..*?\.)[^.]+\.(?:dfs|blob)\.(?:[\w-]+\.)*[\w-]+$/, '$1*'],
  [/^((?:spark\.hadoop\.)?(?:hadoop\.)?proxyuser\.)[^.]+/, '$1*'],
  [/^((?:spark\.hadoop\.)?fs\.viewfs\.mounttable\.).+$/, '$1*'],
  [
    /^((?:spark\.hadoop\.)?dfs\.(?:ha\.namenodes|client\.failover\.proxy\.provider|namenode\.[\w-]+-address)\.).+$/,
    '$1*',
  ],
  [/^((?:spark\.hadoop\.)?yarn\.scheduler\.\w+\.root\.).+$/, '$1*'],
];
/** What Databricks reports of a cluster without naming it. */
const OF_CLUSTER =
  /^spark\.databricks\.clusterUsageTags\.(?:sparkVersion|effectiveSparkVersion|(?:cluster|driver|worker)NodeType|driverInstanceType|clusterWorkers|clusterTargetWorkers|clusterM(?:ax|in)Workers|clusterScalingType|clusterAvailability|enableElasticDisk|cloudProvider)$/;
/** The last words of names whose values name a person, an account, a host, a run, or a place, whatever they look like. */
const NAMES_SOMEONE =
  /^(?:id|ids|user|users|username|owner|account|accounts|principal|keytab|host|hosts|hostname|address|addresses|ip|endpoint|endpoints|url|urls|uri|uris|dir|dirs|directory|path|paths|location|jar|jars|archive|archives|file|queue|namespace|name|names|tag|tags|label|labels|annotation|annotations|bucket|buckets|project|tenant|organization|org|team|email|domain|realm|groups?|image|prefix|packages|repositories|subnet|vpc|claim|pool|service|server|servers|cluster|proxy|home)$/i;

/** A property as it is published; `isPart` if some of its options are left out. */
interface PublishedProperty {
  name: string;
  value: string;
  isPart: boolean;
  isSecret: boolean;
}

/** "spark.hadoop.fs.s3a.bucket.acme.endpoint.region" → "spark.hadoop.fs.s3a.bucket.*.endpoint.region"; null if it is no known setting. */
function publishedName(name: string): string | null {
  if (!SETTING.test(name)) return null;
  if (name.startsWith('spark.databricks.clusterUsageTags.') && !OF_CLUSTER.test(name)) return null;
  const rule = VARIABLE.find(([part]) => part.test(name));
  const general = rule ? name.replace(...rule) : name;
  // Names of settings are words: anything else in them is an ID, an address, or the name of a thing.
  return general
    .split('.')
    .map((part) => (/^[A-Za-z][A-Za-z0-9]*$/.test(part) || HYPHENATED.test(part) ? part : '*'))
    .join('.');
}

/** Parts of Hadoop's and the engines' names that are not one word. */
const HYPHENATED = /^(?:memory-mb|vcores|cpu-vcores|server-side-encryption-algorithm|spark_catalog|\d)$/;

/** The last word of a name: "bytes" of "maxPartitionBytes", "ID" of "AWS_ACCOUNT_ID". */
function lastWord(name: string): string {
  return (
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1.$2')
      .split(/[._-]/)
      .at(-1) ?? ''
  );
}

function publishedValue(name: string, value: string): string | null {
  if (name === 'spark.driver.port') return null;
  if (name === 'spark.master') return publishableMaster(value);
  if (/JavaOptions$/.test(name)) return publishableOptions(value) || null;
  if (/^(?:true|false)$/i.test(value) || value === '') return value;
  const isName = NAMES_SOMEONE.test(lastWord(name)) && !name.endsWith('.committer.name');
  if (isName || !isPublishableValue(value)) return null;
  return value;
}

/** The text of a Spark property without control characters, or a short phrase why it cannot be kept. */
export function readProperty(name: string, value: unknown): { text: string } | { unusable: string } {
  if (!PROPERTY.test(name)) return { unusable: `${quoteValue(name)} is not the name of a Spark property` };
  if (typeof value === 'object') return { unusable: `${name} is neither text nor a number` };
  const text = plainText(String(value));
  if (text.length <= LONGEST_VALUE) return { text };
  return { unusable: `${name} has ${text.length} characters, at most ${LONGEST_VALUE} are kept` };
}

/**
 * Decides whether and how a property is published; null if it is not. Published are settings of Spark, Hadoop, the
 * engines, and the JVM whose value is a number, a size, a duration, a version, a boolean, a word of a fixed set, or the
 * name of a class, or a list of these. Values that could name a person, an account, a host, or a path are not. Parts of a
 * name that a user chooses become `*`. A secret becomes [redacted].
 */
export function publishedProperty(name: string, value: string): PublishedProperty | null {
  const general = publishedName(name);
  if (general === null) return null;
  if (value === REDACTION || looksSecret(name, value))
    return { name: general, value: REDACTION, isPart: false, isSecret: value !== REDACTION };
  const kept = publishedValue(name, value);
  if (kept === null) return null;
  return { name: general, value: kept, isPart: kept !== value && name !== 'spark.master', isSecret: false };
}

/** Properties that are published, and the names of others, as the file writes them. */
export interface PublishedProperties {
  kept: Record<string, string>;
  /** "NAME (in part)" if some of its options are left out. */
  leftOut: string[];
  /** Names of secrets that are [redacted], as the file writes them. */
  secrets: string[];
}

/** The entries of an object, sorted by name. */
export function sortedByName<Value>(properties: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names that become equal keep each value once: "us-east-1, us-west-2". */
function joined(values: readonly string[]): string {
  return [...new Set(values.flatMap((value) => value.split(/, ?/)))].sort().join(', ');
}

/** The published properties of an application or a file, in its order. Those without a usable text are left out. */
export function publishedProperties(properties: Readonly<Record<string, unknown>>): PublishedProperties {
  const values = new Map<string, string[]>();
  const [leftOut, secrets]: [string[], string[]] = [[], []];
  for (const name of Object.keys(properties)) {
    const read = readProperty(name, properties[name]);
    const property = 'text' in read ? publishedProperty(name, read.text) : null;
    if (property?.isSecret) secrets.push(name);
    if (!property || property.isPart) leftOut.push(property ? `${name} (in part)` : name);
    if (property) values.set(property.name, [...(values.get(property.name) ?? []), property.value]);
  }
  const kept = [...values].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : joined(all)] as const);
  return { kept: Object.fromEntries(kept), leftOut, secrets };
}
