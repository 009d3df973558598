import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** A file that a button of a page has saved. */
export interface Saved {
  name: string;
  bytes: Buffer;
}

/** Opens the menu of a figure with its files. */
export async function openMenu(figure: Locator): Promise<void> {
  const menu = figure.locator('details', { hasText: 'Save or embed' });
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
}

/** Saves the file of a figure in a format, and waits for it. */
export async function saved(figure: Locator, label: string): Promise<Saved> {
  const button = figure.getByRole('button', { name: `${label} file`, exact: true });
  if (!(await button.isVisible())) await openMenu(figure);
  const [download] = await Promise.all([figure.page().waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The rows of a CSV file as objects by the keys of its head. Cells must hold no commas. */
export function csvCells({ bytes }: Saved): Record<string, string>[] {
  const [head = '', ...lines] = bytes.toString('utf8').trim().split('\n');
  const keys = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(keys.map((key, index) => [key, cells[index] ?? '']));
  });
}

/** The same by the first cell of each row, which must not stand twice. */
export function csvRows(file: Saved): Map<string, Record<string, string>> {
  return new Map(csvCells(file).map((row) => [Object.values(row)[0] ?? '', row]));
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The size of a PNG in pixels, from its head. Throws where the bytes are no PNG. */
export function pngSize({ bytes }: Saved): { width: number; height: number } {
  if (!bytes.subarray(0, 8).equals(PNG)) throw new Error('no PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The size of an SVG in px, its ground's colour and its words. */
export function svgParts({ bytes }: Saved): { width: number; height: number; ground: string; words: string[] } {
  const svg = bytes.toString('utf8');
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const ground = /<rect[^>]* fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '';
  const words = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));
  return { width: Number(width), height: Number(height), ground, words };
}

/** How many colours a PNG has, as the browser decodes it: a blank picture has one. */
export async function colours(page: Page, { bytes }: Saved): Promise<number> {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return new Set(new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer)).size;
  }, bytes.toString('base64'));
}
