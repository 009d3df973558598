import { MAX_FILE_BYTES, megabytes } from '../benchmark/model/guards/fileSize';
import { problem } from '../benchmark/model/problem';
import type { Artifact, Problem } from '../benchmark/model/resultSet';

const UTF16_CURE = 'save it as UTF-8 without BOM';

/** The first line that is not valid UTF-8, counted from 1. A line feed is never part of a longer UTF-8 sequence. */
function firstBrokenLine(bytes: Uint8Array): number {
  let [line, start] = [1, 0];
  while (start <= bytes.length) {
    const found = bytes.indexOf(0x0a, start);
    const end = found === -1 ? bytes.length : found;
    if (decodeUtf8(bytes.subarray(start, end)) === null) return line;
    [line, start] = [line + 1, end + 1];
  }
  return 1;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The bytes as an artifact, or a problem if they are not UTF-8. Keeps a byte order mark for the parser to report. */
export function decodeArtifact(path: string, bytes: Uint8Array): Artifact | Problem {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return problem(path, 1, 'the file is UTF-16; artifacts are UTF-8', UTF16_CURE);
  }
  const text = decodeUtf8(bytes);
  if (text !== null) return { path, text };
  const line = firstBrokenLine(bytes);
  return problem(path, line, 'the file is not UTF-8 text', 'save it as UTF-8; binary files are not artifacts');
}

/** The same of a file that others wrote: UTF-16 with a byte order mark is decoded, and the mark is dropped. */
export function decodeForeign(path: string, bytes: Uint8Array): Artifact | Problem {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (isLittle || (first === 0xfe && second === 0xff))
    return { path, text: new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes) };
  const found = decodeArtifact(path, bytes);
  return 'text' in found ? { path, text: found.text.replace(/^\uFEFF/, '') } : found;
}

export function tooLarge(path: string, bytes: number): Problem {
  const message = `the file is ${megabytes(bytes)}; the limit is ${megabytes(MAX_FILE_BYTES)}`;
  return problem(path, null, message, 'take the table of times per query out of it, without logs and plans');
}
