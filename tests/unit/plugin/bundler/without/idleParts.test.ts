import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '../../../support/test';

const DOCUSAURUS = 'node_modules/@docusaurus/core/lib/client';

test('the banner that is left out is the one that Docusaurus’ pages import', () => {
  expect(existsSync(`${DOCUSAURUS}/BaseUrlIssueBanner/index.js`)).toBe(true);
  expect(readFileSync(`${DOCUSAURUS}/App.js`, 'utf8')).toContain("from './BaseUrlIssueBanner'");
});
