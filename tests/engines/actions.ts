import { expect } from '@playwright/test';
import type { Tab } from './tab';

/** Opens a page of ours and waits until its scripts have taken over: what is pressed before that is lost. */
export async function visit(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await expect.poll(() => tab.run(() => document.documentElement.dataset.hasHydrated, [])).toBe('true');
}

/** What is seen of an element and all in it, white space made one; null where there is none. */
export function textOf(tab: Tab, selector: string, frame?: string): Promise<string | null> {
  const read = (one: string) => document.querySelector<HTMLElement>(one)?.innerText.replace(/\s+/g, ' ').trim() ?? null;
  return tab.run(read, [selector], frame);
}

/** Whether an element says a text, whatever the white space. */
export async function says(tab: Tab, selector: string, text: string): Promise<boolean> {
  return (await textOf(tab, selector))?.includes(text.replace(/\s+/g, ' ')) ?? false;
}

/** How many elements are seen that a selector finds. */
export function seen(tab: Tab, selector: string, frame?: string): Promise<number> {
  const count = (one: string) =>
    [...document.querySelectorAll(one)].filter((element) => element.getClientRects().length > 0).length;
  return tab.run(count, [selector], frame);
}

/** A property of an element's computed style. */
export function styleOf(tab: Tab, selector: string, property: string, frame?: string): Promise<string> {
  const read = (one: string, name: string) =>
    getComputedStyle(document.querySelector(one) as Element).getPropertyValue(name);
  return tab.run(read, [selector, property], frame);
}

/** An element to press: by selector, if need be by its words or those of its label too, and in which frame. */
export interface Target {
  css: string;
  named?: string;
  frame?: string;
}

/** The middle of an element in its own window, scrolled into view first, px. */
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

/** Presses the middle of an element, as a reader does with a mouse. */
export async function press(tab: Tab, target: Target): Promise<void> {
  const { x, y } = await place(tab, target);
  await tab.press(x, y);
}

/** Moves the pointer onto an element, from the corner of the window. */
export async function hover(tab: Tab, target: Target): Promise<void> {
  const { x, y } = await place(tab, target);
  await tab.point(1, 1);
  await tab.point(x, y);
}
