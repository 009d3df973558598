import { object, text } from './json';

/** The environment that an application reports; null for missing facts. */
export interface Environment {
  java: string | null;
  scala: string | null;
  architecture: string | null;
  os: string | null;
  properties: Record<string, unknown>;
  jars: string[];
}

const OF_ENGINES = /gluten|velox|comet|rapids|cudf|photon|auron|blaze|celeborn|uniffle|iceberg|delta-|hudi|paimon/i;

function orNull(value: unknown): string | null {
  const found = text(value).trim();
  return found === '' ? null : found;
}

/** The file name of a jar that belongs to an engine; empty for any other path or URL. */
function jarName(entry: string): string[] {
  const name = entry.split(/[\\/]/).at(-1) ?? '';
  return name.endsWith('.jar') && OF_ENGINES.test(name) ? [name] : [];
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
    jars: [...new Set(Object.keys(object(event['Classpath Entries'])).flatMap(jarName))].sort(),
  };
}
