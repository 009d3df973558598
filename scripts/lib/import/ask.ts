import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problemLine } from '../../../src/benchmark/model/problem';
import { isTpc } from '../../../src/benchmark/model/queries';
import type { Artifact } from '../../../src/benchmark/model/resultSet';
import { slug } from '../../../src/benchmark/text/slug';
import { isProblem, readForeign } from '../../../src/data/decode';
import { loadData } from '../../../src/data/loadData';
import { splitUnit, UNIT_CHOICES } from '../../../src/importers/columnUnit';
import type { ForeignFormat } from '../../../src/importers/formats';
import { enginesOf, formatOf, importResults, openTable, recogniseFormats } from '../../../src/importers/recognise';
import { suggestColumns } from '../../../src/importers/suggestColumns';
import { shownIterations, suggestionsOf } from '../../../src/importers/suggestions';
import { defaultId } from '../../../src/resultSet/defaultId';
import { SLUG, SLUG_WORDS } from '../../../src/resultSet/ids';
import { Reading } from '../../../src/resultSet/reading';
import { namedColumnsOf } from '../../../src/resultSet/readSetRequest';
import { InputError } from '../command';
import { DATA, idsIn } from '../dataFolders';
import { knownSuites, ownSuite } from '../suites';
import { choiceStep, Dialogue, type Step, textStep, type Values } from './askSteps';
import { askOne, askText, Back, say } from './prompts';
import { provenanceSteps } from './provenance';

const VERSION = /^[A-Za-z0-9][A-Za-z0-9.+_-]*$/;
const ANOTHER = 'another';

const version = (answer: string) => (VERSION.test(answer) ? undefined : 'a version such as 3.5.8, or unknown');
const slugCheck = (answer: string) => (SLUG.test(answer) ? undefined : `use ${SLUG_WORDS}`);
/** The given file, or one from a prompt. Throws InputError if it cannot be read. */
export async function askFile(given: string | undefined): Promise<Artifact> {
  const unreadable = (path: string) => {
    const artifact = readForeign(path);
    return isProblem(artifact) ? artifact.message : undefined;
  };
  try {
    const path = given ?? (await askText('File of results', { hint: 'results.csv', check: unreadable }));
    const artifact = readForeign(path);
    if (isProblem(artifact)) throw new InputError(problemLine(artifact));
    return artifact;
  } catch (error) {
    if (error instanceof Back) return askFile(given);
    throw error;
  }
}

/** Formats of a file: one, or several from which the user must choose. Throws InputError if there is none. */
function formatsOf(artifact: Artifact): ForeignFormat[] {
  const formats = recogniseFormats(artifact.text);
  if (formats.length > 1) return formats;
  const format = formatOf(artifact);
  if (Array.isArray(format)) throw new InputError(format.map(problemLine));
  const open = openTable(artifact);
  const what =
    open && !open.lacksUnit ? 'a table with columns that are not recognized' : `${format.title} (${format.shape})`;
  say.found(`${artifact.path}: detected as ${what}`);
  return [format];
}

/** Columns and unit of the times that were named so far; undefined if none was. */
const namedColumns = (values: Values) => namedColumnsOf(new Reading(values)).columns;

const NO_COLUMN = { value: '', label: 'none' };

/** Questions about the columns of a table, or only about the unit of its times; none if the file shows both. */
function columnSteps(artifact: Artifact): Step[] {
  const open = openTable(artifact);
  if (!open) return [];
  const unit = choiceStep('Unit', 'time-unit', 'Unit of the times', () => UNIT_CHOICES.map((value) => ({ value })));
  if (open.lacksUnit) return [unit];
  const { times, answers } = suggestColumns(open.table);
  const columns = (heads: readonly string[]) => heads.filter((head) => head !== '').map((value) => ({ value }));
  const step = (name: string, option: keyof typeof answers, message: string, choices: readonly { value: string }[]) =>
    choiceStep(name, option, message, () => choices, answers[option]);
  const all = columns(open.table.heads);
  return [
    step('Column of queries', 'query-column', 'Which column names the queries?', all),
    step('Column of times', 'time-column', 'Which column holds the times?', columns(times)),
    step('Column of engines', 'engine-column', 'Which column names the engines?', [NO_COLUMN, ...all]),
    step('Column of iterations', 'iteration-column', 'Which column numbers the iterations?', [NO_COLUMN, ...all]),
    step('Column of the status', 'status-column', 'Which column has the status of a query?', [NO_COLUMN, ...all]),
    { ...unit, isAsked: (values) => !splitUnit(values['time-column'] ?? '').unit },
  ];
}

/** Questions about a file that its content does not answer: its format, its columns, and which of its engines. */
function fileSteps(artifact: Artifact, formats: readonly ForeignFormat[]): Step[] {
  const choices = formats.map(({ id, title, shape }) => ({ value: id, label: title, hint: shape }));
  const format = choiceStep('Format', 'format', 'The file looks like several formats. Which is it?', () => choices);
  if (formats.length > 1) return [format];
  const engines = (values: Values) => enginesOf(artifact, undefined, namedColumns(values));
  const column: Step = {
    name: 'Column',
    isAsked: (values) => engines(values).length > 0,
    ask: async (values) => {
      const found = engines(values).map((value) => ({ value }));
      return { column: await askOne('The file contains several engines. Which one?', found, values.column) };
    },
  };
  const steps = columnSteps(artifact);
  return steps.length > 1 || engines({}).length > 0 ? [...steps, column] : steps;
}

