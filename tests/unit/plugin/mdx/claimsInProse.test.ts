import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findBareClaims } from '../../../../src/plugin/mdx/claimsInProse';
import { parsePage } from '../../../../src/plugin/mdx/parsePage';
import { expect, test } from '../../support/test';

/** The reported words, each with its line. */
function claims(text: string, listed: string[] = []): string[] {
  const problems = findBareClaims(
    parsePage({ path: 'docs/reports/a.mdx', text }),
    listed.map((words) => ({ text: words })),
  );
  return problems.map(({ line, message }) => `${line} ${/“(.+?)”/.exec(message)?.[1]}`);
}

test('reports every word that claims something about all cases, with its line, as a warning with a fix', () => {
  const words = ['most', 'nobody', 'no one', 'always', 'never'];
  for (const word of words) expect(claims(`First.\n\nIt is ${word} here.`)).toEqual([`3 ${word}`]);
  expect(claims('Most of it. Nobody’s.\nNo\none.')).toEqual(['1 Most', '1 Nobody', '2 No one']);
  const [problem] = findBareClaims(parsePage({ path: 'blog/a.mdx', text: 'Never here.' }), []);
  expect(problem).toMatchObject({ level: 'warning', path: 'blog/a.mdx', line: 1 });
  expect(problem?.cure).toContain('list the words with their evidence under `claims` in report.json');
});

test('ignores other words, among them “at most”, “only”, and “the same”', () => {
  expect(
    claims('Mostly, almost, at most five, foremost, nevertheless, the same rows, the only one, read-only'),
  ).toEqual([]);
});

test('code, headings, the title, comments, links, quotations, components, and cited words are ignored', () => {
  const exempt = [
    '`never`',
    '```\nnever\n```',
    '## Never here',
    'title: Never here',
    '{/* never */}',
    '[never the one](/a/)',
    '[never\nhere](/a/)',
    'The source says “most of it”.',
    '<Note title="never" />',
    '<Cited report="a" source="b">most queries</Cited>',
    '<Value report="a" of="never" />',
  ];
  for (const text of exempt) expect(claims(`Before.\n\n${text}\n\nAfter.`)).toEqual([]);
  expect(claims('`never`\n\n[never](/a/)\n\nnever [x](/never/)')).toEqual(['5 never']);
});

test('ignores words inside a listed claim, whatever its line breaks, and reports all others', () => {
  const text = 'Both fail on\nmost rows. It never ran.';
  expect(claims(text, ['fail on most rows'])).toEqual(['2 never']);
  expect(claims(text, ['fail on most rows', 'It never ran.'])).toEqual([]);
  expect(claims(text, ['fail on most'])).toEqual(['2 never']);
  expect(claims(text, ['ail on most'])).toEqual(['2 most', '2 never']);
});

test('any text gives problems at existing lines', () => {
  const unit = fc.constantFrom(
    '`',
    '<',
    '>',
    '{',
    '}',
    'never ',
    ' ',
    '\n',
    '“',
    '”',
    '[',
    ']',
    '(',
    '#',
    'Cited',
    '```',
  );
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      for (const { line } of findBareClaims(parsePage({ path: 'blog/a.mdx', text }), [])) {
        assert.ok(line !== null && line >= 1 && line <= text.split('\n').length);
      }
    }),
  );
});
