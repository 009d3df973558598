import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../lib/projectCopy';

const CONFIGURATION = `module.exports = {
  title: 'Empty',
  url: 'http://localhost',
  baseUrl: '/',
  future: { v4: true, faster: true },
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: false }]],
  themes: ['@docusaurus/theme-classic'],
};
`;

/** A Docusaurus site with one page of one line, in a new folder, with the packages of this project. It is not built yet. */
export function emptySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  linkPackages(folder);
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'package.json'), '{"name": "empty", "private": true}\n');
  writeFileSync(join(folder, 'docusaurus.config.js'), CONFIGURATION);
  writeFileSync(join(folder, 'docs/index.md'), '---\nslug: /\n---\n\n# Empty\n\nOne line.\n');
  return folder;
}
