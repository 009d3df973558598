import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem, warning } from '../../src/benchmark/parse';
import { METRICS_FILES } from '../../src/benchmark/queryMetrics';
import type { Problem, ResultSet } from '../../src/benchmark/types';
import { comparabilityNotes } from '../../src/importers/eventLog/comparabilityNotes';
import { EventLog } from '../../src/importers/eventLog/eventLog';
import { metricsOf } from '../../src/importers/eventLog/metricsOf';
import { noQueryMessage, remarksOn } from '../../src/importers/eventLog/remarks';
import { SLUG } from '../../src/plugin/artifacts';
import { unknownName } from '../../src/plugin/nearest';
import { hasErrors } from '../../src/plugin/problems';
import { loadResultSet, parseResultSetFolder } from '../../src/plugin/resultSetFolder';
import { InputError } from './command';
import { idsIn } from './dataFolders';
import { type EventlogRequest, patternOf } from './eventlogOptions';
import type { LogFile } from './eventlogPaths';
import { type ReadProgress, readLogFiles } from './eventlogRead';
import { metricsFiles } from './metricsFiles';
import { withMetrics } from './metricsResources';

const PATTERN_CURE = 'say with --pattern how the job descriptions name queries: --pattern "^run (?<query>q\\d+)"';

/** The result set that the metrics go to, and its folder. */
export interface Target {
  folder: string;
  resultSet: ResultSet;
}

/** Finds the result set of a request. Throws InputError where it is not there, is broken, or has metrics already without --force. */
export function findTarget({ id, data, force }: EventlogRequest): Target {
  const sets = join(data, 'result-sets');
  const known = idsIn(sets);
  if (!SLUG.test(id) || !known.includes(id)) throw new InputError(unknownName('result set', id, known));
  const folder = join(sets, id);
  const { resultSet } = loadResultSet(folder);
  if (!resultSet) throw new InputError(`${folder} has errors; npm run check names them`);
  const there = METRICS_FILES.filter((name) => readdirSync(folder).includes(name));
  if (there.length === 0 || force) return { folder, resultSet };
  throw new InputError(`${join(folder, there[0] ?? '')} is there already; nothing written. Replace it with --force`);
}

/** Reads the files of a log; every problem, and the state that was made of the rest. */
export async function readEventLog(
  request: EventlogRequest,
  { resultSet }: Target,
  files: readonly LogFile[],
  progress: ReadProgress,
): Promise<{ log: EventLog; problems: Problem[] }> {
  const suite = resultSet.suite.name;
  const log = new EventLog({ suite, pattern: patternOf(request, suite) });
  const problems = await readLogFiles(files, log, request.allowBroken ? 'warning' : 'error', progress);
  const [first] = request.paths as [string];
  const remarks = remarksOn(log).map((text) => warning(first, null, text));
  const none = log.executions.some(({ jobs }) => jobs > 0)
    ? []
    : [problem(first, null, noQueryMessage(log), PATTERN_CURE)];
  return { log, problems: [...problems, ...remarks, ...none] };
}

/** The files of the folder with the metrics of a log in place of earlier ones, and what would be wrong with them. */
export function withMetricsOf(
  log: EventLog,
  { folder }: Target,
): {
  files: Map<string, string | Uint8Array>;
  written: string[];
  problems: Problem[];
} {
  const metrics = metricsFiles(metricsOf(log));
  const kept = readdirSync(folder).filter((name) => !(METRICS_FILES as string[]).includes(name));
  const files = new Map<string, string | Uint8Array>(kept.map((name) => [name, readFileSync(join(folder, name))]));
  const pkg = readFileSync(join(folder, 'datapackage.json'), 'utf8');
  const changed = new Map([
    ['datapackage.json', withMetrics(pkg, metrics.keys(), comparabilityNotes(log.properties))],
    ...metrics,
  ]);
  for (const [name, content] of changed) files.set(name, content);
  const problems = readBack(folder, files);
  return { files, written: [...changed.keys()], problems };
}

/** What is written must read back without an error: the last check before anything touches the disk. */
function readBack(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Problem[] {
  const id = folder.split(/[\\/]/).at(-1) ?? '';
  const artifacts = new Map(
    [...files].map(([name, content]) => {
      return [name, { path: `${folder}/${name}`, text: content.toString() }];
    }),
  );
  const { problems } = parseResultSetFolder({ id, path: folder, files: artifacts, unread: [] });
  return hasErrors(problems)
    ? problems
    : problems.filter(({ path }) => METRICS_FILES.some((name) => path.endsWith(name)));
}
