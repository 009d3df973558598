import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CompareOptions, compare } from '../src/benchmark/comparison/compare';
import { countedQueries } from '../src/benchmark/comparison/match';
import { CompareError } from '../src/benchmark/comparison/pairFaults';
import { chosenQueries } from '../src/benchmark/comparison/querySelection';
import type { Comparison } from '../src/benchmark/model/comparison';
import { groupBy } from '../src/benchmark/model/groupBy';
import { hasErrors } from '../src/benchmark/model/problem';
import type { BucketScheme } from '../src/benchmark/model/report';
import type { Environment, Problem, ResultSet } from '../src/benchmark/model/resultSet';
import { parseWeightFile } from '../src/benchmark/text/queryWeights';
import { sameName, unknownName } from '../src/benchmark/text/suggestName';
import { comparisonJson } from '../src/components/report/headline';
import { shownPath } from '../src/data/dataFolder';
import { type Data, loadData } from '../src/data/loadData';
import { loadResultSet } from '../src/data/resultSetFolder';
import { SLUG } from '../src/resultSet/ids';
import { option } from '../src/resultSet/options';
import { Refused, wordOf } from '../src/resultSet/optionValues';
import { type Command, InputError, OK, type OptionValues, PROBLEMS, runCommand, text, UsageError } from './lib/command';
import { compareText } from './lib/compareText';
import { DATA } from './lib/dataFolders';
import { DATA_OPTION, optionHelp, optionNames } from './lib/optionTable';
import { print } from './lib/print';
import { printProblems } from './lib/problems';

