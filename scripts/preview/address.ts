import { existsSync, readFileSync } from 'node:fs';
import { Refused } from './command.ts';

/** The URL of a site: its origin, and its path with slashes at both ends. */
interface Address {
  siteUrl: string;
  baseUrl: string;
}

/** The folder of a pull request's preview on the Pages branch. */
function previewFolder(number: number): string {
  return `pr/${number}`;
}

/** The number of a pull request. Throws Refused for any other text. */
export function pullRequestNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new Refused(`${JSON.stringify(text.slice(0, 40))} is not a pull request number`);
  return Number(text);
}

/**
 * The URL of a repository's Pages site, or of the preview of pull request `number`. `pagesUrl` is the site's custom
 * URL, or ''. Source of the form: GitHub Pages, "types of sites".
 */
export function pagesAddress(repository: string, pagesUrl: string, number: number | null): Address {
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  const host = `${owner}.github.io`;
  const root = new URL(pagesUrl || `https://${host}${name === host ? '/' : `/${repository.split('/')[1]}/`}`);
  const path = root.pathname.replace(/\/*$/, '/');
  return { siteUrl: root.origin, baseUrl: number === null ? path : `${path}${previewFolder(number)}/` };
}

/** The site's custom URL: `homepage` in package.json of this folder, otherwise ''. */
export function homepage(): string {
  if (!existsSync('package.json')) return '';
  const { homepage: address } = JSON.parse(readFileSync('package.json', 'utf8')) as { homepage?: string };
  return address ?? '';
}
