import { moveItems, type Picture } from '../../../src/charts/drawing';
import { textItem } from '../../../src/charts/marks';
import { light } from '../../../src/charts/theme';
import { drawing } from '../../../src/figures/draw';
import { CARD, type CardBody, cardPicture } from '../../../src/figures/render/cardPicture';
import { chartPicture, NARROW } from '../../../src/figures/render/chartPicture';
import { frozenContent } from '../support/frozenSite';
import { expect, test } from '../support/test';
import { CHARTS, isText, outside, words } from './support';

const content = frozenContent('https://example.org/');
const { answers } = content.overview();
if (!answers) throw new Error('no answers');
const META = {
  caption: answers.caption,
  note: answers.note,
  source: 'example.org/',
  date: '2026-07-21',
  disclaimer: 'Derived from TPC-DS; not comparable to published TPC-DS results.',
};
const TEXT = {
  id: 'card',
  site: 'Benchmarks',
  title: 'Gluten + Velox 1.6.0 against Comet 0.16.0',
  word: 'It depends on the statistic',
  sentence: 'A sentence that says more. '.repeat(12).trim(),
  footer: 'Derived from TPC-DS; not comparable to published TPC-DS results. 21 July 2026. Source: example.org/',
};

const textsOf = ({ items }: Picture) => items.filter(isText).map(words);
/** Texts that extend beyond a picture, measured in the widest font. */
const overflowing = (picture: Picture) => outside(picture.items.filter(isText), picture);

test('moved(items, shift) scales positions and sizes about the origin, then moves', () => {
  const [item] = moveItems([textItem('q93', 10, 20, '#000', { size: 12 })], { dx: 5, dy: 1, scale: 2 });
  expect(item).toMatchObject({ x: 25, y: 41, size: 24 });
});

const strip = content.reports[0]?.charts.find(({ kind }) => kind === 'forest');
if (strip?.kind !== 'forest') throw new Error('no strip');
const BODIES: [string, CardBody][] = [
  ['strip', { kind: 'strip', strip }],
  ['answers', { kind: 'answers', answers }],
  ['no drawing', { kind: 'none' }],
  ...CHARTS.filter(({ name }) => name.startsWith('mixed') || !name.includes(',')).map(
    (chart) => [chart.name, { kind: 'chart', spec: chart.spec }] as [string, CardBody],
  ),
];

for (const [name, body] of BODIES) {
  test(`a card with ${name} is 1200 × 630 px, without overflow`, () => {
    const picture = cardPicture(TEXT, body);
    expect({ width: picture.width, height: picture.height }).toEqual(CARD);
    expect(overflowing(picture)).toEqual([]);
    expect(textsOf(picture)).toEqual(expect.arrayContaining([TEXT.site, TEXT.title, TEXT.word]));
  });
}

for (const [name, body] of BODIES.slice(0, 2)) {
  test(`the text of a card with ${name} is readable at half size: none is below 20 px`, () => {
    const sizes = cardPicture(TEXT, body)
      .items.filter(isText)
      .map(({ size }) => size);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
  });
}

test('a picture for phones is 380 px wide, and no text overflows', () => {
  for (const { name, spec: chart } of CHARTS) {
    const picture = chartPicture(chart, light, { ...META, note: '' }, NARROW);
    expect(picture.width, name).toBe(380);
    expect(overflowing(picture), name).toEqual([]);
  }
});

test('the chart of the home page has no text overflow at either width', () => {
  for (const width of [920, 380]) {
    const { items, height } = drawing(answers, width, light);
    expect(outside(items.filter(isText), { width, height })).toEqual([]);
  }
});

test('a sentence that is too long for a card ends with an ellipsis', () => {
  expect(textsOf(cardPicture(TEXT, { kind: 'strip', strip })).some((line) => line.endsWith('…'))).toBe(true);
});
