import { statSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../src/benchmark/parse';
import type { Artifact, Problem } from '../../src/benchmark/types';
import { derivedFiles } from '../../src/plugin/derivedFiles';
import { withoutCode } from '../../src/plugin/mdxReferences';
import { nearest } from '../../src/plugin/nearest';
import type { SiteContent } from '../../src/plugin/siteContent';

/** Addresses of files made of data, in Markdown links and in attributes, with their line. */
const LINK = /(?:\]\(\s*<?|(?:href|src|to)=["'])(?:pathname:\/\/)?(\/(?:data|charts)\/[^\s)>"'?#]*)/g;
const DRAWING = /^\/charts\/([^/]+)\/([^/]+?)(?:\.dark)?\.(?:svg|png|csv|json)$/;

function linksOf(page: Artifact): { target: string; line: number }[] {
  const text = withoutCode(page.text);
  return [...text.matchAll(LINK)].map(({ 1: target = '', index }) => ({
    target,
    line: text.slice(0, index).split('\n').length,
  }));
}

/** The addresses that are computed and not committed: derived tables, the index, pages of result sets. */
function computedAddresses({ reports, summaries, resultSets }: SiteContent): Set<string> {
  const derived = reports.flatMap(({ report, comparison }) =>
    derivedFiles(report, comparison).map(({ path }) => `/data/derived/${report.id}/${path}`),
  );
  const published = summaries.flatMap(({ report, page }) =>
    [...Object.keys(page.tables).map((id) => `${id}.csv`), 'values.json'].map(
      (name) => `/data/derived/${report.id}/${name}`,
    ),
  );
  return new Set(['/data/', '/data/index.json', ...derived, ...published, ...resultSets.map(({ card }) => card.path)]);
}

function isDrawing(target: string, { known }: SiteContent): boolean {
  const [, report = '', chart = ''] = DRAWING.exec(target) ?? [];
  return report === 'home' ? chart === 'matrix' : known.reports[report]?.charts.includes(chart) === true;
}

function isCommitted(target: string, dataFolder: string): boolean {
  const path = target.slice('/data/'.length);
  const safe = target.startsWith('/data/') && !path.split('/').includes('..');
  return safe && statSync(join(dataFolder, path), { throwIfNoEntry: false })?.isFile() === true;
}

/** The links of pages to /data/ and /charts/ at which nothing is published. The build checks all other links. */
export function linkProblems(pages: readonly Artifact[], content: SiteContent, dataFolder: string): Problem[] {
  const links = pages.flatMap((page) => linksOf(page).map((link) => ({ ...link, page })));
  if (links.length === 0) return [];
  const computed = computedAddresses(content);
  return links
    .filter(({ target }) => !computed.has(target) && !isDrawing(target, content) && !isCommitted(target, dataFolder))
    .map(({ page, target, line }) => {
      const meant = nearest(target, [...computed]);
      return problem(
        page.path,
        line,
        `nothing is published at ${target}`,
        meant ? `did you mean ${meant}?` : undefined,
      );
    });
}
