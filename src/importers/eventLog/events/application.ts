import { isPublishableValue } from '../../publishableValue';
import { publishedDescription } from '../../publishedText';
import { publishedProperties, sortedByName } from '../../sparkProperties';
import { privateNames } from '../privateNames';
import { logLine } from '../summary/logLine';
import type { ApplicationSummary, ExecutorsSummary } from '../summary/logSummary';
import { id, type JsonObject, list, object, text } from './json';

const DRIVER = 'driver';
/** Maximum number of descriptions of jobs without an SQL execution that are listed. */
const MAX_LISTED = 20;

const OF_ENGINES = /gluten|velox|comet|rapids|cudf|photon|auron|blaze|celeborn|uniffle|iceberg|delta-|hudi|paimon/i;
/** Words and versions in names of jars of engines; a jar with any other word could be named after its owner. */
const JAR_WORD =
  /^(?:v?\d[\d.]*|SNAPSHOT|rc\d+|incubating|final|[a-z]*spark\d?(?:\.\d+)*|spark\d?|scala\d*(?:\.\d+)*|hadoop\d*|cuda\d*|linux|ubuntu|centos|osx|darwin|amd64|arm64|aarch64|x86|64|jar|java\d*|gluten|velox|clickhouse|ch|backends?|bundle|package|core|common|shims?|shaded|assembly|runtime|client|shuffle|thirdparty|lib|comet|rapids|cudf|photon|auron|blaze|native|engine|extension|release|pre|celeborn|uniffle|rss|iceberg|aws|gcp|azure|delta|storage|standalone|hudi|paimon|datafusion|arrow|parquet|jni|mr|tez|flink|\d+\.x)$/i;

/** The file name of a jar that belongs to an engine and has no other words; empty for any other path or URL. */
function jarName(entry: string): string[] {
  const name = entry.split(/[\\/]/).at(-1) ?? '';
  if (!name.endsWith('.jar') || !OF_ENGINES.test(name)) return [];
  const words = name.replace(/\.jar$/, '').split(/[-_]/);
  return words.every((word) => JAR_WORD.test(word)) ? [name] : [];
}

/** Versions, commits, and days of builds; reports of builds also name users, hosts, and branches. */
const COMMIT_OR_TIME = /^(?:[0-9a-f]{7,40}|\d{4}-\d\d-\d\d[T ]?[\d:.]*(?:Z|[+-]\d\d:?\d\d)?)$/;
const VERSION = /^\d[\w.+-]{0,40}$/;

/** True if an entry of the report of an engine's build names nobody. */
function isPublishedBuild(key: string, value: string): boolean {
  if (value === '' || /user|host|email|url|name$/i.test(key)) return false;
  return isPublishableValue(value) || COMMIT_OR_TIME.test(value) || (/version$/i.test(key) && VERSION.test(value));
}

function orNull(value: string): string | null {
  return value === '' ? null : value;
}

function lineOrNull(value: unknown): string | null {
  return orNull(logLine(text(value)));
}

function trimmedOrNull(value: unknown): string | null {
  return orNull(text(value).trim());
}

function largest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** The application of a log: its latest event of each kind that describes it, and what its other events add up to. */
export class Application {
  logStart: JsonObject = {};
  /** Null before the application starts in the log. */
  start: JsonObject | null = null;
  end: JsonObject = {};
  environment: JsonObject = {};
  events = 0;
  tasks = 0;
  /** Tasks without an SQL execution; stray ones are of a stage that no job before them has. */
  otherTasks = 0;
  strayTasks = 0;
  /** Jobs without an SQL execution, by description. */
  private readonly otherJobs = new Map<string, number>();
  private readonly builds = new Map<string, string>();
  /** The `Executor Info` of executors, and the memory of block managers, by executor. */
  private readonly executors = new Map<string, JsonObject>();
  private readonly blockManagers = new Map<string, JsonObject>();
  private readonly alive = new Set<string>();
  private mostAlive = 0;

  addExecutor(event: JsonObject): void {
    const executor = text(event['Executor ID']);
    this.executors.set(executor, object(event['Executor Info']));
    this.alive.add(executor);
    this.mostAlive = Math.max(this.mostAlive, this.alive.size);
  }

  removeExecutor(event: JsonObject): void {
    this.alive.delete(text(event['Executor ID']));
  }

  addBlockManager(event: JsonObject): void {
    this.blockManagers.set(text(object(event['Block Manager ID'])['Executor ID']), event);
  }

