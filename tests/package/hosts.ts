import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyWithPackages } from './linkTree';

/** A bare classic site: its packages and configuration. */
export interface HostSpec {
  name: string;
  docusaurus: string;
  react: string;
  /** Content of `future` in the configuration. */
  future: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
}

/**
 * Pins swc (newer versions lack packages for some platforms) and webpack (newer ones reject Docusaurus 3.9's options).
 */
const OVERRIDES = { '@swc/core': '1.16.2', '@swc/html': '1.16.2', webpack: '5.101.3' };
/** Builds keep no cache: each is the first of its host, and writing webpack's cache takes a sixth of the time. */
const ENV = {
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
};
/** Outside node_modules, which npm ci deletes. */
const CACHE = join(homedir(), '.cache/spark-engine-benchmarks/package-hosts');
/** The site as `new-site` of version 0.1.0 wrote it, with two result sets and a report. Never rewrite it. */
const EARLIER_SITE = 'tests/fixtures/sites/0.1.0';
/** A set that the statements of the environment name too. */
const ALSO_NAMED = 'tpcds-sf3000-iceberg-comet-0.17.0';
/** The pair of the host's own second report. */
const SECOND = { baseline: 'tpcds-sf3000-parquet-spark-3.5.8', candidate: 'tpcds-sf3000-parquet-comet-0.17.0' };

/** Runs a program and returns its output. Throws with the output if it fails. */
export function run(folder: string, command: string, args: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: { ...ENV, ...env },
    encoding: 'utf8',
  });
  const said = `${stdout}${stderr}`;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${said}`);
  return said;
}

function manifest({ docusaurus, react, name }: HostSpec): string {
  const own = ['core', 'preset-classic', 'faster'].map((part) => [`@docusaurus/${part}`, docusaurus]);
  const dependencies = { ...Object.fromEntries(own), '@mdx-js/react': '^3.0.0', react, 'react-dom': react };
  return JSON.stringify({ name: `host-${name}`, version: '0.0.0', private: true, dependencies, overrides: OVERRIDES });
}

/** Installed packages of a site, from the registry; cached by manifest, next to the build caches. */
function installed(text: string): string {
  const folder = join(CACHE, createHash('sha256').update(text).digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'package.json'), text);
  install(draft);
  renameSync(draft, folder);
  return folder;
}

function config({ future, baseUrl, trailingSlash }: HostSpec): string {
  return `const config = {
  title: 'Host',
  url: 'https://host.example',
  baseUrl: '${baseUrl}',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  trailingSlash: ${trailingSlash},
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: ${future},
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, theme: { customCss: './src/css/custom.css' } }]],
  themeConfig: { navbar: { title: 'Host' } },
};

module.exports = config;
`;
}

/** A page in the earlier style, with an import from the site's own folder and typed numbers. */
const EARLIER = `---
title: Earlier
slug: /earlier
---

import BarChart from '@site/src/components/Charts/BarChart';

<BarChart title="Typed" data={{ labels: ['a', 'b'], datasets: [{ label: 'Seconds', data: [1, 2] }] }} />
`;

const PAGES: Record<string, string> = {
  'sidebars.js': "module.exports = { docs: ['intro', 'second'] };\n",
  'docs/intro.md':
    '---\nslug: /\n---\n# Intro\n\nWords, a [link](./second.md) and [the sample](./reports/sample.mdx).\n\n```js\nconst x = 1;\n```\n',
  'docs/second.md': '# Second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n{/* a comment */}\n',
  'docs/earlier.mdx': EARLIER,
  'src/pages/index.js':
    'import Layout from \'@theme/Layout\';\nexport default function Home() { return <Layout title="Home"><main><h1>Host</h1></main></Layout>; }\n',
  'src/css/custom.css': ':root { --ifm-color-primary: #25c2a0; }\n',
  'blog/2026-01-01-hello.md': '---\ntitle: Hello\n---\nHello.\n\n{/* truncate */}\n\nMore.\n',
};

function writePages(folder: string, pages: Record<string, string>): void {
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function install(folder: string, ...files: string[]): void {
  run(folder, 'npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', ...files]);
}

/** A site for benchmarks that an earlier version of `new-site` wrote, with the package of today, in a new folder. */
export function earlierSite(tarball: string): string {
  const site = join(mkdtempSync(join(tmpdir(), 'site-')), 'site');
  const written = JSON.parse(readFileSync(join(EARLIER_SITE, 'package.json'), 'utf8')) as { dependencies: object };
  const others = Object.entries(written.dependencies).filter(([name]) => !name.includes('spark-benchmarks'));
  const plain = { ...written, dependencies: Object.fromEntries(others), overrides: OVERRIDES };
  copyWithPackages(installed(JSON.stringify(plain)), site);
  for (const name of readdirSync(EARLIER_SITE).filter((entry) => entry !== 'package.json'))
    cpSync(join(EARLIER_SITE, name), join(site, name), { recursive: true });
  install(site, tarball);
  return site;
}

/** A host without and with the package; both built. */
export interface BuiltHost {
  /** Folder of both builds, deleted at the end. */
  root: string;
  before: string;
  after: string;
  /** Output of init and new-report. */
  said: string;
}

/** Removes the pages with reports and charts, so that the remaining pages are those of the host without the package. */
function withoutOurs(folder: string): void {
  for (const name of ['docs/reports/sample.mdx', 'docs/reports/second.mdx', 'docs/earlier.mdx']) {
    const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    writeFileSync(join(folder, name), `${head}\nNothing yet.\n`);
  }
}

/** Creates a host with two reports by the package's command, and builds it with and without the package. */
export function builtHost(spec: HostSpec, tarball: string): BuiltHost {
  const root = mkdtempSync(join(tmpdir(), `host-${spec.name}-`));
  const site = join(root, 'site');
  copyWithPackages(installed(manifest(spec)), site);
  writePages(site, { ...PAGES, 'docusaurus.config.js': config(spec) });
  install(site, tarball);
  const said = [run(site, 'npx', ['--no-install', 'spark-benchmarks', 'init', '--yes']), secondReport(site)].join('\n');
  const [before, after] = [join(root, 'before'), join(root, 'after')];
  run(site, 'npx', ['docusaurus', 'build', '--out-dir', after]);
  // In the same folder, because class names contain a hash of the path of their stylesheet.
  rmSync(join(site, 'static/data'), { recursive: true });
  writePages(site, { 'docusaurus.config.js': config(spec) });
  withoutOurs(site);
  run(site, 'npx', ['docusaurus', 'build', '--out-dir', before]);
  return { root, before, after, said };
}

function secondReport(folder: string): string {
  for (const id of [...Object.values(SECOND), ALSO_NAMED])
    cpSync(join('static/data/result-sets', id), join(folder, 'static/data/result-sets', id), { recursive: true });
  const environment = 'static/data/environments/eks-r8gd-12xlarge-4-nodes.json';
  cpSync(environment, join(folder, environment));
  const { baseline, candidate } = SECOND;
  const args = ['new-report', 'second', '--baseline', baseline, '--candidate', candidate, '--date', '2026-11-21'];
  return run(folder, 'npx', ['--no-install', 'spark-benchmarks', ...args]);
}
