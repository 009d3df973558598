import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from './lib/browser';
import { type Command, InputError, OK, runCommand } from './lib/command';
import { folderPicture } from './lib/folderPicture';
import { print } from './lib/print';
import { serveFolder } from './lib/staticServer';
import { replaceFile } from './lib/writeFolder';

const HELP = `
Usage: npm run picture [-- folders]

Take the picture in the README: the verdict of the report on Gluten + Velox and Comet, from the site in build/. With "folders", write
the picture of the folders of src in docs/dev/architecture.md instead.

Exit codes: 0 done, 1 no built site or no browser
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

const run = async (_: unknown, [what]: string[]) => (what === 'folders' ? drawFolders() : takeReport());

const command: Command = { name: 'picture', help: HELP, options: {}, run };
runCommand(command);
