import { hasErrors } from '../benchmark/model/problem';
import type { Artifact } from '../benchmark/model/resultSet';
import { formatQueries } from '../benchmark/text/numbers';
import type { ForeignFormat } from '../importers/formats';
import type { NamedColumns } from '../importers/imported';
import { importResults } from '../importers/recognise';
import { environmentText } from '../resultSet/eventLog/logSet';
import type { CheckPackage } from '../resultSet/folder';
import { schemaProblems } from '../resultSet/optionProblems';
import { propertyLines } from '../resultSet/publishedPackage';
import { Reading } from '../resultSet/reading';
import { readSetRequest } from '../resultSet/readSetRequest';
import type { SetRequest } from '../resultSet/request';
import { type ImportOutcome, setFrom } from '../resultSet/setFrom';
import { idsOf, withoutGeneratedId } from './idOf';
import { pageLine } from './labels';
import { machinesOf } from './machines';
import type { Answers, ParserMessage, TakenIds } from './messages';
import { SUITES } from './suites';
import { wrongAnswers, wrongFile } from './wrongAnswers';

/** The source of sets: a file in its format, its engines if there are several, and the day. */
interface Source {
  artifact: Artifact;
  format: ForeignFormat;
  columns: NamedColumns | undefined;
  engines: string[];
  check: CheckPackage;
  today: string;
  taken: TakenIds;
}

/** Answers per engine of a file with several engines; the name is "engine 1". */
const OF_ENGINE = ['engine', 'engine-version'];

/** Answers for each included engine, with its index in the file; for a file without several engines, its answers. */
function answersOfSets(answers: Answers, engines: readonly string[]): { at: number | null; answers: Answers }[] {
  if (engines.length === 0) return [{ at: null, answers }];
  const { id: _, ...common } = answers;
  return engines.flatMap((column, at) => {
    if (answers[`use ${at}`] === undefined) return [];
    const own = OF_ENGINE.flatMap((name) => {
      const value = answers[`${name} ${at}`];
      return value === undefined ? [] : [[name, value]];
    });
    return [{ at, answers: { ...common, ...Object.fromEntries(own), column } }];
  });
}

/** The request from the answers, and the problems of the answers by name. */
function requestOf(
  { artifact, columns, format, check, today }: Source,
  at: number | null,
  answers: Answers,
  id: string,
) {
  const once = answers.statistic === 'single' && answers.iterations === 'unknown' ? { iterations: '1' } : {};
  const reading = new Reading({ ...answers, ...once, id }, today);
  const described = readSetRequest(reading, artifact.path, SUITES);
  const request: SetRequest = { ...described, format: format.id, ...(columns ? { columns } : {}) };
  const known = new Set(reading.problems.map(({ field }) => field));
  const more = schemaProblems(request, check).filter(({ field }) => !known.has(field));
  const problems = withoutGeneratedId([...reading.problems, ...more], answers);
  const placed = (name: string) => (at !== null && OF_ENGINE.includes(name) ? `${name} ${at}` : name);
  return { request, wrong: wrongAnswers(problems, placed) };
}

function make({ artifact, check, today }: Source, request: SetRequest, environment: string): ImportOutcome {
  const imported = importResults(artifact, request);
  const { iterationRows, configuration } = imported;
  const settings = { environment, configuration, leftOut: [], changes: [], problems: [] };
  const iterations = { iterationRows, problems: [] };
  const folder = `static/data/result-sets/${request.id}`;
  return setFrom(request, imported, { settings, iterations, folder, check, today });
}

/**
 * Makes the result sets of a file, one per engine, as `npm run import` does; otherwise returns what is wrong with the
 * answers or the file.
 */
export function makeFileSets(source: Source, answers: Answers): ParserMessage {
  const { engines, taken } = source;
  const file = source.artifact.path;
  const sets = answersOfSets(answers, engines).map((one) => ({ ...one, column: one.answers.column ?? '' }));
  const ids = idsOf(sets, file, taken);
  const asked = sets.map(({ at, answers: own, column }, index) => ({
    ...requestOf(source, at, own, ids[index] as string),
    from: { file, ...(at === null ? {} : { column }) },
  }));
  const others = [
    ...(asked.length === 0 ? ['Include at least one engine.'] : []),
    ...new Set(asked.flatMap(({ wrong }) => wrong.others)),
    ...(new Set(ids).size < ids.length
      ? ['Two engines have the same name and version, and names that give the same ID.']
      : []),
  ];
  const { machines: said = '' } = answers;
  const machines = machinesOf(said);
  const unread = said === '' || machines ? {} : { machines: ['must be nodes × type, such as 8 × r6gd.4xlarge'] };
  const fields: Record<string, string[]> = Object.assign(unread, ...asked.map(({ wrong }) => wrong.fields));
  if (others.length > 0 || Object.keys(fields).length > 0) return { kind: 'wrong', fields, others };
  const made = asked.map(({ request, from }) => ({
    request,
    from,
    ...make(source, request, machines?.id ?? 'unknown'),
  }));
  const problems = made.flatMap((one) => one.problems);
  if (hasErrors(problems)) return wrongFile(problems);
  const isPlain = made.length === 1;
  const found = made.map(({ request, imported }) =>
    isPlain ? formatQueries(imported) : `${request.engine} ${request.engineVersion}: ${formatQueries(imported)}`,
  );
  const parsed = made.map(({ request, from, files }) => ({
    id: request.id,
    files: [...files],
    environment: machines ? { id: machines.id, text: environmentText(machines) } : null,
    ...from,
  }));
  const lines = [...found, ...new Set(problems.map(pageLine))];
  const properties = propertyLines(made[0]?.properties ?? { kept: {}, leftOut: [] });
  return { kind: 'made', what: source.format.title, found: lines, properties, sets: parsed };
}
