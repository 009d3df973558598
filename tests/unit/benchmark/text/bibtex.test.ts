import fc from 'fast-check';
import { bibtexEntry, tex } from '../../../../src/benchmark/text/bibtex';
import { expect, test } from '../../support/test';

test('tex(text) escapes every special character of TeX', () => {
  expect(tex('& % $ # _ { } ~ ^ \\')).toBe(
    '\\& \\% \\$ \\# \\_ \\{ \\} \\textasciitilde{} \\textasciicircum{} \\textbackslash{}',
  );
  expect(tex('1.63× −15\u202F%')).toBe('1.63$\\times$ $-$15\\,\\%');
});

test('tex(text) keeps letters, digits, and punctuation', () => {
  fc.assert(fc.property(fc.stringMatching(/^[A-Za-z0-9 .,;:()/-]*$/), (text) => expect(tex(text)).toBe(text)));
});

test('bibtexEntry(key, fields) has one line per field, its value in braces', () => {
  expect(
    bibtexEntry('a-1', [
      ['title', '{A}'],
      ['year', '2026'],
    ]),
  ).toBe('@misc{a-1,\n  title = {{A}},\n  year = {2026}\n}');
});
