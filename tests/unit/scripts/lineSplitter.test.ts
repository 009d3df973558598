import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { LineSplitter, MAX_LINE_BYTES } from '../../../scripts/lib/eventlog/lineSplitter';

function split(pieces: readonly Uint8Array[]): { lines: string[]; unfinished: boolean } {
  const lines: string[] = [];
  const splitter = new LineSplitter((line) => lines.push(Buffer.from(line).toString('latin1')));
  for (const piece of pieces) {
    const own = Uint8Array.from(piece);
    splitter.push(own);
    own.fill(0x78);
  }
  return { unfinished: splitter.finish(), lines };
}

test('lines are the same however the bytes are cut, and whatever becomes of the pieces', () => {
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
      expect(unfinished).toBe(wanted.at(-1) !== '');
      expect(lines).toEqual(unfinished ? wanted : wanted.slice(0, -1));
    }),
  );
});

test('a file without line feeds does not fill the memory', () => {
  const piece = new Uint8Array(MAX_LINE_BYTES / 4);
  expect(split(Array.from({ length: 9 }, () => piece)).lines.length).toBeGreaterThan(1);
});
