import { PUBLIC_COMPONENTS } from '../plugin/mdx/publicComponents';

export { default as recmaSparkBenchmarks } from '../plugin/mdx/serverOnly';
export { type Options, validateOptions } from './options';
export { default } from './plugin';
export { remarkSparkBenchmarks, withSparkBenchmarks } from './withSparkBenchmarks';

/** Components that a site can swizzle; called by Docusaurus. */
export function getSwizzleConfig() {
  const components = Object.entries(PUBLIC_COMPONENTS).map(([name, { description }]) => [
    name,
    { actions: { eject: 'unsafe', wrap: 'safe' }, description: `Spark benchmarks: ${description}` },
  ]);
  return { components: Object.fromEntries(components) };
}
