import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesBelow } from '../../../../src/data/filesBelow';
import { inTemporaryFolder, writeBelow } from '../../support/temporary';
import { expect, test } from '../../support/test';

const CONFIG = `require('tsx/cjs');
const fast = ['swcJsLoader', 'swcJsMinimizer', 'swcHtmlMinimizer', 'lightningCssMinimizer', 'rspackBundler', 'ssgWorkerThreads'];
module.exports = {
  title: 'Small', url: 'https://small.example', baseUrl: '/',
  future: { v4: true, faster: { mdxCrossCompilerCache: true, ...Object.fromEntries(fast.map((name) => [name, true])) } },
  plugins: ['@docusaurus/plugin-content-pages', require('${resolve('src/plugin/bundler/stableNames')}').default],
};
`;

/** Builds a site of a few pages and returns its files by path. */
function built(folder: string): Map<string, string> {
  mkdirSync(folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeBelow(folder, 'package.json', '{}');
  writeBelow(folder, 'docusaurus.config.js', CONFIG);
  for (const name of ['index', 'one', 'two'])
    writeBelow(folder, `src/pages/${name}.jsx`, `export default function Page() { return <p>${name}</p>; }`);
  const docusaurus = resolve('node_modules/.bin/docusaurus');
  const { status, stdout, stderr } = spawnSync(docusaurus, ['build'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  const files = filesBelow(join(folder, 'build'));
  return new Map(files.map((name) => [name, readFileSync(join(folder, 'build', name), 'latin1')]));
}

test('a site built in two folders has equal bytes, and its runtime’s variable names do not depend on hashes', () => {
  inTemporaryFolder((folder) => {
    const [one, two] = [built(join(folder, 'a')), built(join(folder, 'longer-name'))];
    expect([...two.keys()].sort()).toEqual([...one.keys()].sort());
    expect([...one].filter(([name, bytes]) => two.get(name) !== bytes).map(([name]) => name)).toEqual([]);
    const runtime = [...one].find(([name]) => name.includes('runtime~'))?.[1];
    expect(runtime).toContain('{"use strict";var a,b,c,d,');
  });
});
