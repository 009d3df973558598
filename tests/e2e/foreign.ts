import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { test as base, expect, watch } from './site';

export { expect };

/** A plain web page on a different origin, such as a blog. Neither this page nor the site sends CORS headers. */
export interface Foreign {
  url: string;
  /** Sets the body of the page for later requests. */
  setBody(html: string): void;
}

const HEAD =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A blog</title><link rel="icon" href="data:,"><script>' +
  'heights = []; addEventListener("message", ({ data }) => heights.push(data));</script></head>';

/** Serves the page on a free local port. */
export async function serveForeign(): Promise<Foreign & { close(): void }> {
  let body = '';
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`${HEAD}<body>${body}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    setBody: (html) => {
      body = html;
    },
    close: () => server.close(),
  };
}

/** Test function with a second origin; requests to both origins are allowed. */
export const test = base.extend<{ show: (html: string) => Promise<void> }, { foreign: Foreign }>({
  foreign: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a destructured first argument
    async ({}, use) => {
      const foreign = await serveForeign();
      await use(foreign);
      foreign.close();
    },
    { scope: 'worker' },
  ],
  faults: async ({ page, site, foreign }, use) => {
    const faults = watch(page, [site, foreign.url]);
    await use(faults);
    expect(faults).toEqual([]);
  },
  show: async ({ page, foreign }, use) => {
    await use(async (html) => {
      foreign.setBody(html);
      await page.goto(foreign.url, { waitUntil: 'load' });
    });
  },
});

/** Messages that the foreign page has received. */
export function messages(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => (window as unknown as { heights: Record<string, unknown>[] }).heights);
}

/** The only frame of the page, after it has loaded. */
export async function onlyFrame(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1] as Frame;
  await frame.locator('.foot').waitFor();
  return frame;
}

/** Overflow of a page or frame beyond its window, px. */
export function overflow(page: Page | Frame): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
