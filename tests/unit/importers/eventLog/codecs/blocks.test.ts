import { lz4Block } from '../../../../../src/importers/eventLog/codecs/lz4';
import { lzfBlock } from '../../../../../src/importers/eventLog/codecs/lzfStream';
import { snappyBlock } from '../../../../../src/importers/eventLog/codecs/snappy';
import { xxh32 } from '../../../../../src/importers/eventLog/codecs/xxh32';
import { expect, test } from '../../../support/test';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const told = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString());

test('xxh32(bytes, seed) gives the values that its authors publish', () => {
  expect(xxh32(Buffer.from(''), 0)).toBe(0x02cc5d05);
  expect(xxh32(Buffer.from('a'), 0)).toBe(0x550d7456);
  expect(xxh32(Buffer.from('abc'), 0)).toBe(0x32d153ff);
  expect(xxh32(Buffer.from('Nobody inspects the spammish repetition'), 0)).toBe(0xe2293b2f);
});

test('lz4Block(input, size): a literal “ab”, six bytes from two back, then “end”', () => {
  expect(told(lz4Block(hex('22 6162 0200 30 656e64'), 11))).toBe('abababab' + 'end');
  expect(lz4Block(hex('22 6162 0200 30 656e64'), 12)).toBeNull();
  expect(lz4Block(hex('22 6162 0300 30 656e64'), 11)).toBeNull();
});

test('lz4Block(input, size): a length of 15 goes on in further bytes', () => {
  const long = Buffer.concat([hex('f0 ff 0a'), Buffer.alloc(280, 'x')]);
  expect(told(lz4Block(long, 280))).toBe('x'.repeat(280));
});

test('snappyBlock(input, most): the length, a literal “ab”, six bytes from two back', () => {
  expect(told(snappyBlock(hex('08 04 6162 09 02'), 100))).toBe('abababab');
  expect(told(snappyBlock(hex('08 04 6162 16 0200'), 100))).toBe('abababab');
  expect(snappyBlock(hex('08 04 6162 09 02'), 7)).toBeNull();
  expect(snappyBlock(hex('09 04 6162 09 02'), 100)).toBeNull();
  expect(snappyBlock(hex('ffffffffff'), 100)).toBeNull();
});

test('lzfBlock(input, size): a literal “ab”, six bytes from two back', () => {
  expect(told(lzfBlock(hex('01 6162 80 01'), 8))).toBe('abababab');
  expect(told(lzfBlock(hex('01 6162 e0 01 01'), 12))).toBe('ab'.repeat(6));
  expect(lzfBlock(hex('01 6162 80 02'), 8)).toBeNull();
});
