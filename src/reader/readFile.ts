import { MAX_FILE_BYTES } from '../benchmark/model/guards/fileSize';
import { hasErrors, problemLine } from '../benchmark/model/problem';
import type { Artifact } from '../benchmark/model/resultSet';
import { formatQueries } from '../benchmark/text/numbers';
import { isWeightFile } from '../benchmark/text/queryWeights';
import { packingOf } from '../importers/eventLog/codecs/packing';
import type { ForeignFormat } from '../importers/formats';
import { GLUTEN_SIDES, type Imported } from '../importers/imported';
import { measureFormatOf } from '../importers/measureFormats';
import { formatOf, importResults, recogniseFormats } from '../importers/recognise';
import { shownIterations, suggestionsOf } from '../importers/suggestions';
import type { CheckPackage } from '../resultSet/folder';
import { nameSuggestions } from '../resultSet/nameSuggestions';
import { Reading } from '../resultSet/reading';
import { readSetRequest } from '../resultSet/readSetRequest';
import type { SetRequest } from '../resultSet/request';
import { schemaMessages } from '../resultSet/schemaMessages';
import { setFrom } from '../resultSet/setFrom';
import { idOf } from './idOf';
import type { Answers, Makes, ReadRequest, Tell } from './messages';
import { readLog } from './readLog';
import { textOf } from './readSet';
import { SUITES } from './suites';
import { wrongAnswers, wrongFile } from './wrongAnswers';

const EVENT = /^\s*\{"Event":/;
/** Enough of a file to tell an event log. */
const GLANCE_BYTES = 4096;

async function isLog(file: File): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, GLANCE_BYTES).arrayBuffer());
  const packing = packingOf(first.subarray(0, 8));
  if (packing === 'plain') return EVENT.test(new TextDecoder().decode(first));
  return packing !== 'other';
}

/** What a file is read as before anything is said of it: to know its suite, and how many iterations it shows. */
function glimpse(artifact: Artifact, format: ForeignFormat, suite: string): Imported {
  const [column] = format.engines?.(artifact) ?? [];
  const unknown = { queryVersion: 'unknown', scaleFactor: 1, tableFormat: 'unknown', engine: '' };
  const options = { suite, ...unknown, statistic: 'median', iterations: 'unknown', format: format.id, column } as const;
  return importResults(artifact, options);
}

const missing = ({ rows, problems }: Imported) =>
  hasErrors(problems) ? Number.POSITIVE_INFINITY : rows.filter(({ status }) => status === 'not_run').length;

/** The suite of which a file has most queries. */
function likelySuite(artifact: Artifact, format: ForeignFormat): { suite: string; imported: Imported } {
  const [first, second] = SUITES.map((suite) => ({ suite, imported: glimpse(artifact, format, suite) })) as [
    { suite: string; imported: Imported },
    { suite: string; imported: Imported },
  ];
  return missing(second.imported) < missing(first.imported) ? second : first;
}

