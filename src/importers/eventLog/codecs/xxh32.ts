const [PRIME_1, PRIME_2, PRIME_3, PRIME_4, PRIME_5] = [2654435761, 2246822519, 3266489917, 668265263, 374761393];

const rotated = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits));

function lane(sum: number, word: number): number {
  return Math.imul(rotated((sum + Math.imul(word, PRIME_2)) | 0, 13), PRIME_1);
}

function stripes(view: DataView, seed: number): number {
  const lanes = [seed + PRIME_1 + PRIME_2, seed + PRIME_2, seed, seed - PRIME_1].map((start) => start | 0);
  let [a, b, c, d] = lanes as [number, number, number, number];
  for (let at = 0; at + 16 <= view.byteLength; at += 16) {
    a = lane(a, view.getUint32(at, true));
    b = lane(b, view.getUint32(at + 4, true));
    c = lane(c, view.getUint32(at + 8, true));
    d = lane(d, view.getUint32(at + 12, true));
  }
  return (rotated(a, 1) + rotated(b, 7) + rotated(c, 12) + rotated(d, 18)) | 0;
}

function mixed(sum: number): number {
  const once = Math.imul(sum ^ (sum >>> 15), PRIME_2);
  const twice = Math.imul(once ^ (once >>> 13), PRIME_3);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** The 32-bit xxHash of some bytes, unsigned. Source: xxHash fast digest algorithm, XXH32. */
export function xxh32(bytes: Uint8Array, seed: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let sum = ((bytes.length >= 16 ? stripes(view, seed) : (seed + PRIME_5) | 0) + bytes.length) | 0;
  let at = bytes.length - (bytes.length % 16);
  for (; at + 4 <= bytes.length; at += 4)
    sum = Math.imul(rotated((sum + Math.imul(view.getUint32(at, true), PRIME_3)) | 0, 17), PRIME_4);
  for (; at < bytes.length; at += 1)
    sum = Math.imul(rotated((sum + Math.imul(bytes[at] as number, PRIME_5)) | 0, 11), PRIME_1);
  return mixed(sum);
}
