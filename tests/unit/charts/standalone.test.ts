import type { Mark, Picture, TextItem } from '../../../src/charts/drawing';
import { pictureSvg } from '../../../src/charts/svg';
import { dark, light, type Theme } from '../../../src/charts/theme';
import { timesOf } from '../../../src/components/query/times';
import { type ChartSpec, kindOf } from '../../../src/figures';
import { chartPicture } from '../../../src/figures/render/chartPicture';
import { standaloneWords } from '../../../src/figures/shared/figureText';
import type { StandaloneSpec } from '../../../src/figures/shared/kind';
import { frozenContent } from '../support/frozenSite';
import { expect, test } from '../support/test';
import { contrast } from '../visual/stylesheet';
import { boxOf, collisions, isText, outside, words } from './support';

type Standalone = Extract<ChartSpec, StandaloneSpec>;

const content = frozenContent('https://example.org/');
const { answers } = content.overview();
if (!answers) throw new Error('no answers');
const { pages } = content.queries();
const timesAt = (path: string): [string, Standalone] => {
  const times = timesOf(pages.find((page) => page.path === path)?.blocks ?? []);
  if (!times) throw new Error(`no times on ${path}`);
  return [`times of ${path}`, times];
};

const CHARTS: [string, Standalone][] = [
  ['answers', answers],
  timesAt('/queries/tpcds-q93/'),
  timesAt('/queries/tpch-q1/'),
];

const pictureOf = (spec: Standalone, theme: Theme): Picture =>
  chartPicture(spec, theme, { ...standaloneWords(spec, '2026-07-21'), source: 'example.org/compare/' });

/** Color behind a text: of the last filled rectangle drawn before it around its middle, otherwise of the background. */
function below(text: TextItem<number>, items: readonly Mark[], ground: string): string {
  const { left, right, top, bottom } = boxOf(text);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const fills = items.slice(0, items.indexOf(text)).flatMap((item) => {
    if (item.type !== 'path' || item.fill === null || item.segments.length !== 5) return [];
    const points = item.segments.flatMap((segment) =>
      segment.kind === 'line' || segment.kind === 'move' ? [segment] : [],
    );
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const holds = Math.min(...xs) <= x && x <= Math.max(...xs) && Math.min(...ys) <= y && y <= Math.max(...ys);
    return holds ? [item.fill] : [];
  });
  return fills.at(-1) ?? ground;
}

for (const [name, spec] of CHARTS) {
  test(`${name}: no two texts of its picture overlap, and none overflows`, () => {
    const picture = pictureOf(spec, light);
    const texts = picture.items.filter(isText);
    expect(texts.length).toBeGreaterThan(5);
    expect([...collisions(texts), ...outside(texts, picture)]).toEqual([]);
  });

  for (const theme of [light, dark]) {
    test(`${name}: every text is readable without the page's styles, in ${theme === light ? 'light' : 'dark'}`, () => {
      const picture = pictureOf(spec, theme);
      expect(pictureSvg(picture)).not.toMatch(/var\(|class=/);
      const faint = picture.items.filter(isText).filter((item) => {
        const ground = below(item, picture.items, picture.background);
        return item.runs.some(({ fill }) => contrast(fill, ground) < 4.5);
      });
      expect(faint.map(words)).toEqual([]);
    });
  }

  test(`${name}: its table has the counted rows`, () => {
    const { count, csv, unit } = kindOf(spec);
    expect(unit(spec)).toBe(spec.kind === 'times' ? 's' : '×');
    expect(count(spec, null).count > 0).toBe((csv?.(spec).rows.length ?? 0) > 0);
  });
}
