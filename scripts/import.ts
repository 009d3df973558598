import { dirname, join } from 'node:path';
import { crossProblems } from '../src/benchmark/artifacts/sanityChecks/crossCheck';
import { hasErrors, problemLine } from '../src/benchmark/model/problem';
import type { Problem, ResultSet } from '../src/benchmark/model/resultSet';
import { countNoun } from '../src/benchmark/text/numbers';
import { rerunDifferences } from '../src/data/references';
import { loadResultSet } from '../src/data/resultSetFolder';
import { type MeasureFormat, measureFormatOf } from '../src/importers/measureFormats';
import { defaultId } from '../src/resultSet/defaultId';
import { OPTIONS } from '../src/resultSet/options';
import { propertyLines } from '../src/resultSet/publishedPackage';
import { importEventlogCommand } from './import-eventlog';
import { importSeriesCommand, SERIES_OPTIONS } from './import-series';
import { type Command, OK, type OptionValues, PROBLEMS, runCommand, text, texts, UsageError } from './lib/command';
import { idsIn } from './lib/dataFolders';
import { LOG_OPTIONS, SET_OPTIONS } from './lib/eventlog/options';
import { addRelease } from './lib/import/addRelease';
import { askFile, importDialogue } from './lib/import/ask';
import { formatLines, IMPORT_HELP } from './lib/import/help';
import { importMeasures } from './lib/import/importMeasures';
import { importSet } from './lib/import/importSet';
import { type InputKind, inputKind } from './lib/import/inputKind';
import { measureFormatOfFile, readMeasuresRequest } from './lib/import/measuresRequest';
import { DESCRIBING, IMPORT_OPTIONS, readImportRequest, withIterations } from './lib/import/options';
import { say } from './lib/import/prompts';
import type { ImportRequest } from './lib/import/request';
import { type Reviewed, review } from './lib/import/review';
import { harnessLines, importSummary, licenceLines, suspiciousLines } from './lib/import/summary';
import { type OptionTable, optionNames } from './lib/optionTable';
import { print, printMessage } from './lib/print';
import { printErrors, printProblems, problemCount } from './lib/problems';
import { today } from './lib/today';
import { REPLACE_OR_RENAME, refuseExisting, writeFolder } from './lib/writeFolder';

/** Options that --set contains. */
const OF_ONE = ['id', 'engine', 'engine-version', 'title', 'column'];
const FORM = /^([^:]+):\s*(\S.*)\s(\S+)$/;

function optionsOfSet(values: OptionValues, entry: string): OptionValues | null {
  const [, column, engine, version] = FORM.exec(entry) ?? [];
  if (column === undefined || engine === undefined || version === undefined) return null;
  const described = {
    suite: text(values, 'suite') ?? '',
    scaleFactor: text(values, 'scale-factor') ?? '',
    tableFormat: text(values, 'table-format') ?? '',
    engine: engine.trim(),
    engineVersion: version,
  };
  const { set: _, ...others } = values;
  return {
    ...others,
    column: column.trim(),
    engine: described.engine,
    'engine-version': version,
    id: defaultId(described),
  };
}

/** Options of each result set in --set. Throws UsageError with everything that is wrong or missing. */
function optionsOfSets(values: OptionValues, positionals: string[]): OptionValues[] {
  const entries = texts(values, 'set');
  const sets = entries.map((entry) => {
    const set = optionsOfSet(values, entry);
    return set && withIterations(set, positionals);
  });
  const shared = OF_ONE.filter((name) => text(values, name) !== undefined).map((name) => `--${name}`);
  const missing = DESCRIBING.filter((name) => !OF_ONE.includes(name) && sets.some((set) => !text(set ?? values, name)));
  const ids = sets.map((set) => text(set ?? {}, 'id'));
  const messages = [
    ...entries
      .filter((_, at) => sets[at] === null)
      .map((entry) => `--set must be "COLUMN: ENGINE VERSION", got ${JSON.stringify(entry)}`),
    ...(shared.length > 0 ? [`${shared.join(', ')}: --set states them for each engine`] : []),
    ...missing.map((name) => `--${name} is missing`),
    ...ids.filter((id, at) => id !== undefined && ids.indexOf(id) !== at).map((id) => `--set: two of them make ${id}`),
  ];
  if (messages.length > 0) throw new UsageError(messages);
  return sets.filter((set) => set !== null);
}

