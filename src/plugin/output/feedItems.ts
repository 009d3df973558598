import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import { load } from 'cheerio/slim';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

const DRAWING = /^(.*\/charts\/[^/]+\/[^/]+)\.svg$/;

/**
 * The HTML of a post with every figure replaced by its title, its PNG pictures, and its caption, which feed readers can
 * show. The pictures are the files that the figure links to; URLs are already absolute. Removes styles, scripts, and
 * React's comments; keeps all other HTML.
 */
export function withPictures(html: string): string {
  const $ = load(html, { xml: { xmlMode: false, encodeEntities: 'utf8' } });
  $('figure').each((_, element) => {
    const figure = $(element);
    const title = figure.find('figcaption p').first().text();
    const caption = figure.find('figcaption p').eq(1).text();
    const pictures = figure
      .find('a')
      .map((_, link) => DRAWING.exec($(link).attr('href') ?? '')?.[1])
      .get()
      .map((address) => $('<img>').attr({ src: `${address}.png`, alt: title, width: '920' }));
    const plain = $('<div></div>').append($('<p></p>').append($('<strong></strong>').text(title)), ...pictures);
    figure.replaceWith(plain.append($('<p></p>').text(caption)));
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

/**
 * Items of the blog's feeds: Docusaurus' items with the charts of posts as pictures. The site is the author of a post
 * without one, because Atom requires an author. Source: RFC 4287, section 4.1.1.
 */
export const feedItems: CreateFeedItems = async ({ defaultCreateFeedItems, ...rest }) => {
  const { title, url, baseUrl } = rest.siteConfig;
  const items = await defaultCreateFeedItems(rest);
  return items.map((item) => ({
    ...item,
    author: item.author ?? [{ name: title, link: url + baseUrl }],
    content: item.content && withPictures(item.content),
  }));
};
