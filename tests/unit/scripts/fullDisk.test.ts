import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { callCommand } from '../support/command';
import { onFullDisk } from '../support/faults';
import { EKS_ROWS, LONG_ROWS, lines, TPCH } from '../support/importing';
import { LOG, ROWS } from '../support/importingEventlog';
import { bundled } from '../support/programs';
import { filesOf, inTemporaryFolder, temporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

type Command = Parameters<typeof callCommand>[0];

const flags = (options: Record<string, string>) =>
  Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
const suite = { suite: 'tpch', 'query-version': '3.0', 'scale-factor': '100', 'table-format': 'parquet' };
const OUT = ['--out', 'data/result-sets'];

/** A command and its preparation. */
interface Scenario {
  name: string;
  command: Command;
  args: string[];
  before: (folder: string) => Promise<void>;
}

async function must(command: Command, args: string[], folder: string): Promise<void> {
  const { code, stderr } = await callCommand(command, args, folder);
  if (code !== 0) throw new Error(stderr);
}

const IMPORT = ['long.csv', ...flags({ ...TPCH, date: '2026-01-31' }), ...OUT];
const importSet = (folder: string) => must('import', IMPORT, folder);

async function twoSets(folder: string): Promise<void> {
  await importSet(folder);
  await must(
    'import',
    ['eks.csv', ...flags({ ...TPCH, id: 'tpch-other', 'engine-version': '2.0', date: '2026-01-31' }), ...OUT],
    folder,
  );
}

const EVENTLOG = ['log', '--result-set', TPCH.id ?? '', '--data', 'data'];
const REPORT = ['a', '--baseline', 'tpch-other', '--candidate', TPCH.id ?? '', '--date', '2026-09-30'];

const SCENARIOS: Scenario[] = [
  { name: 'import', command: 'import', args: IMPORT, before: async () => {} },
  { name: 'import --force', command: 'import', args: ['eks.csv', ...IMPORT.slice(1), '--force'], before: importSet },
  { name: 'import-eventlog', command: 'import-eventlog', args: EVENTLOG, before: importSet },
  {
    name: 'import-eventlog --force',
    command: 'import-eventlog',
    args: [...EVENTLOG, '--force'],
    before: async (folder) => {
      await importSet(folder);
      await must('import-eventlog', EVENTLOG, folder);
    },
  },
  {
    name: 'import-eventlog --new-set',
    command: 'import-eventlog',
    args: ['log', '--new-set', 'new', ...flags(suite), ...flags({ date: '2026-01-31' }), ...OUT, '--data', 'data'],
    before: async () => {},
  },
  {
    name: 'new-report',
    command: 'new-report',
    args: [...REPORT, '--data', 'data', '--docs', 'docs'],
    before: twoSets,
  },
];

/** Folder before a scenario, and after its end. */
async function prepared({ command, args, before }: Scenario) {
  const [start, end] = [temporaryFolder(), temporaryFolder()];
  writeBelow(start, 'eks.csv', lines('q1,1.1,0.6,1.6', ...EKS_ROWS.slice(1)));
  writeBelow(
    start,
    'long.csv',
    lines('query,iteration,seconds', ...(command === 'import-eventlog' ? ROWS : LONG_ROWS)),
  );
  writeBelow(start, 'log', lines(...LOG));
  writeBelow(start, 'data/environments/.keep', '');
  await before(start);
  cpSync(start, end, { recursive: true });
  await must(command, args, end);
  return { start, first: filesOf(start), last: filesOf(end) };
}

/** Files without hidden ones, as a reader of the folder sees them. */
function visible(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !/(^|\/)\./.test(path)));
}

/** Folders and files that are written atomically, with their contents, by path. */
function units(files: Record<string, string>): Map<string, string> {
  const found = new Map<string, Record<string, string>>();
  for (const [path, text] of Object.entries(visible(files))) {
    const unit = /^data\/(result-sets|reports)\/[^/]+/.exec(path)?.[0] ?? path;
    found.set(unit, { ...found.get(unit), [path]: text });
  }
  return new Map([...found].map(([unit, own]) => [unit, JSON.stringify(Object.entries(own).sort())]));
}

/** Checks that each unit is entirely old or entirely new. */
function expectWhole(
  files: Record<string, string>,
  before: Record<string, string>,
  after: Record<string, string>,
): void {
  const [now, old, made] = [units(files), units(before), units(after)];
  for (const [unit, content] of now) expect([old.get(unit), made.get(unit)], unit).toContain(content);
}

for (const scenario of SCENARIOS) {
  test(`${scenario.name} on a full disk changes nothing, reports it, and leaves no stray file`, async () => {
    const { start, first, last } = await prepared(scenario);
    for (let n = 0, came = true; came; n += 1) {
      await inTemporaryFolder(async (folder) => {
        cpSync(start, folder, { recursive: true });
        let outcome: Awaited<ReturnType<typeof callCommand>> | undefined;
        came = await onFullDisk(n, async () => {
          outcome = await callCommand(scenario.command, scenario.args, folder);
        });
        const files = filesOf(folder);
        expectWhole(files, first, last);
        expect(Object.keys(files).filter((path) => /\/\.(?!keep)/.test(path))).toEqual([]);
        if (outcome?.code !== 0) expect(outcome?.stderr).toMatch(/no space left|cannot be made/);
      });
    }
  });
}

const noLimit = process.platform === 'win32' && 'there is no ulimit';

test('a real file with a size limit ends an import with a message, and no file exists', { skip: noLimit }, () => {
  inTemporaryFolder((folder) => {
    writeBelow(folder, 'long.csv', lines('query,iteration,seconds', ...LONG_ROWS));
    const args = [bundled('scripts/import.ts'), ...IMPORT];
    const { status, stderr } = spawnSync('bash', ['-c', 'ulimit -f 1; exec "$0" "$@"', process.execPath, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/EFBIG|file too large/)]);
    const sets = join(folder, 'data/result-sets');
    expect(existsSync(sets) ? readdirSync(sets) : []).toEqual([]);
  });
});