/** Later than any date, so that the imported set counts as the copy, not the existing one. */
const NOW = '9999-12-31';

/** Problems that require the existing result sets: a copy of one, a different unit, or a wrong rerun of one. */
function checkAgainstExisting(
  set: ResultSet,
  { file, out, id, date }: Pick<ImportRequest, 'file' | 'out' | 'id' | 'date'>,
): Problem[] {
  const others = idsIn(out).filter((name) => name !== id);
  const sets = others.flatMap((name) => loadResultSet(join(out, name)).resultSet ?? []);
  const placed = { ...set, created: date === undefined || date === 'unknown' ? NOW : date };
  const asRerun = rerunDifferences([...sets, placed], (name) => (name === id ? file : join(out, name)));
  return [
    ...asRerun.filter(({ path }) => path === file),
    ...crossProblems([{ set: { ...set, created: NOW }, path: file }], sets),
  ];
}

/** The result of reading one or two files: the target folder, its files, a summary, and problems. */
interface Read {
  folder: string;
  /** Null if it was not recognized. */
  format: string | null;
  files: Map<string, string>;
  /** A summary to confirm before writing. */
  summary: string;
  /** Remarks that are also printed without a prompt. */
  remarks: string[];
  /** "22 queries imported". */
  said: string;
  problems: Problem[];
  force: boolean;
}

function readMeasures(values: OptionValues, positionals: string[], format: MeasureFormat): Read {
  const request = readMeasuresRequest(values, positionals, format);
  const { files, rows, problems } = importMeasures(request, today());
  return {
    folder: join(request.out, request.id),
    format: format.title,
    files,
    summary: files.get('measures.csv') ?? '',
    remarks: [],
    said: `${countNoun(rows, 'row')} imported`,
    problems,
    force: request.force,
  };
}

function readSet(request: ImportRequest): Read {
  const { files, imported, notRun, resultSet, format, properties, problems: own } = importSet(request, today());
  const problems = [...own, ...(resultSet ? checkAgainstExisting(resultSet, request) : [])];
  const queries = imported === 1 ? '1 query' : `${imported} queries`;
  return {
    folder: join(request.out, request.id),
    format: format?.title ?? null,
    files,
    summary: resultSet ? importSummary(resultSet) : '',
    remarks: resultSet
      ? [
          ...harnessLines(request, format),
          ...licenceLines(request),
          ...suspiciousLines(resultSet),
          ...propertyLines(properties),
        ]
      : [],
    said: `${queries} imported${notRun > 0 ? `, ${notRun} not run` : ''}`,
    problems,
    force: request.force,
  };
}

/** Reads without writing. Throws UsageError and InputError for invalid options. */
function readAll(values: OptionValues, positionals: string[]): Read {
  const measures = measureFormatOfFile(values, positionals);
  return measures ? readMeasures(values, positionals, measures) : readSet(readImportRequest(values, positionals));
}

function write({ folder, files, said, problems, force }: Read): number {
  writeFolder(folder, files, force);
  print(`${[...files.keys()].map((name) => join(folder, name)).join('\n')}\n`);
  addRelease(dirname(folder), files.get('datapackage.json') ?? '{}');
  printMessage(`${said}, ${problemCount(problems)}\n`);
  return OK;
}

/** A summary of the results; prints their problems. */
function shownOf(read: Read): Reviewed {
  printProblems(read.problems);
  const paths = [...read.files.keys()].map((name) => join(read.folder, name)).join('\n');
  return {
    summary: [read.summary, ...read.remarks].filter((text) => text !== '').join('\n'),
    paths,
    isFine: !hasErrors(read.problems),
  };
}

