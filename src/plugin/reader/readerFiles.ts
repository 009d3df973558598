import { checkCode } from '../../data/schemaCheck';
import { bundle, SRC } from '../lib/bundle';
import type { OutputFile } from '../lib/files';

let made: OutputFile[] | null = null;

/** The script of the workers that read a reader's own files, with the check of the schema compiled in. Made once, because it holds no data. */
export function readerFiles(): OutputFile[] {
  const contents = `const module = {};\n${checkCode('result-set')}\nrequire('./reader/reader').startReader(module.exports);`;
  made ??= [{ path: 'compare/reader.js', text: bundle({ stdin: { contents, resolveDir: SRC, loader: 'js' } }) }];
  return made;
}
