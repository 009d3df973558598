import {
  type Block,
  browserJson,
  fold,
  links,
  type Page,
  type PageData,
  pageJson,
  section,
  text,
} from '../../../../src/components/page/page';
import { pageTwin } from '../../../../src/components/page/pageMarkdown';
import { expect, test } from '../../support/test';

const table: Block = {
  kind: 'table',
  label: 'Times',
  table: {
    columns: [{ key: 'query', label: 'Query', unit: '', kind: 'query', decimals: 0 }],
    rows: [['q1'], ['q2']],
    footnotes: ['A note'],
  },
};
const chart: Block = { kind: 'drawing', name: 'chart', data: { bars: 2 }, instead: [text('Two bars.')] };
const empty = section('none', 'None', links([]), text(''));

function page(...blocks: Block[]): Page {
  return { path: '/a/', title: 'A', description: 'B', trail: [], facts: [[{ text: 'C' }]], blocks, caveats: ['D.'] };
}

const blocksOf = (json: string) => (JSON.parse(json) as PageData).blocks;

test('a browser receives the data of live blocks only; static neighbors are one block in the same place', () => {
  const json = pageJson(page(text('One'), section('s', 'Section', table), chart, fold('More', 'more', table), empty));
  expect(
    blocksOf(json).map((block) => (block.kind === 'static' ? block.blocks.map(({ kind }) => kind) : block.kind)),
  ).toEqual([['header', 'text', 'section'], 'drawing', ['fold']]);
  const { instead, ...sent } = chart;
  expect(blocksOf(browserJson(json))).toEqual([{ kind: 'static', blocks: [] }, sent, { kind: 'static', blocks: [] }]);
  expect(instead).toHaveLength(1);
  expect(browserJson('{"a":1}')).toBe('{"a":1}');
});

test('a still drawing is static, and a section with a live drawing is live', () => {
  const kinds = (...blocks: Block[]) => blocksOf(pageJson(page(...blocks))).map(({ kind }) => kind);
  expect(kinds({ ...chart, isStill: true })).toEqual(['static']);
  expect(kinds(section('s', 'Section', fold('More', 'more', chart)))).toEqual(['static', 'section']);
});

test('the twin of a page has its blocks in order, without empty ones, its caveats, and its address', () => {
  const item = { label: 'Page', path: '/b/', note: 'why' };
  expect(
    pageTwin(page(text('One'), section('s', 'Part', table, links([item])), chart, empty), (path) => `x${path}`),
  ).toBe(
    [
      '# A\n\nC\n\nOne\n\n## Part\n\n| Query |\n| --- |\n| q1 |\n| q2 |\n\n- A note\n\n- Page (why) <x/b/>\n\nTwo bars.\n',
      '## Caveats\n\n- D.\n\nAddress: <x/a/>\n',
    ].join('\n'),
  );
});
