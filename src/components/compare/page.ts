import { countedQueries } from '../../benchmark/comparison/match';
import type { Comparison } from '../../benchmark/model/comparison';
import type { FigureText } from '../../benchmark/model/figure';
import { latestDate } from '../../benchmark/model/order';
import type { BucketScheme } from '../../benchmark/model/report';
import type { Environment, ResultSet, Side } from '../../benchmark/model/resultSet';
import { capitalise, distinctTitles } from '../../benchmark/text/names';
import type { ChartSpec } from '../../figures';
import { strip } from '../../figures/forest/spec';
import { reportCharts } from '../../figures/reportFigures';
import { disclaimer } from '../../figures/shared/captions';
import { suiteOf } from '../../figures/shared/suite';
import { measuredCost } from '../cost/measured';
import { costFigures, costPage } from '../cost/page';
import type { CostPage } from '../cost/types';
import { type ComparisonData, comparisonData, comparisonFigures } from '../report/comparisonData';
import { type ComparisonJson, comparisonJson } from '../report/headline';

/** Content of the page that compares two result sets. Plain JSON. */
export interface ComparePage extends ComparisonData {
  title: string;
  /** Text for every number outside the page: the notes and the disclaimer. */
  note: string;
  /** "Derived from TPC-DS; not comparable to published TPC-DS results". */
  disclaimer: string;
  /** Day of the later publication of both sides, "2026-07-21". */
  published: string;
  measured: Pick<ResultSet, 'suite'>;
  figures: Record<string, FigureText>;
  /** Output of `npm run compare --json`. */
  headline: ComparisonJson;
  /** Every query that counts in totals, in suite order. */
  queries: string[];
  /** Node-hours of both sides, without stated prices. */
  cost: CostPage;
}

/** "Gluten + Velox 1.6.0 vs. vanilla Spark 3.5.8"; with ids if engine and version are equal. */
export function pairTitle({ baseline, candidate }: Record<Side, ResultSet>): string {
  return capitalise(distinctTitles([candidate, baseline]).join(' vs. '));
}

export function comparePageCharts(comparison: Comparison): ChartSpec[] {
  return [strip(comparison), ...reportCharts(comparison, ['gap', 'dots', 'queries'])];
}

/** Content of the page for a comparison with the figures `charts`. */
export function comparePage(
  comparison: Comparison,
  charts: readonly ChartSpec[],
  environments: readonly Environment[],
  scheme: BucketScheme,
  isMemoryKnown: boolean,
): ComparePage {
  const { baseline, candidate } = comparison;
  const data = comparisonData(comparison, environments, isMemoryKnown);
  const cost = costPage(measuredCost([suiteOf(comparison)], { environments, prices: [], problems: [] }));
  return {
    ...data,
    figures: { ...comparisonFigures(comparison, charts), ...costFigures(cost) },
    title: pairTitle(comparison),
    note: [...comparison.notes.map((note) => note.replace(/\.$/, '')), disclaimer(baseline)].join('. '),
    disclaimer: disclaimer(baseline),
    published: latestDate([baseline, candidate]),
    measured: { suite: baseline.suite },
    headline: comparisonJson(comparison, scheme),
    queries: countedQueries(baseline, candidate),
    cost,
  };
}
