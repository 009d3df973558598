import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, runInstaller } from './install';

/** The headless shell comes first: it renders the same and takes half the time, because it has no browser UI. */
export const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The browser: CHROMIUM_PATH, Playwright's, or the system's; null if none. Throws for a wrong CHROMIUM_PATH. */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH=${named}: no such file`);
  return named ?? [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path)) ?? null;
}

/** The browser, installed if missing: by apt-get as root on Debian, otherwise by Playwright. Null if that fails. */
export function ensureBrowser(): string | null {
  const installers = [installPackage, installDownload];
  for (const install of installers) {
    const browser = findBrowser();
    if (browser) return browser;
    install();
  }
  return findBrowser();
}

function installPackage(): void {
  for (const name of ['chromium-headless-shell', 'chromium']) if (!findBrowser()) installPackages([name]);
}

function installDownload(): void {
  runInstaller(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}
