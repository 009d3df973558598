import { readdirSync } from 'node:fs';
import path from 'node:path';
import { embedStyle } from '../../../src/plugin/embed/embedStyle';
import { expect, test } from '../support/test';
import { contrast, stylesheet, type ThemeName, tokens } from './stylesheet';

const THEMES: ThemeName[] = ['light', 'dark'];
const TEXT = 4.5;
const GRAPHICS = 3;

const WORDS = ['ink', 'ink-2', 'faster-text', 'slower-text', 'unclear-text', 'link'];
const MARKS = ['faster', 'slower', 'unclear', 'axis', 'ink'];
/** [foreground, background]: text inside marks, in heat map cells, and in hovered rows. */
const INSIDE: [string, string][] = [
  ['on-hue', 'slower'],
  ['on-faster', 'faster'],
  ['ink', 'segment'],
  ['ink', 'faster-tint'],
  ['ink', 'slower-tint'],
  ['ink', 'faster-middle'],
  ['ink', 'slower-middle'],
  ['ink', 'hover'],
  ['ink-2', 'hover'],
  ['faster-text', 'hover'],
  ['slower-text', 'hover'],
  ['link', 'hover'],
];
function ratio(theme: ThemeName, front: string, back: string): number {
  const colours = tokens(theme);
  const [a, b] = [colours[`--look-${front}`], colours[`--look-${back}`]];
  if (!a || !b) throw new Error(`no token --look-${a ? back : front} in the ${theme} theme`);
  return contrast(a, b);
}

for (const theme of THEMES) {
  for (const word of WORDS) {
    test(`text in ${word} reaches ${TEXT} : 1 on the ${theme} background`, () => {
      expect(ratio(theme, word, 'bg')).toBeGreaterThanOrEqual(TEXT);
    });
  }

  for (const mark of MARKS) {
    test(`marks in ${mark} reach ${GRAPHICS} : 1 on the ${theme} background`, () => {
      expect(ratio(theme, mark, 'bg')).toBeGreaterThanOrEqual(GRAPHICS);
    });
  }

  for (const [front, back] of INSIDE) {
    test(`text in ${front} reaches ${TEXT} : 1 on ${back} in the ${theme} theme`, () => {
      expect(ratio(theme, front, back)).toBeGreaterThanOrEqual(TEXT);
    });
  }

  test(`the outline of an inner range reaches ${GRAPHICS} : 1 on its tint's background in the ${theme} theme`, () => {
    for (const verdict of ['faster', 'slower', 'unclear']) {
      expect(ratio(theme, verdict, 'bg'), verdict).toBeGreaterThanOrEqual(GRAPHICS);
      expect(ratio(theme, verdict, `${verdict}-tint`), `${verdict} on its tint`).toBeGreaterThanOrEqual(GRAPHICS);
    }
  });
}

test('orange is never a text color: its text variant is darker in light and lighter in dark', () => {
  for (const theme of THEMES) {
    expect(ratio(theme, 'slower-text', 'bg')).toBeGreaterThan(ratio(theme, 'slower', 'bg'));
  }
});

test('without scripts a dark system uses the tokens of the dark theme', () => {
  const text = stylesheet('css/tokens.css');
  const chosen = /@media screen \{\s*\[data-theme="dark"\] \{([^}]*)\}/.exec(text)?.[1];
  const system = /\(scripting: none\) and \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(text)?.[1];
  expect(chosen).toBeDefined();
  expect(system?.replace('--ifm-color-scheme: dark;', '').trim()).toBe(chosen?.trim());
});

test('no stylesheet has text below 12 px', () => {
  const src = path.join(__dirname, '../../../src');
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const small = sheets.flatMap((file) =>
    [...stylesheet(file).matchAll(/font-size: (\d+(?:\.\d+)?)px/g)]
      .filter(([, size]) => Number(size) < 12)
      .map(([found]) => `${file}: ${found}`),
  );
  expect(small).toEqual([]);
  expect(stylesheet('css/type.css')).toMatch(/sup \{\s*font-size: 12px;/);
});

test(`the focus ring of an embed reaches ${GRAPHICS} : 1 on its background in each theme`, () => {
  const themes = [...embedStyle('').matchAll(/\{([^{}]*--look-link:[^{}]*)\}/g)].map(([, block = '']) =>
    ['link', 'bg'].map((name) => new RegExp(`--look-${name}:(#[0-9a-f]{6})`).exec(block)?.[1] ?? ''),
  );
  expect(themes).toHaveLength(3);
  for (const [link = '', bg = ''] of themes) expect(contrast(link, bg)).toBeGreaterThanOrEqual(GRAPHICS);
});
