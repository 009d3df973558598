import { pageAnchors, pageWords } from '../../../../src/plugin/mdx/pageAnchors';
import type { PageNames } from '../../../../src/plugin/mdx/pageNames';
import { parsePage } from '../../../../src/plugin/mdx/parsePage';
import { expect, test } from '../../support/test';

const report = {
  parts: ['measured'],
  charts: [],
  findings: [],
  sources: [],
  values: [],
  tables: [],
  publishedComparisons: [],
} as const;
const sections = [
  { id: 'verdict', heading: 'Verdict', tab: 'answer' },
  { id: 'gap', heading: 'Where the time difference comes from', tab: 'answer' },
];
const names = { featured: 'main', reports: { main: { ...report, sections }, other: { ...report, sections: [] } } };
const anchors = (text: string) => pageAnchors(parsePage({ path: 'docs/a.mdx', text }), names as unknown as PageNames);
const ids = (text: string) => anchors(text).headings.map(({ id }) => id);

test('pageAnchors(text).headings are the second and third level, with the slug of their text as id', () => {
  expect(anchors('# Page\n\n## What is measured\n\n### Total-time ratio ##\n\n#### Small print\n').headings).toEqual([
    { id: 'what-is-measured', text: 'What is measured' },
    { id: 'total-time-ratio', text: 'Total-time ratio' },
  ]);
});

test('pageAnchors(text).headings number a repeated id, whatever the level of the first', () => {
  expect(ids('# Notes\n## Notes\n## Notes\n')).toEqual(['notes-1', 'notes-2']);
});

test('pageAnchors(text).headings keep an explicit id', () => {
  const text = '## Formats {/* #columns */}\n## Licence {/* #terms */}\n## Formats\n';
  expect(anchors(text).headings).toEqual([
    { id: 'columns', text: 'Formats' },
    { id: 'terms', text: 'Licence' },
    { id: 'formats', text: 'Formats' },
  ]);
});

test('pageAnchors(text).headings are plain text: no code marks, emphasis, links, elements, or escapes', () => {
  const text = '## The `time_s` of *all* [queries](/queries/) \\<5 <Value of="n" />\n## q14_part_1 and **q2**\n';
  expect(anchors(text).headings.map(({ text: words }) => words)).toEqual([
    'The time_s of all queries <5',
    'q14_part_1 and q2',
  ]);
});

test('pageAnchors(text).headings omit front matter, code, and comments', () => {
  const text = '---\ntitle: x\n---\n```bash\n## no heading\n```\n\n{/*\n## nor this\n*/}\n\n## One\n';
  expect(ids(text)).toEqual(['one']);
});

test('pageAnchors(text).headings contain the sections of a dashboard, by default of the featured report', () => {
  expect(ids('## Before\n<PerformanceDashboard />\n## Gap\n')).toEqual(['before', 'verdict', 'gap', 'gap-1']);
  expect(ids('<PerformanceDashboard report="other" />\n')).toEqual([]);
  expect(ids('<PerformanceDashboard report="missing" />\n')).toEqual([]);
});

test('pageAnchors(text).terms are the terms of a definition list with the first sentence of each definition', () => {
  const text = '<dl>\n<Term id="run">Run</Term>\n<dd>One pass over the suite. It has\nall queries.</dd>\n</dl>\n';
  expect(anchors(text).terms).toEqual([{ id: 'run', term: 'Run', sentence: 'One pass over the suite.' }]);
});

test('pageAnchors(text) supports CRLF line endings', () => {
  expect(ids('---\r\ntitle: x\r\n---\r\n## One\r\n## Two\r\n')).toEqual(['one', 'two']);
});

test('pageWords(page) are the words of text and code with at least four letters, each once, without ESM and expressions', () => {
  const text =
    "import Fallback from './x';\n\n# On Graviton\n\nIt *falls* back, `spark.shuffle.manager` falls {/* hidden */} too.\n";
  expect(pageWords(parsePage({ path: 'docs/a.mdx', text }))).toEqual([
    'back',
    'falls',
    'graviton',
    'manager',
    'shuffle',
    'spark',
  ]);
});
