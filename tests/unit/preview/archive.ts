const BLOCK = 512;

/** An entry of an archive for a test; `type` is the letter of the tar format: 0 file, 1 hard link, 2 link, 3 device, 5 folder. */
export interface TestEntry {
  path: string;
  content?: string;
  type?: string;
  link?: string;
  /** The length that the header claims, where it is not that of the content. */
  claims?: number;
}

function header({ path, content = '', type = '0', link = '', claims }: TestEntry): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  block.write(path, 0, 100, 'latin1');
  block.write('0000644\0', 100);
  block.write(`${octal(claims ?? Buffer.byteLength(content), 11)}\0`, 124);
  block.write(`${octal(0, 11)}\0`, 136);
  block.write('        ', 148);
  block.write(type, 156);
  block.write(link, 157, 100, 'latin1');
  block.write('ustar\0' + '00', 257, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\0 `, 148);
  return block;
}

/** A tar archive with these entries, whatever they are: real tar programs refuse to write most of what a hostile one holds. */
export function tarOf(entries: readonly TestEntry[]): Buffer {
  const blocks = entries.flatMap((entry) => {
    const content = Buffer.from(entry.content ?? '');
    return [header(entry), content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}
