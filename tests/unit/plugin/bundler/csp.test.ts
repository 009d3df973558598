import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policy, protectPages, scriptHashes, withPolicy } from '../../../../src/plugin/bundler/csp';
import { temporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('scriptHashes(html) has the hash of every inline script that runs, each once', () => {
  const html = '<script>a()</script><script type="module">b()</script><script>a()</script>';
  expect(scriptHashes(html)).toEqual([hash('a()'), hash('b()')]);
});

test('scriptHashes(html) ignores scripts with a URL and scripts that are data', () => {
  const html =
    '<script src="/x.js"></script><script type="application/ld+json">{}</script><script type=application/json>{}</script>';
  expect(scriptHashes(html)).toEqual([]);
});

test('policy(html) allows nothing from other hosts and no script by text', () => {
  expect(policy('<script>a()</script>').split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hash('a()')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test('withPolicy(html) puts the policy first in the head element', () => {
  const html = withPolicy('<html><head lang="x"><title>t</title></head><body></body></html>');
  expect(html).toMatch(/<head lang="x"><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/);
});

test('protectPages(folder) writes the policy into every page, whatever its name', () => {
  const folder = temporaryFolder();
  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), '<html><head></head></html>');
  protectPages(folder);
  for (const name of ['index.html', '404.html'])
    expect(readFileSync(join(folder, name), 'utf8'), name).toContain('Content-Security-Policy');
});

test('withPolicy(html) changes a page only once', () => {
  const once = withPolicy('<html><head></head></html>');
  expect(withPolicy(once)).toBe(once);
});

test('a policy in a text or an attribute does not count, and neither does a script there', () => {
  const texts = [
    '<meta name="description" content="http-equiv="Content-Security-Policy"',
    '<title>&lt;meta http-equiv="Content-Security-Policy"></title>',
    "<meta content='<script>evil()</script>'>",
    '<meta content="<script>evil()</script>">',
    '<!-- <script>evil()</script> -->',
    '<textarea><script>evil()</script></textarea>',
    '<script type="application/json">"<script>evil()"</script>',
  ];
  for (const text of texts) {
    const page = withPolicy(`<html><head><title>a</title>${text}</head><body><script>ours()</script></body></html>`);
    expect(page, text).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
    expect(scriptHashes(page), text).not.toContain(hash('evil()'));
  }
  expect(scriptHashes('<p title="a > b"><script>ours()</script>')).toEqual([hash('ours()')]);
});
