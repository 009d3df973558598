import { resolve } from 'node:path';
import { type Data, loadData } from '../../../src/data/loadData';
import { type SiteContent, siteContent } from '../../../src/plugin/content/siteContent';

const ROOT = resolve(__dirname, '../../..');

/** The report that the site shows first. */
export const FEATURED = 'gluten-velox-vs-comet';

let data: Data | null = null;
const contents = new Map<string, SiteContent>();

/** The artifacts of this repository, loaded once a worker: no test may change them. */
export function committedData(): Data {
  data ??= loadData(resolve(ROOT, 'static/data'), ROOT);
  return data;
}

/** What the site computes from them for a site at an address, once a worker. */
export function committedContent(siteUrl = 'http://localhost/'): SiteContent {
  const content = contents.get(siteUrl) ?? siteContent(committedData(), FEATURED, siteUrl);
  contents.set(siteUrl, content);
  return content;
}