/** A result set from the command line, the environments next to it, and its problems. */
interface Found {
  resultSet: ResultSet | null;
  environments: Environment[];
  problems: Problem[];
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function inData(id: string, data: Data): Found {
  const resultSet = data.resultSets.find((set) => set.id === id) ?? null;
  const problems = data.problems.filter(({ path }) => path.includes(`result-sets/${id}/`));
  return { resultSet, environments: data.environments, problems };
}

/** Environments of the data folder that contains a result set's folder; empty if it is elsewhere. */
function environmentsBeside(path: string): Environment[] {
  const dataFolder = join(path, '..', '..');
  return isFolder(join(dataFolder, 'environments')) ? loadData(dataFolder).environments : [];
}

/** The reason why a published comparison cannot be a side of a comparison. */
function publishedText(id: string): string {
  return `${id} is a published comparison without per-query times, so it cannot be compared`;
}

/**
 * The result set with an id in a data folder, or in any folder. `resultSet` is null if its files have errors. Throws
 * InputError if there is none.
 */
function findResultSet(name: string, data: Data): Found {
  if (SLUG.test(name) && data.ids.resultSets.includes(name)) return inData(name, data);
  if (data.ids.published.includes(name)) throw new InputError(publishedText(name));
  if (!isFolder(name)) throw new InputError(unknownName('result set', name, data.ids.resultSets));
  const { resultSet, problems } = loadResultSet(name);
  const inPath = shownPath(name, process.cwd());
  if (!hasErrors(problems) && !resultSet) throw new InputError(`${inPath} holds no result set`);
  return { resultSet, environments: environmentsBeside(name), problems };
}

const COMPARE_OPTIONS = {
  json: {
    help: 'print JSON. Seconds end in _s and percentages in _pct; ratios are speedups. The key “receipt” contains the comparability check: the number of settings that match, differ, are unknown, or conflict, and each in fields',
  },
  buckets: option('SCHEME', 'ranges of the distribution: speedup (default) or time-change', {
    parse: wordOf<BucketScheme>('scheme', ['speedup', 'time-change']),
  }),
  only: option('LIST', 'include only these queries: "q1-q20, q72"; a number without its part includes both parts'),
  exclude: option('LIST', 'exclude these queries'),
  weights: option(
    'FILE',
    'weight of each query in the three headline metrics: lines such as "q72,2", and "*,1" for all other queries; queries without a weight are excluded',
  ),
  'any-scale': { help: 'compare even if scale factors or table formats differ' },
  ...DATA_OPTION,
};

const HELP = `
Usage: npm run compare -- BASELINE CANDIDATE [options]

Compare two result sets over the queries that both ran. BASELINE is the reference. A speedup above 1 means that CANDIDATE takes
less time. Each argument is an ID in the data folder or the path of a result-set folder.

${optionHelp(COMPARE_OPTIONS)}

Example: npm run compare -- tpcds-sf3000-parquet-comet-0.16.0 tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64

Exit codes: 0 compared, 1 problems in the input, 2 incorrect usage
`;

/** The bucket scheme and the names of both sides. Throws UsageError with every problem of the command line. */
function readUsage(values: OptionValues, positionals: string[]): { scheme: BucketScheme; names: string[] } {
  const scheme = COMPARE_OPTIONS.buckets.parse(text(values, 'buckets') ?? 'speedup');
  const messages = [
    ...(positionals.length === 2
      ? []
      : [`expected two result sets, BASELINE and CANDIDATE; got ${positionals.length}`]),
    ...(scheme instanceof Refused ? [`--buckets: ${scheme.text}`] : []),
  ];
  if (messages.length > 0 || scheme instanceof Refused) throw new UsageError(messages);
  return { scheme, names: positionals };
}

/** The result sets for two names. Throws InputError with every name that is not found, or if both are one. */
function findSides(names: readonly string[], data: Data): Found[] {
  const [first = '', second] = names;
  const messages = new Set<string>();
  const sides = names.flatMap((name) => {
    try {
      return [findResultSet(name, data)];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      for (const message of error.messages) messages.add(message);
      return [];
    }
  });
  if (messages.size > 0) throw new InputError([...messages]);
  if (first === second) throw new InputError(sameName('result set', first, data.ids.resultSets));
  return sides;
}

/** The times of each application of a set, as texts; empty without iterations. */
function applicationTimes({ iterationRows }: ResultSet): string[] {
  const groups = groupBy(iterationRows, ({ application }) => application);
  return [...groups.values()].map((rows) => JSON.stringify(rows.map(({ query, timeS }) => [query, timeS])));
}

/** Throws InputError if an application is on both sides, as if its log was imported for both. */
function refuseSameApplication(baseline: ResultSet, candidate: ResultSet): void {
  const known = new Set(applicationTimes(baseline));
  if (applicationTimes(candidate).some((times) => known.has(times)))
    throw new InputError(
      `${baseline.id} and ${candidate.id} have the same times of an application; import the logs of each side for that side only`,
    );
}

function readWeights(path: string, names: readonly string[]): ReturnType<typeof parseWeightFile> {
  try {
    return parseWeightFile(readFileSync(path, 'utf8'), names);
  } catch (error) {
    return { weights: null, problems: [`cannot be read (${(error as NodeJS.ErrnoException).code ?? error})`] };
  }
}

/**
 * Comparison options from the command line. Throws InputError with every list entry that is not a query, and every
 * invalid line of the weights.
 */
function compareOptions(values: OptionValues, baseline: ResultSet, candidate: ResultSet): CompareOptions {
  const choice = { only: text(values, 'only') ?? '', exclude: text(values, 'exclude') ?? '' };
  const names = countedQueries(baseline, candidate);
  const { only, problems } = chosenQueries(choice, names);
  const file = text(values, 'weights');
  const given = file === undefined ? { weights: null, problems: [] } : readWeights(file, names);
  const all = [...problems, ...given.problems.map((problem) => `${file}: ${problem}`)];
  if (all.length > 0) throw new InputError(all);
  return { only, weights: given.weights, allowDifferentScale: values['any-scale'] === true };
}

/** The comparison. Throws InputError with the reasons if there is none. */
function comparePair(
  baseline: ResultSet,
  candidate: ResultSet,
  environments: Environment[],
  wanted: CompareOptions,
): Comparison {
  try {
    return compare(baseline, candidate, environments, wanted);
  } catch (error) {
    if (error instanceof CompareError) throw new InputError(error.message);
    throw error;
  }
}

function run(values: OptionValues, positionals: string[]): number {
  const { scheme, names } = readUsage(values, positionals);
  const data = loadData(text(values, 'data') ?? DATA);
  const sides = findSides(names, data);
  printProblems(sides.flatMap(({ problems }) => problems));
  const [baseline, candidate] = sides.map(({ resultSet }) => resultSet);
  if (!baseline || !candidate) return PROBLEMS;
  refuseSameApplication(baseline, candidate);
  const environments = [...sides.flatMap((side) => side.environments), ...data.environments];
  const comparison = comparePair(baseline, candidate, environments, compareOptions(values, baseline, candidate));
  const json = () => `${JSON.stringify(comparisonJson(comparison, scheme), null, 2)}\n`;
  print(values.json ? json() : compareText(comparison, scheme));
  return OK;
}

export const compareCommand: Command = { name: 'compare', help: HELP, options: optionNames(COMPARE_OPTIONS), run };
runCommand(compareCommand);
