import type { AllContent } from '@docusaurus/types';
import type { SiteContent } from '../content/siteContent';
import type { Image } from '../images/drawImages';
import type { Site } from '../lib/site';
import { postCard } from './socialCards';

export interface Post {
  /** The path of its file from the site folder. */
  source: string;
  title: string;
  frontMatter: { image?: unknown; card?: unknown };
}

const IMAGE = /^\/charts\/blog\/[a-z0-9.-]+\.png$/;

/** The posts loaded by Docusaurus; empty if the site has no blog. */
export function loadedPosts(allContent: AllContent): Post[] {
  const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {});
  const posts = blogs.flatMap((blog) => (blog as { blogPosts: { metadata: Post }[] } | undefined)?.blogPosts ?? []);
  return posts.map(({ metadata }) => ({ ...metadata, source: metadata.source.replace(/^@site\//, '') }));
}

/**
 * Social cards of posts with `card: {report, chart}` in their front matter. The chart is painted to the path in
 * `image`, so that Docusaurus names it in the head, structured data, and feeds. Throws with every problem of every post
 * as `file: message`, for an unknown chart or an image outside of /charts/blog/.
 */
export function postCards(posts: readonly Post[], content: SiteContent, site: Site): Image[] {
  const problems: string[] = [];
  const cards = posts.flatMap((post) => {
    try {
      return cardOf(post, content, site);
    } catch (error) {
      problems.push(`${post.source}: ${(error as Error).message}`);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return cards;
}

function cardOf({ title, frontMatter: { image, card } }: Post, content: SiteContent, site: Site): Image[] {
  if (card === undefined) return [];
  const { report, chart } = (card ?? {}) as { report?: unknown; chart?: unknown };
  if (typeof report !== 'string' || typeof chart !== 'string') throw new Error('`card` must name a report and a chart');
  if (typeof image !== 'string' || !IMAGE.test(image))
    throw new Error('a post with `card` must set `image` to /charts/blog/<name>.png');
  return [postCard({ path: image.slice(1), title, report, chart }, content, site)];
}
