import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';

type Configured = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** The script that names all others by their hashes. */
const RUNTIME = /runtime~/;

/**
 * Docusaurus plugin: makes builds reproducible. The minimizer names variables by letter frequency. In the runtime,
 * temporary hashes that differ between builds affect it, so there variables have alphabetical names.
 */
export default function stableNames(): Plugin {
  const minimizer = (files: object, mangle: boolean | object) =>
    new rspack.SwcJsMinimizerRspackPlugin({
      ...files,
      minimizerOptions: { minify: true, ...getSwcJsMinimizerOptions(), mangle },
    } as object);
  return {
    name: 'stable-names',
    configureWebpack: ({ optimization }) => {
      const [, ...others] = optimization?.minimizer ?? [];
      const scripts = [
        minimizer({ exclude: RUNTIME }, true),
        minimizer({ include: RUNTIME }, { disableCharFreq: true }),
      ];
      return {
        optimization: { minimizer: [...scripts, ...others] },
        mergeStrategy: { 'optimization.minimizer': 'replace' },
      } as Configured;
    },
  };
}
