import { readdirSync, readFileSync } from 'node:fs';
import { filesBelow } from '../../../src/data/filesBelow';
import type { PackageFile } from './clientSources';
import { SITE_COMMANDS } from './commands';

/** Packages of a site that consists of benchmarks, in the versions that this project is tested with. */
const PACKAGES = [
  ...['core', 'faster', 'plugin-content-blog', 'plugin-content-docs', 'plugin-content-pages', 'plugin-sitemap'].map(
    (name) => `@docusaurus/${name}`,
  ),
  ...['@docusaurus/theme-classic', '@fontsource-variable/inter', '@fontsource/inter', '@mdx-js/react'],
  ...['@napi-rs/canvas', 'react', 'react-dom'],
];

function manifest(): PackageFile {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const text = {
    private: true,
    engines: { node: '>=20.19' },
    scripts: {
      start: 'docusaurus start --host 127.0.0.1 --no-open',
      build: 'docusaurus build',
      serve: 'docusaurus serve --host 127.0.0.1 --no-open',
      ...Object.fromEntries(SITE_COMMANDS.map(([{ name }]) => [name, `spark-benchmarks ${name}`])),
    },
    dependencies: Object.fromEntries(PACKAGES.map((name) => [name, dependencies[name]])),
  };
  return { path: 'package.json', text: `${JSON.stringify(text, null, 2)}\n` };
}

function copied(from: string, to: string): PackageFile[] {
  return filesBelow(from).map((name) => ({ path: `${to}/${name}`, text: readFileSync(`${from}/${name}`, 'utf8') }));
}

/** A workflow of this repository for a site that has no tests of its own, and no tsx: Node 24 runs TypeScript as it is. */
function workflow(name: string): PackageFile {
  const text = readFileSync(`.github/workflows/${name}`, 'utf8')
    .replaceAll('npx tsx ', 'node ')
    .replaceAll('node-version: 20', 'node-version: 24')
    .replace('- run: .ci/run\n', '- run: npm ci --no-progress\n      - run: npm run check\n')
    .replace(/ *- run: npm audit signatures\n/, '');
  return { path: `github/workflows/${name}`, text };
}

/** A document without the sections about this repository, which begin with a heading. */
function before(heading: string, path: string): string {
  const text = readFileSync(path, 'utf8');
  return `${text.slice(0, text.indexOf(heading)).trimEnd()}\n`;
}

/** The files of a new site, below site/ of the package. Names of hidden files lack their period, because npm omits some. */
export function siteTemplate(): PackageFile[] {
  const files = [
    manifest(),
    ...readdirSync('src/package/site').map((name) => ({
      path: name === 'index.mdx' ? `docs/${name}` : name,
      text: readFileSync(`src/package/site/${name}`, 'utf8'),
    })),
    ...copied('static/data/suites', 'static/data/suites'),
    { path: 'static/data/README.md', text: before('## How the published comparisons', 'static/data/README.md') },
    { path: 'github/PREVIEWS.md', text: before('## What is tested', '.github/PREVIEWS.md') },
    { path: 'static/img/favicon.svg', text: readFileSync('static/img/favicon.svg', 'utf8') },
    ...copied('scripts/preview', 'scripts/preview'),
    ...['ci.yml', 'deploy.yml', 'preview.yml'].map(workflow),
  ];
  return files.map(({ path, text }) => ({ path: `site/${path}`, text }));
}