/** What the file and its name say, as answers; and those that the lines of the file give. */
function suggested(artifact: Artifact, format: ForeignFormat, engines: readonly string[]) {
  const { suite: said, ...facts } = suggestionsOf(artifact.text);
  const { suite, imported } = likelySuite(artifact, format);
  const shown = shownIterations(imported);
  const named = nameSuggestions(artifact.path, engines);
  const answers: Answers = {
    ...named,
    suite: said ?? suite,
    'query-version': facts.queryVersion,
    'scale-factor': facts.scaleFactor || (named['scale-factor'] ?? ''),
    'table-format': named['table-format'] ?? facts.tableFormat,
    statistic: shown !== null || format.id === 'eks-csv' ? 'median' : '',
    iterations: String(shown ?? 'unknown'),
    harness: format.harness ? `${format.harness}@unknown` : '',
  };
  const given = [
    ...(said ? ['suite'] : []),
    ...(facts.queryVersion === 'unknown' ? [] : ['query-version']),
    ...(facts.scaleFactor === '' ? [] : ['scale-factor']),
    ...(shown === null ? [] : ['iterations']),
  ];
  return { answers, given, imported };
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

/** The request that answers make, with what is wrong with them. */
function requestOf(path: string, answers: Answers, check: CheckPackage): { request: SetRequest; messages: string[] } {
  const once = answers.statistic === 'single' && answers.iterations === 'unknown' ? { iterations: '1' } : {};
  const reading = new Reading({ ...answers, ...once, id: idOf(answers) });
  const request = readSetRequest(reading, path, SUITES);
  const named = (text: string) => /^--[a-z-]+/.exec(text)?.[0] ?? text;
  const known = new Set(reading.messages.map(named));
  const more = schemaMessages(request, check).filter((message) => !known.has(named(message)));
  return { request, messages: [...reading.messages, ...more] };
}

/** Makes sets of a file, as `npm run import` does. */
function maker(artifact: Artifact, check: CheckPackage): Makes {
  return (answers, today) => {
    const { request, messages } = requestOf(artifact.path, answers, check);
    if (messages.length > 0) return wrongAnswers(messages);
    const imported = importResults(artifact, request);
    const { iterationRows, configuration } = imported;
    const settings = { environment: 'unknown', configuration, changes: [], problems: [] };
    const iterations = { iterationRows, unread: [], problems: [] };
    const folder = `static/data/result-sets/${request.id}`;
    const made = setFrom(request, imported, { settings, iterations, folder, check, today });
    if (hasErrors(made.problems)) return wrongFile(made.problems);
    const found = [formatQueries(made.imported), ...made.problems.map(problemLine)];
    const set = { id: request.id, files: [...made.files], environment: null };
    return { kind: 'made', what: imported.format?.title ?? '', found, set };
  };
}

function refuse(tell: Tell, what: string, why: string[]): null {
  tell({ kind: 'refused', what, why, isBroken: false });
  return null;
}

const MEASURES = 'It holds measures, no times of queries. npm run import makes a published comparison of it.';

const WEIGHTS =
  'It says how much each query counts, and holds no times. Give it to “Weights from a file”, which appears above once two result sets are compared.';

/** The format of a file, or of several the first, whose name is then an answer; null where it is refused, and that is told. */
function recognised(artifact: Artifact, tell: Tell): { format: ForeignFormat; several: boolean } | null {
  if (isWeightFile(artifact.text)) return refuse(tell, 'Weights of queries', [WEIGHTS]);
  const measures = measureFormatOf(artifact.text);
  if (measures) return refuse(tell, measures.title, [MEASURES]);
  const several = recogniseFormats(artifact.text);
  if (several.length > 1) return { format: several[0] as ForeignFormat, several: true };
  const format = formatOf(artifact);
  return Array.isArray(format) ? refuse(tell, 'Not a result set', format.map(problemLine)) : { format, several: false };
}

/** What a file leaves to choose: its format, the side of a report, or one of several engines. */
function choicesOf(artifact: Artifact, format: ForeignFormat, several: boolean): Record<string, string[]> {
  const engines = format.engines?.(artifact) ?? [];
  return {
    ...(several ? { format: recogniseFormats(artifact.text).map(({ id }) => id) } : {}),
    ...(format.id === 'gluten-it' ? { side: [...GLUTEN_SIDES] } : {}),
    ...(engines.length > 1 ? { column: engines } : {}),
  };
}

/** Reads a file of which nothing is known: an event log, or one of the formats. */
export async function readFile(request: ReadRequest, check: CheckPackage, tell: Tell): Promise<Makes | null> {
  const [given] = request.files;
  if (!given) return refuse(tell, 'Nothing', ['no file was given']);
  if (await isLog(given.file)) return readLog(request, check, tell);
  const artifact = await textOf(given);
  if (!('text' in artifact))
    return refuse(tell, given.file.size > MAX_FILE_BYTES ? 'Too large' : 'Not a text', [problemLine(artifact)]);
  const found = recognised(artifact, tell);
  if (!found) return null;
  const { format, several } = found;
  const { answers, given: read, imported } = suggested(artifact, format, request.engines);
  const choices = choicesOf(artifact, format, several);
  const names = [...Object.keys(choices), ...DESCRIBING];
  const rows = imported.rows.filter(({ status }) => status !== 'not_run').length;
  tell({
    kind: 'asking',
    what: `${format.title} (${format.shape})`,
    found: rows > 0 ? formatQueries(rows) : '',
    answers: several ? { ...answers, format: format.id } : answers,
    asked: names.filter((name) => !read.includes(name)),
    read,
    choices,
  });
  return maker(artifact, check);
}
