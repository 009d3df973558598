import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test';

interface Locked {
  license?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** Permissive licenses, and licenses that cover only the package itself. */
const ALLOWED =
  /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC-BY-4\.0|CC0-1\.0|ISC|MIT|MIT-0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|WTFPL)$/;
/** Packages whose package.json names the license (MIT) in an older form, which is missing from the lock file. */
const UNNAMED = ['eval', 'format', 'require-like'];

test('every package that builds or serves the site has a permissive license', () => {
  const odd = Object.entries(packages).filter(([path, { license = '', dev }]) => {
    const choices = license.replace(/[()]/g, '').split(' OR ');
    const isAllowed = choices.some((choice) => choice.split(' AND ').every((name) => ALLOWED.test(name)));
    return path !== '' && !dev && !isAllowed && !(license === '' && UNNAMED.includes(nameOf(path)));
  });
  expect(odd.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([]);
});

test('package-lock.json contains every package that another one names, also for other platforms, so that npm ci works', () => {
  const names = new Set(Object.keys(packages).map(nameOf));
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !names.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
