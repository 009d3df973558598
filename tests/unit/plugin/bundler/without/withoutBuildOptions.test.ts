import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { filesBelow } from '../../../../../src/data/filesBelow';
import {
  configModule,
  FOR_THE_BUILD,
  importsOnly,
} from '../../../../../src/plugin/bundler/without/withoutBuildOptions';
import { expect, test } from '../../../support/test';

const PAGES = ['core/lib/client', 'theme-classic/lib', 'theme-common/lib'].map(
  (name) => `node_modules/@docusaurus/${name}`,
);

test('configModule has all of the configuration but what is for the build', () => {
  const text = configModule({ title: 'a', plugins: [['b', {}]], themeConfig: { plugins: 'kept' }, themes: [] });
  expect(text).toBe('export default {"title":"a","themeConfig":{"plugins":"kept"}};\n');
});

test('nothing of Docusaurus that pages run asks for what they are not told of the configuration', () => {
  const asked = new RegExp(`siteConfig(\\??\\.|:?\\s*=?\\s*\\{[^}]*\\b)(${FOR_THE_BUILD.join('|')})\\b`);
  const texts = PAGES.flatMap((folder) =>
    filesBelow(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') })),
  );
  expect(texts.some(({ text }) => /siteConfig: \{[^}]*\btitle\b/.test(text))).toBe(true);
  expect(texts.filter(({ text }) => asked.test(text)).map(({ name }) => name)).toEqual([]);
});

test('importsOnly leaves of each entry of the registry what it imports', () => {
  const entry = (name: string, more: string) =>
    `  "0a1b": [() => import(/* webpackChunkName: "0a1b" */ "${name}")${more}],\n`;
  const name = '@site/docs/a-b.mdx';
  const registry = `export default {\n${entry(name, `, "${name}", require.resolveWeak("${name}")`)}};\n`;
  expect(importsOnly(registry)).toBe(`export default {\n${entry(name, '')}};\n`);
});

test('Docusaurus reads the names of the registry for the server alone: nothing asks which modules are ready', () => {
  const client = filesBelow(PAGES[0] ?? '').filter((name) => name.endsWith('.js'));
  const asking = client.filter((name) =>
    readFileSync(path.join(PAGES[0] ?? '', name), 'utf8').includes('preloadReady'),
  );
  expect(asking).toEqual([]);
  const loadable = readFileSync(createRequire(__filename).resolve('react-loadable'), 'utf8');
  expect(loadable).toContain('if (this.context && Array.isArray(opts.modules)) {');
});
