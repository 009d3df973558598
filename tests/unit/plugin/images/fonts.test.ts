import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codePoints, findFonts } from '../../../../src/plugin/images/drawImages';
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
  expect(() => findFonts(empty)).toThrow(`cannot draw images: font ${join(empty, 'inter-latin-400-normal.woff')}`);
  expect(() => findFonts(empty)).toThrow('run npm ci');
});

test('a file that is not a font is rejected', () => {
  const broken = temporaryFolder();
  writeFileSync(
    join(broken, 'inter-latin-400-normal.woff'),
    'not a font at all, but long enough to look like one ......',
  );
  expect(() => findFonts(broken)).toThrow('not a WOFF font');
  expect(() => codePoints(Buffer.from('wOF2'.padEnd(64, '\0')))).toThrow('not a WOFF font');
});
