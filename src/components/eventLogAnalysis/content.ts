import { formatMeasured, formatRows, formatSize } from '../../benchmark/eventLogAnalysis/amounts';
import type { Comparison, MatchedQuery } from '../../benchmark/model/comparison';
import type { SideMetrics } from '../../benchmark/model/eventLog';
import { groupBy } from '../../benchmark/model/groupBy';
import { resultSetPath } from '../../benchmark/model/paths';
import type { PlanNodeRow, QueryMetrics } from '../../benchmark/model/queryMetrics';
import type { Report } from '../../benchmark/model/report';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { formatNumber, formatSeconds } from '../../benchmark/text/numbers';
import { conflictsText, suiteText } from '../../figures/shared/captions';
import { type MatchedStages, matchedStages, type StagesSpec, stagesSpec } from '../../figures/stages/spec';
import { type LostRow, lostFigure } from './lost';
import { queryHeading, querySentence, reportHeading, reportSentence } from './sentences';
import type { LogHead, LogSectionText, PlanLine, QueryPlans, WhyContent, WhyQuery, WhyReport } from './types';

type Metric = PlanNodeRow['metrics'][number];

function valueText({ unit, value }: Metric): string {
  if (unit === 'B') return formatSize(value);
  if (unit === 'ms') return `${formatMeasured(value / 1e3)}\u202Fs`;
  if (unit === 'ns') return `${formatMeasured(value / 1e9)}\u202Fs`;
  return value >= 1e6 ? formatRows(value) : formatNumber(value);
}

/** "number of output rows 1.5 million, sort time 0.12 s"; omits zeros, which fill most plans. */
function metricsText(metrics: readonly Metric[]): string {
  const told = metrics.filter(({ value }) => value !== 0);
  return told.map((metric) => `${metric.name} ${valueText(metric)}`).join(', ');
}

function linesOf(nodes: readonly PlanNodeRow[]): PlanLine[] {
  const depths = new Map<number, number>();
  return nodes.map(({ node, parent, operator, stages, metrics }) => {
    const depth = parent === null ? 0 : (depths.get(parent) ?? 0) + 1;
    depths.set(node, depth);
    return [depth, operator, stages.join(' '), metricsText(metrics)];
  });
}

/** Final plans of each query with their SQL metrics, baseline first; skips queries without a recorded plan. */
function queryPlans(
  queries: readonly string[],
  sides: readonly { name: string; metrics: Pick<QueryMetrics, 'nodes'> }[],
): QueryPlans[] {
  const byQuery = sides.map(({ name, metrics }) => ({ name, nodes: groupBy(metrics.nodes, ({ query }) => query) }));
  return queries.flatMap((query) => {
    const plans = byQuery.flatMap(({ name, nodes }) => {
      const own = nodes.get(query) ?? [];
      return own[0] ? [{ name, iteration: own[0].iteration, lines: linesOf(own) }] : [];
    });
    return plans.length === 0 ? [] : [{ query, sides: plans }];
  });
}

const SIDES = ['baseline', 'candidate'] as const;

interface Logged {
  matched: MatchedQuery;
  found: MatchedStages;
  spec: StagesSpec;
}

function logSectionText(comparison: Comparison, { id, title }: Pick<Report, 'id' | 'title'>): LogSectionText {
  const { baseline, candidate } = comparison;
  const iterations = ({ iterationRows }: ResultSet) => new Set(iterationRows.map(({ iteration }) => iteration)).size;
  const counts = [...new Set([iterations(baseline), iterations(candidate)])].filter((count) => count > 0);
  const one = counts.length === 0 ? 'One iteration' : `1 of ${counts.join(' and ')} iterations`;
  return {
    report: { id, title },
    statement: `${one}, ${suiteText(baseline)}.`,
    sources: [baseline, candidate].map((set) => ({ label: set.id, path: `${resultSetPath(set.id)}stage-metrics.csv` })),
  };
}

