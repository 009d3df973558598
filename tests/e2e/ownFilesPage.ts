import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { execution, executionEnd } from '../unit/support/eventLog';
import { expect } from './site';

export const own = (page: Page): Locator => page.locator('#own-results');

/** A file for the browser's file input. */
export interface Given {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const given = (name: string, content: string | Buffer): Given => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** Chooses files in the page's file input. */
export async function give(page: Page, files: Given | Given[] | string): Promise<void> {
  await own(page).locator('input[type=file]').first().setInputFiles(files);
}

/** Fills in fields by their labels and submits them. Opens fields below a summary first. */
export async function answer(page: Page, answers: Record<string, string>): Promise<void> {
  await own(page).getByRole('button', { name: 'Compare', exact: true }).waitFor();
  await own(page)
    .locator('form details')
    .evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });
  for (const [label, value] of Object.entries(answers)) {
    const field = own(page).getByLabel(label, { exact: true });
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await own(page).getByRole('button', { name: 'Compare', exact: true }).click();
}

/** The files of a zip archive by path. */
export function unzipped(path: string): Map<string, string> {
  return new Map(Object.entries(unzipSync(readFileSync(path))).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const LONG_TASK = {
  Event: 'SparkListenerTaskEnd',
  'Stage ID': 1,
  'Stage Attempt ID': 0,
  'Task End Reason': { Reason: 'Success' },
  'Task Info': { 'Launch Time': 1, 'Finish Time': 900, Failed: false, Killed: false },
  'Task Metrics': { 'Executor Run Time': 800, 'Executor CPU Time': 700_000_000, 'Peak Execution Memory': 67_371_008 },
  Note: 'x'.repeat(4000),
};

/** Writes an event log of about this many MB: 22 queries, each with a share of the tasks. */
export function writeLog(path: string, megabytes: number): void {
  const task = `${JSON.stringify(LONG_TASK)}\n`;
  const tasks = task.repeat(Math.round((megabytes * 1e6) / 22 / task.length));
  const file = openSync(path, 'w');
  writeSync(file, '{"Event":"SparkListenerLogStart","Spark Version":"3.5.6"}\n');
  for (let query = 1; query <= 22; query += 1) {
    const lines = execution(query, `tpch q${query}`, query, {}).slice(0, -1);
    writeSync(file, `${lines.join('\n')}\n`);
    writeSync(file, tasks);
    writeSync(file, `${executionEnd(query, '', 1 + 1000 * query)}\n`);
  }
  closeSync(file);
}

/** Waits until the page shows a comparison with an unpublished side. */
export async function compared(page: Page): Promise<void> {
  await expect(page.locator('[data-unpublished="yes"]').getByRole('region', { name: 'Verdict' })).toBeVisible();
}
