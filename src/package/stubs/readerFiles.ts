import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../../plugin/lib/files';

/** The worker script that parses a reader's files, bundled by `npm run package`. */
export function fileParserFiles(): OutputFile[] {
  return JSON.parse(readFileSync(join(__dirname, 'reader.json'), 'utf8')) as OutputFile[];
}
