import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveTime } from '../../../../scripts/bench/builds';
import { keepReports } from '../../../../scripts/bench/reducedSite';
import { createLoader, type LoadedSite } from '../../../../src/plugin/content/loadSiteContent';
import { replaceIn, temporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';

const SET = 'tpcds-sf3000-parquet-gluten-velox-1.6.0-arm64';
const RESULTS = `static/data/result-sets/${SET}/results.csv`;
const REPORT = 'gluten-velox-vs-comet';
/** A different report, which is quoted by pages outside the reports. */
const QUOTED = 'celeborn-vs-native';
const PAGES = ['docs', 'blog'];

let site: string | null = null;

/** Returns a function that loads the site in a folder at the start of a build. */
function loaderOf(siteDir: string): () => LoadedSite {
  const settings = { siteUrl: 'https://example.org/', dataDir: 'static/data', docsDirs: PAGES, featured: REPORT };
  return createLoader({ siteDir, ownPagesOnly: false, ...settings });
}

/**
 * Runs `use` with a copy of the pages, of two reports, and of their data, and a function that loads the site from them
 * in a build, also after changes. Every copy is at the same path, so that unchanged files are not parsed again.
 */
function withSite(use: (folder: string, load: () => LoadedSite) => void): void {
  site ??= temporaryFolder();
  rmSync(site, { recursive: true });
  for (const name of ['static/data', ...PAGES]) cpSync(name, join(site, name), { recursive: true });
  keepReports(site, [REPORT, QUOTED]);
  use(site, loaderOf(site));
}

/** Printed error of a failed load. */
function failureOf(load: () => LoadedSite): string {
  try {
    load();
  } catch (error) {
    return (error as Error).stack ?? '';
  }
  return '';
}

/** Warnings printed by a load, also if it fails. */
function warningsOf(load: () => LoadedSite): string[] {
  const { warn } = console;
  const lines: string[] = [];
  console.warn = (line: string) => lines.push(line);
  try {
    failureOf(load);
  } finally {
    console.warn = warn;
  }
  return lines;
}

test('a broken CSV fails the first load and later ones equally, with file and line', () => {
  withSite((folder, load) => {
    expect(load()).toBe(load());
    const row = /^q5,ok,[^,]*/m.exec(readFileSync(RESULTS, 'utf8'))?.[0] ?? '';
    const line =
      readFileSync(RESULTS, 'utf8')
        .split('\n')
        .findIndex((text) => text.startsWith('q5,')) + 1;
    replaceIn(folder, RESULTS, row, 'q5,ok,-1');
    const later = failureOf(load);
    expect(later).toContain(`${RESULTS}:${line}: time_s`);
    expect(failureOf(loaderOf(folder))).toBe(later);
    expect(later).not.toMatch(/^\s+at /m);
  });
});

test('a load prints each warning once, and after a save only the new ones', () => {
  withSite((folder, load) => {
    expect(warningsOf(load).length).toBeGreaterThan(5);
    const source = 'static/data/published/celeborn-vs-native-shuffle/buckets.csv';
    const text = readFileSync(join(folder, source), 'utf8');
    writeFileSync(join(folder, source), text.replace(/,2\n/, ',3\n'));
    const news = warningsOf(load);
    expect(news.length).toBeGreaterThan(0);
    expect(news.filter((line) => !line.startsWith(`${source}:`))).toEqual([]);
  });
});

test('after a save, pages have the content of a first load', () => {
  withSite((folder, load) => {
    load();
    const csv = readFileSync(RESULTS, 'utf8');
    writeFileSync(join(folder, RESULTS), moveTime(csv, 'q4', 0.5));
    const after = load();
    expect(after.pages).toEqual(loaderOf(folder)().pages);
  });
});

test('a page may name a report of a different instance, without a message, but no unknown report', () => {
  withSite((folder) => {
    const text = '<Value report="nightly" of="total.speedup" />\n';
    writeFileSync(join(folder, 'docs/nightly.mdx'), text);
    const settings = { siteUrl: 'https://example.org/', dataDir: 'static/data', docsDirs: PAGES, featured: REPORT };
    const site = { siteDir: folder, ownPagesOnly: true, ...settings };
    expect(failureOf(createLoader(site))).toContain('docs/nightly.mdx:1: unknown report: nightly');
    expect(failureOf(createLoader(site, () => new Set(['nightly'])))).toBe('');
  });
});

test('a page that names an unknown chart fails the load with its file and line', () => {
  withSite((folder, load) => {
    const page = 'docs/glossary.mdx';
    const lines = readFileSync(page, 'utf8').trimEnd();
    replaceIn(folder, page, lines, `${lines}\n\n<BarChart report="${REPORT}" chart="no-such-chart" />`);
    const line = lines.split('\n').length + 2;
    expect(failureOf(load)).toContain(`${page}:${line}: unknown chart in report ${REPORT}: no-such-chart`);
  });
});

test('deleting a result set fails the load, listing the report and every page that shows it', () => {
  withSite((folder, load) => {
    rmSync(join(folder, 'static/data/result-sets', SET), { recursive: true });
    const failure = failureOf(load);
    expect(failure).toMatch(new RegExp(`static/data/reports/${REPORT}/report.json:\\d+: unknown result set: ${SET}`));
    expect(failure).toMatch(new RegExp(`docs/reports/${REPORT}/index.mdx:\\d+`));
    const findings = readdirSync(join(folder, `docs/reports/${REPORT}/findings`));
    expect(findings.filter((name) => !failure.includes(`docs/reports/${REPORT}/findings/${name}:`))).toEqual([]);
  });
});
