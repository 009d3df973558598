import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { createdDay } from '../../../src/benchmark/artifacts/created';
import { documentedEngines } from '../../../src/benchmark/trial/engineSettings';
import { filesBelow } from '../../../src/data/filesBelow';
import { loadData } from '../../../src/data/loadData';
import { PACKAGE } from '../../../src/package/components';
import { LINKED, OWN_PAGES } from '../../../src/package/options';
import { ENGINES_FILE } from '../../../src/plugin/lib/publishedEngines';
import { clientModule, clientSources, type PackageFile } from './clientSources';
import { generalPages } from './generalPages';
import { type NodeBundle, nodeBundle } from './nodeBundle';
import { siteTemplate } from './siteTemplate';
import { themeFiles, themeTypes } from './theme';

/** Style sheets of all pages. */
const GLOBAL = [...readFileSync('src/css/custom.css', 'utf8').matchAll(/@import "\.\/(\w+)\.css"/g)].map(
  ([, name = '']) => name,
);
/** Style sheets of a site for benchmarks; elsewhere, font, navigation, and footer belong to the site. */
const OF_WHOLE_SITE = ['font', 'navigation'];
const SCOPE = '.spark-benchmarks';
/** Layout that a host site lacks: a container for width queries, and a verdict larger than Infima's h2 of 32 px. */
const HOST = '&:where(div) { container-type: inline-size; }\n& { --look-verdict: 34px; }';

/**
 * A global style sheet nested below the package's class: rules for the page apply to the elements with that class. Rules
 * below :root override those of components, so the class is named twice.
 */
