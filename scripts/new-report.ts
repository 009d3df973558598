import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_CANDIDATES } from '../src/benchmark/model/comparison';
import { INTENTIONAL_DIFFERENCES } from '../src/benchmark/schemas/words';
import { loadData } from '../src/data/loadData';
import { option } from '../src/resultSet/options';
import { Refused, wordOf } from '../src/resultSet/optionValues';
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
import { DATA_OPTION, optionHelp, optionNames } from './lib/optionTable';
import { print, printMessage } from './lib/print';
import { type ReportRequest, reportFiles } from './lib/reportFiles';
import { writeFile, writeFolder } from './lib/writeFolder';

const REPORT_OPTIONS = {
  baseline: option('SET', 'result set to compare with'),
  candidate: option(
    'SET',
    `result set to evaluate; repeat it (2 to ${MAX_CANDIDATES}) for a report on several candidates`,
    { repeats: true },
  ),
  vary: option(
    'FACT',
    `intentional difference: ${INTENTIONAL_DIFFERENCES.join(', ')}; repeatable. Names, title, and text state it. Other differences are errors, or are listed if they cannot be avoided. Required if the sets use the same engine and version`,
    { repeats: true, parse: wordOf('fact', INTENTIONAL_DIFFERENCES) },
  ),
  published: option(
    'ID',
    'published comparison, instead of result sets: its charts and tables as published; repeatable',
    {
      repeats: true,
    },
  ),
  title: option('T', 'default: the sides with their versions and the intentional difference'),
  date: option('D', 'day of publication, 2026-07-21; default: day of the newest results in the report'),
  ...DATA_OPTION,
  docs: option('DIR', 'default: docs/reports'),
};

const HELP = `
Usage: npm run new-report -- ID --baseline SET --candidate SET [--candidate SET …] [--vary FACT …] [--title T] [--date D]
       npm run new-report -- ID --published COMPARISON [--published …] [--title T] [--date D]

Create a report: DATA/reports/ID/report.json and the page DOCS/ID.mdx with all sections, computed numbers, and marked placeholders for
your text. If both result sets have event logs, the page includes their metrics. The page builds without changes; npm run check lists
the empty placeholders. The command never replaces an existing file.

  ID                      ID of the report, part of its URL: lower-case letters and digits, joined by dots or hyphens
${optionHelp(REPORT_OPTIONS)}

Examples: npm run new-report -- comet-0.17-vs-0.16 --baseline tpcds-sf3000-parquet-comet-0.16.0 \\
            --candidate tpcds-sf3000-parquet-comet-0.17.0
          npm run new-report -- iceberg-vs-parquet --baseline tpcds-sf3000-parquet-comet-0.16.0 \\
            --candidate tpcds-sf3000-iceberg-comet-0.16.0 --vary tableFormat

Exit codes: 0 written, 1 problems in the input, 2 incorrect usage
`;

interface Request extends ReportRequest {
  data: string;
  docs: string;
}

/** Problems of the sides: too few, too many, or duplicates. */
function sideMessages(baseline: string, candidates: readonly string[]): string[] {
  const twice = candidates.find((name, at) => candidates.indexOf(name) < at);
  return [
    ...(baseline === '' ? ['--baseline is missing'] : []),
    ...(candidates.length === 0 ? ['--candidate is missing'] : []),
    ...(candidates.length > MAX_CANDIDATES
      ? [`at most ${MAX_CANDIDATES} --candidate per report, got ${candidates.length}`]
      : []),
    ...(candidates.includes(baseline) ? ['--baseline and --candidate are the same result set; name another'] : []),
    ...(twice === undefined ? [] : [`--candidate ${twice} is a duplicate; name each once`]),
  ];
}

/** Throws UsageError with every problem of the command line. */
function readRequest(values: OptionValues, positionals: string[]): Request {
  const [baseline, candidates] = [text(values, 'baseline') ?? '', texts(values, 'candidate')];
  const published = [...new Set(texts(values, 'published'))];
  const vary = [...new Set(texts(values, 'vary'))].map(REPORT_OPTIONS.vary.parse);
  const named = baseline !== '' || candidates.length + vary.length > 0;
  const messages = [
    ...(published.length > 0 && named ? ['--published replaces --baseline, --candidate and --vary'] : []),
    ...idMessages(positionals),
    ...(published.length === 0 ? sideMessages(baseline, candidates) : []),
    ...vary.flatMap((fact) => (fact instanceof Refused ? [`--vary: ${fact.text}`] : [])),
  ];
  if (messages.length > 0) throw new UsageError(messages);
  return {
    id: positionals[0] ?? '',
    baseline,
    candidates,
    vary: vary.flatMap((fact) => (fact instanceof Refused ? [] : [fact])),
    published,
    title: text(values, 'title') ?? null,
    date: text(values, 'date') ?? null,
    data: text(values, 'data') ?? DATA,
    docs: text(values, 'docs') ?? 'docs/reports',
  };
}

/** Messages for existing files with this id. */
function existingFileMessages({ id, data, docs }: Pick<Request, 'id' | 'data' | 'docs'>): string[] {
  const paths = [join(data, 'reports', id), ...[`${id}.mdx`, `${id}.md`, id].map((name) => join(docs, name))];
  return paths.filter((one) => existsSync(one)).map((one) => `${one} already exists; nothing written`);
}

function run(values: OptionValues, positionals: string[]): number {
  const request = readRequest(values, positionals);
  const { id, data, docs } = request;
  const files = reportFiles(request, loadData(data));
  const [folder, page] = [join(data, 'reports', id), join(docs, `${id}.mdx`)];
  const there = existingFileMessages(request);
  if (there.length > 0) throw new InputError(there);
  writeFile(page, files.page);
  writeFolder(folder, new Map([['report.json', files.json]]), false);
  print(`${join(folder, 'report.json')}\n${page}\n`);
  printMessage('Run npm run check to list the placeholders to replace, and npm start to see the page.\n');
  return OK;
}

export const newReportCommand: Command = {
  name: 'new-report',
  help: HELP,
  options: optionNames(REPORT_OPTIONS),
  run,
};
runCommand(newReportCommand);
