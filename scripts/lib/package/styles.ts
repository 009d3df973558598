import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build, transform } from 'esbuild';
import type { PackageFile } from './clientSources';

/** The sheets that hold for everything of ours; navigation and footer are the host's. */
const GLOBAL = ['tokens', 'infima', 'type', 'layout', 'verdict', 'chart', 'print'];
const SCOPE = '.spark-benchmarks';

/** A sheet for the whole page as one for what stands below our class: what it says of the page is said of that. */
function below(text: string): string {
  return text
    .replace(/@page\s*\{[^}]*\}/g, '')
    .replace(/:root:root|:root(?=[\s,{])/g, '&')
    .replace(/^body(?=\s*\{)/gm, '&')
    .replace(/^(\s*)\[data-theme="dark"\](?=\s*[,{])/gm, '$1[data-theme="dark"] &');
}

/** The class names of every sheet that a component imports, and all their rules. */
async function modules(
  sheets: readonly string[],
): Promise<{ names: Record<string, Record<string, string>>; css: string }> {
  const lines = sheets.map((sheet, at) =>
    sheet.endsWith('.module.css')
      ? `import s${at} from './${sheet}'; names[${JSON.stringify(sheet)}] = s${at};`
      : `import './${sheet}';`,
  );
  const { outputFiles } = await build({
    stdin: { contents: `const names = {};\n${lines.join('\n')}\nmodule.exports = names;`, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    outdir: 'unused',
    format: 'cjs',
    loader: { '.module.css': 'local-css' },
    logLevel: 'silent',
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const exported: { exports: Record<string, Record<string, string>> } = { exports: {} };
  new Function('module', text('.js'))(exported);
  return { names: exported.exports, css: text('.css') };
}

/**
 * The stylesheet of the package, every rule of which holds only below one class, and the modules with the class names that components import.
 * `sheets` are the sources among which the styles are.
 */
export async function packageStyles(sheets: readonly string[]): Promise<PackageFile[]> {
  const { names, css } = await modules(sheets);
  const globals = GLOBAL.map((name) => below(readFileSync(`src/css/${name}.css`, 'utf8'))).join('\n');
  const hidden =
    '&.visually-hidden { block-size: 1px; clip-path: inset(50%); inline-size: 1px; margin: -1px; overflow: hidden; position: absolute; white-space: nowrap; }';
  const whole = `${SCOPE} {\n${globals}\n${hidden}\n${css}\n}`;
  const { code } = await transform(whole, {
    loader: 'css',
    minify: true,
    target: ['chrome105', 'safari16', 'firefox110'],
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const own = Object.entries(names).map(([sheet, classes]) => ({
    path: `lib/client/${sheet.slice('src/'.length)}.js`,
    text: `export default ${JSON.stringify(classes, null, 2)};\n`,
  }));
  return [
    { path: 'lib/styles.css', text: code },
    { path: 'lib/stylesheet.json', text: `${JSON.stringify({ stylesheet: `styles-${hash}.css` })}\n` },
    ...own,
  ];
}
