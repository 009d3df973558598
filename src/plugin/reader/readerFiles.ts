import { checkCode } from '../../data/schemaCheck';
import { bundle, contentHash, SRC } from '../lib/bundle';
import type { OutputFile } from '../lib/files';

/**
 * What the frame and its workers may do: run the script of this site, and unpack zstd by a program that stands in it as a `data:` address.
 * Nothing may be fetched or sent, not even from or to the site itself.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  'worker-src blob:',
  'connect-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The script with the check of the schema, which is made here since a browser may not make code. */
function script(): string {
  const contents = `const module = {};\n${checkCode('result-set')}\nrequire('./reader/start').start(module.exports);`;
  return bundle({ stdin: { contents, resolveDir: SRC, loader: 'js' } });
}

let made: OutputFile[] | null = null;

/** The page of the frame that reads a reader's own files, and its script, below /compare/; made once, since no data are in them. */
export function readerFiles(): OutputFile[] {
  made ??= pageAndScript();
  return made;
}

function pageAndScript(): OutputFile[] {
  const text = script();
  const name = `reader-${contentHash(text)}.js`;
  const page = [
    '<!doctype html><html lang=en><head><meta charset=utf-8>',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    `<title>File parser</title><meta name=robots content=noindex><script src=${name}></script></head></html>`,
  ].join('');
  return [
    { path: 'compare/reader.html', text: `${page}\n` },
    { path: `compare/${name}`, text },
  ];
}
