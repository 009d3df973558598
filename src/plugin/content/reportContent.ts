import { compare } from '../../benchmark/comparison/compare';
import type { Comparison } from '../../benchmark/model/comparison';
import type { Price } from '../../benchmark/model/cost/price';
import type { SideMetrics } from '../../benchmark/model/eventLog';
import { comparedSets, hasSeveral, pairOf, type Report } from '../../benchmark/model/report';
import type { Artifact, Environment, Problem, ResultSet, Side } from '../../benchmark/model/resultSet';
import { publishedCost } from '../../components/cost/input';
import { canAddTimes, measuredCost } from '../../components/cost/measured';
import { neededNodes } from '../../components/cost/needed';
import { costCharts, costPage } from '../../components/cost/page';
import type { CostPage } from '../../components/cost/types';
import { whyContent } from '../../components/eventLogAnalysis/content';
import type { WhyContent } from '../../components/eventLogAnalysis/types';
import { multiCandidateParts } from '../../components/multiCandidate/data';
import { engineSuite, type SuiteSets, suiteSets } from '../../components/multiCandidate/suites';
import { multiCandidateValues } from '../../components/multiCandidate/values';
import { conditionName, conditionsOf, type KeyedComparison } from '../../components/published/conditions';
import { type PublishedInput, publishedParts } from '../../components/published/parts';
import { reportDisclaimer } from '../../components/report/disclaimer';
import type { MeasuredInput } from '../../components/report/measuredParts';
import { type NewerLink, newerLink } from '../../components/report/newerLink';
import { type ReportData, reportData } from '../../components/report/report';
import { reportSections } from '../../components/report/sections';
import { type Reproduce, reproduce, reproducePublished } from '../../components/resultSet/reproduce';
import type { Data } from '../../data/loadData';
import { memoize } from '../../data/memoize';
import { publishedInput, publishedWarnings } from '../../data/published/publishedInput';
import type { ChartSpec } from '../../figures';
import { strip } from '../../figures/forest/spec';
import { reportCharts } from '../../figures/reportFigures';
import { type EngineSuite, suiteOf } from '../../figures/shared/suite';
import type { ReportNames } from '../mdx/pageNames';

export interface ReportContent {
  report: Report;
  /** Null if no result sets are compared. */
  comparison: Comparison | null;
  /** Suites of several candidates; otherwise empty. */
  suites: readonly EngineSuite[];
  /** The comparison, or the comparisons of all suites. */
  comparisons: readonly Comparison[];
  /** The notice to show with every number, without a period; '' if no number derives from a suite. */
  disclaimer: string;
  /** Empty if the report shows nothing as published. */
  published: readonly KeyedComparison[];
  charts: ChartSpec[];
  /** Content from the event logs of both sides; null if a side has none. */
  why: WhyContent | null;
  page: ReportData;
}

interface ReportSources {
  report: Report;
  /** Null if no result sets are compared. */
  sides: Record<Side, ResultSet> | null;
  /** Result sets of several candidates; otherwise empty. */
  suites: readonly SuiteSets[];
  metrics: SideMetrics;
  environments: readonly Environment[];
  tables: readonly Artifact[];
  published: PublishedInput;
  warnings: readonly Problem[];
  newer: NewerLink | null;
  reproduce: Reproduce[];
  prices: readonly Price[];
  environmentProblems: readonly Problem[];
}

export function reportSources(report: Report, data: Data): ReportSources {
  const { resultSets, environments, reportTables, queryMetrics, problems } = data;
  const pair = pairOf(report);
  const of = (side: Side) => pair?.[side] ?? '';
  const [baseline, candidate] = [of('baseline'), of('candidate')].map((id) => resultSets.find((set) => set.id === id));
  const published = publishedInput(report, data);
  const sides = baseline && candidate ? { baseline, candidate } : null;
  return {
    report,
    sides,
    suites: hasSeveral(report) ? suiteSets(report, resultSets) : [],
    metrics: { baseline: queryMetrics[of('baseline')] ?? null, candidate: queryMetrics[of('candidate')] ?? null },
    environments,
    tables: reportTables[report.id] ?? [],
    published,
    warnings: publishedWarnings(published, problems),
    newer: sides && newerLink(sides, resultSets, data.reports),
    reproduce: [
      ...comparedSets(report).flatMap((id) => {
        const set = resultSets.find((one) => one.id === id);
        return set ? [reproduce(set, environments, resultSets)] : [];
      }),
      ...published.comparisons.flatMap((entry) => reproducePublished(entry.published, environments)),
    ],
    prices: data.prices,
    environmentProblems: problems.filter(({ path }) => path.includes('/environments/')),
  };
}

