import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../../plugin/lib/files';

/** The page of the frame that reads a reader's own files, and its script, as `npm run package` has bundled them. */
export function readerFiles(): OutputFile[] {
  return JSON.parse(readFileSync(join(__dirname, 'reader.json'), 'utf8')) as OutputFile[];
}
