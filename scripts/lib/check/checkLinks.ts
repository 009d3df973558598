import { statSync } from 'node:fs';
import { join } from 'node:path';
import { getOwnValue } from '../../../src/benchmark/model/guards/record';
import { resultSetPath } from '../../../src/benchmark/model/paths';
import { problem } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { suggestName } from '../../../src/benchmark/text/suggestName';
import type { SiteContent } from '../../../src/plugin/content/siteContent';
import { lineOf, textAttributes } from '../../../src/plugin/mdx/mdxTree';
import type { Page } from '../../../src/plugin/mdx/parsePage';
import { reportFiles } from '../../../src/plugin/output/derivedFiles';

/** The URL of a file generated from data. */
const ADDRESS = /^(?:pathname:\/\/)?(\/(?:data|charts)\/[^?#]*)/;
const LINKING = ['href', 'src', 'to'];
const DRAWING = /^\/charts\/([^/]+)\/([^/]+?)(?:\.dark)?\.(?:svg|png|csv|json)$/;

/** URLs of generated files that a page links to, in Markdown and in attributes, with their line. */
function linksOf({ nodes }: Page): { target: string; line: number }[] {
  return nodes.flatMap((node) => {
    const attributes = textAttributes(node);
    return [node.url, ...LINKING.map((name) => attributes[name])].flatMap((address = '') => {
      const target = ADDRESS.exec(address)?.[1];
      return target === undefined ? [] : [{ target, line: lineOf(node) }];
    });
  });
}

/** URLs of computed files that are not committed: derived tables, the index, pages of result sets. */
function computedAddresses({ reports, data }: SiteContent): Set<string> {
  const derived = reports.flatMap((content) =>
    reportFiles(content).map(({ path }) => `/data/derived/${content.report.id}/${path}`),
  );
  return new Set([
    '/data/',
    '/data/index.json',
    '/data/verdicts.json',
    '/llms.txt',
    ...derived,
    ...data.resultSets.map(({ id }) => resultSetPath(id)),
  ]);
}

function isDrawing(target: string, { names }: SiteContent): boolean {
  const [, report = '', chart = ''] = DRAWING.exec(target) ?? [];
  return report === 'home' ? chart === 'answers' : getOwnValue(names.reports, report)?.charts.includes(chart) === true;
}

function isCommitted(target: string, dataFolder: string): boolean {
  const path = target.slice('/data/'.length);
  const safe = target.startsWith('/data/') && !path.split('/').includes('..');
  return safe && statSync(join(dataFolder, path), { throwIfNoEntry: false })?.isFile() === true;
}

/** Broken links from pages to /data/ and /charts/. The build checks all other links. */
export function linkProblems(pages: readonly Page[], content: SiteContent, dataFolder: string): Problem[] {
  const links = pages.flatMap((page) => linksOf(page).map((link) => ({ ...link, page })));
  if (links.length === 0) return [];
  const computed = computedAddresses(content);
  return links
    .filter(({ target }) => !computed.has(target) && !isDrawing(target, content) && !isCommitted(target, dataFolder))
    .map(({ page, target, line }) => {
      const meant = suggestName(target, [...computed]);
      return problem(
        page.path,
        line,
        `nothing is published at ${target}`,
        meant ? `did you mean ${meant}?` : undefined,
      );
    });
}
