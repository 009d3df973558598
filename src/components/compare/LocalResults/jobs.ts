import type {
  Answers,
  InvalidAnswerMessage,
  ParserMessage,
  QuestionMessage,
  RefusalMessage,
} from '../../../fileParser/messages';
import type { FileGroup } from '../browser/localResults/fileGroups';

interface JobStart {
  key: number;
  name: string;
  /** Total size of its files, bytes. */
  size: number;
  group: FileGroup;
}

/** A group of files that is being parsed, needs answers, became sets, or was refused. */
export type Job = JobStart &
  (
    | { state: 'reading'; read: number; events: number }
    | AskingState
    | MadeState
    | { state: 'refused'; refused: RefusalMessage }
  );

interface MadeState {
  state: 'made';
  what: string;
  found: string[];
  /** What is and what is not published of the Spark properties, one line each after their counts. */
  properties: string[];
  sets: string[];
  asking: QuestionMessage | null;
  answers: Answers;
}

interface AskingState {
  state: 'asking';
  asking: QuestionMessage;
  answers: Answers;
  wrong: InvalidAnswerMessage | null;
}

export type AskingJob = JobStart & AskingState;

export type JobStep =
  | { step: 'add'; job: JobStart }
  | { step: 'remove'; key: number }
  | { step: 'again'; key: number }
  | { step: 'answered'; key: number; answers: Answers }
  | { step: 'heard'; key: number; answer: ParserMessage };

/** The job after a message of its worker. */
function after(job: Job, answer: ParserMessage): Job {
  const { key, name, size, group } = job;
  const start = { key, name, size, group };
  if (answer.kind === 'progress') return { ...start, state: 'reading', read: answer.read, events: answer.events };
  if (answer.kind === 'asking')
    return { ...start, state: 'asking', asking: answer, answers: answer.answers, wrong: null };
  if (answer.kind === 'refused') return { ...start, state: 'refused', refused: answer };
  const asking = job.state === 'asking' || job.state === 'made' ? job.asking : null;
  const answers = job.state === 'asking' || job.state === 'made' ? job.answers : {};
  if (answer.kind === 'wrong') {
    if (asking) return { ...start, state: 'asking', asking, answers, wrong: answer };
    return { ...start, state: 'refused', refused: { kind: 'refused', what: '', why: answer.others, isBroken: false } };
  }
  const { what, found, properties } = answer;
  const sets = answer.sets.map(({ id }) => id);
  return { ...start, state: 'made', what: asking?.what ?? what, found, properties, sets, asking, answers };
}

/** The jobs without sets that a different job has replaced, and without made jobs that have no set left. */
function withoutReplaced(jobs: readonly Job[], step: JobStep): Job[] {
  if (step.step !== 'heard' || step.answer.kind !== 'made') return [...jobs];
  const replaced = new Set(step.answer.sets.map(({ id }) => id));
  return jobs.flatMap((job) => {
    if (job.key === step.key || job.state !== 'made') return [job];
    const sets = job.sets.filter((id) => !replaced.has(id));
    return sets.length > 0 || job.sets.length === 0 ? [{ ...job, sets }] : [];
  });
}

export function jobsAfter(jobs: readonly Job[], step: JobStep): Job[] {
  if (step.step === 'add') return [...jobs, { ...step.job, state: 'reading', read: 0, events: 0 }];
  if (step.step === 'remove') return jobs.filter(({ key }) => key !== step.key);
  return withoutReplaced(jobs, step).map((job) => {
    if (job.key !== step.key) return job;
    if (step.step === 'heard') return after(job, step.answer);
    if (step.step === 'answered') return job.state === 'asking' ? { ...job, answers: step.answers } : job;
    if (job.state !== 'made' || !job.asking) return job;
    return { ...job, state: 'asking', asking: job.asking, wrong: null };
  });
}
