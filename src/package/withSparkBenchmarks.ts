import type { Config } from '@docusaurus/types';
import remarkReports from '../plugin/mdx/remarkReports';
import serverOnly from '../plugin/mdx/serverOnly';
import type { Options } from './options';
import { PLUGIN } from './pluginEntry';
import type { SiteConfig } from './wholeSite';

/** Names of the plugins that create pages from MDX. */
const WITH_PAGES = /^(?:@docusaurus\/plugin-)?content-(?:docs|blog|pages)$/;
const CLASSIC = /^(?:@docusaurus\/preset-)?classic$/;

/** The remark plugin that adds code and data to components in MDX. Must run before Docusaurus' own remark plugins. */
export function remarkSparkBenchmarks() {
  return remarkReports({ ownPagesOnly: true });
}

type Entry = NonNullable<Config['plugins']>[number] | NonNullable<Config['presets']>[number];
type Settings = Record<string, unknown>;

function addMdxPlugins(options: unknown): unknown {
  if (options === false) return false;
  const own = (options ?? {}) as Settings;
  const before = (own.beforeDefaultRemarkPlugins ?? []) as unknown[];
  if (before.includes(remarkSparkBenchmarks)) return own;
  const recmaPlugins = [...((own.recmaPlugins ?? []) as unknown[]), serverOnly];
  return { ...own, beforeDefaultRemarkPlugins: [...before, remarkSparkBenchmarks], recmaPlugins };
}

/** The name and options of a preset or plugin entry; null for any other entry. */
function named(entry: Entry): [string, unknown] | null {
  const [name, options] = Array.isArray(entry) ? entry : [entry, undefined];
  return typeof name === 'string' ? [name, options] : null;
}

function preset<Value extends Entry>(entry: Value): Value {
  const [name, options] = named(entry) ?? [];
  if (name === undefined || !CLASSIC.test(name)) return entry;
  const own = (options ?? {}) as Settings;
  const { docs, blog, pages } = own;
  return [
    name,
    { ...own, docs: addMdxPlugins(docs), blog: addMdxPlugins(blog), pages: addMdxPlugins(pages) },
  ] as unknown as Value;
}

function plugin<Value extends Entry>(entry: Value): Value {
  const [name, options] = named(entry) ?? [];
  if (name === undefined || !WITH_PAGES.test(name)) return entry;
  return [name, addMdxPlugins(options)] as unknown as Value;
}

/** The site with the layout and pages of the product. Loaded on demand, because other sites lack its packages. */
function whole(config: SiteConfig, options: Options): Config {
  const { wholeSite } = require('./wholeSite') as typeof import('./wholeSite');
  return wholeSite(config, options);
}

function added(config: SiteConfig, given: Options): SiteConfig {
  const options = { ...given };
  const site = options.wholeSite
    ? whole(config, options)
    : { ...config, presets: config.presets?.map(preset), plugins: config.plugins?.map(plugin) };
  return { ...site, plugins: [...(site.plugins ?? []), [PLUGIN, options]] };
}

type Given = SiteConfig | Promise<SiteConfig> | (() => SiteConfig | Promise<SiteConfig>);

/**
 * Adds everything that reports need to a site's configuration: the plugin with its theme, and the plugins of MDX in
 * docs, blog, and pages of the classic preset and of separate content plugins; with `wholeSite`, layout, navigation,
 * search, and all settings that the configuration lacks. Accepts every export that docusaurus.config may have; call it
 * once per instance.
 */
export function withSparkBenchmarks<Value extends Given>(config: Value, options: Options = {}): Value {
  if (typeof config === 'function') {
    const load = config as () => SiteConfig | Promise<SiteConfig>;
    return (async () => added(await load(), options)) as unknown as Value;
  }
  if (config instanceof Promise) return config.then((loaded) => added(loaded, options)) as unknown as Value;
  return added(config as SiteConfig, options) as Value;
}
