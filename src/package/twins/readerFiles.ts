import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../../plugin/lib/files';

/** The script of the workers that read a reader's own files, as `npm run package` has bundled them. */
export function readerFiles(): OutputFile[] {
  return JSON.parse(readFileSync(join(__dirname, 'reader.json'), 'utf8')) as OutputFile[];
}
