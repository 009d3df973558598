import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OutputFile } from '../lib/files';

const FONT = '@fontsource-variable/inter/LICENSE';

/** The license of the font that pages load, in the folder in which the bundler puts the font. */
export function fontLicense(): OutputFile {
  const path = createRequire(__filename).resolve(FONT);
  return { path: 'assets/fonts/OFL.txt', text: readFileSync(path, 'utf8') };
}

/**
 * robots.txt, which only the root of a host can have, so none for a site below a path. It names the sitemap, which a
 * site that asks not to be indexed does not have; its pages remain readable, because each of them holds that request.
 */
export function robotsFiles({
  url,
  baseUrl,
  noIndex,
}: {
  url: string;
  baseUrl: string;
  noIndex: boolean;
}): OutputFile[] {
  if (baseUrl !== '/') return [];
  const sitemap = noIndex ? '' : `\nSitemap: ${url}/sitemap.xml\n`;
  return [{ path: 'robots.txt', text: `User-agent: *\nAllow: /\n${sitemap}` }];
}
