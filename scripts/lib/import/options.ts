import { hasErrors } from '../../../src/benchmark/model/problem';
import { isProblem, readForeign } from '../../../src/data/decode';
import { checkPackage } from '../../../src/data/schemaCheck';
import { importResults } from '../../../src/importers/recognise';
import { schemaProblems } from '../../../src/resultSet/optionProblems';
import { OPTION_GROUPS, option } from '../../../src/resultSet/options';
import { type OptionProblem, optionLine, Reading } from '../../../src/resultSet/reading';
import { readSetRequest } from '../../../src/resultSet/readSetRequest';
import { InputError, type OptionValues, text, UsageError } from '../command';
import { DATA } from '../dataFolders';
import { knownSuites, ownSuite } from '../suites';
import { today } from '../today';
import type { ImportRequest } from './request';
import { settingFaults } from './settings';

/** Options that a result set requires in addition to its id. */
export const DESCRIBING = Object.keys(OPTION_GROUPS.required).filter((name) => name !== 'id');

export const IMPORT_OPTIONS = {
  ...OPTION_GROUPS.required,
  ...OPTION_GROUPS.optional,
  ...OPTION_GROUPS.provenance,
  ...OPTION_GROUPS.environment,
  ...OPTION_GROUPS.file,
  ...OPTION_GROUPS.measures,
  ...OPTION_GROUPS.output,
  set: option(
    '"NAME: ENGINE VERSION"',
    'one of several engines in FILE; repeatable, instead of --id, --engine, --engine-version, and --title',
    { repeats: true },
  ),
  'list-formats': { help: 'print the formats' },
} as const;

/** Throws every problem of a command line: as UsageError, or as InputError if only files or ids are missing. */
function refuse(request: ImportRequest, usage: readonly OptionProblem[]): void {
  const known = new Set(usage.map(({ field }) => field));
  const more = schemaProblems(request, checkPackage).filter(({ field }) => !known.has(field));
  const wrong = [...usage, ...more].map(optionLine);
  const { missing, problems } = settingFaults(request);
  if (wrong.length > 0) throw new UsageError([...wrong, ...missing, ...problems]);
  if (missing.length > 0) throw new InputError([...missing, ...problems]);
}

/** Options that name something on disk, which have the same name in a request. */
const NAMED = ['environment', 'configuration', 'like'] as const;

/** Sets missing `iterations` to unknown if the file contains iterations, or has errors, which come first. */
export function withIterations(values: OptionValues, [file = '']: readonly string[]): OptionValues {
  const artifact = text(values, 'iterations') === undefined && file !== '' ? readForeign(file) : null;
  if (!artifact || isProblem(artifact)) return values;
  const options = { ...values, iterations: 'unknown' };
  const request = readSetRequest(new Reading(options), file, knownSuites(DATA));
  const { iterationRows, problems } = importResults(artifact, { ...request, ...ownSuite(DATA, request.suite) });
  return iterationRows.length > 0 || hasErrors(problems) ? options : values;
}

/** The request of a command line. Throws UsageError or InputError with every problem. */
export function readImportRequest(given: OptionValues, positionals: string[]): ImportRequest {
  const values = withIterations(given, positionals);
  const reading = new Reading(values, today());
  const described = readSetRequest(reading, reading.file(positionals), knownSuites(DATA));
  const foreign = Object.keys(OPTION_GROUPS.measures)
    .filter((name) => text(values, name) !== undefined)
    .map((name) => `--${name}`);
  if (foreign.length > 0) reading.refuse(null, `${foreign.join(', ')}: the file holds times of queries, not measures`);
  const named = NAMED.flatMap((name) => {
    const value = text(values, name);
    return value === undefined ? [] : [[name, value]];
  });
  const request: ImportRequest = {
    ...described,
    ...Object.fromEntries(named),
    properties: Object.fromEntries(reading.list('property')),
    ...(reading.problems.length === 0 ? ownSuite(DATA, described.suite) : {}),
    out: text(values, 'out') ?? 'static/data/result-sets',
    force: values.force === true,
  };
  refuse(request, reading.problems);
  return request;
}
