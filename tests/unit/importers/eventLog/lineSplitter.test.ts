import assert from 'node:assert/strict';
import fc from 'fast-check';
import { LineSplitter, MAX_LINE_BYTES } from '../../../../src/importers/eventLog/reading/lineSplitter';
import { expect, test } from '../../support/test';

function split(pieces: readonly Uint8Array[]): { lines: string[]; starts: number[]; unfinished: boolean } {
  const lines: string[] = [];
  const starts: number[] = [];
  const splitter = new LineSplitter({
    line: (line) => lines.push(Buffer.from(line).toString('latin1')),
    tooLong: (start) => starts.push(start),
  });
  for (const piece of pieces) {
    const own = Uint8Array.from(piece);
    splitter.push(own);
    own.fill(0x78);
  }
  return { unfinished: splitter.finish(), lines, starts };
}

test('lines are equal for any cuts of the bytes, even if the pieces are overwritten', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n') });
  fc.assert(
    fc.property(text, fc.array(fc.nat({ max: 5 })), (content, sizes) => {
      const bytes = Buffer.from(content);
      const pieces: Uint8Array[] = [];
      let at = 0;
      for (const size of sizes) {
        pieces.push(bytes.subarray(at, at + size));
        at += size;
      }
      const { lines, unfinished } = split([...pieces, bytes.subarray(at)]);
      const wanted = content.split('\n');
      assert.equal(unfinished, wanted.at(-1) !== '');
      assert.deepEqual(lines, unfinished ? wanted : wanted.slice(0, -1));
    }),
  );
});

test('a line that is too long for an event is reported with its first byte and skipped, with little memory', () => {
  const piece = new Uint8Array(MAX_LINE_BYTES / 4);
  const long = Array.from({ length: 9 }, () => piece);
  const { lines, starts } = split([Buffer.from('ab\n'), ...long, Buffer.from('\ncd\n'), ...long]);
  expect(lines).toEqual(['ab', 'cd']);
  expect(starts).toEqual([3, 3 + 9 * piece.length + 4]);
});
