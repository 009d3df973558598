import { checkCode } from '../../data/schemaCheck';
import { bundle, SRC } from '../lib/bundle';
import type { OutputFile } from '../lib/files';

let made: OutputFile[] | null = null;

/** The worker script that parses a reader's files, with the compiled schema validator. Created once. */
export function fileParserFiles(): OutputFile[] {
  const contents = `const module = {};\n${checkCode('result-set')}\nrequire('./fileParser/fileParser').startFileParser(module.exports);`;
  made ??= [{ path: 'compare/reader.js', text: bundle({ stdin: { contents, resolveDir: SRC, loader: 'js' } }) }];
  return made;
}
