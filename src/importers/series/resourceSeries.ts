import { type CsvRow, parseTable } from '../../benchmark/artifacts/csv';
import { problem } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { shown } from '../../benchmark/text/shown';
import { type JsonFile, parseJson } from '../../json/jsonFile';
import { isObject } from '../readers/jsonTimes';

/** One line of a monitor: what the machine had in use, bytes, and what was written to its disks since the line before. */
interface Sample {
  /** Seconds since the first line. */
  elapsedS: number;
  memoryBytes: number;
  writtenBytes: number;
}

/** When a query ran, in seconds since the first line. */
interface QueryRun {
  query: string;
  startS: number;
  endS: number;
}

/** What a monitor's CSV and the events of a run say; empty lists with problems where they cannot be read. */
export interface SeriesRun {
  samples: Sample[];
  queries: QueryRun[];
  problems: Problem[];
}

const COLUMNS = ['label', 'mem_total', 'mem_used', 'diskio_write_bytes'] as const;
type Row = CsvRow<(typeof COLUMNS)[number]>;

const LABEL = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d):(\d\d):(\d\d)$/;

/** "2026/08/16 10:06:44" in UTC as seconds since 1970; NaN for anything else. */
function secondsOf(label: string): number {
  const [, year, month, day, hour, minute, second] = (LABEL.exec(label) ?? []).map(Number);
  return Date.UTC(year ?? Number.NaN, (month ?? 1) - 1, day, hour, minute, second) / 1000;
}

function bytesOf({ cells, line }: Row, column: 'mem_used' | 'diskio_write_bytes', path: string, problems: Problem[]) {
  const text = cells[column];
  if (!/^\d{1,15}$/.test(text))
    problems.push(problem(path, line, `${column} must be a number of bytes, got ${shown(text)}`));
  return Number(text);
}

function readSamples(artifact: Artifact): { startS: number; samples: Sample[]; problems: Problem[] } {
  const { rows, problems } = parseTable(artifact, COLUMNS);
  const { path } = artifact;
  const startS = secondsOf(rows[0]?.cells.label ?? '');
  const samples = rows.map((row) => {
    const seconds = secondsOf(row.cells.label);
    if (Number.isNaN(seconds))
      problems.push(
        problem(path, row.line, `label must be a time such as 2026/08/16 10:06:44, got ${shown(row.cells.label)}`),
      );
    return {
      elapsedS: seconds - startS,
      memoryBytes: bytesOf(row, 'mem_used', path, problems),
      writtenBytes: bytesOf(row, 'diskio_write_bytes', path, problems),
    };
  });
  rows.forEach(({ line }, index) => {
    const [before, now] = [samples[index - 1]?.elapsedS, samples[index]?.elapsedS];
    if (before !== undefined && now !== undefined && now <= before)
      problems.push(problem(path, line, 'the time must rise from line to line'));
  });
  if (rows.length < 2 && problems.length === 0) problems.push(problem(path, null, 'a series needs two lines or more'));
  return { startS, samples, problems };
}

/** The events by name, seconds since 1970; `start` and `end` of the whole run are left out. */
function readEvents(file: JsonFile, problems: Problem[]): Map<string, number> {
  const list = Array.isArray(file.value) ? file.value : [];
  if (list.length === 0)
    problems.push(
      problem(file.path, 1, 'a list of events is wanted: [{"name": "q1_start", "time": 1786874811.15}, …]'),
    );
  const events = new Map<string, number>();
  list.forEach((event: unknown, index) => {
    const line = file.lineOf([index]);
    if (!isObject(event) || typeof event.name !== 'string' || typeof event.time !== 'number') {
      problems.push(problem(file.path, line, 'an event has a name and a time in seconds since 1970'));
    } else if (events.has(event.name)) problems.push(problem(file.path, line, `${shown(event.name)} is there twice`));
    else events.set(event.name, event.time);
  });
  return events;
}

/** To the microsecond: what the events were written with. */
function since(startS: number, timeS: number): number {
  return Math.round((timeS - startS) * 1e6) / 1e6;
}

/** The queries in the order of their start, each within the series. */
function readQueries(artifact: Artifact, startS: number, lastS: number): { queries: QueryRun[]; problems: Problem[] } {
  const { file, problems } = parseJson(artifact);
  if (!file) return { queries: [], problems };
  const events = readEvents(file, problems);
  const queries = [...events].flatMap(([name, time]): QueryRun[] => {
    const [, query = ''] = /^(q\d+[ab]?)_start$/.exec(name) ?? [];
    if (query === '') return [];
    const end = events.get(`${query}_end`);
    const run = { query, startS: since(startS, time), endS: since(startS, end ?? time) };
    if (end === undefined) problems.push(problem(file.path, null, `${query} has no end`));
    else if (end <= time) problems.push(problem(file.path, null, `${query} ends before it starts`));
    else if (run.startS < 0 || run.endS > lastS)
      problems.push(
        problem(file.path, null, `${query} ran outside the series: ${run.startS} to ${run.endS} s of ${lastS} s`),
      );
    return [run];
  });
  return { queries: queries.sort((a, b) => a.startS - b.startS), problems };
}

/**
 * The series of a run and the queries that ran in it, of a monitor's CSV (`label,mem_total,mem_used,diskio_write_bytes`, times in UTC) and
 * a JSON list of events (`q1_start`, `q1_end`, seconds since 1970).
 */
export function readSeries(series: Artifact, events: Artifact): SeriesRun {
  const { startS, samples, problems } = readSamples(series);
  const found =
    problems.length > 0 ? { queries: [], problems: [] } : readQueries(events, startS, samples.at(-1)?.elapsedS ?? 0);
  if (found.queries.length === 0 && problems.length + found.problems.length === 0)
    found.problems.push(problem(events.path, null, 'no event is the start of a query, such as q1_start'));
  return { samples, queries: found.queries, problems: [...problems, ...found.problems] };
}
