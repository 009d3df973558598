import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_CANDIDATES } from '../src/benchmark/model/comparison';
import { VARIED_FACTS, type VariedFact } from '../src/benchmark/model/receipt/varied';
import { unknownName } from '../src/benchmark/text/nearest';
import { loadData } from '../src/data/loadData';
import { SLUG, SLUG_WORDS } from '../src/resultSet/ids';
import { type Command, InputError, OK, type OptionValues, runCommand, text, UsageError } from './lib/command';
import { DATA } from './lib/dataFolders';
import { removeBegunFiles } from './lib/leftovers';
import { print, printMessage } from './lib/print';
import { type ReportRequest, reportFiles } from './lib/reportFiles';
import { writeFile, writeFolder } from './lib/writeFolder';

const HELP = `
Usage: npm run new-report -- ID --baseline SET --candidate SET [--candidate SET …] [--vary FACT …] [--title T] [--date D]
       npm run new-report -- ID --published COMPARISON [--title T] [--date D]

Makes a report of result sets: DATA/reports/ID/report.json, and the page DOCS/ID.mdx with all sections, every number
computed, and marked spots where sentences are wanted; where both of two sets have event logs, with what those say. The page builds as it
stands; npm run check names the spots that are still empty. Nothing that is there is replaced.

  ID               the report's name in addresses: lower-case letters and digits, joined by dots or hyphens
  --baseline SET   the result set that is compared against
  --candidate SET  the result set that is judged; two to ${MAX_CANDIDATES} of them make a report on several candidates
  --vary FACT      what differs on purpose: ${VARIED_FACTS.join(', ')}; several --vary several. Names,
                   title and text then say so, and what differs beyond that is refused, or told where it cannot be helped.
                   Sets of one engine and version are refused without it
  --published ID   instead of result sets a published comparison, of measures for example: its charts and tables as published
  --title T        default: the sides with their versions, and with what differs on purpose
  --date D         the day of publication, 2026-07-21; default: that of its newest results
  --data DIR       default: static/data
  --docs DIR       default: docs/reports

Examples: npm run new-report -- comet-0.17-vs-0.16 --baseline tpcds-sf3000-parquet-comet-0.16.0 \\
            --candidate tpcds-sf3000-parquet-comet-0.17.0
          npm run new-report -- iceberg-vs-parquet --baseline tpcds-sf3000-parquet-comet-0.16.0 \\
            --candidate tpcds-sf3000-iceberg-comet-0.16.0 --vary tableFormat

Exit codes: 0 written, 1 problems in the input, 2 wrong usage
`;

interface Request extends ReportRequest {
  data: string;
  docs: string;
}

/** The values of an option that may stand several times. */
function texts(values: OptionValues, name: string): string[] {
  return [values[name] ?? []].flat().filter((value) => typeof value === 'string');
}

function idMessages(positionals: readonly string[]): string[] {
  const [id = ''] = positionals;
  if (positionals.length !== 1)
    return [`one ID is wanted, got ${positionals.length === 0 ? 'none' : positionals.join(' ')}`];
  return SLUG.test(id) ? [] : [`the ID ${JSON.stringify(id)} is not allowed; use ${SLUG_WORDS}`];
}

/** What is wrong with the sides: too few, too many, or one of them twice. */
function sideMessages(baseline: string, candidates: readonly string[]): string[] {
  const twice = candidates.find((name, at) => candidates.indexOf(name) < at);
  return [
    ...(baseline === '' ? ['--baseline is missing'] : []),
    ...(candidates.length === 0 ? ['--candidate is missing'] : []),
    ...(candidates.length > MAX_CANDIDATES
      ? [`at most ${MAX_CANDIDATES} --candidate stand in a report, got ${candidates.length}`]
      : []),
    ...(candidates.includes(baseline) ? ['--baseline and --candidate are the same result set'] : []),
    ...(twice === undefined ? [] : [`--candidate ${twice} is there twice`]),
  ];
}

function isFact(name: string): name is VariedFact {
  return VARIED_FACTS.some((fact) => fact === name);
}

/** Throws UsageError with everything that is wrong with the command line. */
function readRequest(values: OptionValues, positionals: string[]): Request {
  const [baseline, candidates] = [text(values, 'baseline') ?? '', texts(values, 'candidate')];
  const published = text(values, 'published') ?? null;
  const vary = [...new Set(texts(values, 'vary'))];
  const named = baseline !== '' || candidates.length + vary.length > 0;
  const messages = [
    ...(published !== null && named ? ['--published stands instead of --baseline, --candidate and --vary'] : []),
    ...idMessages(positionals),
    ...(published === null ? sideMessages(baseline, candidates) : []),
    ...vary.filter((name) => !isFact(name)).map((name) => `--vary: ${unknownName('fact', name, [...VARIED_FACTS])}`),
  ];
  if (messages.length > 0) throw new UsageError(messages);
  return {
    id: positionals[0] ?? '',
    baseline,
    candidates,
    vary: vary.filter(isFact),
    published,
    title: text(values, 'title') ?? null,
    date: text(values, 'date') ?? null,
    data: text(values, 'data') ?? DATA,
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

function run(values: OptionValues, positionals: string[]): number {
  const request = readRequest(values, positionals);
  const { id, data, docs } = request;
  const files = reportFiles(request, loadData(data));
  const [folder, page] = [join(data, 'reports', id), join(docs, `${id}.mdx`)];
  removeBegunFiles(docs);
  const there = taken(request, files.page);
  if (there.length > 0) throw new InputError(there);
  if (!existsSync(page)) writeFile(page, files.page);
  writeFolder(folder, new Map([['report.json', files.json]]), false);
  print(`${join(folder, 'report.json')}\n${page}\n`);
  printMessage('npm run check names the spots that wait for a sentence; npm start shows the page.\n');
  return OK;
}

const single = ['baseline', 'published', 'title', 'date', 'data', 'docs'];
const options = {
  ...Object.fromEntries(single.map((name) => [name, { type: 'string' as const }])),
  candidate: { type: 'string' as const, multiple: true },
  vary: { type: 'string' as const, multiple: true },
};
/** `npm run new-report`. */
export const newReportCommand: Command = { name: 'new-report', help: HELP, options, run };
runCommand(newReportCommand);
