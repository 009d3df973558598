import { join } from 'node:path';
import { findFonts } from '../../../../src/plugin/images/drawImages';
import { temporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';

test('findFonts() has every character of the charts and their titles', () => {
  const { covers } = findFonts();
  const used = 'abcXYZ 0123456789 ×÷−–“”‘’…±%≥≤←→†\u00a0\u202fäéøčłΩμя';
  expect([...used].filter((character) => !covers(character))).toEqual([]);
});

test('findFonts() lists the characters that its font lacks', () => {
  const { covers } = findFonts();
  expect([...'漢🚀'].map(covers)).toEqual([false, false]);
});

test('a missing font is reported with its path and a fix', () => {
  const empty = temporaryFolder();
  expect(() => findFonts(empty)).toThrow(
    `cannot draw images: font ${join(empty, 'files/inter-latin-400-normal.woff')}`,
  );
  expect(() => findFonts(empty)).toThrow('run npm ci');
});
