import { expect, test } from '../support/test';
import { asImported, cycles, imports, sources, textOf } from './sources';

interface Room {
  folder: string;
  folders: string[];
  packages: string[];
}

const TABLE = 'docs/dev/architecture.md';
/** What reads and what writes CSV: the only files that know PapaParse. */
const PAPAPARSE = ['src/benchmark/artifacts/csv.ts', 'src/benchmark/text/toCsv.ts'];
/** Only here may the site be called by its name. */
const OF_THIS_SITE = /^src\/(pages|theme)\//;

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** The rows of the table of allowed imports, as the document for developers has it. */
function rooms(): Room[] {
  const [, table = ''] = /\n\| folder of src \|.*\n\|[-|]+\|\n([\s\S]*?)\n\n/.exec(textOf(TABLE)) ?? [];
  return table.split('\n').map((row) => {
    const [folder = '', , folders = '', packages = ''] = row.split('|').slice(1);
    return { folder: quoted(folder)[0] ?? '', folders: quoted(folders), packages: quoted(packages) };
  });
}

const ROOMS = rooms();
const FILES = sources('src');
const within = (path: string, folder: string) => path === `src/${folder}` || path.startsWith(`src/${folder}/`);

/** The room of a file or of what is imported: the longest row that it is below; undefined where there is none. */
function roomOf(path: string): Room | undefined {
  const found = ROOMS.filter(({ folder }) => within(path, folder));
  return found.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** A name that ends with a colon stands for all that begin with it, another for a package and its parts or, as a scope, its packages. */
function isOf(name: string, allowed: string): boolean {
  return allowed.endsWith(':') ? name.startsWith(allowed) : name === allowed || name.startsWith(`${allowed}/`);
}

function isAllowed(path: string, name: string, room: Room): boolean {
  if (/\.(css|json)$/.test(name)) return true;
  if (name === 'papaparse' && !PAPAPARSE.includes(path)) return false;
  if (!name.startsWith('src/')) return room.packages.some((allowed) => isOf(name, allowed));
  return roomOf(name) === room || room.folders.some((folder) => within(name, folder));
}

test('the table of allowed imports has a row for every file of src, and every row has a folder', () => {
  expect(FILES.filter((path) => !roomOf(path))).toEqual([]);
  const { length } = ROOMS;
  expect(length).toBeGreaterThan(30);
  const names = ROOMS.flatMap(({ folder, folders }) => [folder, ...folders]);
  expect(names.filter((folder) => !FILES.some((path) => within(path, folder)))).toEqual([]);
});

test('every file of src imports only what the table allows its folder', () => {
  const wrong = FILES.flatMap((path) => {
    const room = roomOf(path) as Room;
    return imports(path).flatMap((name) => (isAllowed(path, name, room) ? [] : [`${path} imports ${name}`]));
  });
  expect(wrong).toEqual([]);
});

test('no file of src imports itself through others', () => {
  const known = new Map(FILES.map((path) => [asImported(path), path]));
  expect(cycles(FILES, (path) => imports(path).flatMap((name) => known.get(asImported(name)) ?? []))).toEqual([]);
});

test('no folder of src imports itself through others', () => {
  const next = new Map(ROOMS.map(({ folder }) => [folder, new Set<string>()]));
  for (const path of FILES) {
    const own = roomOf(path)?.folder ?? '';
    const others = imports(path).flatMap((name) => roomOf(name)?.folder ?? []);
    for (const other of others) if (other !== own) next.get(own)?.add(other);
  }
  expect(cycles([...next.keys()], (folder) => [...(next.get(folder) ?? [])])).toEqual([]);
});

test('exactly one module loads the live chart', () => {
  const loaders = FILES.filter((path) => /import\(\s*['"][^'"]*LiveChart['"]\s*\)/.test(textOf(path)));
  expect(loaders).toEqual(['src/charts/lazyChart.ts']);
});

test('nothing of src but its pages and what it changes in Docusaurus knows this site by name', () => {
  const { name } = JSON.parse(textOf('package.json')) as { name: string };
  const written = new RegExp(name.replaceAll('-', '[ -]'), 'i');
  expect(FILES.filter((path) => !OF_THIS_SITE.test(path) && written.test(textOf(path)))).toEqual([]);
});
