import { MAX_FILE_BYTES } from '../benchmark/model/guards/fileSize';
import { suiteQueries } from '../benchmark/model/queries';
import type { Artifact } from '../benchmark/model/resultSet';
import { formatQueries } from '../benchmark/text/numbers';
import { isWeightFile } from '../benchmark/text/queryWeights';
import { canBeLog, GLANCE_BYTES } from '../importers/eventLog/codecs/packing';
import type { ForeignFormat, FormatId } from '../importers/formats';
import type { Imported, NamedColumns } from '../importers/imported';
import { measureFormatOf } from '../importers/measureFormats';
import { formatOf, importResults, openTable, recogniseFormats, remarksOn } from '../importers/recognise';
import type { RowTable } from '../importers/rowTable';
import { suggestColumns } from '../importers/suggestColumns';
import { shownIterations, suggestionsOf } from '../importers/suggestions';
import { decodeForeign } from '../resultSet/decodeArtifact';
import type { CheckPackage } from '../resultSet/folder';
import { nameSuggestions } from '../resultSet/nameSuggestions';
import { Reading } from '../resultSet/reading';
import { namedColumnsOf } from '../resultSet/readSetRequest';
import { pageLine } from './labels';
import { makeFileSets } from './makeFileSets';
import type {
  Answers,
  InvalidAnswerMessage,
  MakeSets,
  QuestionMessage,
  ReadRequest,
  RefusalMessage,
  SendMessage,
} from './messages';
import { readLog } from './readLog';
import { textOf } from './readSet';
import { SUITES } from './suites';
import { wrongAnswers } from './wrongAnswers';

async function isLog(file: File): Promise<boolean> {
  return file.size > 0 && canBeLog(new Uint8Array(await file.slice(0, GLANCE_BYTES).arrayBuffer()));
}

/** A file in its format, with columns that the reader named if any, and its engines if it has times of several. */
interface OpenedFile {
  artifact: Artifact;
  format: ForeignFormat;
  columns: NamedColumns | undefined;
  engines: string[];
}

/** A file parsed per engine without any answers. */
function parsePerEngine(
  { artifact, format, columns, engines }: OpenedFile,
  suite: string,
  queryVersion: string,
): Imported[] {
  const unknown = {
    scaleFactor: 1,
    tableFormat: 'unknown',
    engine: '',
    statistic: format.statistic ?? 'median',
    iterations: 'unknown',
  } as const;
  const options = { suite, queryVersion, ...unknown, format: format.id, ...(columns ? { columns } : {}) };
  const names = engines.length > 0 ? engines : [undefined];
  return names.map((column) => importResults(artifact, column === undefined ? options : { ...options, column }));
}

function errorsOf(all: readonly Imported[]): string[] {
  const errors = all.flatMap(({ problems }) => problems.filter(({ level }) => level === 'error'));
  return [...new Set(errors.map(pageLine))];
}

/** Queries of the suite that have no row; all of them if the file has errors. */
const missing = (suite: string, all: readonly Imported[]) =>
  all.reduce(
    (sum, { rows }) => sum + suiteQueries(suite).length - rows.filter(({ status }) => status !== 'not_run').length,
    0,
  );

/** The suite with the fewest unknown queries in a file; among equals, the one with the fewest missing queries. */
function likelySuite(opened: OpenedFile, queryVersion: string) {
  const found = SUITES.map((suite) => {
    const read = parsePerEngine(opened, suite, queryVersion);
    const unknown = new Set(
      read.flatMap(({ problems }) => problems.filter(({ field }) => field === 'suite').map(pageLine)),
    ).size;
    return { suite, read, unknown, missing: missing(suite, read) };
  });
  return found.sort((a, b) => a.unknown - b.unknown || a.missing - b.missing)[0] as (typeof found)[number];
}

/** A name that can be an engine's name unchanged. */
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .+_-]{0,39}$/u;

