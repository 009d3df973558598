import { webpackSettings } from '../../../../src/plugin/bundler/webpack';
import { expect, test } from '../../support/test';

class DefinePlugin {
  constructor(readonly defined: object) {}
}

const BUNDLER = { name: 'webpack', instance: { DefinePlugin } } as never;
const settingsOf = (mode: string, isServer: boolean, aliases = {}) =>
  webpackSettings({ mode }, { isServer, bundler: BUNDLER }, aliases);
const alias = (settings: object) =>
  (settings as { resolve: { alias: Record<string, string> } }).resolve.alias['@static-charts$'];

test('webpackSettings provides the drawings only to the server', () => {
  expect(alias(settingsOf('production', true))).toMatch(/staticCharts\.server\.ts$/);
  expect(alias(settingsOf('production', false))).toMatch(/staticCharts\.client\.ts$/);
  expect(alias(settingsOf('development', false))).toMatch(/staticCharts\.development\.ts$/);
});

test('webpackSettings provides page data only to the server, and puts its aliases before existing ones', () => {
  const settings = (isServer: boolean) => settingsOf('production', isServer, { '@generated/routes$': '/r.js' });
  expect(settings(true).resolve?.alias).toMatchObject({
    '@page-data$': expect.stringMatching(/pageData\.server\.ts$/),
  });
  expect(settings(false).resolve?.alias).toMatchObject({
    '@page-data$': expect.stringMatching(/pageData\.client\.ts$/),
    '@generated/routes$': '/r.js',
  });
  expect(settings(false).mergeStrategy).toEqual({ 'resolve.alias': 'prepend' });
});

test('only a browser in production keeps the HTML of static content', () => {
  const defined = (mode: string, isServer: boolean) => settingsOf(mode, isServer).plugins;
  const keeps = (value: string) => [{ defined: { 'process.env.KEEPS_HTML': value } }];
  expect(defined('production', false)).toEqual(keeps('true'));
  expect(defined('production', true)).toEqual(keeps('false'));
  expect(defined('development', false)).toEqual(keeps('false'));
});
