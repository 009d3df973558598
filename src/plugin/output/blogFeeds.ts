import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import blog, { type PluginOptions, validateOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext } from '@docusaurus/types';
import { escapeXml } from '../../charts/svg';

/**
 * A feed of Docusaurus with the link to itself that readers subscribe to, and for Atom with the site as its author.
 * Sources: RFC 4287, section 4.2.7.2; RSS Advisory Board, Best Practices Profile, atom:link.
 */
export function withOrigin(feed: string, address: string, site: { title: string; url: string }): string {
  const [href, title, uri] = [address, site.title, site.url].map(escapeXml);
  if (!feed.includes('<rss ')) {
    const author = `<author><name>${title}</name><uri>${uri}</uri></author>`;
    return feed.replace('</id>', () => `</id>\n    <link rel="self" href="${href}"/>\n    ${author}`);
  }
  const link = `<atom:link rel="self" href="${href}" type="application/rss+xml"/>`;
  return feed
    .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
    .replace('<channel>', () => `<channel>\n        ${link}`);
}

/** Docusaurus' blog, whose feeds name their own URL and the site as their author. */
export async function blogWithFeeds(context: LoadContext, options: PluginOptions) {
  const plugin = await blog(context, options);
  const { siteConfig, baseUrl } = context;
  const site = { title: siteConfig.title, url: siteConfig.url + baseUrl };
  return {
    ...plugin,
    async postBuild(props: Parameters<NonNullable<typeof plugin.postBuild>>[0]) {
      await plugin.postBuild?.(props);
      for (const name of ['rss.xml', 'atom.xml']) {
        const path = `${options.routeBasePath}/${name}`;
        const file = join(props.outDir, path);
        if (existsSync(file)) writeFileSync(file, withOrigin(readFileSync(file, 'utf8'), `${site.url}${path}`, site));
      }
    },
  };
}

blogWithFeeds.validateOptions = validateOptions;
