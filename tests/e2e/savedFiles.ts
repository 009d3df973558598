import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';

/** A file that a button of a page has saved. */
export interface Saved {
  name: string;
  bytes: Buffer;
}

/** Presses the button of a figure that saves its file in a format, and waits for the file. */
export async function saved(figure: Locator, label: string): Promise<Saved> {
  const [download] = await Promise.all([
    figure.page().waitForEvent('download'),
    figure.getByRole('button', { name: `${label} file`, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The rows of a CSV file by their first cell, as objects by the keys of its head. Cells must hold no commas. */
export function csvRows({ bytes }: Saved): Map<string, Record<string, string>> {
  const [head = '', ...lines] = bytes.toString('utf8').trim().split('\n');
  const keys = head.split(',');
  return new Map(
    lines.map((line) => {
      const cells = line.split(',');
      return [cells[0] ?? '', Object.fromEntries(keys.map((key, index) => [key, cells[index] ?? '']))];
    }),
  );
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
