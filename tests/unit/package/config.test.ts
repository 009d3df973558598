import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, LoadContext } from '@docusaurus/types';
import { withPlugin } from '../../../scripts/lib/package/init';
import sparkBenchmarks from '../../../src/package/plugin';
import { PLUGIN } from '../../../src/package/pluginEntry';
import { remarkSparkBenchmarks, withSparkBenchmarks } from '../../../src/package/withSparkBenchmarks';
import serverOnly from '../../../src/plugin/mdx/serverOnly';
import { temporaryFolder } from '../support/temporary';
import { expect, test } from '../support/test';

const BASE = { title: 't', url: 'https://x.org', baseUrl: '/' };

const MDX = { beforeDefaultRemarkPlugins: [remarkSparkBenchmarks], recmaPlugins: [serverOnly] };

test('one call adds the plugin, and the plugins of MDX to docs, blog, and pages that are enabled', () => {
  const config: Config = withSparkBenchmarks<Config>(
    { ...BASE, presets: [['classic', { blog: false, docs: { path: 'd' } }]] },
    { dataDir: 'x' },
  );
  const [, options] = (config.presets as unknown[][])[0] as [string, unknown];
  expect(options).toEqual({
    blog: false,
    docs: { path: 'd', ...MDX },
    pages: MDX,
  });
  expect(config.plugins).toEqual([[PLUGIN, { dataDir: 'x' }]]);
});

test('standalone content plugins get it too, other plugins do not, and it is added only once', () => {
  const once = withSparkBenchmarks<Config>({
    ...BASE,
    presets: ['classic'],
    plugins: ['@docusaurus/plugin-content-docs', './own.js'],
  });
  const twice = withSparkBenchmarks(once, { id: 'b' });
  expect(twice.plugins?.slice(0, 2)).toEqual([['@docusaurus/plugin-content-docs', MDX], './own.js']);
  expect(twice.plugins).toHaveLength(4);
});

test('a configuration that is a function or a promise remains one', async () => {
  const made = withSparkBenchmarks(async () => BASE) as unknown as () => Promise<typeof BASE & { plugins: unknown[] }>;
  expect((await made()).plugins).toHaveLength(1);
  expect((await withSparkBenchmarks(Promise.resolve(BASE))).title).toBe('t');
});

test('a site for benchmarks needs a title only; URL and base path come from the environment', () => {
  const site = (env: Record<string, string>) => {
    const before = { ...process.env };
    Object.assign(process.env, env);
    const config = withSparkBenchmarks<Config>({ title: 'Ours', noIndex: true } as Config, { wholeSite: true });
    process.env = before;
    return config;
  };
  const { url, baseUrl, noIndex, headTags, themeConfig } = site({ SITE_URL: 'https://x.org', BASE_URL: '/spark/' });
  expect([url, baseUrl, noIndex, headTags]).toEqual(['https://x.org', '/spark/', true, []]);
  expect(JSON.stringify(themeConfig)).not.toMatch(/https?:/);
});

test('init wraps the export of a configuration and lists the changed lines', () => {
  const module = withPlugin("// A comment.\nimport x from 'x';\nconst config = {};\nexport default config;\n");
  expect(module?.text).toBe(
    "// A comment.\nimport { withSparkBenchmarks } from 'docusaurus-plugin-spark-benchmarks';\nimport x from 'x';\nconst config = {};\nexport default withSparkBenchmarks(config);\n",
  );
  expect(withPlugin('module.exports = config;\n')?.edits.map(({ after }) => after)).toEqual([
    "const { withSparkBenchmarks } = require('docusaurus-plugin-spark-benchmarks');",
    'module.exports = withSparkBenchmarks(config);',
  ]);
  expect(withPlugin('export default { title: 1 };')).toBeNull();
  expect(withPlugin(module?.text ?? '')?.edits).toEqual([]);
});

test('a second instance has its own reports, but none of the pages of the first', () => {
  const siteDir = temporaryFolder();
  mkdirSync(join(siteDir, 'static/data'), { recursive: true });
  const siteConfig = { title: 't', tagline: '', url: 'https://x.org', staticDirectories: ['static'] };
  const context = { siteDir, generatedFilesDir: join(siteDir, '.docusaurus'), baseUrl: '/', siteConfig };
  const add = (id: string, pages = {}) =>
    sparkBenchmarks(context as unknown as LoadContext, { id, wholeSite: true, images: false, pages });
  add('default', { queries: false, resultSets: false, history: false, engines: false, coverage: false });
  expect(() => add('nightly')).toThrow('- default and nightly: set pages: { compare: false } for one of them');
  expect(() => add('nightly', { compare: false })).not.toThrow();
});
