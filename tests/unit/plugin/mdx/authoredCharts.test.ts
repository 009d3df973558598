import assert from 'node:assert/strict';
import fc from 'fast-check';
import { authoredChartProblems } from '../../../../src/plugin/mdx/authoredCharts';
import { parsePage } from '../../../../src/plugin/mdx/parsePage';
import { expect, test } from '../../support/test';

const found = (text: string) =>
  authoredChartProblems(parsePage({ path: 'docs/a.mdx', text })).map(
    ({ line, level, message }) => `${line} ${level} ${message}`,
  );

/** A page with one author-defined chart. */
function page(labels: string, values: string, before = ''): string {
  return `# Title

<BarChart
  title="Per query"
  height="600px"${before}
  data={{
    labels: [
      ${labels}
    ],
    datasets: [
      {
        label: 'It\\'s { not } [a] list', // a comment's apostrophe, and a }
        data: [
          ${values}
        ],
        backgroundColor: ['#27ae60', /* ] */ '#e74c3c'],
      },
    ],
  }}
  options={{ indexAxis: 'y', scales: { x: { title: { text: '%' } } } }}
/>
`;
}

test('labels and values of different lengths are a warning at the line of the values', () => {
  expect(found(page("'q1-v2.4', 'q2-v2.4',\n 'q3-v2.4'", '10.1, -57.9,'))).toEqual([
    '14 warning the chart “Per query” has 3 labels and 2 values, so values get the wrong labels',
  ]);
  expect(found(page("'q1-v2.4', 'q2-v2.4'", '10.1, -57.9,'))).toEqual([]);
});

test('every dataset of a chart is counted separately', () => {
  const chart = "<PieChart data={{ labels: ['a', 'b'], datasets: [{ data: [1, 2] }, { data: [1] }] }} />";
  expect(found(chart)).toHaveLength(1);
});

test('a label that looks like an unknown query is a warning at its own line', () => {
  expect(found(page("'q1-v2.4',\n'q39av2.4',\n'q3-v2.4'", '1, 2, 3'))).toEqual([
    '9 warning the label “q39av2.4” is not a query of tpcds or tpch',
  ]);
  expect(found(page("'q1-v2.4', 'q39a-v2.4'", '1, 2'))).toEqual([]);
});

test('labels of other things are ignored, including quarters', () => {
  expect(found(page("'Native', 'Celeborn'", '1, 2'))).toEqual([]);
  expect(found(page("'Q1 2025', 'Q2 2025', 'Q3 2025'", '1, 2, 3'))).toEqual([]);
});

test('attributes before the data do not hide it, whatever they contain', () => {
  const problems = found(page("'q1'", '1, 2', '\n  options={{ a: { b: [1] } }}\n  responsive'));
  expect(problems).toHaveLength(1);
});

test('quoted names, multi-line texts, and negative numbers are parsed correctly', () => {
  const problems = found(
    "<PieChart {...p} title='t' data={{ 'labels': [`q1`, \"q2\"], ['x']: 1, ...q, datasets: [{ data: [-1] }] }} />",
  );
  expect(problems).toEqual(['1 warning the chart “t” has 2 labels and 1 values, so values get the wrong labels']);
});

test('report charts, lists that are not literal, code, and comments are skipped', () => {
  const wrong = "<BarChart data={{ labels: ['a'], datasets: [{ data: [1, 2] }] }} />";
  expect(found(wrong)).toHaveLength(1);
  for (const text of [
    '<BarChart report="r" chart="totals" />',
    '<BarChart data={rows} />',
    '<BarChart {...chart} />',
    `{${wrong}}`,
    '<BarChart data={{ labels: names, datasets: [{ data: [1, 2] }] }} />',
    "<BarChart data={{ labels: ['a', ...more], datasets: [{ data: [1, 2] }] }} />",
    "<BarChart data={{ labels: ['a'], datasets: [{ data: values.map((x) => [x, 1]) }] }} />",
    `\`\`\`mdx\n${wrong}\n\`\`\``,
    `{/* ${wrong} */}`,
  ]) {
    expect(found(text)).toEqual([]);
  }
});

test('any text gives warnings at existing lines, and never fails', () => {
  const unit = fc.constantFrom(
    '<BarChart ',
    'data={{',
    'labels:',
    '[',
    ']',
    '{',
    '}',
    "'a'",
    '1',
    ',',
    '\n',
    '"',
    '(',
    '/>',
  );
  fc.assert(
    fc.property(fc.array(unit), (parts) => {
      const text = parts.join('');
      for (const problem of authoredChartProblems(parsePage({ path: 'docs/a.mdx', text }))) {
        assert.ok(problem.line !== null && problem.line <= text.split('\n').length);
      }
    }),
    { numRuns: 500 },
  );
});
