import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors, problem, problemLine } from '../src/benchmark/model/problem';
import { isTpc, parseQueryName } from '../src/benchmark/model/queries';
import type { Problem } from '../src/benchmark/model/resultSet';
import { checkJson } from '../src/data/schemaCheck';
import { foreignRows } from '../src/importers/foreignRows';
import { OPTIONS, option } from '../src/resultSet/options';
import {
  type Command,
  InputError,
  idMessages,
  OK,
  type OptionValues,
  runCommand,
  text,
  UsageError,
} from './lib/command';
import { DATA } from './lib/dataFolders';
import { DATA_OPTION, optionHelp, optionNames } from './lib/optionTable';
import { print, printMessage } from './lib/print';
import { writeFolder } from './lib/writeFolder';

const SUITE_OPTIONS = {
  id: option(
    'ID',
    'folder name, to which --suite of the imports refers: lower-case letters and digits, joined by dots or hyphens; required',
  ),
  title: option('T', 'name as written in a sentence: "Retail nightly"; default: the ID'),
  version: option('V', 'version of the queries; default: 1'),
  'query-column': OPTIONS['query-column'],
  ...DATA_OPTION,
};

const HELP = `
Usage: npm run new-suite -- FILE --id ID [--title T] [--version V] [--query-column NAME] [--data DIR]

Describe your own suite of queries: create DATA/suites/ID/ from the query names of a file, such as the results to import next. FILE is
a CSV with a column "query", or has one name per line. Names become lower case and lose folders and ".sql": etl_orders_daily. Then edit
queries.csv: the kind of each query groups it, and its description is shown on its page.

${optionHelp(SUITE_OPTIONS)}

Example: npm run new-suite -- nightly.csv --id nightly --title "Retail nightly"
         npm run import -- nightly.csv --suite nightly --query-version 1 …

Exit codes: 0 written, 1 problems in the input, 2 incorrect usage
`;

/** The names in a file, in their order, each once, and problems of names that are not allowed. */
function queryNames(file: string, column: string | undefined): { names: string[]; problems: Problem[] } {
  const { rows, problems } = foreignRows({ path: file, text: readFileSync(file, 'utf8') });
  const [head] = rows;
  const heads = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const at = heads.indexOf((column ?? 'query').toLowerCase());
  const isList = column === undefined && heads.length === 1;
  if (at < 0 && !isList) {
    const cure = `name its column with --query-column: ${head?.cells.join(', ') ?? 'the file is empty'}`;
    return { names: [], problems: [...problems, problem(file, 1, `no column ${column ?? 'query'}`, cure)] };
  }
  const found = (at < 0 ? rows : rows.slice(1)).map(({ line, cells }) => {
    const written = cells[Math.max(at, 0)] ?? '';
    return { line, written, name: parseQueryName(written, 'own')?.name };
  });
  const wrong = found.flatMap(({ line, written, name }) =>
    name === undefined
      ? [
          problem(
            file,
            line,
            `${JSON.stringify(written)} is not a name of a query`,
            'use letters and digits, joined by single dots, hyphens, or underscores',
          ),
        ]
      : [],
  );
  return { names: [...new Set(found.flatMap(({ name }) => name ?? []))], problems: [...problems, ...wrong] };
}

/** queries.csv with what a name shows: its first part is the kind, and its parts are the description. */
function queriesCsv(names: readonly string[]): string {
  const rows = names.map((name) => {
    const parts = name.split(/[._-]/);
    return `${name},${parts.length > 1 ? parts[0] : 'query'},${parts.join(' ').slice(0, 110)}`;
  });
  return `${['query,kind,description', ...rows].join('\n')}\n`;
}

function run(values: OptionValues, positionals: string[]): number {
  const [file = ''] = positionals;
  const [id = '', title = id, version = '1'] = ['id', 'title', 'version'].map((name) => text(values, name));
  const messages = [
    ...(positionals.length === 1 ? [] : [`expected one FILE, got ${positionals.length}`]),
    ...(id === '' ? ['--id is missing'] : idMessages([id])),
    ...(isTpc(id) ? [`--id: ${id} is the name of a suite of TPC`] : []),
  ];
  if (messages.length > 0) throw new UsageError(messages);
  if (!existsSync(file)) throw new InputError(`${file} does not exist`);
  const folder = join(text(values, 'data') ?? DATA, 'suites', id);
  if (existsSync(folder))
    throw new InputError(
      `${folder} already exists; nothing written. Add queries to its queries.csv, or choose a different --id`,
    );
  const { names, problems } = queryNames(file, text(values, 'query-column'));
  const json = `${JSON.stringify({ $schema: '../../../schemas/suite.schema.json', title, version }, null, 2)}\n`;
  const all = [...problems, ...checkJson({ path: join(folder, 'suite.json'), text: json }, 'suite').problems];
  if (hasErrors(all)) throw new InputError(all.map(problemLine));
  if (names.length === 0) throw new InputError(`${file} names no query`);
  writeFolder(
    folder,
    new Map([
      ['suite.json', json],
      ['queries.csv', queriesCsv(names)],
    ]),
    false,
  );
  print(`${folder}\n`);
  printMessage(`${names.length} queries. Import results with --suite ${id} --query-version ${version}\n`);
  return OK;
}

export const newSuiteCommand: Command = { name: 'new-suite', help: HELP, options: optionNames(SUITE_OPTIONS), run };
runCommand(newSuiteCommand);