function nestBelow(text: string): string {
  return text
    .replace(/@page\s*\{[^}]*\}/g, '')
    .replace(/(:root)+ (?=[^{])/g, '&& ')
    .replace(/:root:root|:root(?=[\s,{])/g, '&')
    .replace(/^body(?=\s*\{)/gm, '&')
    .replace(/^(\s*)\[data-theme="dark"\](?=\s*[,{])/gm, '$1[data-theme="dark"] &');
}

/** Rules with those of shared styles first, which components compose and override. esbuild marks where a file begins. */
function sharedFirst(css: string): string {
  const files = css.split(/^(?=\/\* src\/)/m);
  const isShared = (text: string) => Number(text.startsWith('/* src/css/'));
  return files.sort((a, b) => isShared(b) - isShared(a)).join('');
}

/** The class names of every CSS module that a component imports, and all rules. */
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
  return { names: exported.exports, css: sharedFirst(text('.css')) };
}

function minified(css: string): Promise<{ code: string }> {
  return transform(css, { loader: 'css', minify: true, target: ['chrome105', 'safari16', 'firefox110'] });
}

/**
 * The stylesheet of a site for benchmarks, the stylesheet for other sites, with every rule below one class, and the
 * modules with the class names that components import. `sheets` are the paths of the style sources.
 */
async function packageStyles(sheets: readonly string[]): Promise<PackageFile[]> {
  const { names, css } = await modules(sheets);
  const text = (name: string) => readFileSync(`src/css/${name}.css`, 'utf8');
  const globals = GLOBAL.filter((name) => !OF_WHOLE_SITE.includes(name)).map((name) => nestBelow(text(name)));
  const hidden =
    '&.visually-hidden { block-size: 1px; clip-path: inset(50%); inline-size: 1px; margin: -1px; overflow: hidden; position: absolute; white-space: nowrap; }';
  const { code } = await minified(`${SCOPE} {\n${globals.join('\n')}\n${hidden}\n${HOST}\n${css}\n}`);
  const whole = await minified(`${GLOBAL.map(text).join('\n')}\n${css}`);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const own = Object.entries(names).map(([sheet, classes]) => ({
    path: `lib/client/${sheet.slice('src/'.length)}.js`,
    text: `export default ${JSON.stringify(classes, null, 2)};\n`,
  }));
  return [
    { path: 'lib/styles.css', text: code },
    { path: 'lib/client/css/custom.css', text: whole.code },
    { path: 'lib/stylesheet.json', text: `${JSON.stringify({ stylesheet: `styles-${hash}.css` })}\n` },
    ...own,
  ];
}

/** The sample that `init` writes: a published pair on one cluster, small enough for every package. */
const SAMPLE = { baseline: 'tpch-sf1000-parquet-spark-3.5', candidate: 'tpch-sf1000-parquet-comet-0.16.0' };
/** Optional packages: for images, and for a site that consists of benchmarks. */
const OPTIONAL = ['@napi-rs/canvas', '@fontsource/inter', '@fontsource-variable/inter'];
const OPTIONAL_PEERS = ['@docusaurus/faster', '@docusaurus/plugin-content-blog', '@docusaurus/plugin-content-docs'];
/** Packages that a site has, with the supported versions. */
const PEERS: Record<string, string> = {
  ...Object.fromEntries(OPTIONAL_PEERS.map((name) => [name, '^3.9.0'])),
  '@docusaurus/core': '^3.9.0',
  '@docusaurus/theme-common': '^3.9.0',
  '@docusaurus/types': '^3.9.0',
  '@docusaurus/utils': '^3.9.0',
  react: '^18.0.0 || ^19.0.0',
  'react-dom': '^18.0.0 || ^19.0.0',
};

interface ProjectPackage {
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

function project(): ProjectPackage {
  return JSON.parse(readFileSync('package.json', 'utf8')) as ProjectPackage;
}

function file(path: string, source: string): PackageFile {
  return { path, text: readFileSync(source, 'utf8') };
}

/** Packages that compiled modules import by name. */
function imports(files: readonly PackageFile[]): string[] {
  const code = files.filter(({ path }) => path.startsWith('lib/client/') || path.startsWith('lib/theme/'));
  const names = code.flatMap(({ text }) =>
    [...text.matchAll(/^(?:import|export|\})[^'"\n]*\bfrom\s*["']((?:@[^/"'\n]+\/)?[^./"'\n][^/"'\n]*)/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const virtual =
    /^(@theme|@generated|@site|@static-charts|@page-data|@benchmark-places|node:|docusaurus-plugin-spark)/;
  return [...new Set(names)].filter((name) => !virtual.test(name)).sort();
}

/** Modules of Docusaurus' core that pages import under their own names. */
const CORE =
  /^@docusaurus\/(BrowserOnly|Head|Link|router|useBaseUrl|useIsBrowser|useBrokenLinks|useDocusaurusContext|ExecutionEnvironment)$/;

/** The package.json of the package. Throws if its code imports a package that the project does not pin. */
function manifest(files: readonly PackageFile[], { needed }: NodeBundle): PackageFile {
  const { version, license, dependencies } = project();
  const used = [...new Set([...needed, ...imports(files)])].filter((name) => !CORE.test(name) && !(name in PEERS));
  const missing = used.filter((name) => !(name in dependencies));
  if (missing.length > 0) throw new Error(`the package imports ${missing.join(', ')}, which package.json does not pin`);
  const range = (name: string) => [name, `^${dependencies[name]}`] as const;
  const text = {
    name: PACKAGE,
    version,
    description:
      'Benchmark reports of Spark engines in a Docusaurus site, every number computed from a committed artifact',
    license,
    keywords: ['docusaurus', 'docusaurus-plugin', 'docusaurus-theme', 'spark', 'benchmark'],
    main: 'lib/index.js',
    types: 'lib/index.d.ts',
    bin: { 'spark-benchmarks': 'lib/bin.js' },
    exports: {
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './client/*': './lib/client/*',
      './schemas/*': './schemas/*',
      './package.json': './package.json',
    },
    files: ['lib', 'src', 'schemas', 'sample', 'site', 'CHANGELOG.md', 'provenance.json', 'THIRD_PARTY.txt'],
    sideEffects: false,
    engines: { node: '>=20.0' },
    dependencies: Object.fromEntries(used.filter((name) => !OPTIONAL.includes(name)).map(range)),
    peerDependencies: { ...PEERS, ...Object.fromEntries(OPTIONAL.map(range)) },
    peerDependenciesMeta: Object.fromEntries(
      [...OPTIONAL, ...OPTIONAL_PEERS].map((name) => [name, { optional: true }]),
    ),
  };
  return { path: 'package.json', text: `${JSON.stringify(text, null, 2)}\n` };
}

function sampleFiles(): PackageFile[] {
  const sets = Object.values(SAMPLE);
  const packages = sets.map((id) => JSON.parse(readFileSync(`static/data/result-sets/${id}/datapackage.json`, 'utf8')));
  const environments = [...new Set(packages.map((pkg) => pkg.benchmark.environment as string))].filter(
    (id) => id !== 'unknown',
  );
  const names = [
    ...sets.flatMap((id) => filesBelow(`static/data/result-sets/${id}`).map((name) => `result-sets/${id}/${name}`)),
    ...environments.map((id) => `environments/${id}.json`),
  ];
  const sample = {
    files: names,
    ...SAMPLE,
    date: packages
      .map((pkg) => createdDay(pkg.created as string))
      .sort()
      .at(-1),
  };
  return [
    ...names.map((name) => file(`sample/${name}`, `static/data/${name}`)),
    { path: 'sample/sample.json', text: `${JSON.stringify(sample, null, 2)}\n` },
  ];
}

/** The declarations of the package, with the options as their source describes them. */
function declarations(): PackageFile {
  const [options = ''] =
    /\/\*\* A page that the plugin creates[\s\S]*?\n\}\n/.exec(readFileSync('src/package/options.ts', 'utf8')) ?? [];
  const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ');
  const types = [`type OwnPage = ${union(Object.keys(OWN_PAGES))};`, `type LinkedPage = ${union(LINKED)};`, options];
  const { path, text } = file('lib/index.d.ts', 'src/package/index.d.txt');
  return { path, text: text.replace('OPTIONS', () => types.join('\n')) };
}

/** Settings of engines in the result sets of this site, with the URL of their source. */
function engineFile(): PackageFile {
  const { resultSets, environments } = loadData('static/data');
  const engines = documentedEngines(resultSets, environments).map(({ source, ...engine }) => {
    const page = resultSets.find(({ id }) => id === source.id)?.sources[0]?.path ?? source.page;
    return { ...engine, source: { ...source, page } };
  });
  return { path: `lib/client/${ENGINES_FILE}`, text: `${JSON.stringify(engines, null, 2)}\n` };
}

/** Bundled third-party packages with their licenses and license texts. */
function thirdParty(held: readonly string[]): PackageFile {
  const entries = held.map((name) => {
    const folder = join('node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    const licence = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    return `## ${name} ${version}, ${license}\n\n${licence ? readFileSync(join(folder, licence), 'utf8').trim() : ''}\n`;
  });
  return {
    path: 'THIRD_PARTY.txt',
    text: `# What lib/index.js and lib/cli.js hold of others\n\n${entries.join('\n')}`,
  };
}

const BIN = "#!/usr/bin/env node\nrequire('./cli.js');\n";

/** Every file of the package except provenance.json, from the current sources. */
async function packageFiles(): Promise<PackageFile[]> {
  const sources = await clientSources();
  const client = await Promise.all(sources.filter((path) => /^src\/.*\.(?:tsx?|json)$/.test(path)).map(clientModule));
  const styles = await packageStyles(sources.filter((path) => path.endsWith('.css')));
  const bundle = await nodeBundle();
  const theme = await themeFiles();
  const files = [
    ...client,
    ...styles,
    ...bundle.files,
    ...theme,
    ...readdirSync('static/schemas').map((name) => file(`schemas/${name}`, `static/schemas/${name}`)),
    ...sampleFiles(),
    ...generalPages(),
    ...siteTemplate(),
    engineFile(),
    declarations(),
    { path: 'lib/theme.d.ts', text: themeTypes(theme) },
    { path: 'lib/bin.js', text: BIN },
    file('LICENSE', 'LICENSE'),
    file('CHANGELOG.md', 'CHANGELOG.md'),
    file('README.md', 'src/package/README.md'),
    thirdParty(bundle.held),
  ];
  return [...files, manifest(files, bundle)];
}

/** The origin of the package: the commit, and the SHA-256 of every other file in it. */
interface Provenance {
  commit: string;
  files: Record<string, string>;
}

/** Every file of the package; the last one is its provenance. */
export async function assemblePackage(commit: string): Promise<PackageFile[]> {
  const files = (await packageFiles()).sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const provenance: Provenance = {
    commit,
    files: Object.fromEntries(files.map(({ path, text }) => [path, hash(text)])),
  };
  return [...files, { path: 'provenance.json', text: `${JSON.stringify(provenance, null, 2)}\n` }];
}
