import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { embedScripts } from '../../../src/plugin/embed/embedScripts';
import { fileParserFiles } from '../../../src/plugin/fileParser/fileParserFiles';
import { workerCode } from '../../../src/plugin/images/workerCode';
import type { PackageFile } from './clientSources';

/** Modules of this repository, and their replacements in the package. */
const STUBS: Record<string, string> = {
  'src/package/pluginEntry.ts': 'src/package/stubs/pluginEntry.ts',
  'src/plugin/lib/ownModule.ts': 'src/package/stubs/ownModule.ts',
  'src/plugin/embed/embedScripts.ts': 'src/package/stubs/embedScripts.ts',
  'src/plugin/images/workerCode.ts': 'src/package/stubs/workerCode.ts',
  'src/plugin/fileParser/fileParserFiles.ts': 'src/package/stubs/readerFiles.ts',
};

/** Packages that Node loads. All others are bundled: many are ES modules, which older Node versions cannot require. */
const EXTERNAL = [
  'ajv',
  'ajv-formats',
  'feed',
  'papaparse',
  '@napi-rs/canvas',
  '@fontsource/inter',
  'react',
  '@docusaurus/*',
];

const stubs: Plugin = {
  name: 'twins',
  setup({ onLoad }) {
    for (const [source, twin] of Object.entries(STUBS))
      onLoad({ filter: new RegExp(`${source.replaceAll('/', '[\\\\/]').replace('.', '\\.')}$`) }, () => ({
        contents: readFileSync(twin, 'utf8'),
        loader: 'ts',
        resolveDir: resolve(source, '..'),
      }));
  },
};

/** A program of the package, the packages that it loads, and the packages that it contains. */
export interface NodeBundle {
  files: PackageFile[];
  needed: string[];
  held: string[];
}

function packageOf(path: string): string {
  return /^(@[^/]+\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;
}

/** The plugin and the command as CommonJS for Node 20, and the scripts that they serve. */
export async function nodeBundle(): Promise<NodeBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: { index: './src/package/index.ts', cli: './scripts/lib/package/cli.ts' },
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'lib',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: EXTERNAL,
    plugins: [stubs],
    legalComments: 'none',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  const programs = outputFiles.map(({ path, text }) => ({ path: path.slice(process.cwd().length + 1), text }));
  const imports = Object.values(metafile.outputs).flatMap(({ imports: found }) =>
    found.filter(({ external }) => external),
  );
  const needed = new Set(imports.map(({ path }) => packageOf(path)).filter((name) => !name.startsWith('node:')));
  const held = Object.keys(metafile.inputs).flatMap(
    (path) => /node_modules\/(@[^/]+\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? [],
  );
  const scripts = { path: 'lib/embed.json', text: `${JSON.stringify(embedScripts())}\n` };
  const reader = { path: 'lib/reader.json', text: `${JSON.stringify(fileParserFiles())}\n` };
  const worker = { path: 'lib/imageWorker.txt', text: await bundledWorker() };
  return { files: [...programs, scripts, reader, worker], needed: [...needed].sort(), held: [...new Set(held)].sort() };
}

/** Code of the painting thread, which requires the canvas by name and not by its path on this machine. */
async function bundledWorker(): Promise<string> {
  return (await workerCode()).replace(/require\("[^"]*@napi-rs[\\/]+canvas[^"]*"\)/g, 'require("@napi-rs/canvas")');
}
