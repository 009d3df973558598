import { withStyles } from '../../../../src/plugin/bundler/partStyles';
import { expect, test } from '../../support/test';

const REGISTRY = `export default {
  "0a1b": [() => import(/* webpackChunkName: "0a1b" */ "@site/src/pages/compare.mdx"), "@site/src/pages/compare.mdx", require.resolveWeak("@site/src/pages/compare.mdx")],
  "2c3d": [() => import(/* webpackChunkName: "2c3d" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "4e5f": [() => import(/* webpackChunkName: "4e5f" */ "@site/docs/absent.mdx"), "@site/docs/absent.mdx", require.resolveWeak("@site/docs/absent.mdx")],
};
`;
const MANIFEST = {
  entrypoints: ['main'],
  origins: { main: [1, 2], '0a1b': [3, 4, 5], '2c3d': [6] },
  assets: {
    2: { css: [{ file: 'styles.css' }] },
    3: { js: [{ file: '0a1b.js' }] },
    4: { css: [{ file: 'compare.css' }] },
    5: { js: [{ file: 'shared.js' }] },
    6: { js: [{ file: '2c3d.js' }] },
  },
};

test('withStyles names the stylesheets of each module that pages are made of, and none of its scripts', () => {
  const { origins, ...rest } = withStyles(MANIFEST, REGISTRY);
  expect(origins).toEqual({
    ...MANIFEST.origins,
    '@site/src/pages/compare.mdx': [4],
    '@theme/DocItem': [],
    '@site/docs/absent.mdx': [],
  });
  expect(rest).toEqual({ entrypoints: MANIFEST.entrypoints, assets: MANIFEST.assets });
});
