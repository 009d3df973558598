import { tailFrom } from './cut';
import { id, list, object, text } from './json';

/** The stages that a job may run, and the SQL execution that it belongs to; null for a job of none. */
interface JobStart {
  stages: number[];
  execution: number | null;
  description: string;
}

/** The job of a SparkListenerJobStart whose JSON is parsed. */
export function jobStartOf(event: unknown): JobStart {
  const job = object(event);
  const properties = object(job.Properties);
  const execution = text(properties['spark.sql.execution.id']);
  return {
    stages: list(job['Stage IDs']).flatMap((stage) => id(stage) ?? []),
    execution: /^\d{1,15}$/.test(execution) ? Number(execution) : null,
    description: text(properties['spark.job.description']),
  };
}

/**
 * The job of a line with a SparkListenerJobStart, read without the descriptions of its stages where the line is as Spark writes
 * it. Throws SyntaxError for a line in another shape that is no JSON.
 */
export function readJobStart(line: string): JobStart {
  const tail = object(tailFrom(line, ',"Stage IDs":['));
  return jobStartOf('Properties' in tail ? tail : JSON.parse(line));
}