const engineSteps: Step[] = [
  {
    name: 'Engine',
    ask: async (values) => {
      const known = [...new Set(loadData(DATA).resultSets.map(({ engine }) => engine.title))].sort();
      const choices = [...known.map((value) => ({ value })), { value: ANOTHER, label: 'Another engine' }];
      const choice = await askOne('Engine (the file’s own value is not trusted)', choices, values.engine);
      if (choice !== ANOTHER) return { engine: choice };
      const check = (answer: string) => (slug(answer) === '' ? 'a name with letters or digits' : undefined);
      return {
        engine: await askText('Its name, as written in the middle of a sentence', { hint: 'vanilla Spark', check }),
      };
    },
  },
  textStep('Release', 'engine-version', ({ engine }) => `Release of ${engine}`, { hint: '3.5.8', check: version }),
];

const SUITE_HINTS: Readonly<Record<string, string>> = {
  tpcds: '103 statements',
  'tpcds-99': '99 templates, both statements of four of them timed together',
  tpch: '22 queries',
};

function suiteSteps(artifact: Artifact): Step[] {
  const suggested = suggestionsOf(artifact.text);
  const said = suggested.suite ? ` (the file contains ${suggested.suite})` : '';
  const { queryVersion, scaleFactor, tableFormat } = suggested;
  const suites = () =>
    knownSuites(DATA).map((value) => ({ value, label: value, hint: SUITE_HINTS[value] ?? 'your own' }));
  return [
    choiceStep('Suite', 'suite', `Suite${said}`, suites, suggested.suite ?? undefined),
    textStep('Query version', 'query-version', 'Version of the query templates, or unknown', {
      initial: queryVersion,
      check: version,
    }),
    {
      ...textStep('Scale factor', 'scale-factor', 'Scale factor: size of the data in GB', {
        initial: scaleFactor,
        hint: '1000',
      }),
      isAsked: ({ suite = '' }) => isTpc(suite),
    },
    textStep('Table format', 'table-format', 'Table format', { initial: tableFormat, check: slugCheck }),
  ];
}

/** Iterations in the file, given the earlier answers; null if it has one time per query. */
function iterationsOf(artifact: Artifact, values: Values): ReturnType<typeof shownIterations> {
  const { column, engine = '', suite = '' } = values;
  const columns = namedColumns(values);
  return shownIterations(
    importResults(artifact, {
      suite,
      ...ownSuite(DATA, suite),
      queryVersion: values['query-version'] ?? '',
      scaleFactor: Number(values['scale-factor']),
      tableFormat: values['table-format'] ?? '',
      engine,
      statistic: 'median',
      iterations: 'unknown',
      ...(column === undefined ? {} : { column }),
      ...(columns ? { columns } : {}),
    }),
  );
}

const STATISTICS = [
  { value: 'median', hint: 'middle of the iterations' },
  { value: 'mean', hint: 'their arithmetic mean' },
  { value: 'min', hint: 'the fastest' },
  { value: 'single', hint: 'there was one' },
];

function measuringSteps(artifact: Artifact): Step[] {
  return [
    {
      name: 'Statistic',
      ask: async (values) => {
        const shown = iterationsOf(artifact, values);
        say.found(
          shown === null
            ? 'The file has one time per query. Is it a median, a mean, a minimum, or a single run?'
            : `The file contains the iterations, ${shown === 'unknown' ? 'not the same number for every query' : `${shown} for each query`}; statistic and range are computed.`,
        );
        return { statistic: await askOne('Statistic of the times', STATISTICS, values.statistic) };
      },
    },
    textStep('Iterations', 'iterations', 'Timed iterations of each query, or unknown', {
      initial: (values) => (values.statistic === 'single' ? '1' : String(iterationsOf(artifact, values) ?? 'unknown')),
    }),
    textStep('Warm-up', 'warmup', 'Untimed iterations before them, or unknown', {
      initial: 'unknown',
    }),
  ];
}

function idStep(out: string): Step {
  const initial = (values: Values) =>
    defaultId({
      suite: values.suite ?? '',
      scaleFactor: values['scale-factor'] ?? '',
      tableFormat: values['table-format'] ?? '',
      engine: values.engine ?? '',
      engineVersion: values['engine-version'] ?? '',
    });
  const check = (answer: string) =>
    slugCheck(answer) ?? (existsSync(join(out, answer)) ? `${answer} already exists` : undefined);
  return textStep('Id', 'id', 'Id of the result set', { initial, check });
}

/** Questions of an import, each with suggestions from the file. Throws InputError if its format is unknown. */
export function importDialogue(artifact: Artifact, out: string): Dialogue {
  const formats = formatsOf(artifact);
  const environments = () => idsIn(join(DATA, 'environments'));
  return new Dialogue([
    ...fileSteps(artifact, formats),
    ...engineSteps,
    ...suiteSteps(artifact),
    ...measuringSteps(artifact),
    ...provenanceSteps({
      harness: formats[0]?.harness ?? null,
      environments,
      sets: () => idsIn(join(DATA, 'result-sets')),
    }),
    idStep(out),
  ]);
}
