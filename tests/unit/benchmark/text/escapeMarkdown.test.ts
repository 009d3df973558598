import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import {
  codeMarkdown,
  escapeMarkdown,
  markdownText,
  oneLine,
  WORD_JOINER,
} from '../../../../src/benchmark/text/escapeMarkdown';
import { expect, test } from '../../support/test';

const LONG = 10_000;

function parse(markdown: string): Nodes {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function all(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap((child) => all(child as Nodes)) : [])];
}

function types(markdown: string): string[] {
  return [...new Set(all(parse(markdown)).map(({ type }) => type))].sort();
}

/** The displayed text. */
function shown(markdown: string): string {
  const texts = all(parse(markdown)).flatMap((node) => (node.type === 'text' ? [node.value] : []));
  return texts.join('');
}

const visible = (text: string) => text.replaceAll(WORD_JOINER, '');

/** Texts with many characters that are special in Markdown, HTML, and GitHub. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        ...['@all', '#12', 'GH-7', 'https://a.example/x', 'www.a.example', 'a@b.example', '<b>', '</details>', '<!--'],
        ...['![x](y)', '[x](javascript:alert(1))', '|', '\\', '\\|', '`', '```', '**', '_', '~~', '&amp;', '&#64;all'],
        ...['\n', '\r\n\r\n', '\t', '    ', '# ', '- ', '1. ', '> ', '---', '[^1]', '$x$', ':+1:', '\u202e', '\u2028'],
        ...['deadbeefdeadbeefdeadbeefdeadbeefdeadbeef', 'a/b#3', 'a@deadbeef', 'mailto:a@b.example', '{x}', '<x@y.z>'],
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** Checks a property that returns a boolean: an `expect` for each of hundreds of texts costs seconds. */
function holds(property: (first: string, second: string) => boolean): void {
  fc.assert(fc.property(hostile, hostile, property), { numRuns: 200 });
}

test('an escaped text displays exactly itself in a paragraph, as plain text', () => {
  holds((text) => {
    const markdown = `Text: ${escapeMarkdown(text, LONG)}.`;
    const plain = types(markdown).join() === 'paragraph,root,text';
    return plain && visible(shown(markdown)) === visible(`Text: ${oneLine(text)}.`);
  });
});

test('an escaped text in a table stays in its cell', () => {
  holds((first, second) => {
    const table = `| A | B |\n| --- | --- |\n| ${escapeMarkdown(first, LONG)} | ${escapeMarkdown(second, LONG)} |`;
    const cells = all(parse(table)).filter(({ type }) => type === 'tableCell');
    const texts = cells.map((cell) =>
      all(cell)
        .map((node) => (node.type === 'text' ? node.value : ''))
        .join(''),
    );
    const wanted = ['A', 'B', visible(oneLine(first)), visible(oneLine(second))];
    const plain = types(table).every((type) => /^(root|table|tableRow|tableCell|text)$/.test(type));
    return plain && JSON.stringify(texts.map(visible)) === JSON.stringify(wanted);
  });
});

test('an escaped text as a link text changes neither the link nor its target', () => {
  holds((text) => {
    const nodes = all(parse(`Page: [${escapeMarkdown(text, LONG)}](https://site.example/)`));
    const links = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
    return links.join() === 'https://site.example/' && nodes.every(({ type }) => type !== 'html' && type !== 'image');
  });
});

test('texts that GitHub links after parsing contain a word joiner', () => {
  holds((text) => {
    const seen = shown(`Text: ${escapeMarkdown(text, LONG)}.`).slice('Text: '.length);
    return !/@[\w-]|#\w|GH-\d|:\/\/|www\.|\b[0-9a-f]{7,40}\b/i.test(seen);
  });
});

test('property: markdownText returns a paragraph of text for any text, also at the start of a line', () => {
  const marks = fc.constantFrom(
    '# ',
    '- ',
    '1. ',
    '---',
    '===',
    '~~~',
    '```',
    '<b>',
    '[a](b)',
    '> ',
    '*a*',
    '| ',
    '_a_ ',
    'a_',
    'x',
  );
  fc.assert(
    fc.property(fc.array(marks, { maxLength: 6 }), (parts) => {
      const found = types(`x\n\n${markdownText(parts.join(''))}`);
      assert.deepEqual(
        found.filter((type) => !['paragraph', 'root', 'text'].includes(type)),
        [],
      );
    }),
  );
  expect(markdownText('1.5 s: −12% of ss_max')).toBe('1.5 s: −12% of ss_max');
});

test('a text is cut by whole characters before it is escaped, and its lines become one', () => {
  expect(escapeMarkdown('a\n\nb  c')).toBe('a b c');
  expect(escapeMarkdown('😀'.repeat(5), 3)).toBe('😀😀…');
  expect(escapeMarkdown('<<<<', 3)).toBe('&#60;&#60;…');
  expect(escapeMarkdown('q23b 1.5')).toBe('q23b 1.5');
});

test('a URL, a commit, and a path are in code spans, which can be copied; characters that could end one are escaped', () => {
  expect(codeMarkdown('https://example.org/a?b=c#d')).toBe('`https://example.org/a?b=c#d`');
  expect(codeMarkdown('commit a546a190')).toBe('`commit a546a190`');
  expect(codeMarkdown('a`b|c')).toBe('a&#96;b&#124;c');
  expect(codeMarkdown('a\nb')).toBe('a b');
});

test('property: codeMarkdown returns a text or a code span for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const found = types(`x ${codeMarkdown(text)} x`).filter((type) => type !== 'inlineCode');
      assert.deepEqual(found, ['paragraph', 'root', 'text']);
    }),
  );
});
