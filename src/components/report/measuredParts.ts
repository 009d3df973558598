import { reportTableRows, smallSide } from '../../benchmark/artifacts/reportTables';
import { hasPeakMemory } from '../../benchmark/comparison/unmeasured';
import { type HeadlineMetrics, shownVerdict } from '../../benchmark/comparison/verdictCase';
import type { Comparison, MatchedQuery } from '../../benchmark/model/comparison';
import type { SideMetrics } from '../../benchmark/model/eventLog';
import type { FigureText, IntervalMark } from '../../benchmark/model/figure';
import type { BucketScheme, Report } from '../../benchmark/model/report';
import type { Artifact, Environment, Side } from '../../benchmark/model/resultSet';
import type { Table } from '../../benchmark/model/table';
import type { ValueTexts } from '../../benchmark/text/placeholders';
import { verdictWord } from '../../benchmark/text/verdictWords';
import type { ChartSpec } from '../../figures';
import { logSecondsAxis } from '../../figures/shared/axes';
import { memoryValues } from '../../figures/shared/memory';
import { intervalMark, scalePosition } from '../../figures/shared/scale';
import { differenceValues } from '../multiCandidate/differenceValues';
import type { AboutRow } from './about';
import { type ComparisonData, comparisonData, comparisonFigures } from './comparisonData';
import { executionValues } from './executionValues';
import { type FindingData, findingsData } from './findings';
import { groupValues, runValues } from './groupValues';
import { headline } from './headline';
import { type AggregatesTable, aggregatesTable, errataTable, type SettingLine, settingLines } from './tables';
import { smallValues } from './tableValues';
import { tryIt } from './tryIt';
import { type PageValues, queryValues } from './values';

/** A query of a pattern: seconds of both sides, and their places on the scale of all patterns. */
interface PatternQuery extends Pick<MatchedQuery, 'query' | 'speedup' | 'verdict'> {
  baselineS: number;
  candidateS: number;
  mark: IntervalMark;
}

interface PatternData {
  title: string;
  favours: Side;
  /** The largest difference first. */
  queries: PatternQuery[];
  /** Seconds on the scale of all patterns. */
  ticks: { label: string; at: number }[];
}

const TICKS = [0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000, 3000, 10_000];

/** The patterns of a report with the queries that both sides ran. */
function patternsOf(tables: readonly Artifact[], { matched }: Comparison): PatternData[] {
  const patterns = reportTableRows(tables, 'patterns.csv').map(({ pattern, favours, queries }) => {
    const names = queries.split(/\s+/);
    const own = names
      .flatMap((name) => matched.find(({ query }) => query === name) ?? [])
      .sort((a, b) => Math.abs(Math.log(b.speedup)) - Math.abs(Math.log(a.speedup)));
    return { title: pattern, favours: smallSide(favours), own };
  });
  const all = patterns.flatMap(({ own }) =>
    own.flatMap(({ baseline, candidate }) => [baseline.timeS, candidate.timeS]),
  );
  const scale = { ...logSecondsAxis(all), ticks: [] };
  const shown = TICKS.filter((tick) => tick >= scale.min && tick <= scale.max);
  const ticks = shown.map((tick) => ({ label: String(tick), at: scalePosition(tick, scale) }));
  return patterns.map(({ own, ...pattern }) => ({
    ...pattern,
    ticks,
    queries: own.map(({ query, baseline, candidate, speedup, verdict }) => {
      const [low, high] = [baseline.timeS, candidate.timeS].sort((a, b) => a - b) as [number, number];
      const mark = intervalMark(low, candidate.timeS, high, scale);
      return { query, speedup, verdict, baselineS: baseline.timeS, candidateS: candidate.timeS, mark };
    }),
  }));
}

/** Content of a report's pages from measured times. */
export interface MeasuredParts extends PageValues {
  /** Null if no result sets are compared. */
  comparison: ComparisonData | null;
  figures: Record<string, FigureText>;
  findings: FindingData[];
  patterns: PatternData[];
  settings: Record<Side, SettingLine[]>;
  aggregates: AggregatesTable | null;
  errata: Table | null;
  tryIt: AboutRow[];
}

export interface MeasuredInput {
  comparison: Comparison;
  buckets: BucketScheme;
  charts: readonly ChartSpec[];
  environments: readonly Environment[];
  tables: readonly Artifact[];
  metrics: SideMetrics;
}

const NOTHING: MeasuredParts = {
  comparison: null,
  headline: {},
  queries: {},
  texts: {},
  figures: {},
  findings: [],
  patterns: [],
  settings: { baseline: [], candidate: [] },
  aggregates: null,
  errata: null,
  tryIt: [],
};

/** Verdict of each metric in the words of its table: "total.word"; "no verdict" if the comparison's is withheld. */
function verdictWords(comparison: Comparison): ValueTexts {
  const word = (of: keyof HeadlineMetrics) => verdictWord(shownVerdict(comparison[of], comparison));
  return { 'total.word': word('total'), 'geometricMean.word': word('geometricMean'), 'median.word': word('median') };
}

/** Content of a report's pages from its comparison; empty without one. */
export function measuredParts(report: Report, input: MeasuredInput | null): MeasuredParts {
  if (!input) return NOTHING;
  const { comparison, buckets, charts, environments, tables, metrics } = input;
  const figures = comparisonFigures(comparison, charts);
  const values = {
    headline: headline(comparison, buckets),
    queries: queryValues(comparison),
    texts: {
      ...smallValues(tables, comparison),
      ...executionValues(comparison, metrics, report.findings),
      ...groupValues(tables, comparison, metrics),
      ...runValues(tables),
      ...differenceValues('varies', comparison),
      ...memoryValues(comparison),
      ...verdictWords(comparison),
      'names.baseline': comparison.names.baseline,
      'names.candidate': comparison.names.candidate,
    },
  };
  const sources = { tables, notes: report.notes, figures: Object.keys(figures), metrics };
  return {
    ...values,
    comparison: comparisonData(comparison, environments, hasPeakMemory(metrics)),
    figures,
    findings: findingsData(comparison, report.findings, sources),
    patterns: patternsOf(tables, comparison),
    settings: settingLines(tables, comparison),
    aggregates: aggregatesTable(tables, comparison, report),
    errata: errataTable(tables, values),
    tryIt: tryIt(comparison, environments),
  };
}
