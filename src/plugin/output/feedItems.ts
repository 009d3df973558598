import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import { load } from 'cheerio/slim';
import { escapeXml } from '../../charts/svg';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;
type SiteConfig = Parameters<CreateFeedItems>[0]['siteConfig'];

const DRAWING = /^(.*)\/charts\/([^/]+\/[^/]+)\.svg$/;

/**
 * The HTML of a post with every figure replaced by its title, its PNG pictures, and its caption, which feed readers can
 * show. The pictures are the files that the figure links to, each linked to its embed page, which has the sources, the
 * table, and the report; URLs are already absolute. Removes styles, scripts, and React's comments; keeps all other HTML.
 */
export function withPictures(html: string): string {
  const $ = load(html, { xml: { xmlMode: false, encodeEntities: 'utf8' } });
  $('figure').each((_, element) => {
    const figure = $(element);
    const title = figure.find('figcaption p').first().text();
    const caption = figure.find('figcaption p').eq(1).text();
    const pictures = figure
      .find('a')
      .toArray()
      .flatMap((link) => {
        const [, site, chart] = DRAWING.exec($(link).attr('href') ?? '') ?? [];
        if (chart === undefined) return [];
        const picture = $('<img>').attr({ src: `${site}/charts/${chart}.png`, alt: title, width: '920' });
        return [$('<a></a>').attr('href', `${site}/embed/${chart}/`).append(picture)];
      });
    const head = $('<p></p>').append($('<strong></strong>').text(title));
    const plain = $('<figure></figure>').append(head, ...pictures);
    figure.replaceWith(plain.append($('<figcaption></figcaption>').text(caption)));
  });
  $('style, script, .hash-link').remove();
  $.root()
    .find('*')
    .addBack()
    .contents()
    .filter((_, { type }) => type === 'comment')
    .remove();
  return $.html();
}

/** The notice of the site's footer as the last paragraph, because a feed has no footer; '' without one. */
function noticeOf({ themeConfig }: SiteConfig): string {
  const { footer } = themeConfig as { footer?: { copyright?: string } };
  return footer?.copyright ? `<p>${escapeXml(footer.copyright)}</p>` : '';
}

/**
 * Items of the blog's feeds: Docusaurus' items with the charts of posts as pictures, and the notice of the site. The
 * site is the author of a post without one, because Atom requires an author. Source: RFC 4287, section 4.1.1.
 */
export const feedItems: CreateFeedItems = async ({ defaultCreateFeedItems, ...rest }) => {
  const { title, url, baseUrl } = rest.siteConfig;
  const items = await defaultCreateFeedItems(rest);
  return items.map((item) => ({
    ...item,
    author: item.author ?? [{ name: title, link: url + baseUrl }],
    content: item.content && `${withPictures(item.content)}${noticeOf(rest.siteConfig)}`,
  }));
};
