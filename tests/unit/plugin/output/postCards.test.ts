import { loadedPosts, type Post, postCards } from '../../../../src/plugin/output/postCards';
import { frozenContent } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const site = { title: 'Site', tagline: 'T', url: 'https://x.org/p/' };
const content = frozenContent(site.url);

function post(frontMatter: Post['frontMatter'], source = 'blog/a.mdx'): Post {
  return { source, title: 'A post', frontMatter };
}

const card = { report: 'gluten-velox-vs-comet', chart: 'queries' };

test('postCards(posts) draws the chart of a post to the path of its image, 1200 × 630 px, and nothing for a post without a card', () => {
  const [made, ...more] = postCards([post({ image: '/charts/blog/a.png', card }), post({})], content, site);
  expect(more).toEqual([]);
  expect(made).toMatchObject({ path: 'charts/blog/a.png', scale: 1, picture: { width: 1200, height: 630 } });
});

test('postCards(posts) reports every post whose card cannot be drawn, with the known charts', () => {
  const wrong = [
    post({ image: '/charts/blog/a.png', card: { ...card, chart: 'pie' } }, 'blog/a.mdx'),
    post({ image: '/charts/blog/b.png', card: { ...card, report: 'x' } }, 'blog/b.mdx'),
    post({ image: '/img/c.png', card }, 'blog/c.mdx'),
    post({ image: '/charts/blog/d.png', card: null }, 'blog/d.mdx'),
  ];
  const message = () => postCards(wrong, content, site);
  expect(message).toThrow(/blog\/a\.mdx: unknown chart: pie \(known: totals, /);
  expect(message).toThrow(/\nblog\/b\.mdx: unknown report: x \(known: .*gluten-velox-vs-comet/);
  expect(message).toThrow(/\nblog\/c\.mdx: a post with `card` must set `image` to \/charts\/blog\/<name>\.png/);
  expect(message).toThrow(/\nblog\/d\.mdx: `card` must name a report and a chart/);
});

test('loadedPosts(content) contains the posts of every blog by file, and none without a blog', () => {
  const metadata = { source: '@site/blog/a.mdx', title: 'A post', frontMatter: {} };
  const loaded = { 'docusaurus-plugin-content-blog': { default: { blogPosts: [{ metadata }] } } };
  expect(loadedPosts(loaded)).toEqual([post({})]);
  expect(loadedPosts({})).toEqual([]);
});
