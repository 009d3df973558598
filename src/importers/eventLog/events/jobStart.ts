import { tailFrom } from './cut';
import { id, list, object, text } from './json';

/** The stages that a job may run, and the SQL execution that it belongs to; null for a job of none. */
interface JobStart {
  /** Null where the line does not tell it. */
  job: number | null;
  stages: number[];
  execution: number | null;
  description: string;
  group: string;
}

/** The job of a SparkListenerJobStart whose JSON is parsed. */
export function jobStartOf(event: unknown): JobStart {
  const job = object(event);
  const properties = object(job.Properties);
  const execution = text(properties['spark.sql.execution.id']);
  return {
    job: id(job['Job ID']),
    stages: list(job['Stage IDs']).flatMap((stage) => id(stage) ?? []),
    execution: /^\d{1,15}$/.test(execution) ? Number(execution) : null,
    description: text(properties['spark.job.description']),
    group: text(properties['spark.jobGroup.id']),
  };
}

const JOB_ID = /^\{"Event":"SparkListenerJobStart","Job ID":(\d{1,15}),/;

/**
 * The job of a line with a SparkListenerJobStart, read without the descriptions of its stages where the line is as Spark writes
 * it. Throws SyntaxError for a line in another shape that is no JSON.
 */
export function readJobStart(line: string): JobStart {
  const tail = object(tailFrom(line, ',"Stage IDs":['));
  const job = JOB_ID.exec(line)?.[1];
  return jobStartOf('Properties' in tail && job !== undefined ? { ...tail, 'Job ID': Number(job) } : JSON.parse(line));
}
