import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/data/filesBelow';
import { BUILD } from './site';

const TAG = /<[a-z][a-z0-9-]*((?:\s+(?:[^\s"'>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?))*)\s*\/?>/g;
const ATTRIBUTE = /([^\s"'>=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const ADDRESSES = ['href', 'src', 'data-data', 'data-live'];

/** URL of the site with its base path: the shortest URL in the sitemap. */
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

/** References of a page, as written: links, scripts, styles, images, frames, and URLs in its metadata. */
function pageLinks(html: string, root: string): string[] {
  return attributesOf(html).flatMap(([name, value]) => {
    if (ADDRESSES.includes(name)) return [value];
    if (name === 'srcset' || name === 'imagesrcset')
      return value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');
    return name === 'content' && value.startsWith(root) ? [value] : [];
  });
}

/** URLs of this site in a file that is not a page: feeds, sitemap, published JSON. */
function textLinks(text: string, root: string): string[] {
  const escaped = root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...text.matchAll(new RegExp(`${escaped}[^\\s"'<>\\\\\\])},]*`, 'g'))].map(([address]) =>
    // A citation ends its sentence after the URL.
    decoded(address).replace(/\.$/, ''),
  );
}

/** IDs of a page, the targets of fragments. */
function idsOf(file: string): Set<string> {
  const attributes = attributesOf(readFileSync(file, 'utf8'));
  return new Set(attributes.flatMap(([name, value]) => (name === 'id' ? [value] : [])));
}

/** A function that computes the value of each key once. */
function once<Value>(compute: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, compute(key));
    return made.get(key) as Value;
  };
}

/** File of the built site for a path; null if there is none. */
function fileFor(path: string): string | null {
  const plain = join(BUILD, decodeURIComponent(path));
  const files = [join(plain, 'index.html'), plain, `${plain.replace(/\/$/, '')}.html`];
  return files.find((name) => existsSync(name) && statSync(name).isFile()) ?? null;
}

/** A function that returns true if the built site has the target of one of its URLs: a file, and an anchor in it. */
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

/** A file of the built site with the URLs of the site in it, absolute. */
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

/** Broken references in pages, feeds, embeds, and data of the built site, and the number of all references. */
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
