import { readFileSync } from 'node:fs';
import { isAllowed, oddLicences, signatureOutcome } from '../../../scripts/lib/packages';
import { expect, test } from '../support/test';

test('every package that is installed to build the site has a permissive licence', () => {
  expect(oddLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
});

test('a licence that asks for more, or none, is named; of alternatives one is enough, of parts all are wanted', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'GPL-3.0' },
    'node_modules/b/node_modules/@c/d': {},
    'node_modules/e': { license: 'GPL-3.0', dev: true },
  };
  expect(oddLicences({ packages })).toEqual(['a: GPL-3.0', '@c/d: no license']);
  const cases = ['(MIT OR GPL-3.0)', 'MIT AND GPL-3.0', 'Apache-2.0 AND MIT', 'AGPL-3.0'];
  expect(cases.map(isAllowed)).toEqual([true, false, true, false]);
});

test('signatures that are wrong fail, a registry that does not answer is a reason to skip', () => {
  expect(signatureOutcome(0, 'audited 3 packages')).toEqual({});
  expect(
    signatureOutcome(1, '1 package has an invalid registry signature:\n\na@1.0.0 (https://r.example)').failed,
  ).toContain('invalid registry signature');
  for (const line of [
    'npm error code ENOTFOUND',
    'npm error code E404',
    'npm error No dependencies could be verified: no keys',
  ])
    expect(signatureOutcome(1, line).skipped).toContain(line);
  expect(signatureOutcome(null, '').skipped).toContain('two minutes');
});
