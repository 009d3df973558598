import { id, object, text } from './json';

/** The end of a job, and why it failed; null where it did not. */
interface JobEnd {
  job: number;
  failure: string | null;
}

/** The job of a line with a SparkListenerJobEnd; null without id. Throws SyntaxError where it is no JSON. */
export function readJobEnd(line: string): JobEnd | null {
  const event = object(JSON.parse(line));
  const job = id(event['Job ID']);
  if (job === null) return null;
  const result = object(event['Job Result']);
  const failed = text(result.Result) === 'JobFailed';
  return { job, failure: failed ? text(object(result.Exception).Message) : null };
}
