import { type CsvRow, parseTable } from '../../benchmark/artifacts/csv';
import { quoteValue } from '../../benchmark/model/guards/plainText';
import { problem } from '../../benchmark/model/problem';
import type { QueryBand } from '../../benchmark/model/published';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { type JsonFile, parseJson } from '../../json/jsonFile';
import { isObject } from '../parsers/jsonTimes';

/** One line of a monitor: used memory in bytes, and bytes written to disks since the previous line. */
interface Sample {
  elapsedS: number;
  memoryBytes: number;
  writtenBytes: number;
}

/** The lines of a monitor; `startS` is the time of the first, in seconds since 1970. */
interface Samples {
  startS: number;
  samples: Sample[];
  problems: Problem[];
}

const COLUMNS = ['label', 'mem_total', 'mem_used', 'diskio_write_bytes'] as const;
type Column = (typeof COLUMNS)[number];
type Row = CsvRow<Column>;

const LABEL = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d)$/;

/** "2026/08/16 10:06:44" in UTC as seconds since 1970; NaN for any other text, including 31 February. */
function secondsOf(label: string): number {
  const [, year, month, day, time] = LABEL.exec(label) ?? [];
  const iso = `${year}-${month}-${day}T${time}.000Z`;
  const milliseconds = Date.parse(iso);
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString() !== iso) return Number.NaN;
  return milliseconds / 1000;
}

function bytesOf({ cells, line }: Row, column: Column, path: string, problems: Problem[]): number {
  const text = cells[column];
  if (!/^\d{1,15}$/.test(text))
    problems.push(problem(path, line, `${column} must be a number of bytes, got ${quoteValue(text)}`));
  return Number(text);
}

/** A line's time in seconds since 1970, and its sizes. */
function readRow(row: Row, path: string, problems: Problem[]): Omit<Sample, 'elapsedS'> & { seconds: number } {
  const { cells, line } = row;
  const seconds = secondsOf(cells.label);
  if (Number.isNaN(seconds))
    problems.push(
      problem(path, line, `label must be a time such as 2026/08/16 10:06:44, got ${quoteValue(cells.label)}`),
    );
  const [total, memoryBytes, writtenBytes] = (['mem_total', 'mem_used', 'diskio_write_bytes'] as const).map((column) =>
    bytesOf(row, column, path, problems),
  ) as [number, number, number];
  if (memoryBytes > total)
    problems.push(problem(path, line, `mem_used is above mem_total: ${memoryBytes} of ${total} bytes`));
  return { seconds, memoryBytes, writtenBytes };
}

/** The lines of a monitor's CSV, in order of time. */
function readSamples(artifact: Artifact): Samples {
  const { rows, problems } = parseTable(artifact, COLUMNS);
  const { path } = artifact;
  const read = rows.map((row) => ({ line: row.line, ...readRow(row, path, problems) }));
  read.forEach(({ line, seconds }, index) => {
    const before = read[index - 1];
    if (before && seconds <= before.seconds) problems.push(problem(path, line, 'the time must rise from line to line'));
  });
  if (rows.length < 2 && problems.length === 0) problems.push(problem(path, null, 'a series needs two lines or more'));
  const startS = read[0]?.seconds ?? 0;
  const samples = read.map(({ seconds, memoryBytes, writtenBytes }) => ({
    elapsedS: seconds - startS,
    memoryBytes,
    writtenBytes,
  }));
  return { startS, samples, problems };
}

/** An event of a run: seconds since 1970, and its line in the file. */
interface RunEvent {
  time: number;
  line: number;
}

interface PlacedRun extends QueryBand {
  line: number;
}

function readEvents(file: JsonFile, problems: Problem[]): Map<string, RunEvent> {
  const list = Array.isArray(file.value) ? file.value : [];
  if (list.length === 0)
    problems.push(problem(file.path, 1, 'expected a list of events: [{"name": "q1_start", "time": 1786874811.15}, …]'));
  const events = new Map<string, RunEvent>();
  list.forEach((event: unknown, index) => {
    const line = file.lineOf([index]);
    if (!isObject(event) || typeof event.name !== 'string' || typeof event.time !== 'number') {
      problems.push(problem(file.path, line, 'an event has a name and a time in seconds since 1970'));
    } else if (events.has(event.name))
      problems.push(problem(file.path, line, `${quoteValue(event.name)} is a duplicate`));
    else events.set(event.name, { time: event.time, line });
  });
  return events;
}

/** Rounded to the microsecond, the precision of events. */
function since(startS: number, timeS: number): number {
  return Math.round((timeS - startS) * 1e6) / 1e6;
}

/** Reasons why a query cannot be a band of the series. */
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

/** Queries sorted by start, each within the series and after the previous one. */
function readQueryRuns(
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

/** The content of a monitor's CSV and of a run's events; empty lists with problems if they cannot be parsed. */
export interface SeriesRun {
  samples: Sample[];
  queries: QueryBand[];
  problems: Problem[];
}

/**
 * The series of a run and its queries, from a monitor's CSV (`label,mem_total,mem_used,diskio_write_bytes`, times in
 * UTC) and a JSON list of events (`q1_start`, `q1_end`, seconds since 1970).
 */
export function readSeries(series: Artifact, events: Artifact): SeriesRun {
  const samples = readSamples(series);
  if (samples.problems.length > 0) return { samples: [], queries: [], problems: samples.problems };
  const { queries, problems } = readQueryRuns(events, samples);
  return { samples: samples.samples, queries, problems };
}
