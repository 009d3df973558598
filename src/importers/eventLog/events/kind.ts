import { object, text } from './json';

const SQL = 'org.apache.spark.sql.execution.ui.';
const [GLUTEN, OLDER_GLUTEN] = ['org.apache.gluten.events.', 'io.glutenproject.events.'] as const;
/** Parsed events, by name; all others are skipped. */
const EVENTS = [
  ['SparkListenerLogStart', 'logStart'],
  ['SparkListenerTaskEnd', 'task'],
  ['SparkListenerJobStart', 'job'],
  ['SparkListenerJobEnd', 'jobEnd'],
  ['SparkListenerStageCompleted', 'stage'],
  ['SparkListenerStageExecutorMetrics', 'stageMemory'],
  ['SparkListenerExecutorAdded', 'executor'],
  ['SparkListenerExecutorRemoved', 'executorGone'],
  ['SparkListenerBlockManagerAdded', 'blockManager'],
  ['SparkListenerApplicationEnd', 'applicationEnd'],
  ['com.nvidia.spark.rapids.SparkRapidsBuildInfoEvent', 'build'],
  [`${SQL}SparkListenerDriverAccumUpdates`, 'driverUpdates'],
  [`${SQL}SparkListenerSQLExecutionStart`, 'execution'],
  [`${SQL}SparkListenerSQLAdaptiveExecutionUpdate`, 'plan'],
  [`${SQL}SparkListenerSQLExecutionEnd`, 'end'],
  ['SparkListenerApplicationStart', 'application'],
  ['SparkListenerEnvironmentUpdate', 'environment'],
  [`${GLUTEN}GlutenPlanFallbackEvent`, 'fallback'],
  [`${GLUTEN}GlutenBuildInfoEvent`, 'build'],
  [`${OLDER_GLUTEN}GlutenPlanFallbackEvent`, 'fallback'],
  [`${OLDER_GLUTEN}GlutenBuildInfoEvent`, 'build'],
] as const;

export type Kind = (typeof EVENTS)[number][1];

const KINDS: ReadonlyMap<string, Kind> = new Map(EVENTS);
/** Longer than the start of any parsed event, up to the quote after its name. */
const PREFIX_BYTES = 100;
const NAME = /^\{"Event":"([\w.$]+)"/;
const CLOSING_BRACE = 0x7d;
const SPACE = 0x20;

const utf8 = new TextDecoder();

function isClosed(line: Uint8Array): boolean {
  let last = line.length - 1;
  while (last >= 0 && (line[last] as number) <= SPACE) last -= 1;
  return line[last] === CLOSING_BRACE;
}

/** The name of an event that is not in Spark's form. Throws SyntaxError if the line is not JSON. */
function parsedName(line: Uint8Array): string {
  return text(object(JSON.parse(utf8.decode(line))).Event);
}

/**
 * The kind of a line by its first bytes: a parsed kind of event, 'skipped' for all other events, 'broken' for a line
 * that is not a complete event. Only the start and end of skipped events are read.
 */
export function kindOf(line: Uint8Array): Kind | 'skipped' | 'broken' {
  const written = NAME.exec(utf8.decode(line.subarray(0, PREFIX_BYTES)))?.[1];
  if (written !== undefined) return isClosed(line) ? (KINDS.get(written) ?? 'skipped') : 'broken';
  try {
    const name = parsedName(line);
    return name === '' ? 'broken' : (KINDS.get(name) ?? 'skipped');
  } catch {
    return 'broken';
  }
}
