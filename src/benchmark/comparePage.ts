import { disclaimer } from './captions';
import { reportCharts } from './charts';
import type { ChartSpec } from './chartTypes';
import { type ComparisonData, comparisonData } from './comparisonData';
import type { Comparison } from './comparisonTypes';
import { capitalise, distinctTitles } from './format';
import { type Headline, headline } from './headline';
import { countedNames } from './match';
import type { BucketScheme } from './reportTypes';
import type { Environment, ResultSet } from './types';

/** What the page that compares two result sets prints. Plain JSON. */
export interface ComparePage extends ComparisonData {
  /** "Gluten + Velox 1.6.0 against native Spark 3.5.8"; two of one engine and version with their ids. */
  title: string;
  /** What must travel with every number: the notes, and "Derived from TPC-DS; not comparable to published TPC-DS results". */
  note: string;
  /** "Derived from TPC-DS; not comparable to published TPC-DS results". */
  disclaimer: string;
  /** Date of the later publication of both sides, 2026-07-21. */
  published: string;
  /** The suite that both sides ran. */
  measured: Pick<ResultSet, 'suite'>;
  /** What `npm run compare --json` prints. */
  headline: Headline;
  /** Every query that can be counted, in the order of the suite. */
  queries: string[];
}

const CHARTS = ['totals', 'distribution', 'dots', 'queries', 'gap'];

/** The charts of the page, with that of the distribution in the wanted scheme. */
export function comparePageCharts(comparison: Comparison, scheme: BucketScheme): ChartSpec[] {
  return reportCharts(comparison, scheme === 'time-change' ? [...CHARTS, 'time-change'] : CHARTS);
}

/** What the page prints of a comparison that is drawn as `charts`. */
export function comparePage(
  comparison: Comparison,
  charts: readonly ChartSpec[],
  environments: readonly Environment[],
  scheme: BucketScheme,
): ComparePage {
  const { baseline, candidate } = comparison;
  const data = comparisonData(comparison, charts, environments);
  return {
    ...data,
    title: capitalise(distinctTitles([candidate, baseline]).join(' against ')),
    note: [...comparison.notes.map((note) => note.replace(/\.$/, '')), disclaimer(baseline)].join('. '),
    disclaimer: disclaimer(baseline),
    published: baseline.created > candidate.created ? baseline.created : candidate.created,
    measured: { suite: baseline.suite },
    headline: headline(comparison, scheme),
    queries: countedNames(baseline, candidate),
  };
}
