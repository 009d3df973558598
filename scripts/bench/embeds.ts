import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../src/data/filesBelow';
import { inlineScripts } from '../../src/plugin/bundler/inlineScripts';
import type { Budget } from '../lib/budget';

/** Text that only the script of the embed dialog contains. */
const DIALOG = 'Embed this chart';

/** The transfer size of a chart's embed (gzip), in KB of 1,000 bytes. */
interface EmbedSize {
  /** Its folder below embed/: "<report>/<chart>". */
  chart: string;
  /** The page including its script: all requests before the first pointer or focus. */
  page: number;
  /** Its live script and its data; 0 for a static drawing. */
  live: number;
}

function packed(bytes: Buffer | string): number {
  return gzipSync(bytes, { level: 9 }).length / 1000;
}

function kilobytes(file: string): number {
  return packed(readFileSync(file));
}

export function embedSizes(build: string): EmbedSize[] {
  const folder = join(build, 'embed');
  const pages = filesBelow(folder).filter((name) => /^[^/]+\/[^/]+\/index\.html$/.test(name));
  return pages.map((name) => {
    const chart = name.replace('/index.html', '');
    const page = join(folder, name);
    const live = /data-live="\.\.\/\.\.\/([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1];
    return {
      chart,
      page: kilobytes(page),
      live: live ? kilobytes(join(folder, live)) + kilobytes(join(folder, chart, 'data.js')) : 0,
    };
  });
}

/** The embed with the largest value of a measure, as a budget. */
function largest(sizes: readonly EmbedSize[], key: 'page' | 'live', name: string, limit: number): Budget {
  const [first] = [...sizes].sort((a, b) => b[key] - a[key]);
  const detail = `${first?.chart}, the largest of ${sizes.length}`;
  return { name, measured: first?.[key] ?? null, limit, unit: 'KB', detail };
}

/** The script in every embed page as a budget, measured in one page. */
function loader(build: string, sizes: readonly EmbedSize[]): Budget {
  const page = join(build, 'embed', sizes[0]?.chart ?? '', 'index.html');
  const [script] = sizes.length > 0 ? inlineScripts(readFileSync(page, 'utf8')) : [];
  const measured = script === undefined ? null : packed(script);
  return { name: 'loader in embed pages, gz', measured, limit: 1.5, unit: 'KB', detail: page.replace(build, '') };
}

/** Sizes of the embeds of a built site, their script, the script for other sites, and the embed dialog. */
export function measureEmbeds(build: string): Budget[] {
  const sizes = embedSizes(build);
  const scripts = filesBelow(join(build, 'assets/js')).map((name) => join(build, 'assets/js', name));
  const dialog = scripts.find((file) => readFileSync(file, 'utf8').includes(DIALOG));
  const file = (name: string, path: string | undefined, limit: number): Budget => {
    return { name, measured: path ? kilobytes(path) : null, limit, unit: 'KB', detail: path?.replace(build, '') ?? '' };
  };
  return [
    largest(sizes, 'page', 'an embed page with its loader, gz', 12),
    largest(sizes, 'live', 'more on intent in an embed, gz', 83),
    loader(build, sizes),
    file('script that resizes frames, gz', join(build, 'embed/resize.js'), 1),
    file('dialog that offers embeds, gz, on intent', dialog, 5),
  ];
}
