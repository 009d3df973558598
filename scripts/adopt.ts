import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problemLine } from '../src/benchmark/model/problem';
import type { Problem } from '../src/benchmark/model/resultSet';
import { countNoun, formatNumber } from '../src/benchmark/text/numbers';
import { isProblem, readArtifact } from '../src/data/decode';
import { type Data, loadData } from '../src/data/loadData';
import { parsePage } from '../src/plugin/mdx/parsePage';
import { optionLine, Reading } from '../src/resultSet/reading';
import { pageContradictions, unshownClaims } from './lib/adopt/contradictions';
import { type AdoptRequest, studyFiles } from './lib/adopt/files';
import { pageParts, type Unread } from './lib/adopt/pageParts';
import { type Study, studiesOf } from './lib/adopt/studies';
import {
  type Command,
  InputError,
  idMessages,
  OK,
  type OptionValues,
  runCommand,
  text,
  texts,
  UsageError,
} from './lib/command';
import { DATA } from './lib/dataFolders';
import { print, printMessage } from './lib/print';
import { today } from './lib/today';
import { writeFolder } from './lib/writeFolder';
import { existingFileMessages, newReportCommand } from './new-report';

const HELP = `
Usage: npm run adopt -- PAGE [--baseline NAME] [--suite S] [--environment ID]
       npm run adopt -- PAGE --id ID --suite tpcds|tpch --query-version V --scale-factor GB --table-format F [--study N …]

Read a hand-written benchmark page (Markdown or MDX) with charts or tables. Without --id, the command prints its studies, everything
that contradicts itself, and everything that was not read, each with its line. With --id, it also writes the studies as published
comparisons, and a report on them. It guesses nothing: what the page does not show in a chart or a table is an option.

  --id ID                   ID of the report and of the published comparison; of further studies ID-2, ID-3
  --suite S  --query-version V  --scale-factor GB  --table-format F    what the studies ran
  --study N                 write only the study with this number; repeatable
  --baseline NAME           label of the baseline in the chart of total times, if the page does not mark it
  --environment ID          file in static/data/environments/
  --source-title T  --source-url U  --source-commit C  --license L  --date D  --note "FIELD: TEXT"    as for npm run import
  --data DIR                default: static/data
  --docs DIR                default: docs/reports

Example: npm run adopt -- spark-datafusion-comet-benchmark.md

Exit codes: 0 read, 1 problems in the input, 2 incorrect usage
`;

const options = {
  texts: [
    ...['id', 'suite', 'query-version', 'scale-factor', 'table-format', 'baseline', 'environment', 'date'],
    ...['source-title', 'source-url', 'source-commit', 'license', 'data', 'docs'],
  ],
  lists: ['study', 'note'],
};

/** What the options add to the page; null if nothing is to be written. Throws UsageError with everything that is wrong. */
function readRequest(values: OptionValues): AdoptRequest | null {
  if (text(values, 'id') === undefined) return null;
  const reading = new Reading(values, today());
  const [source, licence] = [reading.source(), text(values, 'license')];
  const request = {
    id: reading.required('id'),
    suite: {
      name: reading.oneOf('suite', ['tpcds', 'tpch']),
      queryVersion: reading.required('query-version'),
      scaleFactor: reading.number('scale-factor', /^\d+(\.\d+)?$/, 'a number of GB greater than 0'),
      tableFormat: reading.required('table-format'),
    },
    environment: text(values, 'environment') ?? null,
    notes: reading.notes(),
    ...reading.date(),
    ...(source ? { source } : {}),
    ...(licence ? { licence } : {}),
  };
  const messages = [...idMessages([request.id]), ...reading.problems.map(optionLine)];
  if (messages.length > 0) throw new UsageError(messages);
  return request;
}

/** A page with its studies, everything that it contradicts, and everything that was not read. */
interface Read {
  studies: Study[];
  found: Problem[];
  unread: Unread[];
}

