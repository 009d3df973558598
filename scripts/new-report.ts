import { existsSync } from 'node:fs';
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
import { defaultTitle, reportJson, reportPage } from './lib/reportPage';
import { writeFile, writeFolder } from './lib/writeFolder';

const HELP = `
Usage: npm run new-report -- ID --baseline SET --candidate SET [--title T] [--date D] [--data DIR] [--docs DIR]

Makes a report of two result sets: DATA/reports/ID/report.json, and the page DOCS/ID.mdx with all sections, every number
computed, and marked spots where sentences are wanted; where both sets have event logs, with what those say. The page builds as it stands; npm run check names the spots that are
still empty. Nothing that is there is replaced.

  ID               the report's name in addresses: lower-case letters and digits, joined by dots or hyphens
  --baseline SET   the result set that is compared against
  --candidate SET  the result set that is judged
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
  data: string;
  docs: string;
}

/** Throws UsageError with everything that is wrong with the command line. */
function readRequest(values: OptionValues, positionals: string[]): Request {
  const [id = ''] = positionals;
  const sides = ['baseline', 'candidate'].map((name) => text(values, name) ?? '');
  const messages = [
    ...(positionals.length === 1
      ? []
      : [`one ID is wanted, got ${positionals.length === 0 ? 'none' : positionals.join(' ')}`]),
    ...(positionals.length !== 1 || SLUG.test(id)
      ? []
      : [`the ID ${JSON.stringify(id)} is not allowed; use ${SLUG_WORDS}`]),
    ...['baseline', 'candidate'].filter((_, index) => sides[index] === '').map((name) => `--${name} is missing`),
    ...(sides[0] !== '' && sides[0] === sides[1] ? ['--baseline and --candidate are the same result set'] : []),
  ];
  if (messages.length > 0) throw new UsageError(messages);
  return { id, sides, data: text(values, 'data') ?? 'static/data', docs: text(values, 'docs') ?? 'docs/reports' };
}

/** What is there already under this name, in words. */
function taken({ id, data, docs }: Request): string[] {
  const paths = [join(data, 'reports', id), join(docs, `${id}.mdx`), join(docs, `${id}.md`), join(docs, id)];
  return paths.filter((path) => existsSync(path)).map((path) => `${path} is there already; nothing written`);
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
function reportText(comparison: Comparison, title: string, date: string): string {
  const json = `${JSON.stringify(reportJson(comparison, title, date), null, 2)}\n`;
  const { problems } = checkJson({ path: 'report.json', text: json }, 'report');
  if (problems.length > 0) throw new UsageError(problems.map(({ message }) => message));
  return json;
}

function run(values: OptionValues, positionals: string[]): number {
  const request = readRequest(values, positionals);
  const there = taken(request);
  if (there.length > 0) throw new InputError(there);
  const data = loadData(request.data);
  const comparison = compared(findSets(request, data), data);
  const title = text(values, 'title') ?? defaultTitle(comparison);
  const metrics = {
    baseline: data.queryMetrics[comparison.baseline.id] ?? null,
    candidate: data.queryMetrics[comparison.candidate.id] ?? null,
  };
  const json = reportText(comparison, title, text(values, 'date') ?? new Date().toISOString().slice(0, 10));
  const [folder, page] = [join(request.data, 'reports', request.id), join(request.docs, `${request.id}.mdx`)];
  writeFolder(folder, new Map([['report.json', json]]), false);
  writeFile(page, reportPage(request.id, title, comparison, metrics));
  process.stdout.write(`${join(folder, 'report.json')}\n${page}\n`);
  process.stderr.write('npm run check names the spots that wait for a sentence; npm start shows the page.\n');
  return OK;
}

const names = ['baseline', 'candidate', 'title', 'date', 'data', 'docs'];
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
/** `npm run new-report`. */
export const newReportCommand: Command = { name: 'new-report', help: HELP, options, run };
runCommand(newReportCommand);
