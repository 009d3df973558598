import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { packed, unpacked } from '../../../../src/browser/own/fragment';
import { expect, test } from '../../support/test';

const ofBytes = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

test('any text that fits comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 1500 }), async (text) => {
      const fragment = await packed(text);
      expect(fragment).toMatch(/^[A-Za-z0-9_-]*$/);
      expect(await unpacked(fragment)).toBe(text);
    }),
    { numRuns: 25 },
  );
});

test('what does not fit into an address is refused with its size', async () => {
  const noise = Array.from({ length: 300 }, (_, at) => createHash('sha256').update(String(at)).digest('base64')).join(
    '',
  );
  await expect(packed(noise)).rejects.toThrow(/^it takes \d+\.\d KB; an address holds at most 8\.0 KB$/);
  await expect(unpacked('A'.repeat(8193))).rejects.toThrow('it takes 8.0 KB; an address holds at most 8.0 KB');
});

test('a fragment that unpacks to far more than any comparison is refused', async () => {
  const bomb = ofBytes(deflateRawSync(Buffer.alloc(4 * 1024 * 1024), { level: 9 }));
  expect(bomb.length).toBeLessThan(8192);
  await expect(unpacked(bomb)).rejects.toThrow('it unpacks to more than 512.0 KB');
});

test('whatever else stands there is refused in words', async () => {
  await expect(unpacked('a b')).rejects.toThrow('it holds characters that no such link has');
  await expect(unpacked('AAAA')).rejects.toThrow('it is damaged, or was cut off');
  const whole = await packed('some text that is long enough to be cut off, with more words in it');
  await expect(unpacked(whole.slice(0, -6))).rejects.toThrow('it is damaged, or was cut off');
  await expect(unpacked(ofBytes(deflateRawSync(Buffer.from([0xff, 0xfe, 0x80]))))).rejects.toThrow('it is damaged');
});
