import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WebSocketRoute } from '@playwright/test';
import { moveTime } from '../../scripts/bench/builds';
import { keepReports } from '../../scripts/bench/reducedSite';
import { copyImages, copyProject, type DevServer, startDev } from '../../scripts/lib/projectCopy';
import { formatNumber } from '../../src/benchmark/text/numbers';
import { TEMPORARY } from '../unit/support/temporary';
import { expect, test } from './site';

const RESULTS = 'static/data/result-sets/tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64/results.csv';
const REPORT = 'gluten-velox-vs-comet';
const ADDRESS = `/reports/${REPORT}/queries/`;
/** Report whose numbers are quoted by posts and pages outside the reports. */
const QUOTED = 'celeborn-vs-native';
const QUERY = 'q4';

test.describe.configure({ mode: 'serial' });

let folder: string;
let server: DevServer;

// The development server uses a WebSocket and has no favicon; `faults` is for the built site.
test.use({ faults: [] });

/**
 * The pictures are copies of the project's; rendering them takes 21 seconds of CPU time. Of the reports, the copy
 * contains only the tested one, because each large report takes time to compile.
 */
test.beforeAll(async () => {
  test.setTimeout(660_000);
  folder = copyProject(TEMPORARY);
  copyImages(folder);
  keepReports(folder, [REPORT, QUOTED]);
  server = await startDev(folder);
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Time of the query in the artifact. */
function savedTime(): number {
  return Number(new RegExp(`^${QUERY},ok,([^,]*)`, 'm').exec(read())?.[1]);
}

function read(): string {
  return readFileSync(join(folder, RESULTS), 'utf8');
}

/** Time of the query as printed in the table of all queries. */
function shownTime(): string {
  return formatNumber(savedTime(), 1);
}

/** Marks every part of a page; parts that are rendered again lose the mark. */
function markParts(): void {
  for (const element of document.querySelectorAll('nav, h1, h2, tr')) element.setAttribute('data-seen', '');
}

test('an open page reloads when the server answers again after a restart', async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.goto(server.url + ADDRESS);
  await expect(page.locator(`tr#${QUERY}`)).toContainText(shownTime());
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
  for (const socket of sockets) await socket.close();
  await expect(page.locator('html:not([data-seen])')).toBeVisible();
});

test('a saved CSV updates the open page without rendering it again, and a broken one keeps the server and the last good data', async ({
  page,
}) => {
  await page.goto(server.url + ADDRESS);
  const row = page.locator(`tr#${QUERY}`);
  await expect(row).toContainText(shownTime());

  const drawing = page.locator('.chart-box svg:visible').first();
  const before = await drawing.innerHTML();
  await page.evaluate(markParts);

  writeFileSync(join(folder, RESULTS), moveTime(read(), QUERY, 0.9));
  await expect(row).toContainText(shownTime());
  await expect.poll(() => drawing.innerHTML()).not.toBe(before);
  await expect(page.locator(':is(nav, h1, h2, tr):not([data-seen])')).toHaveCount(0);

  const data = await page.request.get(`${server.url}/queries/tpcds-${QUERY}/data.json`);
  expect(await data.text()).toContain(String(savedTime()));
  const picture = await page.request.get(`${server.url}/charts/${REPORT}/totals.png`);
  expect(picture.headers()['content-type']).toBe('image/png');

  const [fine, last] = [read(), shownTime()];
  writeFileSync(join(folder, RESULTS), fine.replace(/^q5,ok,[^,]*/m, 'q5,ok,-1'));
  await expect.poll(() => server.output()).toMatch(new RegExp(`${RESULTS}:\\d+: time_s`));
  await page.reload();
  await expect(row).toContainText(last);

  writeFileSync(join(folder, RESULTS), moveTime(fine, QUERY, 0.5));
  await expect(row).toContainText(shownTime());
});
