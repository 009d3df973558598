import type { Page } from '@playwright/test';
import { compare } from '../../src/benchmark/comparison/compare';
import type { ResultSet } from '../../src/benchmark/model/resultSet';
import { splitLead } from '../../src/benchmark/text/lead';
import { loadData } from '../../src/data/loadData';
import { expect } from './site';

export const PREFIX = 'tpcds-sf3000-parquet-';
export const COMET = `${PREFIX}comet-1.0.0`;
export const COMET17 = `${PREFIX}comet-0.17.0`;
export const GLUTEN = `${PREFIX}gluten-velox-1.6.0-arm64`;
export const SPARK = `${PREFIX}spark-3.5.8`;

const data = loadData('static/data');

export const setOf = (id: string) => data.resultSets.find((set) => set.id === id) as ResultSet;

/** The queries of Comet’s set, except some. */
export const without = (...queries: string[]) =>
  new Set(
    setOf(COMET)
      .rows.map(({ query }) => query)
      .filter((query) => !queries.includes(query)),
  );

/** Sentence of the verdict on a pair, for some of its queries. */
export const sentence = (baseline: string, candidate: string, only?: ReadonlySet<string>) =>
  compare(setOf(baseline), setOf(candidate), data.environments, { only }).verdict.sentence;

export const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
export const picker = (page: Page, name: string) => page.getByRole('combobox', { name });
export const rows = (page: Page) => page.locator('tr[id^="q"]');

/** Names of the queries in the table, in order. */
export async function names(page: Page): Promise<(string | null)[]> {
  return rows(page).evaluateAll((elements) => elements.map(({ id }) => id));
}

/** Waits for the table, which is rendered as soon as the focus moves. The page itself polls, in each frame. */
export async function showTable(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('focusin'));
    return document.querySelector('tr[id^="q"]')?.checkVisibility();
  });
}

/** Opens the page and waits for the table. */
export async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/compare/${search}`);
  await showTable(page);
}

/** Labels of the pills below the table. */
export const PARTS = [
  'Where the time difference comes from',
  'Distribution',
  'All queries (chart)',
  'Are the two runs comparable?',
  'Environment and Spark settings',
  'Cost',
] as const;

/** Opens the section of a pill. */
export async function openPill(
  page: Page,
  name: 'Queries' | 'Weights of queries' | 'Open your own results' | (typeof PARTS)[number],
): Promise<void> {
  const pill = page
    .getByRole('button', { name: new RegExp(`^${name.replace(/[()?]/g, '\\$&')}`) })
    .and(page.locator('[aria-expanded]'));
  if ((await pill.getAttribute('aria-expanded')) !== 'true') await pill.click();
}

/** Waits for a verdict: its first sentence without the ratios, which the panel draws, and every following sentence. */
export async function expectVerdict(page: Page, text: string): Promise<void> {
  const { lead, rest } = splitLead(text);
  await expect(verdict(page).getByText(lead, { exact: true })).toBeVisible();
  for (const part of rest.replace('†', '').split(/(?<=\.)(?<!vs\.)\s/)) await expect(verdict(page)).toContainText(part);
}
