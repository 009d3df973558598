import { dark, light } from '../../../src/charts/base/theme';
import { authorColour, authorColours } from '../../../src/charts/legacy/authorColours';
import { deepMerge } from '../../../src/charts/legacy/deepMerge';
import { heightPx, labelText, legacyValue } from '../../../src/charts/legacy/legacyChart';
import { legacyConfig } from '../../../src/charts/legacy/legacyConfig';
import { legacyCsv, legacyNotes, legacyTable } from '../../../src/components/legacy/LegacyChart/legacyTable';
import { expect, test } from '../support/test';
import { legacyOf } from './legacySupport';

test('deepMerge(defaults, over) keeps the defaults that are not named, and changes neither', () => {
  const defaults = { scales: { x: { ticks: { color: 'a', maxRotation: 0 } } }, list: [1, 2] };
  const over = { scales: { x: { ticks: { color: 'b' } }, y: { min: 0 } }, list: [3], more: undefined };
  expect(deepMerge(defaults, over)).toEqual({
    scales: { x: { ticks: { color: 'b', maxRotation: 0 } }, y: { min: 0 } },
    list: [3],
  });
  expect(defaults.scales.x.ticks.color).toBe('a');
  expect(deepMerge({}, JSON.parse('{"__proto__": {"polluted": true}}'))).not.toHaveProperty('polluted');
});

test('options of the page win over ours, ours stay where it says nothing', () => {
  const callback = (value: number) => `$${value}`;
  const chart = { ...legacyOf('two columns'), options: { scales: { y: { max: 2000, ticks: { callback } } } } };
  const scales = legacyConfig(chart, light, 560).config.options?.scales as Record<string, Record<string, unknown>>;
  expect(scales.y).toMatchObject({ max: 2000, beginAtZero: true, ticks: { callback, color: light.ink2 } });
  expect(scales.x).toMatchObject({ grid: { display: false } });
});

test('authorColour(text, theme) keeps hues and turns white, black and greys into paper, lines and ink', () => {
  for (const hue of ['#27ae60', '#bdc3c7', 'rgb(41, 128, 185)', 'teal', 'transparent', 'rgba(0, 0, 0, 0)'])
    expect(authorColour(hue, dark)).toBe(hue);
  expect(['#fff', 'white', '#FFFFFF', 'rgb(255,255,255)'].map((text) => authorColour(text, dark))).toEqual(
    Array(4).fill(dark.bg),
  );
  expect(['#000', '#333333', 'black'].map((text) => authorColour(text, dark))).toEqual(Array(3).fill(dark.ink));
  expect(authorColour('#666', dark)).toBe(dark.ink2);
  expect(authorColour('rgba(0, 0, 0, 0.1)', dark)).toBe(dark.grid);
});

test('authorColours(options, theme) touches colours only', () => {
  const draw = () => '#000';
  const options = { label: '#000', borderColor: ['#000', '#27ae60'], deep: { color: '#fff', backgroundColor: draw } };
  expect(authorColours(options, light)).toEqual({
    label: '#000',
    borderColor: [light.ink, '#27ae60'],
    deep: { color: light.bg, backgroundColor: draw },
  });
});

test('heightPx(height) reads pixels in the ways that pages write them, and nothing else', () => {
  expect(['600px', '600', 600, ' 400 px'].map(heightPx)).toEqual([600, 600, 600, 400]);
  expect(['50vh', '100%', '', undefined, 0, -5].map(heightPx)).toEqual(Array(6).fill(null));
});

test('legacyValue(entry, horizontal) reads numbers, floating bars and objects; anything else is missing', () => {
  expect(legacyValue(3, false)).toBe(3);
  expect(legacyValue([1, 2], false)).toEqual([1, 2]);
  expect(legacyValue({ x: 1, y: 2 }, false)).toBe(2);
  expect(legacyValue({ x: 1, y: 2 }, true)).toBe(1);
  for (const missing of [null, undefined, Number.NaN, 'x', [1], {}]) expect(legacyValue(missing, false)).toBeNull();
  expect(labelText(['two', 'lines'])).toBe('two lines');
});

test('legacyTable(chart) has a row per label, a column per dataset, and nothing for a missing value', () => {
  const chart = legacyOf('a long list both ways, with a value missing');
  const { columns, rows } = legacyTable(chart);
  expect(columns.map(({ label, kind, decimals }) => [label, kind, decimals])).toEqual([
    ['Label', 'text', 0],
    ['% Improvement', 'number', 1],
  ]);
  expect(rows).toHaveLength(20);
  expect(rows.at(-1)).toEqual(['q20-v2.4', null]);
  expect(legacyNotes(chart)).toEqual(['% Improvement: 19 values for 20 labels, as written in this page.']);
  expect(legacyTable(legacyOf('two columns')).columns[0]?.label).toBe('Storage');
  expect(legacyNotes(legacyOf('two columns'))).toEqual([]);
});

test('legacyTable(chart) shows values beyond the labels', () => {
  const chart = { ...legacyOf('two columns'), data: { labels: ['a'], datasets: [{ data: [1, 2] }] } };
  expect(legacyTable(chart).rows).toEqual([
    ['a', 1],
    ['2', 2],
  ]);
});

test('legacyCsv(table) quotes what it must and gives a spreadsheet no formula', () => {
  const chart = {
    ...legacyOf('two columns'),
    options: {},
    data: { labels: ['a, "b"', '=1+1'], datasets: [{ label: 's', data: [1.5, null] }] },
  };
  expect(legacyCsv(legacyTable(chart))).toBe('Label,s\n"a, ""b""",1.5\n\'=1+1,\n');
});