  /** Adds the report of a Gluten or RAPIDS build. */
  addBuild(event: JsonObject): void {
    const reports = { gluten: event.info, rapids: event.sparkRapidsBuildInfo };
    for (const [engine, report] of Object.entries(reports))
      for (const [key, value] of Object.entries(object(report)))
        if (isPublishedBuild(`${engine}.${key}`, text(value)))
          this.builds.set(`${engine}.${key}`, logLine(text(value)));
  }

  /** Adds a job without an SQL execution; returns true if its description is new. */
  addOtherJob(description: string): boolean {
    const line = logLine(description);
    const before = this.otherJobs.get(line);
    this.otherJobs.set(line, (before ?? 0) + 1);
    return before === undefined;
  }

  /** Names that no published text may contain, longest first. */
  privateNames(): string[] {
    const system = object(this.environment['System Properties']);
    const user = Object.fromEntries(['user.name', 'user.home', 'user.dir'].map((name) => [name, text(system[name])]));
    const people = [text(this.start?.User), user['user.name'] ?? ''];
    return privateNames(people, this.hosts(), { ...object(this.environment['Spark Properties']), ...user });
  }

  private hosts(): string[] {
    return [...new Set([...this.executors.values()].map(({ Host }) => text(Host)))];
  }

  private executorsSummary(): ExecutorsSummary {
    const executors = [...this.executors.values()];
    const isLocal = this.executors.has(DRIVER) || executors.length === 0;
    const managers = [...this.blockManagers].filter(([executor]) => (executor === DRIVER) === isLocal);
    const memory = (key: string) => largest(managers.map(([, event]) => id(event[key])));
    const gpus = executors.map(({ Resources }) => object(object(Resources).gpu));
    return {
      most: executors.length === 0 ? null : this.mostAlive,
      cores: [...new Set(executors.flatMap((info) => id(info['Total Cores']) ?? []))].sort((a, b) => a - b),
      hosts: executors.length === 0 ? null : this.hosts().length,
      gpus: largest(gpus.map((gpu) => ('addresses' in gpu ? list(gpu.addresses).length : null))),
      onHeapBytes: memory('Maximum Onheap Memory'),
      offHeapBytes: memory('Maximum Offheap Memory'),
    };
  }

  private otherDescriptions(names: readonly string[]): ApplicationSummary['otherDescriptions'] {
    const counts = new Map<string, number>();
    for (const [written, jobs] of this.otherJobs) {
      const description = logLine(publishedDescription(written, names));
      counts.set(description, (counts.get(description) ?? 0) + jobs);
    }
    const all = [...counts].map(([description, jobs]) => ({ description, jobs }));
    all.sort((a, b) => b.jobs - a.jobs || (a.description < b.description ? -1 : 1));
    return all.slice(0, MAX_LISTED);
  }

  /** What is published of the application; its descriptions contain none of the names. */
  summary(names: readonly string[]): ApplicationSummary {
    const { logStart, environment } = this;
    const start = this.start ?? {};
    const jvm = object(environment['JVM Information']);
    const system = object(environment['System Properties']);
    const { kept, leftOut } = publishedProperties(sortedByName(object(environment['Spark Properties'])));
    return {
      id: lineOrNull(start['App ID']),
      attempt: lineOrNull(start['App Attempt ID']),
      startMs: id(start.Timestamp),
      endMs: id(this.end.Timestamp),
      spark: lineOrNull(logStart['Spark Version']),
      java: trimmedOrNull(jvm['Java Version']),
      scala: trimmedOrNull(jvm['Scala Version'])?.replace(/^version /, '') ?? null,
      architecture: trimmedOrNull(system['os.arch']),
      os: orNull([text(system['os.name']), text(system['os.version'])].join(' ').trim()),
      properties: kept,
      ...(leftOut.length > 0 ? { leftOut } : {}),
      jars: [...new Set(Object.keys(object(environment['Classpath Entries'])).flatMap(jarName))].sort(),
      builds: Object.fromEntries([...this.builds].sort(([a], [b]) => (a < b ? -1 : 1))),
      executors: this.executorsSummary(),
      events: this.events,
      tasks: this.tasks,
      otherTasks: this.otherTasks,
      strayTasks: this.strayTasks,
      otherJobs: [...this.otherJobs.values()].reduce((sum, jobs) => sum + jobs, 0),
      otherDescriptions: this.otherDescriptions(names),
    };
  }
}
