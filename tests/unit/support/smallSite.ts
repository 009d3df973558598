import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { checkAll } from '../../../scripts/lib/check/checkAll';
import { problemLine } from '../../../src/benchmark/model/problem';
import { suiteQueries } from '../../../src/benchmark/model/queries';
import { createLoader } from '../../../src/plugin/content/loadSiteContent';
import { createOutputFiles } from '../../../src/plugin/output/outputFiles';
import { callCommand } from './command';
import { lines, TPCH } from './importing';
import { inTemporaryFolder, writeBelow } from './temporary';

/** Content of a small site: two TPC-H sets and a report on them. */
export interface SmallSite {
  /** IDs of the result sets, baseline first. */
  sets: [string, string];
  report: string;
  environment?: string;
  /** Name of the candidate's engine. */
  engine?: string;
  /** Seconds of query n of a side, 0 for the baseline. */
  seconds?: (query: number, side: number) => number;
}

const ENVIRONMENT = 'static/data/environments/local-2-cores.json';

/** Runs a command in a folder; throws with its output if it fails. */
async function mustRun(name: Parameters<typeof callCommand>[0], args: string[], folder: string): Promise<void> {
  const { code, stderr } = await callCommand(name, args, folder);
  if (code !== 0) throw new Error(stderr);
}

async function writeSets(
  folder: string,
  { sets, environment, engine = 'Example', seconds = (n, side) => n + side }: SmallSite,
): Promise<void> {
  for (const [side, id] of sets.entries()) {
    const rows = suiteQueries('tpch').map((query, index) => {
      const time = seconds(index + 1, side);
      return `${query},${time},${Math.max(1e-6, time * 0.9)},${Math.min(1e9, time * 1.1)}`;
    });
    const options = {
      ...TPCH,
      id,
      engine: side === 0 ? 'vanilla Spark' : engine,
      'source-title': 'Example',
      'source-url': 'https://example.org/a.csv',
      license: 'Apache-2.0',
      date: '2026-01-31',
      ...(environment ? { environment } : {}),
    };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    await mustRun('import', [writeBelow(folder, `results-${side}.csv`, lines(...rows)), ...args], folder);
  }
}

/** Creates data and page of a small site in a folder with the commands. */
async function makeSite(folder: string, site: SmallSite): Promise<void> {
  cpSync('static/data/suites', join(folder, 'static/data/suites'), { recursive: true });
  if (site.environment) cpSync(ENVIRONMENT, join(folder, `static/data/environments/${site.environment}.json`));
  await writeSets(folder, site);
  const [baseline, candidate] = site.sets;
  const args = [site.report, '--baseline', baseline, '--candidate', candidate, '--date', '2026-09-30'];
  await mustRun('new-report', [...args, '--docs', 'docs'], folder);
}

/** Errors of `npm run check`, and files that the build would create next to the pages; images are only their shapes. */
export async function builtSite(
  site: SmallSite,
  before: (folder: string) => void = () => {},
): Promise<{ errors: string[]; files: Map<string, string> }> {
  return inTemporaryFolder(async (folder) => {
    await makeSite(folder, site);
    before(folder);
    const { problems } = checkAll(join(folder, 'static/data'), folder);
    const errors = problems.filter(({ level }) => level === 'error').map(problemLine);
    if (errors.length > 0) return { errors, files: new Map() };
    const folders = {
      siteDir: folder,
      dataDir: 'static/data',
      docsDirs: ['docs'],
      featured: site.report,
      ownPagesOnly: false,
    };
    const loaded = createLoader({ ...folders, siteUrl: 'http://localhost/' })();
    const about = { title: 'Benchmarks', tagline: '', url: 'http://localhost/' };
    const { files } = await createOutputFiles()(loaded, loaded.files, about);
    return { errors, files: new Map(files.map(({ path, text }) => [path, text])) };
  });
}