/** Suggestions from the name of each engine in a file, by the index of the engine; no two get the same known engine. */
function engineAnswers(names: readonly string[], engines: readonly string[]): Answers {
  const suggested = names.map((name) => nameSuggestions(name, engines));
  const entries = names.flatMap((name, at) => {
    const found = suggested[at] ?? {};
    const isFirst = suggested.findIndex(({ engine }) => engine === found.engine) === at;
    return [
      [`use ${at}`, 'yes'],
      [`engine ${at}`, found.engine && isFirst ? found.engine : PLAIN_NAME.test(name) ? name : ''],
      [`engine-version ${at}`, found['engine-version'] ?? ''],
    ];
  });
  return Object.fromEntries(entries);
}

const DESCRIBING = [
  'engine',
  'engine-version',
  'suite',
  'query-version',
  'scale-factor',
  'table-format',
  'statistic',
  'iterations',
];

/** Questions about a readable file, with suggestions from the file and its name; otherwise every error of the file. */
function describeFile(opened: OpenedFile, known: readonly string[]): QuestionMessage | RefusalMessage {
  const { artifact, format, engines } = opened;
  const { suite: said, ...facts } = suggestionsOf(artifact.text);
  const { suite, read } = likelySuite(opened, facts.queryVersion);
  const errors = errorsOf(read);
  if (errors.length > 0) return { kind: 'refused', what: format.title, why: errors, isBroken: false };
  const counts = new Set(read.map(shownIterations));
  const shown = counts.size > 1 ? 'unknown' : ([...counts][0] ?? null);
  const named = nameSuggestions(artifact.path, known);
  const given = [
    ...(said ? ['suite'] : []),
    ...(facts.queryVersion === 'unknown' ? [] : ['query-version']),
    ...(facts.scaleFactor === '' ? [] : ['scale-factor']),
    ...(shown === null ? [] : ['iterations']),
  ];
  const rows = Math.max(...read.map((one) => one.rows.filter(({ status }) => status !== 'not_run').length));
  const names = engines.length > 0 ? DESCRIBING.slice(2) : DESCRIBING;
  return {
    ...emptyQuestions(`${format.title} (${format.shape})`),
    found: [
      formatQueries(rows),
      ...(engines.length > 0 ? [`Engines: ${engines.join(', ')}`] : []),
      ...new Set(read.flatMap((one) => [...one.notes.map(({ text }) => text), ...remarksOn(one)])),
    ],
    answers: {
      ...named,
      ...engineAnswers(engines, known),
      suite: said ?? suite,
      'query-version': facts.queryVersion,
      'scale-factor': facts.scaleFactor || (named['scale-factor'] ?? ''),
      'table-format': named['table-format'] ?? facts.tableFormat,
      statistic: format.statistic ?? (shown !== null || format.id === 'eks-csv' ? 'median' : ''),
      iterations: String(shown ?? 'unknown'),
      harness: format.harness ? `${format.harness}@unknown` : '',
    },
    asked: [...names.filter((name) => !given.includes(name)), 'machines'],
    read: given,
    engines,
  };
}

/** An answer without questions, to be extended. */
function emptyQuestions(what: string): QuestionMessage {
  const none = { found: [], answers: {}, asked: [], read: [], choices: {}, engines: [] };
  const empty = { ...none, executions: [], plans: [], trial: null };
  return { kind: 'asking', what, ...empty, isMapping: false };
}

const COLUMN_NAMES = ['query-column', 'engine-column', 'iteration-column', 'time-column', 'status-column'];

/** Asks for the columns of an unrecognized header and preselects those that headers and cells suggest. */
function askColumns(what: string, table: RowTable): QuestionMessage {
  const { times, answers } = suggestColumns(table);
  const heads = table.heads.filter((head) => head !== '');
  return {
    ...emptyQuestions(`${what} with a header that is not recognized`),
    found: [`Columns: ${heads.join(', ')}`],
    answers,
    asked: [...COLUMN_NAMES, 'time-unit'],
    choices: Object.fromEntries(COLUMN_NAMES.map((name) => [name, name === 'time-column' ? times : heads])),
    isMapping: true,
  };
}

