import { resolve } from 'node:path';
import { type Data, loadData } from '../../../src/data/loadData';
import { type SiteContent, siteContent } from '../../../src/plugin/content/siteContent';

const ROOT = resolve(__dirname, '../../..');

/** The featured report of the site. */
export const FEATURED = 'gluten-velox-vs-comet';

let data: Data | null = null;
const contents = new Map<string, SiteContent>();

/** Artifacts of this repository, loaded once per worker; tests must not change them. */
export function committedData(): Data {
  data ??= loadData(resolve(ROOT, 'static/data'), ROOT);
  return data;
}

/** Content of a site at a URL, computed from the artifacts once per worker. */
export function committedContent(siteUrl = 'http://localhost/'): SiteContent {
  const content = contents.get(siteUrl) ?? siteContent(committedData(), FEATURED, siteUrl);
  contents.set(siteUrl, content);
  return content;
}
