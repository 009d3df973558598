import { problem } from '../../benchmark/model/problem';
import type { Report } from '../../benchmark/model/report';
import type { Problem } from '../../benchmark/model/resultSet';
import { hasAuthoredCharts } from './authoredCharts';
import type { Page } from './parsePage';
import { lineAt, prose, stripTexts } from './prose';

const GAP = String.raw`(?:[*_]{0,3}(?:\s|&nbsp;|&thinsp;|&#8239;|&#x202f;|\{' '\})?[*_]{0,3})`;
const UNITS = 's|ms|min|×|%|[kKMGT]?B|[KMGT]iB|rows|queries';
/** A number, optionally a scale word, and a unit. The number must not continue a word or a version. */
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.])\d[\d,]*(?:\.\d+)?${GAP}(?:(?:thousand|million|billion|trillion)${GAP})?(?:${UNITS})(?![\p{L}\p{N}])`,
  'gu',
);

const CURE =
  'use <Value>, or <Cited> if a listed source reports it; if the number is part of a name, add it to `allow` in report.json';

/**
 * Problems of hard-coded numbers in the prose of an MDX page: a number followed by s, ms, min, ×, %, B … TiB, rows, or
 * queries, outside of code, link targets, components, `Value`, `Cited`, and the names in `allow`. Warnings if the page
 * has a chart with inline `data`. Empty for a page that is not valid MDX.
 */
export function findBareFigures(page: Page, allow: readonly string[]): Problem[] {
  if (page.error) return [];
  const level = hasAuthoredCharts(page) ? 'warning' : 'error';
  const text = stripTexts(prose(page), allow);
  return [...text.matchAll(FIGURE)].map(({ 0: figure, index }) => {
    return {
      ...problem(page.path, lineAt(text, index), `hard-coded number “${figure.replace(/\s+/g, ' ')}”`, CURE),
      level,
    };
  });
}

/** True if the rule applies to a page: reports and blog posts. */
export function isCheckedPage(path: string): boolean {
  return /(^|\/)(docs\/reports|blog)\//.test(path);
}

/** The id of the report whose folder or file contains a page; undefined for other pages. */
export function reportIdOf(path: string): string | undefined {
  return /docs\/reports\/([^/]+?)(?:\.mdx?|\/)/.exec(path)?.[1];
}

/** The reports that a page can use: its own, or all if its path names none, as for a post. */
export function ownReports<Kind extends Pick<Report, 'id'>>(path: string, reports: readonly Kind[]): Kind[] {
  const id = reportIdOf(path);
  const own = reports.filter((report) => report.id === id);
  return own.length > 0 ? own : [...reports];
}

/** The names that a page can use: the names of its own report, or of all reports if its path names none. */
export function allowedNames(path: string, reports: readonly Pick<Report, 'id' | 'allow'>[]): string[] {
  return ownReports(path, reports).flatMap(({ allow }) => allow);
}
