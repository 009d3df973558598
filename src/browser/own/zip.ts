const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Numbers as little-endian bytes, each with its width. */
function numbers(...fields: [width: 2 | 4, value: number][]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** UTF-8 names, deflated, the first day that the format knows: the same files give the same bytes. */
const FLAGS = 0x0800;
const DEFLATED = 8;
const FIRST_DAY = 0x0021;

const utf8 = new TextEncoder();

/** What both headers of a file say of it. */
async function entry(path: string, text: string) {
  const [name, content] = [utf8.encode(path), utf8.encode(text)];
  const packed = await deflated(content);
  const facts = numbers(
    [2, 20],
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, FIRST_DAY],
    [4, crc32(content)],
    [4, packed.length],
    [4, content.length],
    [2, name.length],
    [2, 0],
  );
  return { name, packed, facts };
}

/** Files by their paths as a zip archive: at most 65,535 of them, and less than 4 GB. */
export async function zipOf(files: readonly (readonly [path: string, text: string])[]): Promise<Blob> {
  const entries = await Promise.all(files.map(([path, text]) => entry(path, text)));
  const [parts, directory]: [Uint8Array[], Uint8Array[]] = [[], []];
  let [at, size] = [0, 0];
  for (const { name, packed, facts } of entries) {
    const local = [numbers([4, 0x04034b50]), facts, name, packed];
    const central = [numbers([4, 0x02014b50], [2, 20]), facts, numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]), name];
    parts.push(...local);
    directory.push(...central);
    at += local.reduce((sum, { length }) => sum + length, 0);
    size += central.reduce((sum, { length }) => sum + length, 0);
  }
  const count = entries.length;
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]);
  return new Blob([...parts, ...directory, end] as BlobPart[], { type: 'application/zip' });
}
