import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** A file saved by a button of a page. */
export interface Saved {
  name: string;
  bytes: Buffer;
}

/** Opens the file menu of a figure. */
export async function openMenu(figure: Locator): Promise<void> {
  const menu = figure.locator('details', { hasText: 'Save or embed' });
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
}

/** Saves the file of a figure in a format, and waits for the download. */
export async function saved(figure: Locator, label: string): Promise<Saved> {
  const button = figure.getByRole('button', { name: `${label} file`, exact: true });
  if (!(await button.isVisible())) await openMenu(figure);
  const [download] = await Promise.all([figure.page().waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Rows of a CSV file as objects with the header's keys. Cells must not contain commas. */
export function csvCells({ bytes }: Saved): Record<string, string>[] {
  const [head = '', ...lines] = bytes.toString('utf8').trim().split('\n');
  const keys = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(keys.map((key, index) => [key, cells[index] ?? '']));
  });
}

/** Rows of a CSV file by their first cell, which must be unique. */
export function csvRows(file: Saved): Map<string, Record<string, string>> {
  return new Map(csvCells(file).map((row) => [Object.values(row)[0] ?? '', row]));
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Size of a PNG in pixels, from its header. Throws for bytes that are not a PNG. */
export function pngSize({ bytes }: Saved): { width: number; height: number } {
  if (!bytes.subarray(0, 8).equals(PNG)) throw new Error('no PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Size of an SVG in px, its background color, and its texts. */
export function svgParts({ bytes }: Saved): { width: number; height: number; ground: string; words: string[] } {
  const svg = bytes.toString('utf8');
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const ground = /<rect[^>]* fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '';
  const words = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));
  return { width: Number(width), height: Number(height), ground, words };
}

/** Number of colors of a PNG, decoded by the browser; a blank picture has one. */
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
