import { statement, suiteName, suiteText } from './captions';
import type { Comparison } from './comparisonTypes';
import { environmentLine } from './environment';
import { engineTitle, formatDate } from './format';
import type { Report } from './reportTypes';
import type { Environment, ResultSet, Side, Source } from './types';

/** One side of a report as its page names it. */
export interface SideText {
  id: string;
  /** "Comet 0.16.0". */
  title: string;
  /** "Comet". */
  name: string;
  /** The page of the result set. */
  path: string;
  environment: string;
  licence: string;
  sources: Source[];
  notes: ResultSet['notes'];
  changes: string;
  /** The line of each query in results.csv, counted from 1, for reports of a wrong number. */
  lines: Record<string, number>;
  /** Of results.csv; known where files are read. */
  sha256?: string;
}

/** One side of a comparison, named; an environment that is not there is "not stated". */
export function sideText(comparison: Comparison, side: Side, environments: readonly Environment[]): SideText {
  const set = comparison[side];
  const environment = environments.find(({ id }) => id === set.environment);
  return {
    id: set.id,
    title: engineTitle(set.engine),
    name: comparison.names[side],
    path: `/data/result-sets/${set.id}/`,
    environment: environment ? environmentLine(environment) : 'not stated',
    licence: set.licences.map(({ name }) => name).join(', '),
    sources: set.sources,
    notes: set.notes,
    changes: set.changes,
    lines: Object.fromEntries(set.rows.map(({ query, line }) => [query, line])),
  };
}

/** A row of "About these numbers". `links` follow the text, the lines of which are separated by line feeds. */
export interface AboutRow {
  term: string;
  text: string;
  links: { label: string; path: string }[];
}

const VERDICT_RULE =
  'Per query: if the ranges from fastest to slowest iteration overlap, no clear difference. Suite: 95 % bootstrap over queries. See the methodology page.';

/** The texts of both sides' notes on parts of the artifact ("results" also means "results.time_s"), each once. */
function notesAbout({ baseline, candidate }: Comparison, ...areas: string[]): string[] {
  const notes = [...baseline.notes, ...candidate.notes].filter(({ about }) =>
    areas.includes(about.split('.')[0] ?? ''),
  );
  return [...new Set(notes.map(({ text }) => text))];
}

/** The notes on everything else, each headed by what it is about. */
function knownProblems(comparison: Comparison): string {
  const areas = { harness: 'Harness', configuration: 'Configuration', iterations: 'Iterations' };
  return Object.entries(areas)
    .flatMap(([area, name]) => notesAbout(comparison, area).map((text) => `${name}: ${text}`))
    .join(' ');
}

/** The list "About these numbers": suite, statistic, verdict rule, environment, artifacts, changes on import. */
export function aboutRows(comparison: Comparison, sides: SideText[], report: Report): AboutRow[] {
  const { baseline } = comparison;
  const environments = [...new Set(sides.map(({ environment }) => environment))];
  return [
    {
      term: 'Suite',
      text: `${comparison.matched.length} queries, ${suiteText(baseline)}, query version ${baseline.suite.queryVersion}, ${baseline.suite.tableFormat}. Not comparable to published ${suiteName(baseline)} results.`,
      links: [],
    },
    { term: 'Statistic', text: [statement(comparison), ...notesAbout(comparison, 'results')].join(' '), links: [] },
    { term: 'Verdict', text: VERDICT_RULE, links: [{ label: 'Methodology', path: '/methodology/' }] },
    {
      term: 'Environment',
      text: [
        ...environments.map((line) => `${line}.`),
        ...notesAbout(comparison, 'environment'),
        comparison.environment.note,
      ]
        .join(' ')
        .trim(),
      links: [],
    },
    {
      term: 'Artifacts',
      text: `Published ${formatDate(report.published)}, ${[...new Set(sides.map(({ licence }) => licence))].join(', ')}.`,
      links: sides.map(({ id, path }) => ({ label: id, path })),
    },
    { term: 'Known problems', text: knownProblems(comparison), links: [] },
    { term: 'Changes on import', text: [...new Set(sides.map(({ changes }) => changes))].join(' '), links: [] },
  ].filter(({ text }) => text !== '');
}
