import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** The engines that are tested besides Chromium. */
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

/** The Firefox that the variable FIREFOX_PATH names; null where it names none. Throws where there is none at that path. */
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

/** The Firefox that FIREFOX_PATH names, Playwright's build, the system's browser; null where there is none. Throws for a wrong FIREFOX_PATH. */
export function findEngine(name: EngineName): Installed | null {
  if (name === 'WebKit') return build(webkit) ?? installedWebKit();
  return namedFirefox() ?? build(firefox) ?? installedFirefox();
}
