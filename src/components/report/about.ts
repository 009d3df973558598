import type { Comparison } from '../../benchmark/model/comparison';
import type { Link } from '../../benchmark/model/link';
import type { PublishedComparison, ResourceUsage } from '../../benchmark/model/published';
import type { Report } from '../../benchmark/model/report';
import { capitalise } from '../../benchmark/text/names';
import { formatDate } from '../../benchmark/text/numbers';
import { disclaimer, statement, suiteText } from '../../figures/shared/captions';
import { publishedAbout, usageAbout } from '../published/about';
import { type AboutTerm, type AboutTexts, TERMS } from '../published/aboutTerms';
import type { SideText } from './sideText';

/** A row of "About the data". `links` follow the text; line feeds separate its lines. */
export interface AboutRow {
  term: string;
  text: string;
  links: Link[];
}

const VERDICT_RULE =
  'Per query: a rank test if iterations are published, otherwise ranges that do not overlap, with at most 5% false results among all that are called clear. Suite: 95% interval over iterations and reruns. The interval over queries does not affect the verdict.';

/** Distinct notes of both sides on parts of the artifact ("results" includes "results.time_s"). */
function notesAbout({ baseline, candidate }: Comparison, ...areas: string[]): string[] {
  const notes = [...baseline.notes, ...candidate.notes].filter(({ about }) =>
    areas.includes(about.split('.')[0] ?? ''),
  );
  return [...new Set(notes.map(({ text }) => text))];
}

/** Notes on other parts, each with the name of its part. */
function knownProblems(comparison: Comparison): string {
  const areas = { harness: 'Harness', configuration: 'Configuration', iterations: 'Iterations' };
  return Object.entries(areas)
    .flatMap(([area, name]) => notesAbout(comparison, area).map((text) => `${name}: ${text}`))
    .join(' ');
}

function measuredAbout(comparison: Comparison, sides: readonly SideText[]): AboutTexts {
  const { baseline } = comparison;
  const environments = [...new Set(sides.map(({ environment }) => environment))];
  return {
    Suite: `${comparison.matched.length} queries, ${suiteText(baseline)}, query version ${baseline.suite.queryVersion}, ${baseline.suite.tableFormat}. ${disclaimer(baseline)}.`,
    Statistic: [statement(comparison), ...notesAbout(comparison, 'results')].join(' '),
    Verdict: VERDICT_RULE,
    Environment: [
      ...environments.map((line) => `${line}.`),
      ...notesAbout(comparison, 'environment'),
      comparison.environment.note,
    ]
      .join(' ')
      .trim(),
    'Known problems': knownProblems(comparison),
    'Changes on import': [...new Set(sides.map(({ changes }) => changes))]
      .filter((text) => text !== '')
      .map((text) => `${capitalise(text)}.`)
      .join(' '),
  };
}

/** "Published 26 June 2026" with the commit, and the snapshot day, as far as known. */
function datesText({ publishedOn, publishedCommit, snapshot }: Report): string[] {
  const commit = publishedCommit ? ` with commit ${publishedCommit}` : '';
  return [
    `Published ${formatDate(publishedOn)}${commit}`,
    ...(snapshot ? [`snapshot of ${formatDate(snapshot)}`] : []),
  ];
}

/** A comparison of a report with its two sides. */
export interface Compared {
  comparison: Comparison;
  sides: readonly SideText[];
}

/** Texts of several comparisons by term, each text once, one per line. */
function merged(all: readonly AboutTexts[]): AboutTexts {
  const texts = (term: AboutTerm) => [...new Set(all.map((entry) => entry[term] ?? ''))].filter((text) => text !== '');
  return Object.fromEntries(TERMS.map((term) => [term, texts(term).join('\n')]));
}

function linksOf(
  term: AboutTerm,
  sides: readonly SideText[],
  published: readonly PublishedComparison[],
  usage: ResourceUsage | null,
): AboutRow['links'] {
  if (term === 'Verdict') return [{ label: 'Methodology', path: '/methodology/' }];
  if (term !== 'Files') return [];
  return [
    ...sides.map(({ id, path }) => ({ label: id, path })),
    ...published.map(({ id }) => ({ label: id, path: `/data/published/${id}/datapackage.json` })),
    ...(usage ? [{ label: usage.id, path: `/data/resource-usage/${usage.id}/datapackage.json` }] : []),
  ];
}

/**
 * Rows of "About the data" for a report, with `usage` only if queries are bands of its series: suite, status,
 * statistic, verdict rule, environment, artifacts, known problems, changes on import. Terms without a text are omitted.
 */
export function aboutRows(
  report: Report,
  compared: readonly Compared[],
  published: readonly PublishedComparison[],
  usage: ResourceUsage | null = null,
): AboutRow[] {
  const sides = [...new Map(compared.flatMap((entry) => entry.sides.map((side) => [side.id, side]))).values()];
  const licences = [...new Set(sides.map(({ licence }) => licence))];
  const all: AboutTexts[] = [
    merged(compared.map((entry) => measuredAbout(entry.comparison, entry.sides))),
    publishedAbout(published, report.standing),
    usageAbout(usage),
    { Files: `${[...datesText(report), ...licences].join(', ')}.` },
  ];
  return TERMS.map((term) => ({
    term,
    text: all.flatMap((texts) => texts[term] || []).join('\n'),
    links: linksOf(term, sides, published, usage),
  })).filter(({ text }) => text !== '');
}
