import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, runInstaller } from './install';

/** The shell without a window first: it draws the same and needs half the time, since it has no browser's own pages to draw. */
export const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The arguments with which every browser of tests and measurements starts. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The browser to drive: CHROMIUM_PATH, Playwright's own, the system's; null where none is installed. Throws for a wrong CHROMIUM_PATH. */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH=${named}: no such file`);
  return named ?? [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path)) ?? null;
}

/** The browser, installed first if there is none: by apt-get as root on Debian, else by Playwright. Null if that fails. */
export function ensureBrowser(): string | null {
  const installers = [installPackage, installDownload];
  for (const install of installers) {
    const found = findBrowser();
    if (found) return found;
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
