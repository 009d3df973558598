import { cpSync, existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadData } from '../../../src/data/loadData';
import { newReportCommand } from '../../new-report';
import { type Command, InputError, OK, UsageError } from '../command';
import { DATA } from '../dataFolders';
import { print, printMessage } from '../print';
import { reportFiles } from '../reportFiles';

const FOLDER = join(__dirname, '../sample');
const DOCS = 'docs/reports';

/** The content of the sample, as listed in the package that contains it. */
interface Sample {
  files: string[];
  baseline: string;
  candidate: string;
  date: string;
}

function readSample(): Sample {
  return JSON.parse(readFileSync(join(FOLDER, 'sample.json'), 'utf8')) as Sample;
}

/** The files of the sample and of its report, as paths from the site folder. */
export function samplePaths(report: string): string[] {
  const own = [`${DATA}/reports/${report}/report.json`, `${DOCS}/${report}.mdx`];
  return [...readSample().files.map((file) => `${DATA}/${file}`), ...own];
}

/** Writes two result sets and a report on them. Returns the exit code. Throws InputError if a file exists. */
export async function addSample(report: string): Promise<number> {
  const there = samplePaths(report).filter((path) => existsSync(path));
  if (there.length > 0) throw new InputError(there.map((path) => `${path} already exists; nothing written`));
  const { files, baseline, candidate, date } = readSample();
  for (const file of files) cpSync(join(FOLDER, file), join(DATA, file), { errorOnExist: true, force: false });
  return newReportCommand.run({ baseline, candidate, date }, [report]);
}

/** The texts of the files that `addSample` writes, by path. */
function sampleTexts(report: string): Map<string, string> {
  const { files, baseline, candidate, date } = readSample();
  const request = { id: report, baseline, candidates: [candidate], vary: [], published: [], title: null, date };
  const { json, page } = reportFiles(request, loadData(DATA));
  const sets = files.map((file) => [`${DATA}/${file}`, readFileSync(join(FOLDER, file), 'utf8')] as const);
  return new Map([...sets, [`${DATA}/reports/${report}/report.json`, json], [`${DOCS}/${report}.mdx`, page]]);
}

/** Deletes the files of the sample, and folders that are then empty. Throws InputError if one was changed. */
function removeSample(report: string): void {
  const there = samplePaths(report).filter((path) => existsSync(path));
  if (there.length === 0) throw new InputError('there is no example; add writes it');
  const texts = sampleTexts(report);
  const changed = there.filter((path) => readFileSync(path, 'utf8') !== texts.get(path));
  if (changed.length > 0)
    throw new InputError(changed.map((path) => `${path} has changed; nothing deleted. Delete the files yourself`));
  for (const path of there) {
    rmSync(path);
    for (let folder = dirname(resolve(path)); readdirSync(folder).length === 0; folder = dirname(folder))
      rmdirSync(folder);
    print(`${path}\n`);
  }
}

const EXAMPLE = 'example';

const HELP = `
Usage: npm run example -- add|remove

Add an example to a site: two published result sets, their environment, and the report /reports/${EXAMPLE}/; or remove it. Removes
only files that have not changed since.

Exit codes: 0 written or deleted, 1 a file exists or has changed, 2 incorrect usage
`;

export const exampleCommand: Command = {
  name: 'example',
  help: HELP,
  options: {},
  async run(_values, positionals) {
    const [action] = positionals;
    if (positionals.length !== 1 || (action !== 'add' && action !== 'remove'))
      throw new UsageError([`expected add or remove, got ${positionals.join(' ') || 'nothing'}`]);
    if (action === 'add') return addSample(EXAMPLE);
    removeSample(EXAMPLE);
    printMessage('The example is removed.\n');
    return OK;
  },
};
