import { publishedDescription } from '../../publishedText';
import { publishedProperties, sortedByName } from '../../sparkProperties';
import { readBuild } from '../events/build';
import { type Environment, readEnvironment } from '../events/environment';
import { type AddedExecutor, readBlockManager, readExecutorAdded } from '../events/executor';
import { id, object, text } from '../events/json';
import { privateNames } from '../privateNames';
import { logLine } from '../summary/logLine';
import type { ApplicationSummary, ExecutorsSummary } from '../summary/logSummary';

const DRIVER = 'driver';

function largest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

class Executors {
  private readonly alive = new Set<string>();
  private readonly added = new Map<string, AddedExecutor>();
  private readonly memory = new Map<string, { onHeapBytes: number | null; offHeapBytes: number | null }>();
  private most = 0;

  add(line: string): void {
    const added = readExecutorAdded(line);
    this.alive.add(added.executor);
    this.added.set(added.executor, added);
    this.most = Math.max(this.most, this.alive.size);
  }

  remove(line: string): void {
    this.alive.delete(text(object(JSON.parse(line))['Executor ID']));
  }

  addMemory(line: string): void {
    const { executor, ...memory } = readBlockManager(line);
    this.memory.set(executor, memory);
  }

  hosts(): string[] {
    return [...new Set([...this.added.values()].map(({ host }) => host))];
  }

  summary(): ExecutorsSummary {
    const all = [...this.added.values()];
    const isLocal = this.added.has(DRIVER) || all.length === 0;
    const memory = [...this.memory].flatMap(([id, found]) => ((id === DRIVER) === isLocal ? [found] : []));
    const cores = new Set(all.flatMap((one) => one.cores ?? []));
    return {
      most: all.length === 0 ? null : this.most,
      cores: [...cores].sort((a, b) => a - b),
      hosts: all.length === 0 ? null : new Set(all.map(({ host }) => host)).size,
      gpus: largest(all.map(({ gpus }) => gpus)),
      onHeapBytes: largest(memory.map(({ onHeapBytes }) => onHeapBytes)),
      offHeapBytes: largest(memory.map(({ offHeapBytes }) => offHeapBytes)),
    };
  }
}

/** Maximum number of descriptions of jobs without an SQL execution that are listed. */
const MAX_LISTED = 20;

const NOWHERE: Environment = {
  java: null,
  scala: null,
  architecture: null,
  os: null,
  properties: {},
  user: {},
  jars: [],
};

function orNull(value: unknown): string | null {
  const line = logLine(text(value));
  return line === '' ? null : line;
}

export class Application {
  readonly executors = new Executors();
  events = 0;
  tasks = 0;
  private otherTasks = 0;
  private strayTasks = 0;
  isStarted = false;
  private id: string | null = null;
  private spark: string | null = null;
  private user = '';
  private attempt: string | null = null;
  private startMs: number | null = null;
  private endMs: number | null = null;
  private environment = NOWHERE;
  private readonly builds = new Map<string, string>();
  private readonly otherJobs = new Map<string, number>();

  logStart(line: string): void {
    this.spark = orNull(object(JSON.parse(line))['Spark Version']);
  }

  start(line: string): void {
    const event = object(JSON.parse(line));
    this.isStarted = true;
    this.id = orNull(event['App ID']);
    this.user = text(event.User);
    this.attempt = orNull(event['App Attempt ID']);
    this.startMs = id(event.Timestamp);
  }

  end(line: string): void {
    this.endMs = id(object(JSON.parse(line)).Timestamp);
  }

  takeEnvironment(line: string): void {
    this.environment = readEnvironment(line);
  }

  build(line: string): void {
    for (const [key, value] of readBuild(line)) this.builds.set(key, logLine(value));
  }

  /** Counts a task without an SQL execution; it is stray if no job before it has its stage. */
  noteOtherTask(isStray: boolean): void {
    this.otherTasks += 1;
    if (isStray) this.strayTasks += 1;
  }

  /** Counts a job without an SQL execution; returns true if its description is new. */
  noteOtherJob(description: string): boolean {
    const line = logLine(description);
    const before = this.otherJobs.get(line);
    this.otherJobs.set(line, (before ?? 0) + 1);
    return before === undefined;
  }

  /** Names that no published text may contain, longest first. */
  privateNames(): string[] {
    const { properties, user } = this.environment;
    return privateNames([this.user, user['user.name'] ?? ''], this.executors.hosts(), { ...properties, ...user });
  }

  private otherDescriptions(names: readonly string[]): ApplicationSummary['otherDescriptions'] {
    const counts = new Map<string, number>();
    for (const [text, jobs] of this.otherJobs) {
      const description = logLine(publishedDescription(text, names));
      counts.set(description, (counts.get(description) ?? 0) + jobs);
    }
    const all = [...counts].map(([description, jobs]) => ({ description, jobs }));
    all.sort((a, b) => b.jobs - a.jobs || (a.description < b.description ? -1 : 1));
    return all.slice(0, MAX_LISTED);
  }

  summary(names: readonly string[]): ApplicationSummary {
    const { properties, jars, user: _, ...machine } = this.environment;
    const { kept, leftOut } = publishedProperties(sortedByName(properties));
    const jobs = [...this.otherJobs.values()];
    return {
      id: this.id,
      attempt: this.attempt,
      startMs: this.startMs,
      endMs: this.endMs,
      spark: this.spark,
      ...machine,
      properties: kept,
      ...(leftOut.length > 0 ? { leftOut } : {}),
      jars,
      builds: Object.fromEntries([...this.builds].sort(([a], [b]) => (a < b ? -1 : 1))),
      executors: this.executors.summary(),
      events: this.events,
      tasks: this.tasks,
      otherTasks: this.otherTasks,
      strayTasks: this.strayTasks,
      otherJobs: jobs.reduce((sum, count) => sum + count, 0),
      otherDescriptions: this.otherDescriptions(names),
    };
  }
}
