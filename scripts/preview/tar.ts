import { readSync } from 'node:fs';
import { Refused } from './command.ts';
import type { Entry } from './entry.ts';

const BLOCK = 512;
/** The type of an entry: files and folders are told apart, and everything else (links, devices, extended headers) is "other". */
const KINDS: Record<string, Entry['kind']> = { '0': 'file', '\0': 'file', '5': 'folder' };

/** An entry with the place of its content in the archive, in bytes. */
export interface PlacedEntry extends Entry {
  offset: number;
}

function field(header: Buffer, start: number, length: number): string {
  const text = header.toString('latin1', start, start + length);
  return text.split('\0', 1)[0] ?? '';
}

/** A number in octal digits. Throws Refused for any other form: those are for files larger than are taken. */
function octal(header: Buffer, start: number, length: number): number {
  const text = field(header, start, length).trim();
  if (!/^[0-7]{1,11}$/.test(text)) throw new Refused('the archive has a header with a broken number');
  return Number.parseInt(text, 8);
}

/** The sum of a header's bytes with its own checksum as spaces. Source: POSIX.1-1988, ustar interchange format. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function readHeader(header: Buffer, offset: number): PlacedEntry {
  if (field(header, 257, 6) !== 'ustar' || octal(header, 148, 8) !== checksum(header)) {
    throw new Refused(`no ustar header at byte ${offset - BLOCK} of the archive`);
  }
  const prefix = field(header, 345, 155);
  const whole = prefix === '' ? field(header, 0, 100) : `${prefix}/${field(header, 0, 100)}`;
  const path = whole.replace(/^(\.\/)+/, '').replace(/\/+$/, '');
  const kind = KINDS[header.toString('latin1', 156, 157)] ?? 'other';
  return { path, kind, bytes: octal(header, 124, 12), offset };
}

/**
 * The entries of a tar archive in the ustar form, one header at a time; contents are not read. Throws Refused for anything that is no
 * such archive, or that ends early. Whether an entry may be unpacked is not asked here.
 */
export function* tarEntries(archive: number, archiveBytes: number): Generator<PlacedEntry> {
  const header = Buffer.alloc(BLOCK);
  for (let at = 0; at + BLOCK <= archiveBytes; ) {
    if (readSync(archive, header, 0, BLOCK, at) < BLOCK) break;
    if (header.every((byte) => byte === 0)) return;
    const entry = readHeader(header, at + BLOCK);
    const content = entry.kind === 'file' ? Math.ceil(entry.bytes / BLOCK) * BLOCK : 0;
    if (entry.offset + content > archiveBytes) break;
    yield entry;
    at = entry.offset + content;
  }
  throw new Refused('the archive ends early');
}
