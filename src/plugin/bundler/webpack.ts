import type { Plugin } from '@docusaurus/types';
import { ownModule } from '../lib/ownModule';

type WebpackSettings = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

interface BundlerConfig {
  mode?: string;
}

type Bundler = Parameters<NonNullable<Plugin['configureWebpack']>>[2]['currentBundler'];

interface Target {
  isServer: boolean;
  bundler: Bundler;
}

/**
 * Bundler settings of the plugin: the aliases `@static-charts` and `@page-data`, and the caller's; and the constant
 * KEEPS_HTML, which is true if browsers keep the HTML of static content.
 */
export function webpackSettings(
  { mode }: BundlerConfig,
  { isServer, bundler }: Target,
  aliases: Record<string, string> = {},
): WebpackSettings {
  const browser = mode === 'development' ? 'development' : 'client';
  const alias = {
    '@static-charts$': ownModule(`bundler/staticCharts.${isServer ? 'server' : browser}`),
    '@page-data$': ownModule(`bundler/pageData.${isServer ? 'server' : 'client'}`),
    ...aliases,
  };
  const keepsHtml = JSON.stringify(!isServer && mode === 'production');
  const plugins = [new bundler.instance.DefinePlugin({ 'process.env.KEEPS_HTML': keepsHtml })];
  return { plugins, resolve: { alias }, mergeStrategy: { 'resolve.alias': 'prepend' } };
}
