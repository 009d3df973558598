import assert from 'node:assert/strict';
import fc from 'fast-check';
import { evenLines, textRoom, textWidth, wrapText } from '../../../src/charts/text';
import { assertClose } from '../support/close';
import { expect, test } from '../support/test';

test('textWidth(text, size, weight) adds up the widths of Helvetica', () => {
  expect(textWidth('q93', 10)).toBeCloseTo(16.68);
  expect(textWidth('Speedup, ×', 12)).toBeCloseTo(61.716);
  expect(textWidth('q93', 10, 600)).toBeCloseTo(17.23);
  expect(textWidth('', 12)).toBe(0);
});

test('textWidth(text) grows with the text and the size', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 1, max: 40 }), (a, b, size) => {
      assert.ok(textWidth(a + b, size) >= textWidth(a, size) - 1e-9);
      assertClose(textWidth(a, 2 * size), 2 * textWidth(a, size), 6);
    }),
  );
});

test('textRoom(text) is wider than the text in the font of the table', () => {
  fc.assert(fc.property(fc.string({ minLength: 1 }), (text) => textRoom(text) > textWidth(text)));
});

test('wrapText(text, width) keeps all words, in lines that fit', () => {
  expect(wrapText('Time saved by Gluten + Velox, cumulative, s', 244)).toEqual([
    'Time saved by Gluten + Velox,',
    'cumulative, s',
  ]);
  expect(wrapText('', 100)).toEqual([]);
  expect(wrapText('incomprehensibilities', 10)).toEqual(['incomprehensibilities']);
  expect(wrapText('Comet (tpch-sf100-comet)', 80)).toEqual(['Comet', '(tpch-sf100-', 'comet)']);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/)), fc.integer({ min: 1, max: 300 }), (parts, width) => {
      assert.equal(wrapText(parts.join(' '), width).join(' '), parts.join(' '));
    }),
  );
});

test('evenLines(text, width) needs as many lines as wrapText, leaves no word alone, and keeps a name with a plus', () => {
  expect(evenLines('Measured by a third party, 5 iterations', 220)).toEqual([
    'Measured by a third',
    'party, 5 iterations',
  ]);
  expect(evenLines('Time saved by Gluten + Velox', 110)).toEqual(['Time saved by', 'Gluten + Velox']);
  expect(evenLines('', 100)).toEqual([]);
});
