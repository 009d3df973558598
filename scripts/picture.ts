import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { unknownName } from '../src/benchmark/text/suggestName';
import { loadData } from '../src/data/loadData';
import { reportContent, reportSources } from '../src/plugin/content/reportContent';
import { BROWSER_ARGS, ensureBrowser } from './lib/browser';
import { type Command, InputError, OK, runCommand, UsageError } from './lib/command';
import { DATA } from './lib/dataFolders';
import { folderPicture } from './lib/folderPicture';
import { GOLDEN, goldenPictures } from './lib/goldenPicture';
import { print } from './lib/print';
import { serveFolder } from './lib/staticServer';
import { replaceFile } from './lib/writeFolder';

const HELP = `
Usage: npm run picture
       npm run picture -- folders
       npm run picture -- figure REPORT CHART [NAME]

Take the picture in the README: the verdict of the report on Gluten + Velox and Comet, from the site in build/.

  folders   instead, write the picture of the folders of src in docs/dev/architecture.md
  figure    instead, write a report's chart to tests/golden/: NAME.json, NAME-360.svg, and NAME-920.svg, without a build.
            NAME is the kind of the figure, if you give none

Exit codes: 0 done, 1 no built site, no browser, or no such chart, 2 incorrect usage
`;

const ARCHITECTURE = 'docs/dev/architecture.md';
const BUILD = 'build';
const PAGE = 'reports/gluten-velox-vs-comet/';
const PICTURE = 'static/img/report.png';
const PART = 'static/img/report.part.png';
const VIEWPORT = { width: 1280, height: 900 };

function drawFolders(): number {
  const text = readFileSync(ARCHITECTURE, 'utf8');
  replaceFile(ARCHITECTURE, text.replace(/```mermaid\n[\s\S]*?```/, folderPicture));
  return OK;
}

/** Writes the golden pictures of a report's chart. */
function drawFigure([id = '', chart = '', name]: string[]): number {
  const data = loadData(DATA);
  const report = data.reports.find((entry) => entry.id === id);
  if (!report) throw new InputError(unknownName('report', id, data.ids.reports));
  const { charts } = reportContent(reportSources(report, data));
  const spec = charts.find((entry) => entry.id === chart);
  const known = charts.map((entry) => entry.id);
  if (!spec) throw new InputError(unknownName('chart', chart, known));
  const file = name ?? spec.kind;
  const written = [[join(GOLDEN, `${file}.json`), `${JSON.stringify(spec)}\n`] as const, ...goldenPictures(file, spec)];
  for (const [path, text] of written) {
    replaceFile(path, text);
    print(`${path}\n`);
  }
  return OK;
}

async function takeReport(): Promise<number> {
  if (!existsSync(join(BUILD, PAGE))) throw new InputError(`${BUILD}/${PAGE} is missing; run npm run build first`);
  const executablePath = ensureBrowser();
  if (!executablePath) throw new InputError('no browser found and none could be installed; set CHROMIUM_PATH');
  const site = await serveFolder(BUILD);
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: VIEWPORT, colorScheme: 'light' });
    await page.goto(`${site.url}${PAGE}`, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const verdict = await page.locator('section[aria-label="Verdict"]').boundingBox();
    const height = verdict ? verdict.y + verdict.height : VIEWPORT.height;
    await page.screenshot({ path: PART, fullPage: true, clip: { x: 0, y: 0, width: VIEWPORT.width, height } });
    renameSync(PART, PICTURE);
  } finally {
    await browser.close();
    await site.close();
  }
  print(`${PICTURE}\n`);
  return OK;
}

async function run(_: unknown, [what, ...names]: string[]): Promise<number> {
  if (what === undefined) return takeReport();
  if (what === 'folders') return drawFolders();
  if (what === 'figure') return drawFigure(names);
  throw new UsageError([unknownName('picture', what, ['folders', 'figure'])]);
}

const command: Command = { name: 'picture', help: HELP, options: {}, run };
runCommand(command);
