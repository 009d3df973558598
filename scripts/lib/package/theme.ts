import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { PACKAGE, PAGE_COMPONENTS } from '../../../src/package/components';
import { PUBLIC_COMPONENTS, type PublicComponent } from '../../../src/plugin/mdx/publicComponents';
import { copiedImports, type PackageFile, withoutSpread } from './clientSources';

const PAGES = 'SparkBenchmarks';

/** A component's source with its default export wrapped in the package's scope; it imports the package by name. */
function scopedSource(file: string, shape: PublicComponent['shape']): string {
  const source = `src/components/${file}/index.tsx`;
  const text = copiedImports(source, readFileSync(source, 'utf8'));
  const [, name = ''] = /export default function (\w+)/.exec(text) ?? [];
  if (name === '') throw new Error(`${source}: no "export default function NAME", which the theme's copy needs`);
  const plain = text.replace(/export default function/, 'function');
  const argument = shape === 'div' ? name : `${name}, ${JSON.stringify(shape)}`;
  return `import { scoped } from '${PACKAGE}/client/components/ui/Scope/index.js';\n${plain}\nexport default scoped(${argument});\n`;
}

/** TypeScript without types, but with comments and JSX, for sites that use JavaScript. */
async function withoutTypes(text: string): Promise<string> {
  const { code } = await transform(text, {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'esnext',
      preserveAllComments: true,
      transform: { react: { runtime: 'preserve' } },
    },
  });
  return /\[\.\.\./.test(code) ? withoutSpread(code) : code;
}

async function copiedFiles(name: string, file: string, shape: PublicComponent['shape']): Promise<PackageFile[]> {
  const folder = `src/components/${file}`;
  const others = readdirSync(folder).filter((entry) => /\.tsx?$/.test(entry) && entry !== 'index.tsx');
  const texts = [
    { entry: 'index.tsx', text: scopedSource(file, shape) },
    ...others.map((entry) => ({
      entry,
      text: copiedImports(join(folder, entry), readFileSync(join(folder, entry), 'utf8')),
    })),
  ];
  const made = texts.map(async ({ entry, text }) => [
    { path: `src/theme/${name}/${entry}`, text },
    {
      path: `lib/theme/${name}/${entry.replace(/\.tsx$/, '.jsx').replace(/\.ts$/, '.js')}`,
      text: await withoutTypes(text),
    },
  ]);
  return (await Promise.all(made)).flat();
}

/** Theme components in TypeScript for reading and JavaScript for bundling: components in pages, and whole pages. */
export async function themeFiles(): Promise<PackageFile[]> {
  const named = Object.entries(PUBLIC_COMPONENTS).map(([name, { file, shape }]) => copiedFiles(name, file, shape));
  const pages = Object.entries(PAGE_COMPONENTS).map(([name, file]) => {
    const text = [
      `import { scoped } from '${PACKAGE}/client/components/ui/Scope/index.js';`,
      `import ${name} from '${PACKAGE}/client/components/${file}/index.js';`,
      `export default scoped(${name});\n`,
    ].join('\n');
    return [
      { path: `src/theme/${PAGES}/${name}/index.tsx`, text },
      { path: `lib/theme/${PAGES}/${name}/index.jsx`, text },
    ];
  });
  return [...(await Promise.all(named)).flat(), ...pages.flat()];
}

/** Imports of the package by name in a copy. */
const COPIED = new RegExp(`^import (type )?(?:(\\w+),? ?)?(?:\\{([^}]*)\\} )?from '(${PACKAGE}/client/[^']+)';`, 'gm');

/** Declarations for the names of one import, typed as any, because they are not part of the public API. */
function importedTypes([, isType, byDefault, names = '', module = '']: RegExpExecArray): [
  module: string,
  line: string,
][] {
  const own = names.split(',').map((name) => name.trim());
  const lines = own.filter(Boolean).map((name) => {
    const [, kind, bare = ''] = /^(type )?(\w+)/.exec(name) ?? [];
    return isType || kind ? `  export type ${bare}<A = any, B = any> = any;` : `  export const ${bare}: any;`;
  });
  const all = byDefault ? ['  const value: any;\n  export default value;', ...lines] : lines;
  return all.map((line) => [module, line]);
}

/** Declarations of the modules that copied components import, so that TypeScript accepts a copy in a site. */
function copiedTypes(copied: readonly PackageFile[]): string[] {
  const modules = new Map<string, Set<string>>();
  const found = copied.flatMap(({ text }) => [...text.matchAll(COPIED)].flatMap(importedTypes));
  for (const [module, line] of found) modules.set(module, (modules.get(module) ?? new Set()).add(line));
  return [...modules].map(([module, lines]) => `declare module '${module}' {\n${[...lines].join('\n')}\n}\n`);
}

/** Declarations of theme components and their copies' imports. TypeScript requires a file without imports. */
export function themeTypes(theme: readonly PackageFile[]): string {
  const modules = Object.entries(PUBLIC_COMPONENTS).map(
    ([name, { description, props }]) =>
      `/** ${description[0]?.toUpperCase()}${description.slice(1)}. */\ndeclare module '@theme/${name}' {\n  export default function ${name}(props: ${props} & { children?: import('react').ReactNode }): import('react').ReactNode;\n}\n`,
  );
  const copied = theme.filter(({ path }) => path.startsWith('src/theme/'));
  return [...modules, ...copiedTypes(copied)].join('\n');
}
