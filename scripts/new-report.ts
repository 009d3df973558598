import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../src/benchmark/comparison/compare';
import { CompareError } from '../src/benchmark/comparison/match';
import type { Comparison } from '../src/benchmark/model/comparison';
import type { ResultSet } from '../src/benchmark/model/resultSet';
import { unknownName } from '../src/benchmark/text/nearest';
import { type Data, loadData } from '../src/data/loadData';
import { checkJson } from '../src/data/schemaCheck';
import { SLUG, SLUG_WORDS } from '../src/resultSet/ids';
import { type Command, InputError, OK, type OptionValues, runCommand, text, UsageError } from './lib/command';
import { removeBegunFiles } from './lib/leftovers';
import { print, printMessage } from './lib/print';
import { publishedPage, publishedReportJson, publishedTitle } from './lib/publishedPage';
import { defaultTitle, reportJson, reportPage } from './lib/reportPage';
import { writeFile, writeFolder } from './lib/writeFolder';

const HELP = `
Usage: npm run new-report -- ID --baseline SET --candidate SET [--title T] [--date D] [--data DIR] [--docs DIR]
       npm run new-report -- ID --published COMPARISON [--title T] [--date D] [--data DIR] [--docs DIR]

Makes a report of two result sets: DATA/reports/ID/report.json, and the page DOCS/ID.mdx with all sections, every number
computed, and marked spots where sentences are wanted; where both sets have event logs, with what those say. The page builds as it stands; npm run check names the spots that are
still empty. Nothing that is there is replaced.

  ID               the report's name in addresses: lower-case letters and digits, joined by dots or hyphens
  --baseline SET   the result set that is compared against
  --candidate SET  the result set that is judged
  --published ID   instead of both a published comparison, of measures for example: its charts and tables as published
  --title T        default: the two engines with their versions
  --date D         the day of publication, 2026-07-21; default: today
  --data DIR       default: static/data
  --docs DIR       default: docs/reports

Example: npm run new-report -- comet-0.17-vs-0.16 --baseline tpcds-sf3000-parquet-comet-0.16.0 \\
           --candidate tpcds-sf3000-parquet-comet-0.17.0

Exit codes: 0 written, 1 problems in the input, 2 wrong usage
`;

interface Request {
  id: string;
  sides: string[];
  /** The published comparison that stands instead of both sides; null where result sets are compared. */
  published: string | null;
  data: string;
  docs: string;
}

/** Throws UsageError with everything that is wrong with the command line. */
function readRequest(values: OptionValues, positionals: string[]): Request {
  const [id = ''] = positionals;
  const sides = ['baseline', 'candidate'].map((name) => text(values, name) ?? '');
  const published = text(values, 'published') ?? null;
  const missing = ['baseline', 'candidate'].filter((_, index) => sides[index] === '');
  const messages = [
    ...(published !== null && missing.length < 2 ? ['--published stands instead of --baseline and --candidate'] : []),
    ...(positionals.length === 1
      ? []
      : [`one ID is wanted, got ${positionals.length === 0 ? 'none' : positionals.join(' ')}`]),
    ...(positionals.length !== 1 || SLUG.test(id)
      ? []
      : [`the ID ${JSON.stringify(id)} is not allowed; use ${SLUG_WORDS}`]),
    ...(published === null ? missing.map((name) => `--${name} is missing`) : []),
    ...(sides[0] !== '' && sides[0] === sides[1] ? ['--baseline and --candidate are the same result set'] : []),
  ];
  if (messages.length > 0) throw new UsageError(messages);
  return {
    id,
    sides,
    published,
    data: text(values, 'data') ?? 'static/data',
    docs: text(values, 'docs') ?? 'docs/reports',
  };
}

