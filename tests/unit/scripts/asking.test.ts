import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'node:test';
import { loadResultSet } from '../../../src/data/resultSetFolder';
import { callCommand } from '../support/command';
import { LONG_ROWS, lines } from '../support/importing';
import { filesOf, inTemporaryFolder, writeBelow } from '../support/temporary';
import { hasPython, inTerminal, KEYS, type Step } from '../support/terminal';
import { expect, test } from '../support/test';

const LONG = lines('query,iteration,seconds', ...LONG_ROWS);
const ID = 'tpch-sf100-parquet-example-1.0';

/** Answers of a complete import of LONG, in an empty folder without known engines and environments. */
const ANSWERS: Step[] = [
  ['Engine (the file’s own', KEYS.enter],
  ['Its name, as written', 'Example', KEYS.enter],
  ['Release of Example', '1.0', KEYS.enter],
  ['Suite', KEYS.down, KEYS.down, KEYS.enter],
  ['Version of the query templates', KEYS.clear, '3.0', KEYS.enter],
  ['Scale factor', '100', KEYS.enter],
  ['Table format', KEYS.enter],
  ['Statistic of the times', KEYS.enter],
  ['Timed iterations', KEYS.enter],
  ['Untimed iterations', KEYS.enter],
  ['Environment', KEYS.enter],
  ['Spark configuration', KEYS.enter],
  ['What ran and timed', KEYS.enter],
  ['Title of the source', KEYS.enter],
  ['License of the results', 'Apache-2.0', KEYS.enter],
  ['A remark', KEYS.enter],
  ['Id of the result set', KEYS.enter],
];

const noTerminal = !hasPython() && 'there is no Python to make a pseudo-terminal with';

describe('in a terminal', { skip: noTerminal }, () => {
  test('npm run import without options asks for everything, shows the answers, and writes after yes', () => {
    inTemporaryFolder((folder) => {
      writeBelow(folder, 'long.csv', LONG);
      const steps: Step[] = [['File of results', 'long.csv', KEYS.enter], ...ANSWERS, ['Write it?', KEYS.enter]];
      const { code, stdout } = inTerminal('import', [], steps, folder);
      expect(stdout).toContain('detected as CSV of times');
      expect(stdout).toContain('The file contains the iterations, 3 for each query');
      expect(stdout).toMatch(/22 of 22 queries have a time, .* in total; 66 single iterations/);
      expect(stdout).toMatch(
        /suspicious: q1: .*3\.00× between fastest and slowest iteration; the median query has 1\.09×/,
      );
      expect(stdout).toContain(`static/data/result-sets/${ID}/iterations.csv`);
      expect(code).toBe(0);
      expect(loadResultSet(join(folder, 'static/data/result-sets', ID)).resultSet).toMatchObject({
        engine: { id: 'example', version: '1.0' },
        suite: { name: 'tpch', queryVersion: '3.0', scaleFactor: 100 },
        statistic: 'median',
        iterations: 3,
        environment: 'unknown',
      });
    });
  });

  test('of a table with unknown columns, these and the unit are asked first, with suggestions from the cells', () => {
    inTemporaryFolder((folder) => {
      const rows = LONG_ROWS.map((row) => row.split(',')).map(([query, run, time]) => `${query},${run},${time},passed`);
      writeBelow(folder, 'odd.csv', lines('what,turn,took,verdict of the harness', ...rows));
      const columns: Step[] = [
        ['Which column names the queries', KEYS.enter],
        ['Which column holds the times', KEYS.enter],
        ['Which column names the engines', KEYS.enter],
        ['Which column numbers the iterations', KEYS.enter],
        ['Which column has the status', KEYS.enter],
        ['Unit of the times', KEYS.enter],
      ];
      const steps: Step[] = [
        ['File of results', 'odd.csv', KEYS.enter],
        ...columns,
        ...ANSWERS,
        ['Write it?', KEYS.enter],
      ];
      const { code, stdout } = inTerminal('import', [], steps, folder);
      expect(stdout).toContain('a table with columns that are not recognized');
      expect(code).toBe(0);
      expect(loadResultSet(join(folder, 'static/data/result-sets', ID)).resultSet).toMatchObject({ iterations: 3 });
    });
  });

  test('leaving at the end prints the equivalent command; Ctrl-C leaves at any question: nothing is written', () => {
    for (const last of [[['Write it?', KEYS.down, KEYS.down, KEYS.enter]], [['Write it?', KEYS.ctrlC]]] as Step[][]) {
      inTemporaryFolder((folder) => {
        const file = writeBelow(folder, 'long.csv', LONG);
        const { stdout } = inTerminal('import', [file], [...ANSWERS, ...last], folder);
        expect(stdout).toContain('nothing written');
        expect(stdout).toContain('--engine-version 1.0 \\');
        expect(existsSync(join(folder, 'static'))).toBe(false);
      });
    }
    inTemporaryFolder((folder) => {
      const file = writeBelow(folder, 'long.csv', LONG);
      const { code, stdout } = inTerminal('import', [file], [...ANSWERS.slice(0, 3), ['Suite', KEYS.ctrlC]], folder);
      expect([code, stdout.includes('import: stopped; nothing written')]).toEqual([1, true]);
      expect(Object.keys(filesOf(folder)).sort()).toEqual(['long.csv', 'steps.json']);
    });
  });

  test('< goes back, typing replaces the default answer, and an answer can be edited before anything is written', () => {
    inTemporaryFolder((folder) => {
      const file = writeBelow(folder, 'long.csv', LONG);
      const at = ANSWERS.findIndex(([question]) => question === 'Table format');
      const steps: Step[] = [
        ...ANSWERS.slice(0, at),
        ['Table format', '<', KEYS.enter],
        ['Scale factor', '300', KEYS.enter],
        ['Table format', 'iceberg', KEYS.enter],
        ...ANSWERS.slice(at + 1),
        ['Write it?', KEYS.down, KEYS.enter],
        ['Which answer?', KEYS.down, KEYS.enter],
        ['Release of Example', '2.0', KEYS.enter],
        ['Write it?', KEYS.enter],
      ];
      const { code, stdout } = inTerminal('import', [file], steps, folder);
      expect(code).toBe(0);
      const { resultSet } = loadResultSet(join(folder, 'static/data/result-sets/tpch-sf300-iceberg-example-1.0'));
      expect(resultSet).toMatchObject({
        engine: { version: '2.0' },
        suite: { scaleFactor: 300, tableFormat: 'iceberg' },
        licences: [{ name: 'Apache-2.0' }],
      });
      expect(stdout).toContain('--engine-version 2.0');
    });
  });
});

test('without a terminal nothing is asked: all missing options are listed', async () => {
  const { code, stderr } = await callCommand('import', []);
  expect(code).toBe(2);
  expect(stderr.match(/^import: .*/gm)).toHaveLength(10);
});
