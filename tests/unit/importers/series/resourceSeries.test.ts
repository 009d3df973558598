import { readSeries } from '../../../../src/importers/series/resourceSeries';
import { expect, test } from '../../support/test';

const START = Date.UTC(2026, 7, 16, 10, 0, 0) / 1000;
const HEAD = 'label,mem_total,mem_used,diskio_write_bytes';

/** One line per second from 10:00:00, with memory of 1, 2, … thousand bytes. */
function monitor(...more: string[]): string {
  const lines = [0, 1, 2, 3].map((second) => `2026/08/16 10:00:0${second},9000,${(second + 1) * 1000},${second}`);
  return `${[HEAD, ...lines, ...more].join('\n')}\n`;
}

/** A JSON list with one event per line; times are seconds since the first line of the monitor. */
function eventsOf(...events: [name: string, seconds: number][]): string {
  const lines = events.map(([name, seconds]) => JSON.stringify({ name, time: START + seconds }));
  return `[\n${lines.join(',\n')}\n]\n`;
}

function read(series: string, events: string) {
  return readSeries({ path: 'series.csv', text: series }, { path: 'events.json', text: events });
}

function said(series: string, events: string): string[] {
  return read(series, events).problems.map(({ path, line, message }) => `${path}:${line}: ${message}`);
}

const GOOD = eventsOf(['start', 0], ['q1_start', 0.25], ['q1_end', 1.5], ['q2_start', 1.5], ['q2_end', 3], ['end', 3]);

test('a monitor’s lines become seconds since the first, and events become queries in start order', () => {
  const { samples, queries, problems } = read(monitor(), GOOD);
  expect(problems).toEqual([]);
  expect(samples[3]).toEqual({ elapsedS: 3, memoryBytes: 4000, writtenBytes: 3 });
  expect(queries).toEqual([
    { query: 'q1', startS: 0.25, endS: 1.5 },
    { query: 'q2', startS: 1.5, endS: 3 },
  ]);
});

test('problems with a monitor’s line are reported with the line', () => {
  const wrong = monitor('2026/02/31 10:00:04,9000,1,0', '2026/08/16 10:00:05,9000,9001,-1');
  expect(said(wrong, GOOD)).toEqual([
    'series.csv:6: label must be a time such as 2026/08/16 10:06:44, got “2026/02/31 10:00:04”',
    'series.csv:7: diskio_write_bytes must be a number of bytes, got “-1”',
    'series.csv:7: mem_used is above mem_total: 9001 of 9000 bytes',
  ]);
  expect(said(monitor('2026/08/16 10:00:03,9000,1,0'), GOOD)).toEqual([
    'series.csv:6: the time must rise from line to line',
  ]);
});

test('a query that has no end, is outside the series, is reversed, or overlaps is reported with the line of its start', () => {
  expect(said(monitor(), eventsOf(['q1_start', 0]))).toEqual(['events.json:2: q1 has no end: q1_end is missing']);
  expect(said(monitor(), eventsOf(['q1_start', 1], ['q1_end', 3.5]))).toEqual([
    'events.json:2: q1 ran outside the series: 1 to 3.5 s of 0 to 3 s',
  ]);
  expect(said(monitor(), eventsOf(['q1_start', 2], ['q1_end', 1]))).toEqual([
    'events.json:2: q1 ends before it starts',
  ]);
  const beside = eventsOf(['q1_start', 0], ['q1_end', 2], ['q2_start', 1], ['q2_end', 3]);
  expect(said(monitor(), beside)).toEqual(['events.json:4: q2 starts before q1 ends']);
});

test('a list without queries, a duplicate event, and a file that is not a list of events are rejected', () => {
  expect(said(monitor(), eventsOf(['start', 0]))).toEqual([
    'events.json:1: no event is the start of a query, such as q1_start',
  ]);
  expect(said(monitor(), eventsOf(['q1_start', 0], ['q1_start', 1], ['q1_end', 2]))).toEqual([
    'events.json:3: “q1_start” is a duplicate',
  ]);
  expect(said(monitor(), '[{"name": 1}]')[0]).toBe(
    'events.json:1: an event has a name and a time in seconds since 1970',
  );
});
