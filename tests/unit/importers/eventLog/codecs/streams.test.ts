import fc from 'fast-check';
import { lz4Stream, snappyStream } from '../../../../../src/importers/eventLog/codecs/blockStreams';
import { lz4Packed, snappyPacked } from '../../../support/packing';
import { expect, test } from '../../../support/test';

const CODECS = [
  { name: 'lz4', unpack: lz4Stream, pack: lz4Packed },
  { name: 'snappy', unpack: snappyStream, pack: snappyPacked },
] as const;

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function unpacked(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const found: Uint8Array[] = [];
  for await (const piece of stream) found.push(piece.slice());
  return Buffer.concat(found).toString();
}

const text = fc
  .array(fc.tuple(fc.constantFrom('abc', '{"Event":"SparkListenerTaskEnd"', 'aaaa', 'é', '\n', 'xyz'), fc.nat(40)), {
    maxLength: 30,
  })
  .map((parts) => parts.map(([part, times]) => part.repeat(times)).join(''));

for (const { name, unpack, pack } of CODECS) {
  test(`${name}: packed data are unpacked, in blocks and pieces of any size, also if two streams follow each other`, async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.integer({ min: 20, max: 3000 }),
        fc.integer({ min: 1, max: 700 }),
        async (one, block, size) => {
          expect(await unpacked(unpack(pieces(pack(one, block), size)))).toBe(one);
          const two = Buffer.concat([pack(one, block), pack(one, block)]);
          expect(await unpacked(unpack(pieces(two, size)))).toBe(one + one);
        },
      ),
      { numRuns: 60 },
    );
  });

  test(`${name}: a file that ends within a block is reported as cut off, and data before the cut are kept`, async () => {
    const packed = pack('a line of a log, a line of a log\n'.repeat(20), 100);
    for (let end = 1; end < packed.length; end += 1) {
      const error = await unpacked(unpack(pieces(packed.subarray(0, end), 64))).catch((found: Error) => found.message);
      if (!/^unexpected end of file$/.test(error))
        expect('a line of a log, a line of a log\n'.repeat(20)).toContain(error);
    }
    await expect(unpacked(unpack(pieces(packed.subarray(0, packed.length - 30), 64)))).rejects.toThrow();
  });

  test(`${name}: bytes with any change give the original text or an error that names the codec or the end`, async () => {
    const packed = pack('{"Event":"SparkListenerStageCompleted","n":1}\n'.repeat(8), 90);
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length - 1), fc.nat(255), async (at, byte) => {
        const changed = Buffer.from(packed);
        changed[at] = byte;
        const said = await unpacked(unpack(pieces(changed, 50))).catch((error: Error) => `error: ${error.message}`);
        if (said.startsWith('error: '))
          expect(said).toMatch(new RegExp(`the ${name} data is broken at byte \\d+|unexpected end`));
      }),
      { numRuns: 300 },
    );
  });
}

test('lz4: a block with changed content is rejected by its checksum, with its byte offset', async () => {
  const packed = lz4Packed('abcdefgh', 100);
  packed[21 + 3] = 0x7a;
  await expect(unpacked(lz4Stream(pieces(packed, 10)))).rejects.toThrow(
    'the lz4 data is broken at byte 0: the checksum of the block does not match',
  );
});

test('no block may unpack to more than its codec ever writes', async () => {
  const lz4 = lz4Packed('abcdefgh', 100);
  lz4.writeUInt32LE(0xfffffff0, 13);
  await expect(unpacked(lz4Stream(pieces(lz4, 10)))).rejects.toThrow('not the header of a block');
  const snappy = Buffer.concat([
    Buffer.from('\x82SNAPPY\0\0\0\0\x01\0\0\0\x01', 'latin1'),
    Buffer.from('7fffffff', 'hex'),
  ]);
  await expect(unpacked(snappyStream(pieces(snappy, 10)))).rejects.toThrow('not the length of a block');
});
