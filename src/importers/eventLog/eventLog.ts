import { ApplicationLog } from './applicationLog';
import { type Kind, kindOf } from './events/kind';
import type { Application } from './state/application';
import { Holding, LimitError } from './state/limits';
import type { LogSummary } from './summary/logSummary';
import { summaryOf } from './summary/summaryOf';

const utf8 = new TextDecoder();

/** What is done with the lines of an event that concerns the application as a whole. */
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

/** The kinds of events that concern an execution: the log has a method for each, of its name. */
type OfExecution = Exclude<Kind & keyof ApplicationLog, 'application'>;

/**
 * The state of reading Spark event logs: lines go in, a summary of each application comes out. A log begins with its LogStart; where
 * that is missing, with a second start of an application.
 */
export class EventLog {
  /** Why nothing more is taken: the log tells of more than is held in memory. Null where it does not. */
  limit: string | null = null;
  private readonly logs: ApplicationLog[];

  constructor(private readonly holding = new Holding()) {
    this.logs = [new ApplicationLog(holding)];
  }

  private get current(): ApplicationLog {
    return this.logs.at(-1) as ApplicationLog;
  }

  /** Takes one line without its line feed. False where it is no event, an event that cannot be read, or one too many. Never throws. */
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

  /** The events of all logs until now. */
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

  /** What was read of each application until now, in the order of their logs; one without any event is left out. */
  summaries(): LogSummary[] {
    return this.logs.filter(({ application }) => application.events > 0).map(summaryOf);
  }
}
