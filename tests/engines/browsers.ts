import { test as base, expect } from '@playwright/test';
import { ENGINES, type EngineName, findEngine } from '../../scripts/lib/engines/step';
import { serveFolder } from '../../scripts/lib/staticServer';
import { type Foreign, serveForeign } from '../e2e/foreign';
import { BUILD } from '../e2e/site';
import { startEngine } from './start';
import type { Running, Tab } from './tab';

export { expect };

/** Engines to test: those named in the variable ENGINES, otherwise the installed ones. */
export const there: readonly string[] =
  process.env.ENGINES?.split(',') ?? ENGINES.filter((name) => findEngine(name) !== null);

/** Test fixtures: tabs by engine, each started once per worker, the site, and a foreign page. */
interface Given {
  tabOf(engine: EngineName): Promise<Tab>;
  site: string;
  foreign: Foreign;
}

export const test = base.extend<object, Given>({
  tabOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a destructured first argument
    async ({}, use) => {
      const started = new Map<EngineName, Promise<Running>>();
      await use(async (engine) => {
        const running = started.get(engine) ?? startEngine(engine);
        started.set(engine, running);
        return (await running).tab;
      });
      for (const running of started.values()) await running.then(({ stop }) => stop());
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a destructured first argument
    async ({}, use) => {
      const served = await serveFolder(BUILD);
      await use(served.url);
      await served.close();
    },
    { scope: 'worker' },
  ],
  foreign: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a destructured first argument
    async ({}, use) => {
      const foreign = await serveForeign();
      await use(foreign);
      foreign.close();
    },
    { scope: 'worker' },
  ],
});
