/**
 * The values of a setting that are published: numbers, sizes, durations, versions, booleans, words of fixed sets, time
 * zones, names of classes, and lists of these. Any other text could name a person, a host, or a path.
 */

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const MEASURE =
  /^[+-]?\d+(?:\.\d+)? ?(?:%|[kmgtp]i?b?|b|bytes|ns|us|ms|s|secs?|seconds?|min|mins|minutes?|h|hours?|d|days?)$/i;
/** "3.5.6", "0.1.0-SNAPSHOT", "11.3.x-photon-scala2.12"; not an IP address, which has four numbers. */
const VERSION =
  /^\d+(?:\.(?:\d+|x)){1,2}(?:-(?:snapshot|final|lts|ml|cpu|gpu|ls|photon|aarch64|(?:rc|preview|amzn-|scala|hadoop)\d+(?:\.\d+)*))*$/i;
const MASTER = /^local(?:\[(?:\*|\d{1,4})(?:, ?\d{1,4})?\])?$/;
const CLASS = /^[a-z]\w*(?:\.[a-z]\w*)+\.[A-Z]\w*(?:\$\w*)*$/;
/** A class without its package, as some projects publish it. */
const SHORT_CLASS = /^[A-Z]\w*(?:Extensions?|Plugin|Manager|Serializer|Provider|Evaluator|Committer|FileSystem)$/;
/** "us-west-2" of AWS, "us-central1" of Google. */
const REGION =
  /^(?:us|eu|ap|sa|ca|me|af|il|mx|cn|asia|europe|australia|northamerica|southamerica)(?:-gov|-iso[a-z]?)?-(?:north|south|east|west|central|northeast|northwest|southeast|southwest)-?\d$/;
/** "i3.2xlarge" of AWS, "n2-standard-8" of Google, "Standard_DS3_v2" of Azure. */
const MACHINE_TYPE =
  /^(?:[a-z][a-z0-9-]{1,9}\.(?:nano|micro|small|medium|large|metal|\d*x?large|metal-\d+xl)|[a-z]\d[a-z]?-(?:standard|highmem|highcpu|megamem|ultramem)-\d+|Standard_[A-Z]{1,3}\d+[a-z]*(?:_v\d+)?)$/;

/** Words that Spark, Hadoop, the JVM, and the engines define as values. Lower case. */
const WORDS = new Set(
  [
    // Switches and logging
    'true false yes no on off all none auto default enabled disabled always never ifnotpresent info warn error debug trace fatal',
    // Compression and encodings
    'lz4 lz4raw lz4_raw lzf lzo snappy zstd zstandard gzip gz zlib deflate bzip2 brotli xz uncompressed utf-8 utf8 us-ascii iso-8859-1',
    'utf8_binary murmur3 crc32 crc32c adler32',
    // File and table formats
    'parquet orc avro csv json text delta iceberg hudi paimon hive hadoop glue nessie rest jdbc in-memory in_memory binaryfile image noop',
    'int96 timestamp_micros timestamp_millis timestamp_ntz timestamp_ltz plain dictionary v1 v2 1 2',
    // Modes of Spark
    'client cluster yarn static dynamic strict nonstrict legacy ansi corrected exception permissive failfast dropmalformed fair fifo sort hash',
    'tungsten-sort kryo java python scala r simple extended codegen cost formatted normal serializable writeserializable snapshotisolation',
    'memory_only memory_only_ser memory_and_disk memory_and_disk_ser disk_only off_heap none_only nio netty epoll any process_local node_local',
    'rack_local no_pref pod deployment statefulset inactive direct magic directory partitioned file array bytebuffer random sequential adaptive',
    'first_win last_win gregorian julian proleptic exact store_assignment pipelined optimized fallback',
    // Engines and shuffle services
    'native jvm columnar native_comet native_datafusion native_iceberg_compat verbose greedy fair_spill fair_unified greedy_unified',
    'greedy_task_shared fair_spill_task_shared fair_unified_task_shared greedy_global fair_spill_global unbounded multithreaded perfile',
    'coalescing cached ucx async arena pool cpu gpu cuda velox clickhouse ch explain not_on_gpu memory localfile hdfs memory_localfile',
    'memory_hdfs localfile_hdfs memory_localfile_hdfs push reduce ess shuffled_hash merge bloom_filter range roundrobin single',
    // Java
    'unlimited g1 zgc serial parallel permit deny compact ipv4 ipv6 aws gcp azure spot on_demand',
  ].flatMap((line) => line.split(' ')),
);

/** True for names that the time zone database lists: "UTC", "Europe/Berlin". */
function isTimeZone(text: string): boolean {
  if (!/^(?:UTC|GMT|[A-Z][A-Za-z]+\/[A-Z][A-Za-z_/]+|[+-]\d{2}:\d{2})$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

const FORMS = [NUMBER, MEASURE, VERSION, MASTER, CLASS, SHORT_CLASS, REGION, MACHINE_TYPE];

function isPublishableWord(text: string): boolean {
  return FORMS.some((form) => form.test(text)) || WORDS.has(text.toLowerCase()) || isTimeZone(text);
}

/** True if a value, or each part of a list with commas, is of the kinds above; an empty value is. */
export function isPublishableValue(value: string): boolean {
  return value === '' || value.split(',').every((part) => isPublishableWord(part.trim()));
}

/** The mode of a master without its host: "spark://*", "k8s://*"; null if it is neither a mode nor a URL of one. */
export function publishableMaster(value: string): string | null {
  const [, kind] = /^(spark|k8s|mesos):\/\//.exec(value) ?? [];
  if (kind !== undefined) return `${kind}://*`;
  return isPublishableValue(value) ? value : null;
}

/** Options of the JVM: -XX:+UseG1GC, -XX:MaxRAMPercentage=75, -Xss4m, --add-opens=java.base/java.lang=ALL-UNNAMED. */
const JVM_SWITCH = /^(?:-XX:[+-]\w+|-X(?:m[snx]|ss)\d+[kmgt]?|-server|-ea|-esa|-Xint|-Xbatch)$/i;
const JVM_MODULES =
  /^--(?:add-(?:opens|exports|reads|modules)|enable-native-access)(?:=(?:java|jdk)[\w.]*(?:\/[\w.]+)?(?:=ALL-UNNAMED)?|=ALL-UNNAMED|=ALL-SYSTEM)$/;
const JVM_VALUE = /^-XX:(?!\w*(?:File|Path|Dir|Directory|Command|Error|Options?)=)\w+=(.+)$/;
const JVM_PROPERTY =
  /^-D((?:java|jdk|sun|io\.netty|com\.sun|user\.timezone|file\.encoding|log4j2?|arrow|ai\.rapids|org\.apache)(?:\.[\w.]+)?)=(.+)$/;

function isPublishableOption(option: string): boolean {
  if (JVM_SWITCH.test(option) || JVM_MODULES.test(option)) return true;
  const value = JVM_VALUE.exec(option)?.[1] ?? JVM_PROPERTY.exec(option)?.[2];
  return value !== undefined && isPublishableValue(value);
}

/** The options of a JVM that are published, with a space between them; empty if there are none. */
export function publishableOptions(value: string): string {
  const joined = value.trim().replace(/(--add-(?:opens|exports|reads|modules))\s+/g, '$1=');
  const options = joined.split(/\s+/);
  const kept = options.filter(isPublishableOption);
  return kept.length === options.length ? value : kept.join(' ');
}