function readPage(path: string, request: AdoptRequest | null, data: Data, values: OptionValues): Read {
  const artifact = readArtifact(path, path);
  if (isProblem(artifact)) throw new InputError(problemLine(artifact));
  // Markdown may contain “<10%”, which MDX does not parse. The replacement keeps lines and columns.
  const page = parsePage({ ...artifact, text: artifact.text.replace(/<(?=[\d\s=-])/g, '‹') });
  if (page.error) throw new InputError(problemLine(page.error));
  const { parts, unread: charts } = pageParts(page);
  const { studies, unread } = studiesOf(parts, text(values, 'baseline'));
  const environment = text(values, 'environment') ?? null;
  const environments = data.environments.filter(({ id }) => id === environment);
  const name = text(values, 'suite');
  const unknown = { queryVersion: 'unknown', scaleFactor: 1, tableFormat: 'unknown' };
  const head = { suite: request?.suite ?? (name === undefined ? null : { name, ...unknown }), environment };
  return {
    studies,
    found: pageContradictions(parts, studies, head, environments, path),
    unread: [...charts, ...unread, ...unshownClaims(parts, studies)].sort((a, b) => a.line - b.line),
  };
}

function studyLine({ line, baseline, candidate, changes, buckets }: Study, at: number): string {
  const side = ({ name, seconds }: Study['baseline']) => `${name} ${formatNumber(seconds, 2)} s`;
  return `${at + 1}. line ${line}: ${side(candidate)}, baseline ${side(baseline)}; ${countNoun(changes.length, 'change')} of queries, ${countNoun(buckets.length, 'range')}`;
}

function summary({ studies, found, unread }: Read, path: string): string {
  const places = (all: readonly Pick<Problem, 'line' | 'message'>[]) =>
    all.map(({ line, message }) => `${path}:${line}: ${message}`);
  const parts = { Studies: studies.map(studyLine), Contradictions: places(found), 'Not read': places(unread) };
  return Object.entries(parts)
    .map(([title, lines]) => `${[title, ...(lines.length === 0 ? ['none'] : lines)].join('\n  ')}\n`)
    .join('\n');
}

/** The studies that the options name; all if they name none. */
function chosen(studies: readonly Study[], values: OptionValues): Study[] {
  const numbers = texts(values, 'study').map(Number);
  const wrong = numbers.filter((number) => !studies[number - 1]);
  if (wrong.length > 0)
    throw new InputError(`--study: the page has studies 1 to ${studies.length}, got ${wrong.join(', ')}`);
  return studies.filter((_, at) => numbers.length === 0 || numbers.includes(at + 1));
}

/** Writes the studies as published comparisons, and a report on them. */
async function write(
  studies: readonly Study[],
  { found }: Read,
  request: AdoptRequest,
  values: OptionValues,
): Promise<number> {
  const [data, docs] = [text(values, 'data') ?? DATA, text(values, 'docs') ?? 'docs/reports'];
  const ids = studies.map((_, at) => (at === 0 ? request.id : `${request.id}-${at + 1}`));
  const { id } = request;
  const folders = ids.map((own) => join(data, 'published', own));
  const there = folders
    .filter((folder) => existsSync(folder))
    .map((folder) => `${folder} already exists; nothing written`);
  const messages = [...there, ...existingFileMessages({ id, data, docs })];
  if (messages.length > 0) throw new InputError(messages);
  for (const [at, study] of studies.entries()) {
    const folder = folders[at] ?? '';
    writeFolder(folder, studyFiles(study, ids[at] ?? '', request, found, today()), false);
    print(`${folder}\n`);
  }
  return await newReportCommand.run({ ...values, published: ids, note: undefined, study: undefined }, [id]);
}

async function run(values: OptionValues, positionals: string[]): Promise<number> {
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError([`expected one PAGE, got ${positionals.length}`]);
  const request = readRequest(values);
  const read = readPage(path, request, loadData(text(values, 'data') ?? DATA), values);
  print(summary(read, path));
  if (!request) return OK;
  const studies = chosen(read.studies, values);
  if (studies.length === 0) throw new InputError(`${path}: no chart compares two total times, so nothing is written`);
  const code = await write(studies, read, request, values);
  printMessage('Review the sides, the signs of the changes, and the notes before you commit.\n');
  return code;
}

/** `npm run adopt`. */
export const adoptCommand: Command = { name: 'adopt', help: HELP, options, run };
runCommand(adoptCommand);
