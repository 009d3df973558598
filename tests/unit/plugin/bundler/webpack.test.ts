import { webpackSettings } from '../../../../src/plugin/bundler/webpack';
import { expect, test } from '../../support/test';

const alias = (settings: object) =>
  (settings as { resolve: { alias: Record<string, string> } }).resolve.alias['@static-charts$'];

test('webpackSettings provides the drawings only to the server', () => {
  expect(alias(webpackSettings({}, true))).toMatch(/staticCharts\.server\.ts$/);
  expect(alias(webpackSettings({ mode: 'production' }, false))).toMatch(/staticCharts\.client\.ts$/);
  expect(alias(webpackSettings({ mode: 'development' }, false))).toMatch(/staticCharts\.development\.ts$/);
});

test('webpackSettings provides page data only to the server, and puts its aliases before existing ones', () => {
  const settings = (isServer: boolean) => webpackSettings({}, isServer, { '@generated/routes$': '/r.js' });
  expect(settings(true).resolve?.alias).toMatchObject({
    '@page-data$': expect.stringMatching(/pageData\.server\.ts$/),
  });
  expect(settings(false).resolve?.alias).toMatchObject({
    '@page-data$': expect.stringMatching(/pageData\.client\.ts$/),
    '@generated/routes$': '/r.js',
  });
  expect(settings(false).mergeStrategy).toEqual({ 'resolve.alias': 'prepend' });
});
