import { expect } from '@playwright/test';
import type { Tab } from './tab';

/** Opens a page and waits until its scripts have hydrated; earlier clicks are lost. */
export async function visit(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await expect.poll(() => tab.run(() => document.documentElement.dataset.hasHydrated, [])).toBe('true');
}

/** Visible text of an element, with white space collapsed; null if there is no element. */
export function textOf(tab: Tab, selector: string, frame?: string): Promise<string | null> {
  const read = (one: string) => document.querySelector<HTMLElement>(one)?.innerText.replace(/\s+/g, ' ').trim() ?? null;
  return tab.run(read, [selector], frame);
}

/** True if an element contains a text, ignoring white space. */
export async function says(tab: Tab, selector: string, text: string): Promise<boolean> {
  return (await textOf(tab, selector))?.includes(text.replace(/\s+/g, ' ')) ?? false;
}

/** Number of visible elements that match a selector. */
export function seen(tab: Tab, selector: string, frame?: string): Promise<number> {
  const count = (one: string) =>
    [...document.querySelectorAll(one)].filter((element) => element.getClientRects().length > 0).length;
  return tab.run(count, [selector], frame);
}

export function styleOf(tab: Tab, selector: string, property: string, frame?: string): Promise<string> {
  const read = (one: string, name: string) =>
    getComputedStyle(document.querySelector(one) as Element).getPropertyValue(name);
  return tab.run(read, [selector, property], frame);
}

/** A target to click: a selector, optionally with its text or its label's text, and the frame. */
export interface Target {
  css: string;
  named?: string;
  frame?: string;
}

/** Center of an element in its window, px, after scrolling it into view. */
function middle(selector: string, name: string | null): { x: number; y: number } {
  const namesOf = (one: HTMLElement) => [
    one.textContent,
    one.getAttribute('aria-label'),
    ...[...((one as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
  ];
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  const element = found.find((one) => name === null || namesOf(one).some((text) => text?.trim() === name));
  if (!element) throw new Error(`there is no ${selector} ${name ?? ''}`);
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

async function place(tab: Tab, { css, named, frame }: Target): Promise<{ x: number; y: number }> {
  const within = await tab.run(middle, [css, named ?? null], frame);
  if (frame === undefined) return within;
  const corner = (one: string) => {
    const { left, top } = (document.querySelector(one) as Element).getBoundingClientRect();
    return { left, top };
  };
  const { left, top } = await tab.run(corner, [frame]);
  return { x: left + within.x, y: top + within.y };
}

/** Clicks the center of an element. */
export async function press(tab: Tab, target: Target): Promise<void> {
  const { x, y } = await place(tab, target);
  await tab.press(x, y);
}

/** Moves the pointer from the corner of the window to an element. */
export async function hover(tab: Tab, target: Target): Promise<void> {
  const { x, y } = await place(tab, target);
  await tab.point(1, 1);
  await tab.point(x, y);
}
