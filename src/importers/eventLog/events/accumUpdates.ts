import { id, list, object } from './json';
import { type Accumulated, wholeValue } from './stageCompleted';

/** The metrics that the driver set, of a line with a SparkListenerDriverAccumUpdates; null without execution. Throws SyntaxError. */
export function readDriverUpdates(line: string): { execution: number; accumulated: Accumulated[] } | null {
  const event = object(JSON.parse(line));
  const execution = id(event.executionId);
  if (execution === null) return null;
  const accumulated = list(event.accumUpdates).flatMap((pair) => {
    const [accumulator, value] = [id(list(pair)[0]), wholeValue(list(pair)[1])];
    return accumulator === null || value === null ? [] : [{ accumulator, value }];
  });
  return { execution, accumulated };
}
