import type { PluginModule } from '@docusaurus/types';
import sparkBenchmarks from './plugin';

/** The plugin in a configuration: here the function, loaded by tsx, because Docusaurus would translate its 500 files with Babel. */
export const PLUGIN = sparkBenchmarks as PluginModule;
