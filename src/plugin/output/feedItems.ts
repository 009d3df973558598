import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import { load } from 'cheerio/slim';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

const DRAWING = /^(.*\/charts\/[^/]+\/[^/]+)\.svg$/;

/**
 * The HTML of a post with every figure replaced by what a feed reader can show: its title, its pictures as PNG, its caption.
 * The pictures are those that the figure links to as files; addresses are absolute already. Styles, scripts and React's comments go; other HTML stays as it is.
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
 * The items of the blog's feeds: Docusaurus' own, with the charts of the posts as pictures. A post without an author is the
 * site's, since Atom wants one. Source: RFC 4287, section 4.1.1.
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
