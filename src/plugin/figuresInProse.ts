import { problem } from '../benchmark/parse';
import type { Report } from '../benchmark/reportTypes';
import type { Artifact, Problem } from '../benchmark/types';

const GAP = String.raw`(?:[*_]{0,3}(?:\s|&nbsp;|&thinsp;|&#8239;|&#x202f;|\{' '\})?[*_]{0,3})`;
const UNITS = 's|ms|min|×|%|[kKMGT]?B|[KMGT]iB|rows|queries';
/** A number, a scale word perhaps, and a unit. The number must not continue a word or a version. */
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.])\d[\d,]*(?:\.\d+)?${GAP}(?:(?:thousand|million|billion|trillion)${GAP})?(?:${UNITS})(?![\p{L}\p{N}])`,
  'gu',
);

/** What is no prose, or is no bare figure: code, comments, ESM, sourced figures, link targets, attributes of components. */
const EXEMPT: RegExp[] = [
  /^([ \t]*)(```+|~~~+)[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$/gm,
  /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g,
  /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g,
  /^(?:import\s+(?:[\w*{][^;'"]*\sfrom\s+)?['"]|export\s+(?:const|let|default|function|\{))[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/gm,
  /<Cited\b[^>]*>[\s\S]*?<\/Cited>/g,
  /<Value\b[^>]*>[\s\S]*?<\/Value>|<Value\b[^>]*\/>/g,
  /<\/?[A-Z][\w.]*(?:"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}|[^>"'{])*>/g,
  /(?<=\])\((?:[^()\s]|\([^()]*\))*(?=[\s)])/g,
  /^\[[^\]\n]+\]:\s*\S+/gm,
  /\b(?:href|src|style|width|height|id|className)=(?:"[^"]*"|'[^']*')/g,
  /https?:\/\/[^\s)>\]]+/g,
];

const EARLIER = /<(?:BarChart|PieChart)\b[^>]*\bdata=/;
const CURE =
  'use <Value>, or <Cited> for a fact of a listed source; a name that looks like a figure goes under allow in report.json';

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function plainSpaces(text: string): string {
  return text.replace(/[\u00A0\u2009\u202F]/g, ' ');
}

/** The text with allowed names blanked; their spaces match any kind of space. */
function withoutNames(text: string, allow: readonly string[]): string {
  return allow.reduce((rest, name) => {
    const pattern = plainSpaces(name)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ +/g, '\\s+');
    return rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu'), blank);
  }, text);
}

/** The prose of an MDX file with everything else replaced by spaces, so that positions stay. */
function prose(text: string, allow: readonly string[]): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return withoutNames(
    EXEMPT.reduce((rest, pattern) => rest.replace(pattern, blank), lines),
    allow,
  );
}

/**
 * Every figure typed into the prose of an MDX page: a number followed by s, ms, min, ×, %, B … TiB, rows or queries, outside
 * code, link targets, components, `Value`, `Cited` and the names in `allow`. Warnings for a page that gives a chart its own
 * `data`, as the earlier components took it. Source: DESIGN, section 5.
 */
export function bareFigures(page: Artifact, allow: readonly string[]): Problem[] {
  const level = EARLIER.test(page.text) ? 'warning' : 'error';
  const text = prose(page.text, allow);
  return [...text.matchAll(FIGURE)].map(({ 0: figure, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return { ...problem(page.path, line, `the figure “${figure.replace(/\s+/g, ' ')}” is typed by hand`, CURE), level };
  });
}

/** Whether the rule holds for a page: reports and blog posts. */
export function holdsFigures(path: string): boolean {
  return /(^|\/)(docs\/reports|blog)\//.test(path);
}

/** The names a page may use: those of its own report, or of all reports where its path names none. */
export function allowedNames(path: string, reports: readonly Pick<Report, 'id' | 'allow'>[]): string[] {
  const id = /docs\/reports\/([^/]+?)(?:\.mdx?|\/)/.exec(path)?.[1];
  const own = reports.filter((report) => report.id === id);
  return (own.length > 0 ? own : reports).flatMap(({ allow }) => allow);
}
