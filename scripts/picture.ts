import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from './lib/browser';
import { type Command, InputError, OK, runCommand } from './lib/command';
import { print } from './lib/print';
import { serveFolder } from './lib/staticServer';

const HELP = `
Usage: npm run picture

Take the picture in the README: the verdict of the report on Gluten + Velox and Comet, from the site in build/.

Exit codes: 0 done, 1 no built site or no browser
`;

const BUILD = 'build';
const PAGE = 'reports/gluten-velox-vs-comet/';
const PICTURE = 'static/img/report.png';
const PART = 'static/img/report.part.png';
const VIEWPORT = { width: 1280, height: 900 };

async function run(): Promise<number> {
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

const command: Command = { name: 'picture', help: HELP, options: {}, run };
runCommand(command);
