import type { Plugin } from '@docusaurus/types';
import { ownModule } from '../../lib/ownModule';

/** The files of Docusaurus that ask for tslib. */
const ASKING_FOR_TSLIB = /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/;

/**
 * Docusaurus plugin that keeps what this site never shows out of the JavaScript of every page: the syntax highlighter (34 KB), which the
 * theme loads in any case, so `src/theme/CodeBlock` must not need it; tslib (5 KB) but for the one function that Docusaurus asks of it; what
 * the router copies static members of components with (1 KB), of which none are asked for; and the banner about a wrong base address, which
 * `baseUrlIssueBanner` in docusaurus.config.ts turns off.
 */
export default function withoutUnused(): Plugin {
  const inPlace = (file: string) => ownModule(`bundler/without/${file}`);
  return {
    name: 'without-unused',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      resolve: {
        alias: {
          'prism-react-renderer$': inPlace('noPrism'),
          'hoist-non-react-statics$': inPlace('noStatics'),
        },
      },
      module: { rules: [{ test: ASKING_FOR_TSLIB, resolve: { alias: { tslib$: inPlace('importDefault') } } }] },
      plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(/\/BaseUrlIssueBanner$/, inPlace('nothing'))],
    }),
  };
}
