import { object, text } from './json';

/** The environment that an application reports; null for missing facts. */
export interface Environment {
  java: string | null;
  scala: string | null;
  architecture: string | null;
  os: string | null;
  properties: Record<string, unknown>;
  /** The account of the driver and its folders, which are only used to find their names in other texts. */
  user: Record<string, string>;
  jars: string[];
}

const OF_ENGINES = /gluten|velox|comet|rapids|cudf|photon|auron|blaze|celeborn|uniffle|iceberg|delta-|hudi|paimon/i;

const OF_USER = ['user.name', 'user.home', 'user.dir'];
/** Words and versions in names of jars of engines; a jar with any other word could be named after its owner. */
const JAR_WORD =
  /^(?:v?\d[\d.]*|SNAPSHOT|rc\d+|incubating|final|[a-z]*spark\d?(?:\.\d+)*|spark\d?|scala\d*(?:\.\d+)*|hadoop\d*|cuda\d*|linux|ubuntu|centos|osx|darwin|amd64|arm64|aarch64|x86|64|jar|java\d*|gluten|velox|clickhouse|ch|backends?|bundle|package|core|common|shims?|shaded|assembly|runtime|client|shuffle|thirdparty|lib|comet|rapids|cudf|photon|auron|blaze|native|engine|extension|release|pre|celeborn|uniffle|rss|iceberg|aws|gcp|azure|delta|storage|standalone|hudi|paimon|datafusion|arrow|parquet|jni|mr|tez|flink|\d+\.x)$/i;

function orNull(value: unknown): string | null {
  const found = text(value).trim();
  return found === '' ? null : found;
}

/** The file name of a jar that belongs to an engine and has no other words; empty for any other path or URL. */
function jarName(entry: string): string[] {
  const name = entry.split(/[\\/]/).at(-1) ?? '';
  if (!name.endsWith('.jar') || !OF_ENGINES.test(name)) return [];
  return name
    .replace(/\.jar$/, '')
    .split(/[-_]/)
    .every((word) => JAR_WORD.test(word))
    ? [name]
    : [];
}

/** The environment of a line with a SparkListenerEnvironmentUpdate. Throws SyntaxError if it is not JSON. */
export function readEnvironment(line: string): Environment {
  const event = object(JSON.parse(line));
  const [jvm, system] = [object(event['JVM Information']), object(event['System Properties'])];
  const scala = orNull(jvm['Scala Version'])?.replace(/^version /, '') ?? null;
  const os = [text(system['os.name']), text(system['os.version'])].join(' ').trim();
  return {
    java: orNull(jvm['Java Version']),
    scala,
    architecture: orNull(system['os.arch']),
    os: os === '' ? null : os,
    properties: object(event['Spark Properties']),
    user: Object.fromEntries(OF_USER.map((name) => [name, text(system[name])])),
    jars: [...new Set(Object.keys(object(event['Classpath Entries'])).flatMap(jarName))].sort(),
  };
}
