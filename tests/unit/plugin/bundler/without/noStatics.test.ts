import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import hoistStatics from '../../../../../src/plugin/bundler/without/noStatics';
import { expect, test } from '../../../support/test';

const require = createRequire(__filename);

test('what stands for the copying of static members returns the component, as that does', () => {
  const hoist = require('hoist-non-react-statics') as (target: unknown, source: unknown) => unknown;
  const target = () => null;
  expect(hoistStatics(target)).toBe(target);
  expect(
    hoist(
      target,
      Object.assign(() => null, { title: 'a' }),
    ),
  ).toBe(target);
});

test('of all that pages run, only the router’s withRouter copies static members', () => {
  const router = readFileSync('node_modules/react-router/esm/react-router.js', 'utf8');
  expect(router.match(/hoistStatics\(/g)).toHaveLength(1);
  expect(router).toMatch(/function withRouter\(Component\) \{[\s\S]+return hoistStatics\(C, Component\);/);
});
