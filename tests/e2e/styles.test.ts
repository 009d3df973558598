import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, parse } from 'postcss';
import { filesBelow } from '../../src/data/filesBelow';
import { TEMPLATES } from './samples';
import { BUILD, expect, takenOver, test } from './site';

const CSS = filesBelow(join(BUILD, 'assets')).filter((name) => name.endsWith('.css'));
const textOf = (name: string) => readFileSync(join(BUILD, 'assets', name), 'utf8');
/** The classes that a stylesheet has rules for. */
const classesIn = (text: string) => new Set([...text.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));
const RULES = new Map<string, Set<string>>(CSS.map((name) => [`/assets/${name}`, classesIn(textOf(name))]));

/** The selectors of a stylesheet, but those of the steps of an animation. */
function selectorsIn(text: string): string[] {
  const found: string[] = [];
  parse(text).walkRules(({ parent, selectors }) => {
    if (!(parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes'))) found.push(...selectors);
  });
  return found;
}

/** The classes of a page's elements, as its HTML has them. */
function classesOf(html: string): Set<string> {
  const attributes = [...html.matchAll(/<[a-z][^<>]*?\sclass=(?:"([^"]*)"|([^\s">]+))/g)];
  return new Set(attributes.flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/)));
}

const linksOf = (html: string) =>
  [...html.matchAll(/<link rel=stylesheet href=([^\s>]+)/g)].map(([, href = '']) => href);

const fileOf = (address: string) => join(BUILD, address === '/no-such-page/' ? '404.html' : `${address}index.html`);

for (const address of new Set(TEMPLATES)) {
  test(`${address} names in its HTML every stylesheet that has rules for it, and loads no other`, async ({ page }) => {
    const html = readFileSync(fileOf(address), 'utf8');
    const links = linksOf(html);
    const linked = new Set(links.flatMap((link) => [...(RULES.get(link) ?? [])]));
    const elsewhere = new Set([...RULES.values()].flatMap((classes) => [...classes]));
    const classes = [...classesOf(html)];
    expect(classes.length).toBeGreaterThan(10);
    expect(classes.filter((name) => elsewhere.has(name) && !linked.has(name))).toEqual([]);
    await page.goto(address);
    await takenOver(page);
    const loaded = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : [new URL(href).pathname])),
    );
    expect(loaded.toSorted()).toEqual(links.toSorted());
  });
}

test('every rule of a stylesheet for few pages is for a class of its own, so that no other page changes when a reader has been there', () => {
  const parts = CSS.filter((name) => !name.startsWith('css/styles.'));
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) {
    const others = new Set(
      CSS.filter((name) => name !== part).flatMap((name) => [...(RULES.get(`/assets/${name}`) ?? [])]),
    );
    const selectors = selectorsIn(textOf(part));
    expect(selectors.length).toBeGreaterThan(10);
    expect(selectors.filter((selector) => [...classesIn(selector)].every((name) => others.has(name)))).toEqual([]);
  }
});

test('every variant of the theme’s elements that a page shows has its rules', () => {
  const theme = classesIn(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'));
  const pages = filesBelow(BUILD).filter((name) => /(^|\/)(index|404)\.html$/.test(name) && !name.startsWith('embed/'));
  expect(pages.length).toBeGreaterThan(TEMPLATES.length);
  const shown = new Set(pages.flatMap((name) => [...classesOf(readFileSync(join(BUILD, name), 'utf8'))]));
  const rules = classesIn(CSS.map(textOf).join(''));
  const variants = [...shown].filter((name) => theme.has(name) && /--|__/.test(name));
  expect(variants).toContain('navbar__link--active');
  expect(variants.filter((name) => !rules.has(name))).toEqual([]);
});

test('a report page loads no stylesheet of /compare/, of lists of queries or of event logs that it has not', () => {
  const html = readFileSync(fileOf('/reports/gluten-velox-vs-comet/'), 'utf8');
  expect(linksOf(html)).toEqual([expect.stringMatching(/^\/assets\/css\/styles\.\w+\.css$/)]);
});