/** What is there already under this name, in words; a page that a killed run of the same command left is none. */
function taken({ id, data, docs }: Request, page: string): string[] {
  const [report, path] = [join(data, 'reports', id), join(docs, `${id}.mdx`)];
  const isLeft = !existsSync(report) && existsSync(path) && readFileSync(path, 'utf8') === page;
  const paths = [report, ...(isLeft ? [] : [path]), join(docs, `${id}.md`), join(docs, id)];
  return paths.filter((one) => existsSync(one)).map((one) => `${one} is there already; nothing written`);
}

/** The result sets that are named, all mistakes told together. */
function findSets({ sides }: Request, { resultSets, ids }: Data): ResultSet[] {
  const messages = sides.flatMap((name) => {
    if (!ids.resultSets.includes(name)) return [unknownName('result set', name, ids.resultSets)];
    return resultSets.some(({ id }) => id === name) ? [] : [`${name} has errors; see npm run check`];
  });
  if (messages.length > 0) throw new InputError(messages);
  return sides.flatMap((name) => resultSets.find(({ id }) => id === name) ?? []);
}

function compared([baseline, candidate]: ResultSet[], data: Data): Comparison {
  try {
    return compare(baseline as ResultSet, candidate as ResultSet, data.environments);
  } catch (error) {
    if (error instanceof CompareError) throw new InputError(error.message);
    throw error;
  }
}

/** The text of report.json, held against its schema. Throws UsageError for a title or date that it refuses. */
function reportText(report: object, schema: 'report' | 'summary-report'): string {
  const json = `${JSON.stringify(report, null, 2)}\n`;
  const { problems } = checkJson({ path: 'report.json', text: json }, schema);
  if (problems.length > 0) throw new UsageError(problems.map(({ message }) => message));
  return json;
}

/** The two files of a report: report.json and its page. */
interface Files {
  json: string;
  page: string;
}

/** Those of a report of two result sets. */
function ofSets(request: Request, data: Data, values: OptionValues, date: string): Files {
  const comparison = compared(findSets(request, data), data);
  const title = text(values, 'title') ?? defaultTitle(comparison);
  const metrics = {
    baseline: data.queryMetrics[comparison.baseline.id] ?? null,
    candidate: data.queryMetrics[comparison.candidate.id] ?? null,
  };
  const json = reportText(reportJson(comparison, title, date), 'report');
  return { json, page: reportPage(request.id, title, comparison, metrics) };
}

/** Those of a report of a published comparison. Throws InputError where it is not there. */
function ofPublished(id: string, name: string, { published, ids }: Data, values: OptionValues, date: string): Files {
  const found = published.find((one) => one.id === name);
  if (!found) throw new InputError(unknownName('published comparison', name, ids.published));
  const title = text(values, 'title') ?? publishedTitle(found);
  const json = reportText(publishedReportJson(found, title, date), 'summary-report');
  return { json, page: publishedPage(id, title, found) };
}

function run(values: OptionValues, positionals: string[]): number {
  const request = readRequest(values, positionals);
  const data = loadData(request.data);
  const date = text(values, 'date') ?? new Date().toISOString().slice(0, 10);
  const { id, published } = request;
  const files =
    published === null ? ofSets(request, data, values, date) : ofPublished(id, published, data, values, date);
  const [folder, page] = [join(request.data, 'reports', id), join(request.docs, `${id}.mdx`)];
  removeBegunFiles(request.docs);
  const there = taken(request, files.page);
  if (there.length > 0) throw new InputError(there);
  if (!existsSync(page)) writeFile(page, files.page);
  writeFolder(folder, new Map([['report.json', files.json]]), false);
  print(`${join(folder, 'report.json')}\n${page}\n`);
  printMessage('npm run check names the spots that wait for a sentence; npm start shows the page.\n');
  return OK;
}

const names = ['baseline', 'candidate', 'published', 'title', 'date', 'data', 'docs'];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
/** `npm run new-report`. */
export const newReportCommand: Command = { name: 'new-report', help: HELP, options, run };
runCommand(newReportCommand);
