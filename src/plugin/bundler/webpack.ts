import type { Plugin } from '@docusaurus/types';
import { ownModule } from '../lib/ownModule';

type WebpackSettings = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

interface BundlerConfig {
  mode?: string;
}

/** Bundler settings of the plugin: the aliases `@static-charts` and `@page-data`, and the caller's. */
export function webpackSettings(
  { mode }: BundlerConfig,
  isServer: boolean,
  aliases: Record<string, string> = {},
): WebpackSettings {
  const browser = mode === 'development' ? 'development' : 'client';
  const alias = {
    '@static-charts$': ownModule(`bundler/staticCharts.${isServer ? 'server' : browser}`),
    '@page-data$': ownModule(`bundler/pageData.${isServer ? 'server' : 'client'}`),
    ...aliases,
  };
  return { resolve: { alias }, mergeStrategy: { 'resolve.alias': 'prepend' } };
}
