import { RERUN_EFFECT } from '../src/benchmark/reruns/rerunEffect';
import { noiseModel } from '../src/benchmark/simulation/noiseModel';
import { simulateReruns } from '../src/benchmark/simulation/rerunRows';
import { simulate } from '../src/benchmark/simulation/simulate';
import { type SimulationFile, simulationFile } from '../src/benchmark/simulation/simulationFile';
import { figuresTable, rerunsTable, simulationTable } from '../src/benchmark/simulation/simulationTable';
import { unknownName } from '../src/benchmark/text/suggestName';
import { loadData } from '../src/data/loadData';
import { tableMarkdown } from '../src/figures/shared/tables';
import { inputsHash } from './lib/check/checkSimulation';
import { type Command, InputError, OK, type OptionValues, runCommand, text, UsageError } from './lib/command';
import { DATA } from './lib/dataFolders';
import { print } from './lib/print';
import { replaceFile } from './lib/writeFolder';

const SUITE = 'tpcds-sf3000-parquet-comet-0.16.0';

const HELP = `
Usage: npm run simulate [-- --families N] [--seed N] [--json] [--out FILE] [--suite ID] [--data DIR]

Simulate suites with known effects and measure how often verdicts are wrong: over iterations, over ranges, and, if two runs of one
engine differ by 0 to 5%, with and without the rerun effect (npm run reruns). Times, spreads, drift, and slow first iterations come
from the published result sets.
The same seed gives the same numbers on every machine. The example below writes the table on /methodology/.

  --families N   suites of each kind; default: 200
  --seed N       integer, at least 0; default: 20261122
  --json         print the rows as JSON instead of the tables on /methodology/
  --out FILE     write the rows to FILE as JSON instead of printing them
  --suite ID     result set that provides queries and spreads; default: ${SUITE}
  --data DIR     folder with result-sets/; default: static/data

Example: npm run simulate -- --out static/data/simulation/verdicts.json

Exit codes: 0 done, 1 problems in the input, 2 incorrect usage
`;

function integerOption(values: OptionValues, name: string, fallback: number, least: number): number {
  const value = Number(text(values, name) ?? fallback);
  if (!Number.isInteger(value) || value < least)
    throw new UsageError([`--${name}: expected an integer ≥ ${least}, got ${text(values, name)}`]);
  return value;
}

/** The tables on /methodology/, with their origin. */
function tablesText(file: SimulationFile): string {
  const { suite, queries, families, seed } = file;
  const origin = `${families} suites of each kind, ${queries} queries as in ${suite}, seed ${seed}; shares in %`;
  return [origin, ...[simulationTable(file), figuresTable(file), rerunsTable(file)].map(tableMarkdown)].join('\n\n');
}

function run(values: OptionValues): number {
  const options = {
    families: integerOption(values, 'families', 200, 1),
    seed: integerOption(values, 'seed', 20261122, 0),
  };
  const { resultSets } = loadData(text(values, 'data') ?? DATA);
  const id = text(values, 'suite') ?? SUITE;
  const suite = resultSets.find((set) => set.id === id);
  if (!suite)
    throw new InputError(
      unknownName(
        'result set',
        id,
        resultSets.map((set) => set.id),
      ),
    );
  const model = noiseModel(suite, resultSets);
  if (model.queries.length === 0 || model.deviations.length === 0)
    throw new InputError(`${id} has no noise to draw from; expected a result set with ranges and iterations`);
  const simulated = {
    rows: simulate(model, options),
    reruns: simulateReruns(model, RERUN_EFFECT, options),
  };
  const file = simulationFile(suite, resultSets, model, inputsHash(model), options, simulated);
  const json = `${JSON.stringify(file, null, 2)}\n`;
  const out = text(values, 'out');
  if (out) replaceFile(out, json);
  else print(values.json ? json : tablesText(file));
  return OK;
}

const options = { texts: ['families', 'seed', 'out', 'suite', 'data'], flags: ['json'] };
export const simulateCommand: Command = { name: 'simulate', help: HELP, options, hasArguments: false, run };
runCommand(simulateCommand);
