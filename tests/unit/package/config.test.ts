import type { Config } from '@docusaurus/types';
import { withPlugin } from '../../../scripts/lib/package/init';
import { remarkSparkBenchmarks, withSparkBenchmarks } from '../../../src/package/withSparkBenchmarks';
import { expect, test } from '../support/test';

const BASE = { title: 't', url: 'https://x.org', baseUrl: '/' };

test('one call adds the plugin, and the remark plugin to docs, blog, and pages that are enabled', () => {
  const config: Config = withSparkBenchmarks<Config>(
    { ...BASE, presets: [['classic', { blog: false, docs: { path: 'd' } }]] },
    { dataDir: 'x' },
  );
  const [, options] = (config.presets as unknown[][])[0] as [string, unknown];
  expect(options).toEqual({
    blog: false,
    docs: { path: 'd', beforeDefaultRemarkPlugins: [remarkSparkBenchmarks] },
    pages: { beforeDefaultRemarkPlugins: [remarkSparkBenchmarks] },
  });
  expect(config.plugins).toEqual([['docusaurus-plugin-spark-benchmarks', { dataDir: 'x' }]]);
});

test('standalone content plugins get it too, other plugins do not, and it is added only once', () => {
  const once = withSparkBenchmarks<Config>({
    ...BASE,
    presets: ['classic'],
    plugins: ['@docusaurus/plugin-content-docs', './own.js'],
  });
  const twice = withSparkBenchmarks(once, { id: 'b' });
  expect(twice.plugins?.slice(0, 2)).toEqual([
    ['@docusaurus/plugin-content-docs', { beforeDefaultRemarkPlugins: [remarkSparkBenchmarks] }],
    './own.js',
  ]);
  expect(twice.plugins).toHaveLength(4);
});

test('a configuration that is a function or a promise remains one', async () => {
  const made = withSparkBenchmarks(async () => BASE) as unknown as () => Promise<typeof BASE & { plugins: unknown[] }>;
  expect((await made()).plugins).toHaveLength(1);
  expect((await withSparkBenchmarks(Promise.resolve(BASE))).title).toBe('t');
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
