import { problem } from '../../benchmark/model/problem';
import type { QueryBand } from '../../benchmark/model/published';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { shown } from '../../benchmark/text/shown';
import { type JsonFile, parseJson } from '../../json/jsonFile';
import { isObject } from '../readers/jsonTimes';
import type { Samples } from './samples';

/** Something that happened in a run: seconds since 1970, and its line in the file. */
interface RunEvent {
  time: number;
  line: number;
}

/** A query's band with the line of its start. */
interface PlacedRun extends QueryBand {
  line: number;
}

/** The events by name. */
function readEvents(file: JsonFile, problems: Problem[]): Map<string, RunEvent> {
  const list = Array.isArray(file.value) ? file.value : [];
  if (list.length === 0)
    problems.push(problem(file.path, 1, 'expected a list of events: [{"name": "q1_start", "time": 1786874811.15}, …]'));
  const events = new Map<string, RunEvent>();
  list.forEach((event: unknown, index) => {
    const line = file.lineOf([index]);
    if (!isObject(event) || typeof event.name !== 'string' || typeof event.time !== 'number') {
      problems.push(problem(file.path, line, 'an event has a name and a time in seconds since 1970'));
    } else if (events.has(event.name)) problems.push(problem(file.path, line, `${shown(event.name)} is a duplicate`));
    else events.set(event.name, { time: event.time, line });
  });
  return events;
}

/** To the microsecond: what events are written with. */
function since(startS: number, timeS: number): number {
  return Math.round((timeS - startS) * 1e6) / 1e6;
}

/** What keeps a query from being a band of the series. */
function runProblem({ query, startS, endS, line }: PlacedRun, lastS: number, path: string): Problem[] {
  if (endS <= startS) return [problem(path, line, `${query} ends before it starts`)];
  if (startS >= 0 && endS <= lastS) return [];
  return [problem(path, line, `${query} ran outside the series: ${startS} to ${endS} s of 0 to ${lastS} s`)];
}

function overlapProblems(runs: readonly PlacedRun[], path: string): Problem[] {
  return runs.flatMap(({ query, startS, line }, index) => {
    const before = runs[index - 1];
    if (!before || startS >= before.endS) return [];
    return [problem(path, line, `${query} starts before ${before.query} ends`, 'one query at a time')];
  });
}

/** The queries in the order of their start, each within the series and after the one before it. */
export function readQueryRuns(
  artifact: Artifact,
  { startS, samples }: Samples,
): { queries: QueryBand[]; problems: Problem[] } {
  const { file, problems: own } = parseJson(artifact);
  if (!file) return { queries: [], problems: own };
  const problems = [...own];
  const events = readEvents(file, problems);
  const runs = [...events].flatMap(([name, { time, line }]): PlacedRun[] => {
    const [, query = ''] = /^(q\d+[ab]?)_start$/.exec(name) ?? [];
    if (query === '') return [];
    const end = events.get(`${query}_end`);
    if (!end) problems.push(problem(file.path, line, `${query} has no end: ${query}_end is missing`));
    return end ? [{ query, startS: since(startS, time), endS: since(startS, end.time), line }] : [];
  });
  const lastS = samples.at(-1)?.elapsedS ?? 0;
  runs.sort((a, b) => a.startS - b.startS);
  problems.push(...runs.flatMap((run) => runProblem(run, lastS, file.path)), ...overlapProblems(runs, file.path));
  if (runs.length === 0 && problems.length === 0)
    problems.push(problem(file.path, 1, 'no event is the start of a query, such as q1_start'));
  return { queries: runs.map(({ line: _, ...band }) => band), problems };
}
