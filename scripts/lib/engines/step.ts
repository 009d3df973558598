import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { installPackages, runInstaller } from '../install';
import { isBuilt } from '../scratch';
import { failedStep, playwrightStep, type StepResult, skippedStep } from '../steps';

/** The engines that are tested in addition to Chromium. */
export const ENGINES = ['Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A browser that is installed, and how it is driven: by Playwright, over WebDriver BiDi, or by a driver of its own on an X server of its own. */
export type Installed =
  | { by: 'playwright' }
  | { by: 'bidi'; browser: string }
  | { by: 'driver'; driver: string; browser: string; display: string };

const FIREFOX = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
/** Where Debian has MiniBrowser, by kind of machine and version of the library. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
    (library) => `/usr/lib/${machine}-linux-gnu/${library}/MiniBrowser`,
  ),
);

/** The Firefox that the variable FIREFOX_PATH names; null where it names none. Throws if there is none at that path. */
function namedFirefox(): Installed | null {
  const browser = process.env.FIREFOX_PATH;
  if (!browser) return null;
  if (!existsSync(browser)) throw new Error(`FIREFOX_PATH=${browser}: no such file`);
  return { by: 'bidi', browser };
}

function installedFirefox(): Installed | null {
  const browser = FIREFOX.find((path) => existsSync(path));
  return browser ? { by: 'bidi', browser } : null;
}

function installedWebKit(): Installed | null {
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  const complete = browser && existsSync(DRIVER) && existsSync(DISPLAY);
  return complete ? { by: 'driver', driver: DRIVER, browser, display: DISPLAY } : null;
}

const build = (type: typeof firefox): Installed | null =>
  existsSync(type.executablePath()) ? { by: 'playwright' } : null;

/** The Firefox that FIREFOX_PATH names, Playwright's build, the system's browser; null if there is none. Throws for a wrong FIREFOX_PATH. */
export function findEngine(name: EngineName): Installed | null {
  if (name === 'WebKit') return build(webkit) ?? installedWebKit();
  return namedFirefox() ?? build(firefox) ?? installedFirefox();
}

/** The packages of Debian that are or drive an engine. */
const PACKAGES: Record<EngineName, readonly string[]> = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
};
const BUILDS = { Firefox: firefox, WebKit: webkit };

function install(name: EngineName): void {
  installPackages(PACKAGES[name]);
  if (!findEngine(name))
    runInstaller(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', name.toLowerCase()]);
}

/** Why Playwright's build does not start, which happens where the system lacks libraries of it; null where it does. */
async function startProblem(name: EngineName): Promise<string | null> {
  try {
    await (await BUILDS[name].launch()).close();
    return null;
  } catch (error) {
    return `Playwright's build does not start: ${String(error).split('\n')[0]}`;
  }
}

/** Why an engine cannot be tested; null where it can. Installs it first if there is none: by apt-get as root on Debian, else by Playwright. */
async function missing(name: EngineName): Promise<string | null> {
  if (!findEngine(name)) install(name);
  const found = findEngine(name);
  if (!found) return `neither ${PACKAGES[name].join(' with ')} of Debian nor Playwright's build could be installed`;
  return found.by === 'playwright' ? startProblem(name) : null;
}

/** The engines that can be tested, installed where that was possible, and why the others cannot. */
async function ensureEngines(): Promise<{ there: EngineName[]; missing: string[] }> {
  const reasons = new Map<EngineName, string | null>();
  for (const name of ENGINES) reasons.set(name, await missing(name));
  return {
    there: ENGINES.filter((name) => reasons.get(name) === null),
    missing: [...reasons].flatMap(([name, reason]) => (reason === null ? [] : [`${name}: ${reason}`])),
  };
}

/** Tests of the built site in Firefox and WebKit; an engine that is not available is skipped, with the reason. */
export async function enginesStep(name: string): Promise<StepResult> {
  if (!isBuilt('build')) return failedStep(name, 'there is no built site: add --step build');
  const { there, missing } = await ensureEngines();
  if (there.length === 0) return skippedStep(name, missing.join('; '));
  const note = missing.length > 0 ? `skipped: ${missing.join('; ')}` : undefined;
  return { ...(await playwrightStep(name, 'engines', { ENGINES: there.join(',') })), ...(note ? { note } : {}) };
}
