import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { firefox, webkit } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { type EngineName, findEngine, type Installed } from '../../scripts/lib/engines/step';
import { freePort } from '../../scripts/lib/projectCopy';
import { pageTab, type Running } from './tab';
import { Session, sessionTab } from './webDriver';

const WINDOW = { width: 1280, height: 900 };
/** Timeout of a driver's answer and of a page load; machines may be busy. */
const PATIENCE_MS = 120_000;
/** Timeout for a browser to end by itself. */
const GOODBYE_MS = 10_000;

/** Starts an engine with one tab. Throws if it is not installed or does not start. */
export async function startEngine(name: EngineName): Promise<Running> {
  const found = findEngine(name);
  if (!found) throw new Error(`${name} is not installed: npm test -- --step engines installs it where it can`);
  if (found.by === 'bidi') return startFirefox(found.browser);
  return found.by === 'driver' ? startWebKit(found) : startBuild(name);
}

async function startBuild(name: EngineName): Promise<Running> {
  const browser = await (name === 'Firefox' ? firefox : webkit).launch();
  const page = await browser.newPage({ viewport: WINDOW });
  const key = (one: string) => page.keyboard.press(one);
  return { tab: pageTab(Object.assign(page, { key })), stop: () => browser.close() };
}

async function startFirefox(executablePath: string): Promise<Running> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
    defaultViewport: WINDOW,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const key = (one: string) => page.keyboard.press(one as 'Enter');
  const stop = async () => {
    await inTime(browser.close());
    browser.process()?.kill('SIGKILL');
  };
  return { tab: pageTab(Object.assign(page, { key })), stop };
}

/** Waits for the orderly end of a browser until a timeout, after which the browser is killed. */
async function inTime(ending: Promise<void>): Promise<void> {
  const late = new AbortController();
  const limit = pause(GOODBYE_MS, undefined, { signal: late.signal }).catch(() => undefined);
  await Promise.race([ending.catch(() => undefined), limit]);
  late.abort();
}

/** Programs that end together, the last one first, at the latest with this process. */
class Programs {
  private readonly running: ChildProcess[] = [];
  private readonly kill = () => {
    for (const child of this.running.toReversed()) child.kill('SIGKILL');
  };

  constructor() {
    process.once('exit', this.kill);
  }

  add(child: ChildProcess): void {
    this.running.push(child);
  }

  async end(): Promise<void> {
    const gone = this.running.map((child) => (isOver(child) ? null : once(child, 'exit')));
    this.kill();
    await Promise.all(gone);
    process.off('exit', this.kill);
  }
}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts an X server that chooses its number; returns the number. */
async function startDisplay(path: string, programs: Programs): Promise<string> {
  const size = `${WINDOW.width}x${WINDOW.height + 100}x24`;
  const child = spawn(path, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  programs.add(child);
  const said = child.stdio[3] && once(child.stdio[3], 'data').then(String);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${path} ended`)));
  return (await Promise.race([said, ended]))?.trim() ?? '';
}

/** Starts a driver on an X server; returns its URL as soon as it responds. */
async function startDriver(path: string, display: string, programs: Programs): Promise<string> {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const child = spawn(path, ['--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore', env });
  programs.add(child);
  const address = `http://127.0.0.1:${port}`;
  for (const limit = Date.now() + PATIENCE_MS; Date.now() < limit && !isOver(child); ) {
    const { ok } = await fetch(`${address}/status`).catch(() => ({ ok: false }));
    if (ok) return address;
    await pause(50);
  }
  throw new Error(`${path} does not answer`);
}

/** WebKitGTK's MiniBrowser, driven by WebKitWebDriver on a virtual X server. */
async function startWebKit({ driver, browser, display }: Extract<Installed, { by: 'driver' }>): Promise<Running> {
  const programs = new Programs();
  try {
    const address = await startDriver(driver, await startDisplay(display, programs), programs);
    const session = await Session.begin(address, {
      timeouts: { script: PATIENCE_MS, pageLoad: PATIENCE_MS },
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    await session.post('/window/rect', { x: 0, y: 0, width: WINDOW.width, height: WINDOW.height + 40 });
    const stop = async () => {
      await inTime(session.end());
      await programs.end();
    };
    return { tab: sessionTab(session), stop };
  } catch (error) {
    await programs.end();
    throw error;
  }
}
