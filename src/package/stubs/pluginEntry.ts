/** The plugin in a configuration: the name of the package, by which `docusaurus swizzle` finds it. */
export const PLUGIN = 'docusaurus-plugin-spark-benchmarks';
