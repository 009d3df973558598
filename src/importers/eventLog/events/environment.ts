import { object, text } from './json';

/** What an application says of where it runs; null for what it does not. */
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

/** The last part of a path or address that ends in .jar and names something that matters. */
function jarName(entry: string): string[] {
  const name = entry.split(/[\\/]/).at(-1) ?? '';
  return name.endsWith('.jar') && OF_ENGINES.test(name) ? [name] : [];
}

/** The environment of a line with a SparkListenerEnvironmentUpdate. Throws SyntaxError where it is no JSON. */
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