function measuredInput({ report, sides, environments, tables, metrics }: ReportSources): MeasuredInput | null {
  if (!sides) return null;
  const comparison = compare(sides.baseline, sides.candidate, environments, { vary: report.vary });
  const charts = [...reportCharts(comparison, report.charts, report.findings), strip(comparison)];
  return { comparison, buckets: report.buckets, charts, environments, tables, metrics };
}

/** Content of a report on several candidates; null for other reports. */
function multiCandidateContent({ report: { sides, vary }, suites: sets, environments }: ReportSources) {
  if (sets.length === 0) return null;
  const suites = sets.map((suite) => engineSuite(suite, sides, environments, vary));
  const keys = sides.slice(1).map(({ key }) => key);
  return { suites, environments, texts: multiCandidateValues(suites, keys), ...multiCandidateParts(suites) };
}

/** Node-hours and cost: of the compared result sets, otherwise of the first published comparison. */
function costOf(
  { environments, prices, environmentProblems, published: { comparisons } }: ReportSources,
  suites: readonly EngineSuite[],
): CostPage | null {
  const known = { environments, prices, problems: environmentProblems };
  const [first] = comparisons;
  const published = first ? publishedCost(first.published, known) : null;
  const input = canAddTimes(suites) ? measuredCost(suites, known) : published;
  const all = conditionsOf(comparisons).map((entry) => entry.published);
  const others = input === published ? all.slice(1) : [];
  const conditions = others.flatMap((other) => {
    const own = publishedCost(other, known);
    return own ? [{ name: conditionName(other, all), input: own }] : [];
  });
  return input ? { ...costPage(input), needed: neededNodes(input, conditions) } : null;
}

export function reportContent(sources: ReportSources): ReportContent {
  const { report, published, warnings, newer } = sources;
  const multiCandidate = multiCandidateContent(sources);
  const measured = measuredInput(sources);
  const { comparisons, usage } = published;
  const queries = report.usage?.queries;
  const compared = measured
    ? [measured.comparison]
    : (multiCandidate?.suites.flatMap((suite) => suite.comparisons) ?? []);
  const cost = costOf(sources, measured ? [suiteOf(measured.comparison)] : (multiCandidate?.suites ?? []));
  const { charts, parts } = publishedParts(report, published, warnings, cost?.needed?.text);
  const why = measured && whyContent(measured.comparison, measured.metrics, report);
  return {
    report,
    comparison: measured?.comparison ?? null,
    suites: multiCandidate?.suites ?? [],
    comparisons: compared,
    disclaimer: reportDisclaimer(compared, comparisons, queries ? usage : null),
    published: comparisons,
    charts: [
      ...(measured?.charts ?? []),
      ...(why ? [why.lost.spec] : []),
      ...(multiCandidate?.charts ?? []),
      ...charts,
      ...costCharts(cost),
      ...(cost?.needed ? [cost.needed.spec] : []),
    ],
    why,
    page: reportData({
      report,
      measured,
      comparisons,
      published: parts,
      usage: usage && queries ? { artifact: usage, queries } : null,
      newer,
      reproduce: sources.reproduce,
      why,
      multiCandidate,
      cost,
    }),
  };
}

/** A memoized reportContent that recomputes a report only if its inputs changed. */
export function reportComputer(): typeof reportContent {
  return memoize(
    reportContent,
    ({ report }) => report.id,
    ({ sides, suites, metrics, ...small }) => [
      sides?.baseline,
      sides?.candidate,
      ...suites.flatMap(({ baseline, candidates }) => [baseline, ...candidates]),
      metrics.baseline,
      metrics.candidate,
      JSON.stringify(small),
    ],
  );
}

export function reportNames({ report, figures, ...page }: ReportData): ReportNames {
  const panels = Object.values(figures).flatMap((figure) => figure.panels.map(({ chart }) => chart));
  return {
    parts: [
      ...(report.sides.length > 0 ? (['compared'] as const) : []),
      ...(pairOf(report) ? (['measured'] as const) : []),
      ...(report.publishedComparisons.length > 0 || report.usage ? (['published'] as const) : []),
      ...(page.why ? (['logs'] as const) : []),
      ...(page.cost ? (['cost'] as const) : []),
    ],
    sections: reportSections(report, figures, page),
    charts: [...new Set([...Object.keys(figures), ...panels])],
    findings: page.findings.map(({ query }) => query),
    sources: report.sources.map(({ id }) => id),
    values: [...leaves(page.headline), ...leaves(page.queries, 'queries'), ...Object.keys(page.texts)],
    tables: Object.keys(page.tables),
    publishedComparisons: Object.keys(page.verdicts),
  };
}

/** Dotted paths of all values of an object that are not objects, depth first. */
function leaves(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, below]) => leaves(below, path === '' ? key : `${path}.${key}`));
}
