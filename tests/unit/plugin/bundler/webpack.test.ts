import { webpackSettings } from '../../../../src/plugin/bundler/webpack';
import { expect, test } from '../../support/test';

const known = { featured: 'r1', reports: {} };
const alias = (settings: object) =>
  (settings as { resolve: { alias: Record<string, string> } }).resolve.alias['@static-charts$'];
const version = (settings: object) =>
  (settings as { experiments: { cache: { version: string } } }).experiments.cache.version;

test('webpackSettings gives the drawings to the server only', () => {
  expect(alias(webpackSettings({}, true, known))).toMatch(/staticCharts\.server\.ts$/);
  expect(alias(webpackSettings({ mode: 'production' }, false, known))).toMatch(/staticCharts\.client\.ts$/);
  expect(alias(webpackSettings({ mode: 'development' }, false, known))).toMatch(/staticCharts\.development\.ts$/);
});

test('webpackSettings gives the data of pages to the server only, and puts its aliases before those that are there', () => {
  const settings = (isServer: boolean) => webpackSettings({}, isServer, known, { '@generated/routes$': '/r.js' });
  expect(settings(true).resolve?.alias).toMatchObject({
    '@page-data$': expect.stringMatching(/pageData\.server\.ts$/),
  });
  expect(settings(false).resolve?.alias).toMatchObject({
    '@page-data$': expect.stringMatching(/pageData\.client\.ts$/),
    '@generated/routes$': '/r.js',
  });
  expect(settings(false).mergeStrategy).toEqual({ 'resolve.alias': 'prepend' });
});

test('webpackSettings drops compiled pages when the known names change', () => {
  const cache = { experiments: { cache: { type: 'persistent', version: 'v' } } };
  const first = version(webpackSettings(cache, true, known));
  expect(version(webpackSettings(cache, true, known))).toBe(first);
  expect(version(webpackSettings(cache, true, { ...known, featured: 'r2' }))).not.toBe(first);
});

test('webpackSettings adds no cache where the bundler has none', () => {
  expect(webpackSettings({}, true, known)).not.toHaveProperty('experiments');
});
