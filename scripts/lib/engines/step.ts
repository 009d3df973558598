import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { installPackages, runInstaller } from '../install';
import { isBuilt } from '../projectCopy';
import { failedStep, playwrightStep, type StepResult, skippedStep } from '../steps';

export const ENGINES = ['Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** An installed browser and its control: Playwright, WebDriver BiDi, or a separate driver on a separate X server. */
export type Installed =
  | { by: 'playwright' }
  | { by: 'bidi'; browser: string }
  | { by: 'driver'; driver: string; browser: string; display: string };

const FIREFOX = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
/** Paths of MiniBrowser on Debian, by architecture and version of the library. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
    (library) => `/usr/lib/${machine}-linux-gnu/${library}/MiniBrowser`,
  ),
);

/** The Firefox in FIREFOX_PATH; null if unset. Throws if there is none at that path. */
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

/** Firefox in FIREFOX_PATH, Playwright's build, or the system's; null if none. Throws for a wrong FIREFOX_PATH. */
export function findEngine(name: EngineName): Installed | null {
  if (name === 'WebKit') return build(webkit) ?? installedWebKit();
  return namedFirefox() ?? build(firefox) ?? installedFirefox();
}

/** Debian packages with an engine or its driver. */
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

/** The reason why Playwright's build does not start, for example missing system libraries; null if it starts. */
async function startProblem(name: EngineName): Promise<string | null> {
  try {
    await (await BUILDS[name].launch()).close();
    return null;
  } catch (error) {
    return `Playwright's build does not start: ${String(error).split('\n')[0]}`;
  }
}

/**
 * The reason why an engine cannot be tested; null if it can. Installs it if missing: by apt-get as root on Debian,
 * otherwise by Playwright.
 */
async function missing(name: EngineName): Promise<string | null> {
  if (!findEngine(name)) install(name);
  const installed = findEngine(name);
  if (!installed) return `neither ${PACKAGES[name].join(' with ')} of Debian nor Playwright's build could be installed`;
  return installed.by === 'playwright' ? startProblem(name) : null;
}

/** Engines that can be tested, installed if possible, and reasons for the others. */
export async function ensureEngines(): Promise<{ available: EngineName[]; missing: string[] }> {
  const reasons = new Map<EngineName, string | null>();
  for (const name of ENGINES) reasons.set(name, await missing(name));
  return {
    available: ENGINES.filter((name) => reasons.get(name) === null),
    missing: [...reasons].flatMap(([name, reason]) => (reason === null ? [] : [`${name}: ${reason}`])),
  };
}

/** Tests of the built site in Firefox and WebKit; an engine that is not available is skipped, with the reason. */
export async function enginesStep(name: string): Promise<StepResult> {
  if (!isBuilt('build')) return failedStep(name, 'there is no built site: add --step build');
  const { available, missing } = await ensureEngines();
  if (available.length === 0) return skippedStep(name, missing.join('; '));
  const note = missing.length > 0 ? `skipped: ${missing.join('; ')}` : undefined;
  return { ...(await playwrightStep(name, 'engines', { ENGINES: available.join(',') })), ...(note ? { note } : {}) };
}
