import { existsSync } from 'node:fs';
import { firefox } from '@playwright/test';
import { findEngine } from '../../../scripts/lib/engines/found';
import { expect, test } from '../support/test';

const named = process.env.FIREFOX_PATH;
test.afterEach(() => {
  if (named === undefined) delete process.env.FIREFOX_PATH;
  else process.env.FIREFOX_PATH = named;
});

test('findEngine(Firefox) is the one that FIREFOX_PATH names, before any other', () => {
  process.env.FIREFOX_PATH = process.execPath;
  expect(findEngine('Firefox')).toEqual({ by: 'bidi', browser: process.execPath });
});

test('findEngine(Firefox) says which path of FIREFOX_PATH is none', () => {
  process.env.FIREFOX_PATH = '/no/such/firefox';
  expect(() => findEngine('Firefox')).toThrow('FIREFOX_PATH=/no/such/firefox: no such file');
});

test('findEngine(name) names browsers that are there, and Playwright’s build before the system’s', () => {
  delete process.env.FIREFOX_PATH;
  const found = findEngine('Firefox');
  if (existsSync(firefox.executablePath())) expect(found).toEqual({ by: 'playwright' });
  else expect(found === null || (found.by === 'bidi' && existsSync(found.browser))).toBe(true);
  const webkit = findEngine('WebKit');
  if (webkit?.by === 'driver')
    expect([webkit.driver, webkit.browser, webkit.display].filter((path) => !existsSync(path))).toEqual([]);
});
