import { join } from 'node:path';
import { hasErrors } from '../src/benchmark/model/problem';
import type { Artifact, Problem } from '../src/benchmark/model/resultSet';
import { countNoun } from '../src/benchmark/text/numbers';
import { isProblem, readArtifact } from '../src/data/decode';
import { readSeries, type SeriesRun } from '../src/importers/series/resourceSeries';
import { OPTION_GROUPS, OPTIONS, option } from '../src/resultSet/options';
import { optionLine, Reading } from '../src/resultSet/reading';
import {
  type Command,
  InputError,
  OK,
  type OptionValues,
  PROBLEMS,
  runCommand,
  text,
  texts,
  UsageError,
} from './lib/command';
import { type SeriesRequest, seriesFiles } from './lib/importSeries/seriesFiles';
import { optionHelp, optionNames } from './lib/optionTable';
import { print, printMessage } from './lib/print';
import { printErrors } from './lib/problems';
import { today } from './lib/today';
import { writeFolder } from './lib/writeFolder';

export const SERIES_OPTIONS = {
  id: OPTIONS.id,
  title: option('T', 'title of the series'),
  ...OPTION_GROUPS.suite,
  side: option('NAME=CSV,JSON', 'one side; NAME has the form of an ID. Give this option once per side', {
    repeats: true,
  }),
  ...OPTION_GROUPS.source,
  date: option('D', 'day on which the series were published: 2026-08-16'),
  ...OPTION_GROUPS.output,
} as const;

const HELP = `
Usage: npm run import-series -- --id ID --title T --date D --side NAME=SERIES.csv,EVENTS.json --side NAME=…
         --suite S --query-version V --scale-factor GB --table-format F [options]

Create resource time series, with the queries that ran, in static/data/resource-usage/ID/. Each side has NAME.csv (elapsed_s,
memory_gb, disk_write_mb_per_s) and NAME-queries.csv (query, start_s, end_s). If any file has a problem, the command prints all
problems and writes nothing.

SERIES.csv has one line per second: label,mem_total,mem_used,diskio_write_bytes. The label is in UTC: 2026/08/16 10:06:44.
EVENTS.json is a list with two entries per query: {"name": "q1_start", "time": seconds since 1970} and {"name": "q1_end", …}.

${optionHelp(SERIES_OPTIONS)}

Exit codes: 0 written, 1 problems in the input, 2 incorrect usage
`;

/** The name and the two files of a side, from the command line. */
interface SidePaths {
  name: string;
  series: string;
  events: string;
}

function sidesOf(values: OptionValues, reading: Reading): SidePaths[] {
  const given = texts(values, 'side');
  if (given.length === 0) reading.refuse('side', 'is missing: NAME=SERIES.csv,EVENTS.json, once for each');
  return given.flatMap((entry) => {
    const [, name, series, events] = /^([a-z0-9]+(?:[.-][a-z0-9]+)*)=([^,]+),([^,]+)$/.exec(entry) ?? [];
    if (name && series && events) return [{ name, series, events }];
    reading.refuse('side', `must be NAME=SERIES.csv,EVENTS.json, got ${JSON.stringify(entry)}`);
    return [];
  });
}

function readRequest(values: OptionValues): { request: SeriesRequest; sides: SidePaths[] } {
  const reading = new Reading(values, today());
  const sides = sidesOf(values, reading);
  const request = {
    id: reading.required('id'),
    title: reading.required('title'),
    date: reading.day('date') ?? reading.required('date'),
    suite: {
      name: reading.required('suite'),
      queryVersion: reading.required('query-version'),
      scaleFactor: reading.required('scale-factor'),
      tableFormat: reading.required('table-format'),
    },
    source: reading.source(),
    licence: text(values, 'license'),
    notes: reading.list('note'),
  };
  if (reading.problems.length > 0) throw new UsageError(reading.problems.map(optionLine));
  return { request, sides };
}

function fileOf(path: string): Artifact {
  const read = readArtifact(path, path);
  if (isProblem(read)) throw new InputError(`${path}: ${read.message}`);
  return read;
}

function run(values: OptionValues): number {
  const { request, sides } = readRequest(values);
  const runs = sides.map(({ name, series, events }): [string, SeriesRun] => [
    name,
    readSeries(fileOf(series), fileOf(events)),
  ]);
  const folder = join(text(values, 'out') ?? 'static/data/resource-usage', request.id);
  const problems: Problem[] = runs.flatMap(([, found]) => found.problems);
  const { files, problems: own } = hasErrors(problems)
    ? { files: new Map<string, string>(), problems: [] }
    : seriesFiles(request, new Map(runs), folder);
  const all = [...problems, ...own];
  if (printErrors(all)) return PROBLEMS;
  writeFolder(folder, files, values.force === true);
  print(`${[...files.keys()].map((name) => join(folder, name)).join('\n')}\n`);
  printMessage(`${countNoun(runs.length, 'side')} imported\n`);
  return OK;
}

export const importSeriesCommand: Command = {
  name: 'import-series',
  help: HELP,
  options: optionNames(SERIES_OPTIONS),
  hasArguments: false,
  run,
};
runCommand(importSeriesCommand);
