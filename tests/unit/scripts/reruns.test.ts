import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rerunProblems } from '../../../scripts/lib/check/checkReruns';
import { RERUN_EFFECT } from '../../../src/benchmark/reruns/rerunEffect';
import { readDataFolder } from '../../../src/data/dataFolder';
import { dataOf } from '../../../src/data/loadData';
import { callCommand } from '../support/command';
import { FROZEN_DATA } from '../support/frozenSite';
import { temporaryFolder } from '../support/temporary';
import { expect, test } from '../support/test';

/** A data folder with the applications, their environment, and the sets of the estimate. */
function smallData(): string {
  const folder = temporaryFolder();
  for (const name of ['reruns', 'environments'])
    cpSync(join(FROZEN_DATA, name), join(folder, name), { recursive: true });
  for (const id of RERUN_EFFECT.rounds.flatMap(({ sets }) => sets))
    cpSync(join(FROZEN_DATA, 'result-sets', id), join(folder, 'result-sets', id), { recursive: true });
  return folder;
}

/** A copy of a set with each time multiplied, as another run of the same engine. */
function addRun(folder: string, id: string, factor: number): void {
  const copy = join(folder, 'result-sets', `${id}-again`);
  cpSync(join(folder, 'result-sets', id), copy, { recursive: true });
  for (const name of readdirSync(copy).filter((file) => file.endsWith('.csv'))) {
    const [head = '', ...lines] = readFileSync(join(copy, name), 'utf8').split('\n');
    const times = head.split(',').map((column) => column.startsWith('time'));
    const scaled = lines.map((line) =>
      line
        .split(',')
        .map((cell, index) => (times[index] && cell !== '' ? String(Number(cell) * factor) : cell))
        .join(','),
    );
    writeFileSync(join(copy, name), [head, ...scaled].join('\n'));
  }
  const pkg = join(copy, 'datapackage.json');
  writeFileSync(pkg, readFileSync(pkg, 'utf8').replace(`"name": "${id}"`, `"name": "${id}-again"`));
}

const problemsOf = (folder: string) => {
  const read = readDataFolder(folder, '.');
  return rerunProblems(read, dataOf(read));
};

test('npm run reruns prints the inputs and the estimate, and its JSON has the sums of squares', async () => {
  const folder = smallData();
  const printed = await callCommand('reruns', ['--data', folder]);
  expect(printed.stdout).toMatch(/\| Vanilla Spark 3\.4, TPC-H at 100\sGB \| different rounds \| 3 \|/);
  const json = await callCommand('reruns', ['--data', folder, '--json']);
  const { applications, rounds } = JSON.parse(json.stdout);
  expect(applications).toMatchObject([{ df: 9, squares: { total: 0.0155501299 }, largest: 1.13397367 }]);
  expect(rounds.map(({ df }: { df: number }) => df)).toEqual([1, 1, 2, 1]);
  const empty = await callCommand('reruns', ['--data', temporaryFolder()]);
  expect([empty.code, empty.stderr]).toEqual([
    1,
    expect.stringContaining('expected reruns/<id>/ with applications.csv'),
  ]);
});

test('check warns about a new run outside of the band and names the command; one within the band is fine', () => {
  const folder = smallData();
  const [id = ''] = RERUN_EFFECT.rounds[2]?.sets ?? [];
  addRun(folder, id, 1.05);
  expect(problemsOf(folder).filter(({ level }) => level === 'warning')).toEqual([]);
  addRun(folder, id, 1.5);
  expect(problemsOf(folder)[0]).toMatchObject({
    path: expect.stringContaining(`${id}-again/datapackage.json`),
    message: expect.stringMatching(/^total time differs by 50% from /),
    cure: expect.stringContaining('npm run reruns -- --out src/benchmark/reruns/rerunEffect.json'),
  });
});

test('a changed or incomplete table of applications is a problem with its line', () => {
  const folder = smallData();
  const table = join(folder, 'reruns', readdirSync(join(folder, 'reruns'))[0] ?? '', 'applications.csv');
  const lines = readFileSync(table, 'utf8').split('\n');
  const after = (changed: string[]) => {
    writeFileSync(table, changed.join('\n'));
    return problemsOf(folder).map(({ line, message }) => `${line}: ${message}`);
  };
  expect(after(lines.with(23, '1,q1,2,99'))).toEqual(['null: must be the estimate of the committed times']);
  expect(after(lines.with(1, '1,q1,1,fast'))).toEqual([expect.stringContaining('2: time_s must be a number above 0')]);
  expect(after(lines.toSpliced(1, 1))).toEqual([expect.stringContaining('application 1 has 65 rows')]);
});
