import type { Plugin } from '@docusaurus/types';
import type { Compiler } from '../compiler';

/** Stands before minification in a file that holds Chart.js, and in no other. */
const CHART_JS = /\bclass \w*DatasetController\b/;

/** As Docusaurus asks of its own minifier. */
const OPTIONS = {
  compress: { ecma: 5 },
  mangle: true,
  safari10: true,
  format: { ascii_only: true, comments: false },
} as const;

const name = 'without-idle-classes';

/** A script, minified without the classes that nothing uses. */
export async function minified(script: string): Promise<string> {
  const { minify } = await import('@swc/core');
  return (await minify(script, { ...OPTIONS, module: false })).code;
}

/** Minifies the files that hold Chart.js before the bundler's own minifier, which then leaves them as they are. */
class WithoutIdleClasses {
  apply({ hooks, webpack }: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const text = file.endsWith('.js') ? source.source().toString() : '';
          if (!CHART_JS.test(text)) continue;
          compilation.updateAsset(file, new webpack.sources.RawSource(await minified(text)), { minimized: true });
        }
      });
    });
  }
}

/**
 * Docusaurus plugin that keeps four classes of Chart.js which nothing uses, 14 KB, out of the live chart. Rspack does not see that
 * they are idle, and neither does the minifier inside of it (1.7); the one that Docusaurus brings beside it does.
 */
export default function withoutIdleClasses(): Plugin {
  return {
    name,
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production' ? {} : { plugins: [new WithoutIdleClasses() as never] },
  };
}
