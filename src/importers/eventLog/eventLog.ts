import { ApplicationLog } from './applicationLog';
import { type Kind, kindOf } from './events/kind';
import type { Application } from './state/application';
import { Holding, LimitError } from './state/limits';
import type { LogSummary } from './summary/logSummary';
import { summaryOf } from './summary/summaryOf';

const utf8 = new TextDecoder();

const OF_APPLICATION: Partial<Record<Kind, (application: Application, line: string) => void>> = {
  logStart: (application, line) => application.logStart(line),
  application: (application, line) => application.start(line),
  applicationEnd: (application, line) => application.end(line),
  environment: (application, line) => application.takeEnvironment(line),
  build: (application, line) => application.build(line),
  executor: ({ executors }, line) => executors.add(line),
  executorGone: ({ executors }, line) => executors.remove(line),
  blockManager: ({ executors }, line) => executors.addMemory(line),
};

/** Kinds of events that concern an execution; ApplicationLog has a method of the same name for each. */
type OfExecution = Exclude<Kind & keyof ApplicationLog, 'application'>;

/**
 * State of parsing Spark event logs: takes lines and returns a summary per application. A log begins with its LogStart;
 * if that is missing, with the next start of an application.
 */
export class EventLog {
  /** The reason why parsing stopped: the log exceeds a memory limit. Null if it does not. */
  limit: string | null = null;
  private readonly logs: ApplicationLog[];

  constructor(private readonly holding = new Holding()) {
    this.logs = [new ApplicationLog(holding)];
  }

  private get current(): ApplicationLog {
    return this.logs.at(-1) as ApplicationLog;
  }

  /** Parses a line without its line feed. False if it is not a valid event or exceeds a limit. Never throws. */
  take(line: Uint8Array): boolean {
    const kind = kindOf(line);
    if (kind === 'broken') return false;
    if (this.begins(kind)) this.logs.push(new ApplicationLog(this.holding));
    this.current.application.events += 1;
    if (kind === 'skipped') return true;
    try {
      return this.read(kind, line);
    } catch (error) {
      if (error instanceof LimitError) this.limit = error.message;
      return false;
    }
  }

  get events(): number {
    return this.logs.reduce((sum, { application }) => sum + application.events, 0);
  }

  private begins(kind: Kind | 'skipped'): boolean {
    const { application } = this.current;
    if (kind === 'logStart') return application.events > 0;
    return kind === 'application' && application.isStarted;
  }

  private read(kind: Kind, line: Uint8Array): boolean {
    const ofApplication = OF_APPLICATION[kind];
    if (!ofApplication) return this.current[kind as OfExecution](line);
    if (kind === 'executor') this.holding.add('executors');
    ofApplication(this.current.application, utf8.decode(line));
    return true;
  }

  /** Summaries of the applications so far, in log order; an application without events is omitted. */
  summaries(): LogSummary[] {
    return this.logs.filter(({ application }) => application.events > 0).map(summaryOf);
  }
}
