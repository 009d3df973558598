import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { __importDefault } from '../../../../../src/plugin/bundler/without/importDefault';
import { expect, test } from '../../../support/test';

const require = createRequire(__filename);

test('Docusaurus’ common package asks tslib for nothing but __importDefault', () => {
  const index = readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8');
  const asked = [...index.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name);
  expect([...new Set(asked)]).toEqual(['__importDefault']);
});

test('what stands in for it answers as tslib does', () => {
  const { __importDefault: theirs } = require('tslib') as { __importDefault: typeof __importDefault };
  for (const value of [{ __esModule: true, default: 1 }, { default: 1 }, () => 1, null, undefined])
    expect(__importDefault(value)).toEqual(theirs(value));
});
