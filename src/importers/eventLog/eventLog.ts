import type { SuiteName } from '../../benchmark/model/resultSet';
import { Execution } from './execution';
import { readJobStart } from './jobStart';
import { object, text } from './json';
import { kindOf } from './kind';
import { queryOfDescription } from './queryOfDescription';
import { readExecutionEnd, readExecutionStart, readUpdatedExecution } from './sqlExecution';
import { Tally } from './tally';
import { readTaskEnd } from './taskEnd';

/** How many job descriptions that are no query are kept for messages. */
const SAMPLE = 5;

const utf8 = new TextDecoder();

/** What is read, and how job descriptions name queries: the group `query` of the pattern, else its first, else all of it. */
interface EventLogOptions {
  suite: SuiteName;
  pattern: RegExp;
}

/**
 * The state of reading one Spark event log, or several one after the other: lines go in, executions of queries come out. Its
 * size depends on the number of stages of queries and SQL executions, not on tasks or bytes.
 */
export class EventLog {
  /** The SQL executions of queries in the order in which they started. */
  readonly executions: Execution[] = [];
  /** The tasks of stages that belong to no query. */
  readonly others = new Tally();
  /** Job descriptions that are no query's, with how often they ran jobs: the first few. */
  readonly otherDescriptions = new Map<string, number>();
  /** Those of them that fit the pattern and name no query of the suite. */
  readonly unknownDescriptions = new Set<string>();
  /** The Spark properties of the application. */
  properties: Record<string, string> = {};
  events = 0;
  tasks = 0;
  /** By id within one application: executions of queries (null: of none), and the executions that stages belong to. */
  private known = new Map<number, Execution | null>();
  private owners = new Map<number, Execution | null>();

  constructor(private readonly options: EventLogOptions) {}

  /** Takes one line without its line feed. False where it is no event, or an event that cannot be read. Never throws. */
  take(line: Uint8Array): boolean {
    const kind = kindOf(line);
    if (kind === 'broken') return false;
    this.events += 1;
    if (kind === 'skipped') return true;
    try {
      return this[kind](line);
    } catch {
      return false;
    }
  }

  private task(line: Uint8Array): boolean {
    const task = readTaskEnd(utf8.decode(line));
    if (!task) return false;
    this.tasks += 1;
    const owner = this.owners.get(task.stage);
    if (owner) owner.stage(task.stage, task.attempt).add(task);
    else this.others.addTask(task);
    return true;
  }

  private job(line: Uint8Array): boolean {
    const { stages, execution, description } = readJobStart(utf8.decode(line));
    const owner = execution === null ? null : this.executionOf(execution, description);
    if (owner) owner.jobs += 1;
    else this.noteOther(description);
    for (const stage of stages) if (!this.owners.has(stage)) this.owners.set(stage, owner);
    return true;
  }

  private execution(line: Uint8Array): boolean {
    const start = readExecutionStart(utf8.decode(line));
    if (!start) return false;
    const root = this.known.get(start.root);
    if (root) this.known.set(start.execution, root);
    this.executionOf(start.execution, start.description)?.start(line, start.timeMs);
    return true;
  }

  private plan(line: Uint8Array): boolean {
    const execution = readUpdatedExecution(utf8.decode(line));
    if (execution === null) return false;
    this.known.get(execution)?.keepPlan(line);
    return true;
  }

  private end(line: Uint8Array): boolean {
    const end = readExecutionEnd(utf8.decode(line));
    if (!end) return false;
    this.known.get(end.execution)?.end(end.error, end.timeMs);
    return true;
  }

  /** Ids start again with every application. */
  private application(): boolean {
    this.known.clear();
    this.owners.clear();
    return true;
  }

  private environment(line: Uint8Array): boolean {
    const properties = object(object(JSON.parse(utf8.decode(line)))['Spark Properties']);
    this.properties = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, text(value)]));
    return true;
  }

  /** The execution of an id, made where its start was not in the log; null where its description is no query's. */
  private executionOf(id: number, description: string): Execution | null {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const query = queryOfDescription(description, this.options.suite, this.options.pattern);
    if (query === 'unknown') this.unknownDescriptions.add(description);
    const made = query === null || query === 'unknown' ? null : new Execution(query);
    if (made) this.executions.push(made);
    this.known.set(id, made);
    return made;
  }

  private noteOther(description: string): void {
    const count = this.otherDescriptions.get(description);
    if (count === undefined && this.otherDescriptions.size >= SAMPLE) return;
    this.otherDescriptions.set(description, (count ?? 0) + 1);
  }
}
