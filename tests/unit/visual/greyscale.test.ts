import { dark as darkTheme, light as lightTheme } from '../../../src/charts/theme';
import { expect, test } from '../support/test';
import { contrast, stylesheet, type ThemeName, tokens } from './stylesheet';

const THEMES: ThemeName[] = ['light', 'dark'];

/** Properties that the stylesheet's rule for a verdict sets on its marks: the token of `--verdict-fill` and so on. */
function verdictRule(verdict: string): Record<string, string> {
  const block = new RegExp(`\\[data-verdict="${verdict}"\\] \\{([^}]*)\\}`).exec(stylesheet('css/verdict.css'))?.[1];
  const pairs = [...(block ?? '').matchAll(/(--verdict[\w-]*): var\((--look-[\w-]+)\)/g)];
  return Object.fromEntries(pairs.map(([, name = '', token = '']) => [name, token]));
}

test('a clear verdict is filled with its own color', () => {
  for (const verdict of ['faster', 'slower']) {
    const rule = verdictRule(verdict);
    expect(rule['--verdict-fill'], verdict).toBe(rule['--verdict']);
  }
});

test('an unclear verdict is hollow: filled with the background, outlined in its color', () => {
  const rule = verdictRule('unclear');
  expect(rule['--verdict-fill']).toBe('--look-bg');
  expect(rule['--verdict']).toBe('--look-unclear');
});

test('filled and hollow differ without hue: each fill differs from the background by 3 : 1 in lightness', () => {
  for (const theme of THEMES) {
    const colours = tokens(theme);
    const fill = (verdict: string) => colours[verdictRule(verdict)['--verdict-fill'] ?? ''] ?? '';
    for (const verdict of ['faster', 'slower']) {
      expect(contrast(fill(verdict), fill('unclear')), `${verdict}, ${theme}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('outer ranges differ from inner ones by fill: solid vs. a tint that differs by 2.5 : 1 in lightness', () => {
  for (const theme of THEMES) {
    const colours = tokens(theme);
    for (const verdict of ['faster', 'slower']) {
      const [solid, tint] = [colours[`--look-${verdict}`] ?? '', colours[`--look-${verdict}-tint`] ?? ''];
      expect(contrast(solid, tint), `${verdict}, ${theme}`).toBeGreaterThanOrEqual(2.5);
    }
  }
});

test('faster and slower are distinguished by position: every plot has the line at 1× in ink', () => {
  expect(stylesheet('components/ui/IntervalPlot/styles.module.css')).toMatch(/\.one \{\s*stroke: var\(--look-ink\);/);
});

test('the three strengths of a heat map are steps of lightness: each differs from the next and the first from the background', () => {
  for (const theme of THEMES) {
    const colours = tokens(theme);
    for (const verdict of ['faster', 'slower']) {
      const steps = ['--look-bg', ...['-tint', '-middle', ''].map((step) => `--look-${verdict}${step}`)];
      for (const [index, step] of steps.slice(1).entries()) {
        const apart = contrast(colours[step] ?? '', colours[steps[index] ?? ''] ?? '');
        expect(apart, `${step}, ${theme}`).toBeGreaterThanOrEqual(1.2);
      }
    }
  }
});

test('a cell of a heat map has a mark and bold type if it is clear or unconfirmed, and otherwise neither', () => {
  const sheet = stylesheet('components/multiCandidate/cell.module.css');
  expect(sheet).toMatch(/\[data-verdict="faster"\]::before \{\s*content: "▲";[^}]*content: "▲" \/ "";/);
  expect(sheet).toMatch(/\[data-verdict="slower"\]::before \{\s*content: "▼";[^}]*content: "▼" \/ "";/);
  expect(sheet).not.toMatch(/\[data-verdict="unclear"\]|\[data-strength="0"\]/);
  expect(sheet).toMatch(
    /\[data-strength="3"\], \[data-strength="measured"\]\) \{\s*color: var\(--look-ink\);\s*font-weight: 600;/,
  );
  expect(stylesheet('components/multiCandidate/HeatMap.tsx')).toContain('{VERDICT_WORDS[verdict]}');
});

test('print uses the light tokens in both themes: dark ones are for screens only', () => {
  const text = stylesheet('css/tokens.css');
  const dark = text.indexOf('[data-theme="dark"]');
  expect(text.slice(0, dark).trimEnd().endsWith('@media screen {')).toBe(true);
});

test('charts and pages use the same colors', () => {
  const names = { light: lightTheme, dark: darkTheme };
  for (const theme of THEMES) {
    const colours = tokens(theme);
    for (const [key, value] of Object.entries(names[theme])) {
      const token = `--look-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/ink2/, 'ink-2')}`;
      const known = colours[key === 'onSlower' ? '--look-on-hue' : token];
      expect(known, `${key}, ${theme}`).toBe(value);
    }
  }
});
