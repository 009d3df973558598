import type { WrittenPage } from '../../benchmark/diff/types';
import { readPages } from './pages';
import { type Page, parsePage } from './parsePage';

const BLOG = 'blog/';

/** A raw value from a page's front matter; undefined if missing. */
function frontMatter({ nodes }: Page, key: string): string | undefined {
  const head = nodes.find(({ type }) => type === 'yaml')?.value ?? '';
  return new RegExp(`^${key}: *(.+?) *$`, 'm').exec(head)?.[1];
}

/** A page with its path (its `slug`, for a post below /blog/) and the reports that its components name. */
function writtenPage(page: Page): WrittenPage[] {
  const slug = frontMatter(page, 'slug');
  if (slug === undefined) return [];
  const path = page.path.startsWith(BLOG) ? `/${BLOG}${slug}/` : slug;
  const reports = page.references.flatMap(({ attributes }) => attributes.report ?? []);
  return [{ title: frontMatter(page, 'title') ?? path, path, reports: [...new Set(reports)] }];
}

/** Written pages of a site with the reports that they show; pages without a `slug` are omitted. */
export function writtenPages(siteDir: string): WrittenPage[] {
  return ['docs', 'blog']
    .flatMap((folder) => readPages(siteDir, folder))
    .map((page) => parsePage(page))
    .flatMap(writtenPage);
}
