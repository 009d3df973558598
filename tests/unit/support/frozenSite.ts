import { resolve } from 'node:path';
import { type Data, loadData } from '../../../src/data/loadData';
import { type SiteContent, siteContent } from '../../../src/plugin/content/siteContent';

/**
 * A site's folder with the artifacts of eleven reports, copied from static/data once. Tests read these, so that a correction in static/data, which
 * `npm run check` covers, needs no changed test. Update them only if a format changes.
 */
export const FROZEN_SITE = resolve(__dirname, '../../fixtures/site');
export const FROZEN_DATA = resolve(FROZEN_SITE, 'static/data');

/** The featured report of the site. */
export const FEATURED = 'gluten-velox-vs-comet';

let data: Data | null = null;
const contents = new Map<string, SiteContent>();

/** The frozen artifacts, loaded once per process; tests must not change them. Paths begin with static/data. */
export function frozenData(): Data {
  data ??= loadData(FROZEN_DATA, FROZEN_SITE);
  return data;
}

/** Content of a site at a URL, computed from the frozen artifacts once per process. */
export function frozenContent(siteUrl = 'http://localhost/'): SiteContent {
  const content = contents.get(siteUrl) ?? siteContent(frozenData(), FEATURED, siteUrl);
  contents.set(siteUrl, content);
  return content;
}
