import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Report } from '../../../../src/benchmark/model/report';
import { allowedNames, findBareFigures, isCheckedPage } from '../../../../src/plugin/mdx/figuresInProse';
import { parsePage } from '../../../../src/plugin/mdx/parsePage';
import { expect, test } from '../../support/test';

function figures(text: string, allow: string[] = []): string[] {
  return findBareFigures(parsePage({ path: 'docs/reports/a.mdx', text }), allow).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test('a number with each unit of the rule is a hard-coded number', () => {
  for (const unit of [
    's',
    'ms',
    'min',
    '×',
    '%',
    'B',
    'kB',
    'MB',
    'GB',
    'TB',
    'KiB',
    'GiB',
    'TiB',
    'rows',
    'queries',
  ]) {
    expect(figures(`It takes 12.5 ${unit} here.`)).toEqual([`1 hard-coded number “12.5 ${unit}”`]);
  }
});

test('no space, narrow and non-breaking spaces, entities, emphasis, and line breaks do not hide one', () => {
  for (const text of [
    '3.30×',
    '3.30\u202F×',
    '3.30\u00A0×',
    '3.30&nbsp;×',
    '3.30&#8239;×',
    '3.30&#x202f;×',
    '**3.30** ×',
    '3.30\n×',
    '1,234 ×',
    '3 billion rows',
  ]) {
    expect(figures(text)).toHaveLength(1);
  }
});

test('counts, versions, names, and words are not hard-coded numbers', () => {
  expect(
    figures('Spark 3.5.8 on 12 nodes, q93 swaps, 4 sorts, r8gd.12xlarge, 2026 milestones, v3 s, 99 balloons'),
  ).toEqual([]);
});

test('code, comments, imports, link targets, components, and sourced numbers are exempt', () => {
  const exempt = [
    '`12 s`',
    '```\n12 s\n```',
    '{/* 12 s */}',
    "import a from '12 s';",
    '[text](/a/12%20s "x")',
    '<BarChart title="12 s" data={{ a: { b: "4 s" } }} />',
    '<Value report="a" of="total.speedup" />',
    '<Cited report="a" source="b">12.855 s</Cited>',
    'https://example.org/12%20s',
  ];
  for (const text of exempt) expect(figures(`Before.\n\n${text}\n\nAfter.`)).toEqual([]);
});

test('text around the exempt parts is still checked, with its line', () => {
  expect(figures('`1 s` 2 s\n\n[3 s](/x)\n<b>4 s</b> <Value of="x" /> 5 s')).toEqual([
    '1 hard-coded number “2 s”',
    '3 hard-coded number “3 s”',
    '4 hard-coded number “4 s”',
    '4 hard-coded number “5 s”',
  ]);
});

test('alternative texts, link titles, text in HTML and in expressions, front matter, and list items are checked', () => {
  for (const text of [
    '![took 12 s](/a.png)',
    '[text](/a "12 s")',
    '<p title="12 s">a</p>',
    "It took {'12 s'} here.",
    '- one\n- took 12 s',
    '| a | b |\n|---|---|\n| c | 12 s |',
    '<Note>\n\nIt took 12 s.\n\n</Note>',
  ]) {
    expect(figures(text)).toHaveLength(1);
  }
  expect(figures('---\ntitle: It took 12 s\n---\n')).toEqual(['2 hard-coded number “12 s”']);
});

test('only names under allow are exempt, ignoring spaces', () => {
  expect(figures('TPC-DS 3\u00A0TB took 3 TB.', ['TPC-DS 3 TB'])).toEqual(['1 hard-coded number “3 TB”']);
});

test('a page with components in the earlier style gets warnings', () => {
  const [problem] = findBareFigures(
    parsePage({ path: 'blog/a.mdx', text: '5 s\n\n<BarChart title="a" data={x} />' }),
    [],
  );
  expect(problem).toMatchObject({ level: 'warning', line: 1 });
});

test('the rule applies to reports and posts; a page may use the names of its own report', () => {
  expect(
    ['docs/reports/a.mdx', 'docs/reports/a/findings/q1.mdx', 'blog/b.mdx', 'docs/glossary.mdx'].map(isCheckedPage),
  ).toEqual([true, true, true, false]);
  const reports = [
    { id: 'a', allow: ['A'] },
    { id: 'b', allow: ['B'] },
  ] as Report[];
  expect(
    ['docs/reports/a.mdx', 'docs/reports/b/findings/q1.mdx', 'blog/c.mdx'].map((path) => allowedNames(path, reports)),
  ).toEqual([['A'], ['B'], ['A', 'B']]);
});

test('any text gives problems at existing lines', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('`', '<', '>', '{', '}', '3', ' ', 's', '\n', '"', '(', ']', 'Cited', 'Value', '```'),
      }),
      (text) => {
        for (const { line } of findBareFigures(parsePage({ path: 'blog/a.mdx', text }), [])) {
          assert.ok(line !== null && line <= text.split('\n').length);
        }
      },
    ),
  );
});
