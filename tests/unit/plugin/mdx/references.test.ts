import fc from 'fast-check';
import { parsePage } from '../../../../src/plugin/mdx/parsePage';
import { expect, test } from '../../support/test';

const read = (text: string) => parsePage({ path: 'docs/a.mdx', text }).references;

test('page.references has component, attributes, and line of each use', () => {
  expect(read('# Title\n\nIt is <Value report="r" of=\'total.speedup\' />.\n')).toEqual([
    { component: 'Value', attributes: { report: 'r', of: 'total.speedup' }, line: 3 },
  ]);
});

test('page.references supports elements over several lines and with children', () => {
  const [first, second] = read(
    '<BarChart\n  report="r"\n  chart="totals"\n/>\n<Cited report="r" source="s">12 s</Cited>',
  );
  expect(first).toEqual({ component: 'BarChart', attributes: { report: 'r', chart: 'totals' }, line: 1 });
  expect(second).toEqual({ component: 'Cited', attributes: { report: 'r', source: 's' }, line: 5 });
});

test('page.references omits attributes that are expressions', () => {
  expect(read('<BarChart title="t" data={rows} />')[0]?.attributes).toEqual({ title: 't' });
});

test('page.references finds elements with any attribute values', () => {
  expect(read('<BarChart report="r" chart="totals" options={{ a: { b: 1 } }} />')).toEqual([
    { component: 'BarChart', attributes: { report: 'r', chart: 'totals' }, line: 1 },
  ]);
  expect(read('<BarChart {...p} />')).toEqual([{ component: 'BarChart', attributes: {}, line: 1 }]);
  expect(read('<Value {...p} report="r" of={`}"/>`} />')).toEqual([
    { component: 'Value', attributes: { report: 'r' }, line: 1 },
  ]);
});

test('page.references skips expressions and attributes, which get no data either', () => {
  expect(read('{<Value report="x" />}\n\n<Tabs a={<Value report="y" />} b="<Value />" />')).toEqual([]);
});

test('page.references finds content of elements, lists, and tables', () => {
  const text = '<details>\n\n- <Value report="a" />\n\n| a |\n|---|\n| <Value report="b" /> |\n\n</details>';
  expect(read(text).map(({ attributes, line }) => [attributes.report, line])).toEqual([
    ['a', 3],
    ['b', 7],
  ]);
});

test('page.references skips code, comments, and foreign components', () => {
  expect(
    read('```mdx\n<Value report="x" />\n```\n`<Value report="y" />` {/* <Value report="z" /> */} <Tabs report="r" />'),
  ).toEqual([]);
});

test('page.references counts lines after code blocks and with CRLF', () => {
  expect(read('```\r\n<Value />\r\n```\r\n\r\n<EngineAnswers />')).toEqual([
    { component: 'EngineAnswers', attributes: {}, line: 5 },
  ]);
});

test('page.references never fails, for any text', () => {
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(read(`${text}<Value report="r" />${text}`))));
});
