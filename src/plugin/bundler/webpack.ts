import { createHash } from 'node:crypto';
import type { Plugin } from '@docusaurus/types';
import { ownCompiler, ownModule } from '../lib/ownModule';
import type { PageNames } from '../mdx/pageNames';

/** The files whose code decides what an MDX file compiles to. */
const COMPILERS = [
  'mdx/remarkReports',
  'mdx/dashboards',
  'mdx/mdxTree',
  'mdx/componentRegistry',
  'mdx/pageNames',
  'lib/generatedFiles',
  'lib/liveModule',
];

type WebpackSettings = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** What the bundler's configuration has in `experiments` with Rspack's persistent cache. */
interface CacheExperiment {
  cache?: { version?: string };
}

/** The bundler's configuration so far, as far as it matters here. */
interface BundlerConfig {
  mode?: string;
  experiments?: unknown;
}

/**
 * The bundler settings of the plugin: the aliases `@static-charts` and `@page-data`, those that the caller adds, and a cache of compiled pages that is dropped when
 * the names that pages may use change, or the code that compiles them.
 */
export function webpackSettings(
  config: BundlerConfig,
  isServer: boolean,
  names: PageNames,
  aliases: Record<string, string> = {},
): WebpackSettings {
  const resolve = {
    alias: {
      '@static-charts$': ownModule(`bundler/staticCharts.${twin(config, isServer)}`),
      '@page-data$': ownModule(`bundler/pageData.${isServer ? 'server' : 'client'}`),
      ...aliases,
    },
  };
  const mergeStrategy = { 'resolve.alias': 'prepend' } as const;
  const cache = (config.experiments as CacheExperiment | undefined)?.cache;
  if (!cache) return { resolve, mergeStrategy };
  const version = `${cache.version ?? ''}-${createHash('sha256')
    .update(JSON.stringify([names, aliases]))
    .digest('hex')}`;
  const buildDependencies = COMPILERS.map(ownCompiler);
  return { resolve, mergeStrategy, experiments: { cache: { version, buildDependencies } } } as WebpackSettings;
}

function twin({ mode }: BundlerConfig, isServer: boolean): 'server' | 'client' | 'development' {
  if (isServer) return 'server';
  return mode === 'development' ? 'development' : 'client';
}
