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
  ['6.0', '4.1', '4.0'].map((version) =>
    version === '6.0'
      ? `/usr/lib/${machine}-linux-gnu/webkitgtk-6.0/MiniBrowser`
      : `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  ),
);

function installedFirefox(): Installed | null {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH=${named}: no such file`);
  const browser = named ?? FIREFOX.find((path) => existsSync(path));
  return browser ? { by: 'bidi', browser } : null;
}

function installedWebKit(): Installed | null {
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  const complete = browser && existsSync(DRIVER) && existsSync(DISPLAY);
  return complete ? { by: 'driver', driver: DRIVER, browser, display: DISPLAY } : null;
}

/** Playwright's build where it was downloaded, else the system's browser; null where there is neither. Throws for a wrong FIREFOX_PATH. */
export function findEngine(name: EngineName): Installed | null {
  const [build, system] = name === 'Firefox' ? [firefox, installedFirefox] : [webkit, installedWebKit];
  return existsSync(build.executablePath()) ? { by: 'playwright' } : system();
}
