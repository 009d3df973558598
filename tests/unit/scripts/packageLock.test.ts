import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test';

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

test('package-lock.json holds every package that another names, those of other platforms too, so that npm ci works', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !names.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