function headOf({ kind, id, title, description, caption }: StagesSpec): LogHead {
  return { kind, id, title, description, caption };
}

/** "q18 gains 4.7 s: the largest gain among 22 queries." */
function rankText(list: readonly LostRow[], query: string): string {
  const own = list.find((row) => row.query === query);
  if (!own || own.changeS === 0) return `${query} neither lost nor gained time.`;
  const like = list.filter(({ changeS }) => changeS > 0 === own.changeS > 0);
  const place = 1 + like.filter(({ changeS }) => Math.abs(changeS) > Math.abs(own.changeS)).length;
  const [word, verb] = own.changeS > 0 ? ['loss', 'loses'] : ['gain', 'gains'];
  const seconds = formatSeconds(Math.abs(own.changeS), 2);
  const which = place === 1 ? `the largest ${word}` : `number ${place} of ${like.length} by ${word}`;
  return `${query} ${verb} ${seconds}: ${which} among ${list.length} queries.`;
}

/** Queries in the logs of both sides, in suite order. */
function loggedQueries(comparison: Comparison, metrics: SideMetrics): Logged[] {
  return comparison.matched.flatMap((matched) => {
    const found = matchedStages(comparison, metrics, matched.query);
    return found ? [{ matched, found, spec: stagesSpec(comparison, matched, found) }] : [];
  });
}

/** Recorded plans of queries on both sides. */
function plansOf({ names }: Comparison, metrics: SideMetrics, logged: readonly Logged[]): QueryPlans[] {
  const sides = SIDES.flatMap((side) => {
    const own = metrics[side];
    return own ? [{ name: names[side], metrics: own }] : [];
  });
  return queryPlans(
    logged.map(({ matched }) => matched.query),
    sides,
  );
}

function whyReport(logged: readonly Logged[], { comparison, around, list }: Parts): WhyReport {
  const top = logged.find(({ matched }) => matched.query === list[0]?.query);
  return {
    ...around,
    heading: reportHeading(comparison),
    sentence: reportSentence(comparison, logged.length),
    stages: top ? headOf(top.spec) : null,
  };
}

/**
 * Content from the event logs of both sides of a report's comparison: the sections of its page and of its queries, and
 * the figures with their files. Null if a side has no log, or no query is in both.
 */
export function whyContent(
  comparison: Comparison,
  metrics: SideMetrics,
  page: Pick<Report, 'id' | 'title'>,
): WhyContent | null {
  const logged = loggedQueries(comparison, metrics);
  if (logged.length === 0) return null;
  const { rows: list, ...lost } = lostFigure(comparison, metrics);
  const parts = { comparison, around: logSectionText(comparison, page), list };
  const plans = plansOf(comparison, metrics, logged);
  const dispute = conflictsText([comparison]);
  return {
    report: whyReport(logged, parts),
    lost,
    queries: logged.map((one) =>
      whyQuery(
        one,
        parts,
        plans.some(({ query }) => query === one.matched.query),
      ),
    ),
    plans,
    stages: logged.map(({ spec }) => ({ spec, around: { ...parts.around, dispute } })),
  };
}

interface Parts {
  comparison: Comparison;
  around: LogSectionText;
  list: readonly LostRow[];
}

function whyQuery({ matched, found, spec }: Logged, parts: Parts, planned: boolean): WhyQuery {
  const { comparison, around, list } = parts;
  const { names } = comparison;
  return {
    ...around,
    query: matched.query,
    heading: queryHeading(matched, names),
    sentence: querySentence(matched, names, found),
    stages: headOf(spec),
    rank: rankText(list, matched.query),
    plans: planned ? plansPath(around.report.id, matched.query) : '',
  };
}

/** Site path of the file with a query's plans in a report. */
export function plansPath(report: string, query: string): string {
  return `/data/derived/${report}/plans/${query}.json`;
}
