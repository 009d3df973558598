import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawingName } from '../../../src/components/figure/Figure/drawingName';
import { expect, test } from '../support/test';

const COMPONENTS = path.join(__dirname, '../../../src/components');
/** What holds tables or charts but gets its footer from the component that uses it. */
const WITHIN = [
  'figure/Buckets/index.tsx',
  'figure/Figure/FigureFrame.tsx',
  'table/DataTable/index.tsx',
  'table/RoleTable.tsx',
  'table/SortableQueries/index.tsx',
  'query/QueryPage/TimeTable.tsx',
  'figure/ForestPlot/index.tsx',
  'figure/Receipt/Settings.tsx',
  'figure/Receipt/index.tsx',
];

const files = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
const text = (file: string) => readFileSync(path.join(COMPONENTS, file), 'utf8');

test('a figure with one drawing calls its files by their formats', () => {
  expect(drawingName('SVG', { kind: 'totals', heading: '', verdict: null }, 1)).toBe('SVG');
});

test('drawings side by side are called by direction, heading or kind', () => {
  expect(drawingName('SVG', { kind: 'dumbbell', heading: 'Comet faster', verdict: 'slower' }, 2)).toBe('SVG slower');
  expect(drawingName('PNG', { kind: 'line', heading: 'Spark pods', verdict: null }, 2)).toBe('PNG Spark pods');
  expect(drawingName('SVG', { kind: 'doughnut', heading: '', verdict: null }, 2)).toBe('SVG doughnut');
});

test('every figure and table has a footer, its own or that of the figure around it', () => {
  const bare = files.filter(
    (file) =>
      /<(figure|table|FigureFrame|RoleTable)\b/.test(text(file)) &&
      !/<(FigureFooter|ChartFooter|TableFrame|MultiFigure|SpecFigure|LogFigure)\b/.test(text(file)),
  );
  expect(bare.filter((file) => !WITHIN.includes(file)).sort()).toEqual([]);
});

test('the verdict with its strip has a footer', () => {
  expect(text('mdx/VerdictBlock/index.tsx')).toMatch(
    /<FigureFooter[\s\S]*problem=[\s\S]*headline\.json[\s\S]*<\/FigureFooter>/,
  );
});