/** Prompts for everything, shows a summary and the equivalent command, and writes after confirmation. Measures need options. */
async function runAsking([given]: string[]): Promise<number> {
  say.begin('Import results (< leads back, - empties an answer, Ctrl-C leaves)');
  const artifact = await askFile(given);
  if (measureFormatOf(artifact.text)) return runWithOptions({}, [artifact.path]);
  const dialogue = importDialogue(artifact, 'static/data/result-sets');
  await dialogue.askAll();
  const readAnswers = ({ note, ...values }: Record<string, string>) =>
    readAll(note === undefined ? values : { ...values, note: [note] }, [artifact.path]);
  const read = await review(dialogue, artifact.path, readAnswers, shownOf);
  if (read) return write(read);
  say.end('nothing written');
  return OK;
}

/** The sets of a file with several engines, or the single set of any other file. */
function readSetsFromOptions(values: OptionValues, positionals: string[]): Read[] {
  if (values.set === undefined) return [readAll(values, positionals)];
  return optionsOfSets(values, positionals).map((options) => readSet(readImportRequest(options, positionals)));
}

function runWithOptions(values: OptionValues, positionals: string[]): number {
  if (values['list-formats'] === true) {
    print(formatLines());
    return OK;
  }
  const all = readSetsFromOptions(values, positionals);
  const verb = text(values, 'format') ? 'read' : 'detected';
  const format = all[0]?.format;
  if (format) printMessage(`${positionals[0]}: ${verb} as ${format}\n`);
  const problems = new Map(all.flatMap((read) => read.problems.map((one) => [problemLine(one), one])));
  if (printErrors([...problems.values()])) return PROBLEMS;
  const cure = values.set === undefined ? REPLACE_OR_RENAME : undefined;
  for (const { folder, force } of all) refuseExisting(folder, force, cure);
  for (const line of new Set(all.flatMap(({ remarks }) => remarks))) printMessage(`${line}\n`);
  for (const read of all) write(read);
  return OK;
}

/** Prompts only in a terminal and without options. */
function runResults(values: OptionValues, positionals: string[]): number | Promise<number> {
  const inTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const toldNothing = Object.keys(values).length === 0 && positionals.length <= 1;
  return inTerminal && toldNothing ? runAsking(positionals) : runWithOptions(values, positionals);
}

const KINDS = {
  results: { what: 'results', options: IMPORT_OPTIONS },
  logs: { what: 'event logs', options: { id: OPTIONS.id, ...SET_OPTIONS, ...LOG_OPTIONS } },
  series: { what: 'time series', options: SERIES_OPTIONS },
} as const satisfies Record<InputKind, { what: string; options: OptionTable }>;

/** Imports results of queries, event logs, or time series. Throws UsageError for options of another kind. */
function run(given: OptionValues, positionals: string[]): number | Promise<number> {
  const kind = inputKind(given, positionals);
  const { what, options } = KINDS[kind];
  const foreign = Object.keys(given).filter((name) => !Object.hasOwn(options, name));
  if (foreign.length > 0)
    throw new UsageError([`${foreign.map((name) => `--${name}`).join(', ')}: the input is recognized as ${what}`]);
  if (kind === 'series') return importSeriesCommand.run(given, positionals);
  const { id, ...rest } = given;
  if (kind === 'logs')
    return importEventlogCommand.run(id === undefined ? rest : { 'new-set': id, ...rest }, positionals);
  const { side, ...others } = given;
  return runResults(side === undefined ? others : { ...others, side: texts(given, 'side').at(-1) }, positionals);
}

/** The options of all kinds of input. */
const ALL_OPTIONS = { ...SET_OPTIONS, ...LOG_OPTIONS, ...IMPORT_OPTIONS, side: SERIES_OPTIONS.side };

export const importCommand: Command = { name: 'import', help: IMPORT_HELP, options: optionNames(ALL_OPTIONS), run };
runCommand(importCommand);
