/** The longest text in an address, in characters: longer ones are cut by programs that pass them on. */
const MOST_CHARACTERS = 8192;
/** What a fragment may unpack to, in bytes: sixty times what it takes. */
const MOST_BYTES = 512 * 1024;

const kilobytes = (count: number) => `${(count / 1024).toFixed(1)} KB`;

function base64url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw new Error('it is damaged: it holds characters that no such link has');
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    throw new Error('it is damaged, or was cut off');
  }
}

function tooLong(count: number): Error {
  return new Error(`it takes ${kilobytes(count)}; an address holds at most ${kilobytes(MOST_CHARACTERS)}`);
}

/** A text packed for an address, in letters, digits, hyphens and underscores. Throws with a sentence where it is too long. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const found = base64url(new Uint8Array(await new Response(stream).arrayBuffer()));
  if (found.length > MOST_CHARACTERS) throw tooLong(found.length);
  return found;
}

/** The text that `packed` was given. Throws with a sentence where it is no such text, too long, or unpacks to too much. */
export async function unpacked(fragment: string): Promise<string> {
  if (fragment.length > MOST_CHARACTERS) throw tooLong(fragment.length);
  const stream = new Blob([bytesOf(fragment) as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > MOST_BYTES) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    throw new Error('it is damaged, or was cut off');
  }
  await reader.cancel();
  throw new Error(`it unpacks to more than ${kilobytes(MOST_BYTES)}`);
}
