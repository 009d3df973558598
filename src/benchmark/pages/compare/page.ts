import type { PlotSpec } from '../../../figures';
import { reportCharts } from '../../../figures/figureText';
import { disclaimer } from '../../../figures/shared/captions';
import { countedNames } from '../../comparison/match';
import type { Comparison } from '../../model/comparison';
import type { FigureText } from '../../model/figure';
import { latestDate } from '../../model/order';
import type { BucketScheme } from '../../model/report';
import type { Environment, ResultSet } from '../../model/resultSet';
import { capitalise, distinctTitles } from '../../text/names';
import { measuredCost } from '../cost/input';
import { costFigures, costPage } from '../cost/page';
import type { CostPage } from '../cost/types';
import { type ComparisonData, comparisonData, comparisonFigures } from '../report/comparisonData';
import { type ComparisonJson, comparisonJson } from '../report/headline';

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
  figures: Record<string, FigureText>;
  /** What `npm run compare --json` prints. */
  headline: ComparisonJson;
  /** Every query that can be counted, in the order of the suite. */
  queries: string[];
  /** Node-hours of both sides; prices that sources state are not among them. */
  cost: CostPage;
}

/** The charts of the page. */
export function comparePageCharts(comparison: Comparison): PlotSpec[] {
  return reportCharts(comparison, ['gap', 'dots', 'queries']);
}

/** What the page prints of a comparison that is drawn as `charts`. */
export function comparePage(
  comparison: Comparison,
  charts: readonly PlotSpec[],
  environments: readonly Environment[],
  scheme: BucketScheme,
): ComparePage {
  const { baseline, candidate } = comparison;
  const data = comparisonData(comparison, environments, null);
  const cost = costPage(measuredCost(comparison, { environments, prices: [], problems: [] }));
  return {
    ...data,
    figures: { ...comparisonFigures(comparison, [data.strip, ...charts]), ...costFigures(cost) },
    title: capitalise(distinctTitles([candidate, baseline]).join(' vs. ')),
    note: [...comparison.notes.map((note) => note.replace(/\.$/, '')), disclaimer(baseline)].join('. '),
    disclaimer: disclaimer(baseline),
    published: latestDate([baseline, candidate]),
    measured: { suite: baseline.suite },
    headline: comparisonJson(comparison, scheme),
    queries: countedNames(baseline, candidate),
    cost,
  };
}
