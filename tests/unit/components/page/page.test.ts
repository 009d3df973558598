import { type Block, links, type Page, section, text } from '../../../../src/components/page/page';
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
