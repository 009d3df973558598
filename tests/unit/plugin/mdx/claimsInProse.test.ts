import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bareClaims } from '../../../../src/plugin/mdx/claimsInProse';
import { parsePage } from '../../../../src/plugin/mdx/parsePage';
import { expect, test } from '../../support/test';

/** The words that are named, each with its line. */
function claims(text: string, listed: string[] = []): string[] {
  const problems = bareClaims(
    parsePage({ path: 'docs/reports/a.mdx', text }),
    listed.map((words) => ({ text: words })),
  );
  return problems.map(({ line, message }) => `${line} ${/“(.+?)”/.exec(message)?.[1]}`);
}

test('words that speak of all cases, or of two as one, are named with their line, as warnings with a cure', () => {
  const words = ['most', 'nobody', 'no one', 'only', 'always', 'never', 'the same'];
  for (const word of words) expect(claims(`First.\n\nIt is ${word} here.`)).toEqual([`3 ${word}`]);
  expect(claims('Most of it. Nobody’s.\nThe\nsame.')).toEqual(['1 Most', '1 Nobody', '2 The same']);
  const [problem] = bareClaims(parsePage({ path: 'blog/a.mdx', text: 'Only here.' }), []);
  expect(problem).toMatchObject({ level: 'warning', path: 'blog/a.mdx', line: 1 });
  expect(problem?.cure).toContain('list the words with their evidence under `claims` in report.json');
});

test('other words, and “at most”, claim nothing', () => {
  expect(
    claims('Mostly, almost, at most five, foremost, nevertheless, a same-day run, the sameness, read-only'),
  ).toEqual([]);
});

test('code, headings, the title, comments, links, quotations, components and cited words are left alone', () => {
  const exempt = [
    '`only`',
    '```\nonly\n```',
    '## Only here',
    'title: Only here',
    '{/* only */}',
    '[the only one](/a/)',
    '[only\nhere](/a/)',
    'The source says “the same volume”.',
    '<Note title="only" />',
    '<Cited report="a" source="b">the same cluster</Cited>',
    '<Value report="a" of="only" />',
  ];
  for (const text of exempt) expect(claims(`Before.\n\n${text}\n\nAfter.`)).toEqual([]);
  expect(claims('`only`\n\n[only](/a/)\n\nonly [x](/only/)')).toEqual(['5 only']);
});

test('what stands within a listed claim is left alone, whatever its line breaks, and nothing beside it', () => {
  const text = 'Both returned the\nsame rows. It is the only one.';
  expect(claims(text, ['returned the same rows'])).toEqual(['2 only']);
  expect(claims(text, ['returned the same rows', 'It is the only one'])).toEqual([]);
  expect(claims(text, ['returned the same'])).toEqual(['2 only']);
  expect(claims(text, ['urned the same'])).toEqual(['1 the same', '2 only']);
});

test('any text gives problems on lines that it has', () => {
  const unit = fc.constantFrom(
    '`',
    '<',
    '>',
    '{',
    '}',
    'only ',
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
      for (const { line } of bareClaims(parsePage({ path: 'blog/a.mdx', text }), [])) {
        assert.ok(line !== null && line >= 1 && line <= text.split('\n').length);
      }
    }),
  );
});
