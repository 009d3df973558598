import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/data/filesBelow';
import { BUILD } from './site';

const TAG = /<[a-z][a-z0-9-]*((?:\s+(?:[^\s"'>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?))*)\s*\/?>/g;
const ATTRIBUTE = /([^\s"'>=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const ADDRESSES = ['href', 'src', 'data-data', 'data-live'];

/** The site's address with its base path, from the sitemap: the shortest address in it. */
export function siteRoot(): string {
  const sitemap = readFileSync(join(BUILD, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return pages.sort((a, b) => a.length - b.length)[0] ?? '';
}

function decoded(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

function attributesOf(html: string): [name: string, value: string][] {
  const script = html.replace(/(<script(?:\s[^>]*)?>)[\s\S]*?<\/script>/g, '$1').replace(/<!--[\s\S]*?-->/g, '');
  return [...script.matchAll(TAG)].flatMap(([, attributes = '']) =>
    [...attributes.matchAll(ATTRIBUTE)].map(
      ([, name = '', double, single, bare]) => [name, decoded(double ?? single ?? bare ?? '')] as [string, string],
    ),
  );
}

/** What a page refers to, as it stands there: links, scripts, styles, images, frames, and addresses in its metadata. */
function pageLinks(html: string, root: string): string[] {
  return attributesOf(html).flatMap(([name, value]) => {
    if (ADDRESSES.includes(name)) return [value];
    if (name === 'srcset' || name === 'imagesrcset')
      return value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');
    return name === 'content' && value.startsWith(root) ? [value] : [];
  });
}

/** The addresses of this site in a file that is no page: feeds, sitemap, published JSON. */
function textLinks(text: string, root: string): string[] {
  const escaped = root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...text.matchAll(new RegExp(`${escaped}[^\\s"'<>\\\\\\])},]*`, 'g'))].map(([address]) => decoded(address));
}

/** The ids of a page, to which fragments lead. */
function idsOf(file: string): Set<string> {
  const attributes = attributesOf(readFileSync(file, 'utf8'));
  return new Set(attributes.flatMap(([name, value]) => (name === 'id' ? [value] : [])));
}

/** A function that computes a value per key once. */
function once<Value>(compute: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, compute(key));
    return made.get(key) as Value;
  };
}

/** The file of the built site that a path stands for; null if there is none. */
function fileFor(path: string): string | null {
  const plain = join(BUILD, decodeURIComponent(path));
  const files = [join(plain, 'index.html'), plain, `${plain.replace(/\/$/, '')}.html`];
  return files.find((name) => existsSync(name) && statSync(name).isFile()) ?? null;
}

/** A function that says whether the built site has what an address of it names: a file, and in a page the place. */
function createFinder(root: string): (address: URL) => boolean {
  const fileOf = once(fileFor);
  const ids = once(idsOf);
  const base = new URL(root).pathname.length;
  return ({ pathname, hash }) => {
    const file = fileOf(pathname.slice(base));
    if (!file) return false;
    const fragment = decodeURIComponent(hash.slice(1));
    return fragment === '' || !file.endsWith('.html') || ids(file).has(fragment);
  };
}

/** A file of the built site with the addresses of the site that it refers to, absolute. */
interface Referrer {
  name: string;
  links: { text: string; address: URL }[];
}

function referrer(name: string, root: string): Referrer {
  const text = readFileSync(join(BUILD, name), 'utf8');
  const from = new URL(name.replace(/index\.html$/, ''), root);
  const found = name.endsWith('.html') ? pageLinks(text, root) : textLinks(text, root);
  const links = [...new Set(found)]
    .filter((link) => link !== '' && !/^(mailto|data):/.test(link))
    .map((link) => ({ text: link, address: new URL(link, from) }));
  return { name, links: links.filter(({ address }) => address.href.startsWith(root)) };
}

/** Of the built site what its pages, feeds, embeds and data refer to and it does not have, and how many addresses that are. */
export function lostLinks(): { lost: string[]; followed: number } {
  const root = siteRoot();
  const exists = createFinder(root);
  const names = filesBelow(BUILD).filter((name) => /(?<!\.inline)\.(html|xml|json|svg)$/.test(name));
  const referrers = names.map((name) => referrer(name, root));
  const lost = referrers.flatMap(({ name, links }) =>
    links.filter(({ address }) => !exists(address)).map(({ text }) => `${name}: ${text}`),
  );
  return { lost, followed: referrers.reduce((sum, { links }) => sum + links.length, 0) };
}