function askUnit(what: string, { heads }: RowTable): QuestionMessage {
  const found = [`Columns: ${heads.join(', ')}. They do not show the unit of the times.`];
  return { ...emptyQuestions(`${what} in an unknown unit`), found, asked: ['time-unit'], isMapping: true };
}

const refusal = (what: string, why: string[]): RefusalMessage => ({ kind: 'refused', what, why, isBroken: false });

const MEASURES = 'It contains measurements, not query times, which this page does not compare.';

const WEIGHTS =
  'It contains query weights, not times. Choose two result sets, then load it with “Load weights from file”.';

/** Questions that come before parsing a file: its format, or its columns. Null if its content determines both. */
function firstQuestions(artifact: Artifact): QuestionMessage | RefusalMessage | null {
  if (isWeightFile(artifact.text)) return refusal('Query weights', [WEIGHTS]);
  const measures = measureFormatOf(artifact.text);
  if (measures) return refusal(measures.title, [MEASURES]);
  const multiCandidate = recogniseFormats(artifact.text).map(({ id }) => id);
  if (multiCandidate.length > 1) {
    const [format = ''] = multiCandidate;
    const choice = { answers: { format }, asked: ['format'], choices: { format: multiCandidate }, isMapping: true };
    return { ...emptyQuestions('A file of several formats'), ...choice };
  }
  const open = openTable(artifact);
  const [format] = recogniseFormats(artifact.text);
  const what = format?.table ? format.title : 'CSV of times';
  return open && (open.lacksUnit ? askUnit(what, open.table) : askColumns(what, open.table));
}

/** The file in the format from its content or from the first answers; otherwise what is wrong with these or the file. */
function openArtifact(artifact: Artifact, answers: Answers): OpenedFile | RefusalMessage | InvalidAnswerMessage {
  const reading = new Reading(answers);
  const { columns } = namedColumnsOf(reading);
  if (reading.problems.length > 0) return wrongAnswers(reading.problems);
  const format = formatOf(artifact, answers.format as FormatId | undefined, columns);
  if (Array.isArray(format)) return refusal('Not a result set', format.map(pageLine));
  const engines = format.engines?.(artifact, columns) ?? [];
  return { artifact, format, columns, engines: engines.length > 1 ? engines : [] };
}

/** Parses a file of unknown content: an event log, or one of the formats. */
export async function readFile(request: ReadRequest, check: CheckPackage, tell: SendMessage): Promise<MakeSets | null> {
  const [given] = request.files;
  if (given && (await isLog(given.file))) return readLog(request, check, tell);
  const artifact = given ? await textOf(given, decodeForeign) : null;
  if (!given || !artifact || !('text' in artifact)) {
    const what = (given?.file.size ?? 0) > MAX_FILE_BYTES ? 'Too large' : 'Not a text file';
    tell(refusal(what, artifact && 'message' in artifact ? [pageLine(artifact)] : ['no file was given']));
    return null;
  }
  let opened: OpenedFile | null = null;
  const open = (answers: Answers): QuestionMessage | RefusalMessage | InvalidAnswerMessage => {
    const found = openArtifact(artifact, answers);
    if (!('format' in found)) return found;
    const answer = describeFile(found, request.engines);
    if (answer.kind === 'asking') opened = found;
    return answer;
  };
  const first = firstQuestions(artifact) ?? open({});
  tell(first);
  if (first.kind === 'refused') return null;
  return (answers, today, taken) => {
    if (opened) return makeFileSets({ ...opened, check, today, taken }, answers);
    const next = open(answers);
    return next.kind === 'refused' ? { kind: 'wrong', fields: {}, others: next.why } : next;
  };
}
