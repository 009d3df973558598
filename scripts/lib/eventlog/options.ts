import type { SuiteName } from '../../../src/benchmark/model/resultSet';
import { DESCRIPTIONS } from '../../../src/importers/eventLog/queryOfDescription';
import { type Options, type OptionValues, text, UsageError } from '../command';

export const EVENTLOG_OPTIONS: Options = {
  'result-set': { type: 'string' },
  data: { type: 'string' },
  pattern: { type: 'string' },
  'allow-broken': { type: 'boolean' },
  'allow-mismatch': { type: 'boolean' },
  force: { type: 'boolean' },
};

/** What the user asks of import-eventlog. */
export interface EventlogRequest {
  paths: string[];
  id: string;
  data: string;
  /** How job descriptions name queries; null for the suite's own. */
  pattern: RegExp | null;
  allowBroken: boolean;
  allowMismatch: boolean;
  force: boolean;
}

function regExp(source: string | undefined, messages: string[]): RegExp | null {
  if (source === undefined) return null;
  try {
    return new RegExp(source, 'i');
  } catch (error) {
    messages.push(`--pattern: ${(error as Error).message}`);
    return null;
  }
}

/** The request of a command line. Throws UsageError with all that is wrong. */
export function readEventlogRequest(values: OptionValues, paths: string[]): EventlogRequest {
  const messages: string[] = [];
  if (paths.length === 0) messages.push('no PATH given: name the event log, or the folder of a rolled one');
  const id = text(values, 'result-set');
  if (id === undefined) messages.push('--result-set is missing: name the result set that the log belongs to');
  const pattern = regExp(text(values, 'pattern'), messages);
  if (id === undefined || messages.length > 0) throw new UsageError(messages);
  const data = text(values, 'data') ?? 'static/data';
  const [allowBroken, allowMismatch, force] = ['allow-broken', 'allow-mismatch', 'force'].map(
    (name) => values[name] === true,
  ) as [boolean, boolean, boolean];
  return { paths, id, data, pattern, allowBroken, allowMismatch, force };
}

/** The pattern of the request, else that of the suite. */
export function patternOf({ pattern }: EventlogRequest, suite: SuiteName): RegExp {
  return pattern ?? DESCRIPTIONS[suite];
}
