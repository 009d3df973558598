import type { WrittenPage } from '../../benchmark/diff/types';
import { mdxReferences } from './mdxReferences';
import { readPages } from './pages';
import { type Page, parsePage } from './parsePage';

const BLOG = 'blog/';

/** A value of a page's front matter as it is written there; undefined if there is none. */
function frontMatter({ nodes }: Page, key: string): string | undefined {
  const head = nodes.find(({ type }) => type === 'yaml')?.value ?? '';
  return new RegExp(`^${key}: *(.+?) *$`, 'm').exec(head)?.[1];
}

/** A page with its address, which is its `slug`, a post's below /blog/, and the reports that its components name. */
function writtenPage(page: Page): WrittenPage[] {
  const slug = frontMatter(page, 'slug');
  if (slug === undefined) return [];
  const path = page.path.startsWith(BLOG) ? `/${BLOG}${slug}/` : slug;
  const reports = mdxReferences(page).flatMap(({ attributes }) => attributes.report ?? []);
  return [{ title: frontMatter(page, 'title') ?? path, path, reports: [...new Set(reports)] }];
}

/** The written pages of a site with the reports that they show something of; those without a `slug` are left out. */
export function writtenPages(siteDir: string): WrittenPage[] {
  return ['docs', 'blog']
    .flatMap((folder) => readPages(siteDir, folder))
    .map((page) => parsePage(page))
    .flatMap(writtenPage);
}
