import { type CsvRow, parseTable } from '../../benchmark/artifacts/csv';
import { problem } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { shown } from '../../benchmark/text/shown';

/** One line of a monitor: what the machine had in use, bytes, and what was written to its disks since the line before. */
export interface Sample {
  /** Seconds since the first line. */
  elapsedS: number;
  memoryBytes: number;
  writtenBytes: number;
}

/** The lines of a monitor; `startS` is the time of the first, seconds since 1970. */
export interface Samples {
  startS: number;
  samples: Sample[];
  problems: Problem[];
}

const COLUMNS = ['label', 'mem_total', 'mem_used', 'diskio_write_bytes'] as const;
type Column = (typeof COLUMNS)[number];
type Row = CsvRow<Column>;

const LABEL = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d)$/;

/** "2026/08/16 10:06:44" in UTC as seconds since 1970; NaN for anything else, the 31 February among it. */
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
    problems.push(problem(path, line, `${column} must be a number of bytes, got ${shown(text)}`));
  return Number(text);
}

/** A line's time in seconds since 1970, and its sizes. */
function readRow(row: Row, path: string, problems: Problem[]): Omit<Sample, 'elapsedS'> & { seconds: number } {
  const { cells, line } = row;
  const seconds = secondsOf(cells.label);
  if (Number.isNaN(seconds))
    problems.push(problem(path, line, `label must be a time such as 2026/08/16 10:06:44, got ${shown(cells.label)}`));
  const [total, memoryBytes, writtenBytes] = (['mem_total', 'mem_used', 'diskio_write_bytes'] as const).map((column) =>
    bytesOf(row, column, path, problems),
  ) as [number, number, number];
  if (memoryBytes > total)
    problems.push(problem(path, line, `mem_used is above mem_total: ${memoryBytes} of ${total} bytes`));
  return { seconds, memoryBytes, writtenBytes };
}

/** The lines of a monitor's CSV, one after the other in time. */
export function readSamples(artifact: Artifact): Samples {
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
