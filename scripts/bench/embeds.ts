import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../src/data/filesBelow';
import type { Budget } from '../lib/budget';

/** What only the script of the embed dialog says. */
const DIALOG = 'Embed this chart';

/** The size of a chart's embed as sent (gzip), KB of 1,000 bytes. */
interface EmbedSize {
  /** Its folder below embed/: "<report>/<chart>". */
  chart: string;
  /** The page with its loader: all that it requests before anybody turns to the chart. */
  page: number;
  /** Its live script and its data; 0 for a drawing that stays as it is. */
  live: number;
}

function kilobytes(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length / 1000;
}

/** The sizes of all embeds of a built site. */
export function embedSizes(build: string): EmbedSize[] {
  const folder = join(build, 'embed');
  const loader = kilobytes(join(folder, 'embed.js'));
  const pages = filesBelow(folder).filter((name) => /^[^/]+\/[^/]+\/index\.html$/.test(name));
  return pages.map((name) => {
    const chart = name.replace('/index.html', '');
    const page = join(folder, name);
    const live = /data-live="\.\.\/\.\.\/([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1];
    return {
      chart,
      page: kilobytes(page) + loader,
      live: live ? kilobytes(join(folder, live)) + kilobytes(join(build, 'charts', `${chart}.json`)) : 0,
    };
  });
}

/** The embed with the largest of a measure, as a budget. */
function largest(sizes: readonly EmbedSize[], key: 'page' | 'live', name: string, limit: number): Budget {
  const [first] = [...sizes].sort((a, b) => b[key] - a[key]);
  const detail = `${first?.chart}, the largest of ${sizes.length}`;
  return { name, measured: first?.[key] ?? null, limit, unit: 'KB', detail };
}

/** The sizes of the embeds of a built site, of the scripts that foreign pages load, and of the dialog that offers them. */
export function measureEmbeds(build: string): Budget[] {
  const sizes = embedSizes(build);
  const scripts = filesBelow(join(build, 'assets/js')).map((name) => join(build, 'assets/js', name));
  const dialog = scripts.find((file) => readFileSync(file, 'utf8').includes(DIALOG));
  const file = (name: string, path: string | undefined, limit: number): Budget => {
    return { name, measured: path ? kilobytes(path) : null, limit, unit: 'KB', detail: path?.replace(build, '') ?? '' };
  };
  return [
    largest(sizes, 'page', 'an embed page with its loader, gz', 8),
    largest(sizes, 'live', 'more on intent in an embed, gz', 70),
    file('loader of embed pages, gz', join(build, 'embed/embed.js'), 1.5),
    file('script of the element, gz', join(build, 'embed/element.js'), 2),
    file('dialog that offers embeds, gz, on intent', dialog, 5),
  ];
}
