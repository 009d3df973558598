import { type CompareOptions, compare, compareCandidates, comparePairs } from '../../../benchmark/comparison/compare';
import { countedQueries } from '../../../benchmark/comparison/match';
import { CompareError, pairReasons } from '../../../benchmark/comparison/pairFaults';
import { chosenQueries } from '../../../benchmark/comparison/querySelection';
import { mixSides } from '../../../benchmark/mix/mixSides';
import type { Comparison } from '../../../benchmark/model/comparison';
import type { BucketScheme } from '../../../benchmark/model/report';
import type { Environment, ResultSet } from '../../../benchmark/model/resultSet';
import { unpublishedMark } from '../../../benchmark/model/unpublished';
import { capitalise, distinctTitles, joinWords } from '../../../benchmark/text/names';
import { withHeights } from '../../../figures/render/chartHeights';
import { setLinks } from '../../../figures/reportFigures';
import { drawnScatter, scatterFigure, scatterSpec } from '../../../figures/scatter/spec';
import type { SideName } from '../../../figures/shared/suite';
import { costCharts } from '../../cost/page';
import { type MultiCandidateData, multiCandidateParts } from '../../multiCandidate/data';
import { type ComparePage, comparePage, comparePageCharts } from '../page';
import type { LoadedSet } from './loadResultSet';
import type { CompareRequest, MultiCandidateAnswer, PageAnswer, Refusal, RefusalAnswer, Remarks } from './messages';

interface Task {
  baseline: ResultSet;
  candidates: readonly ResultSet[];
  environments: Environment[];
  options: CompareOptions;
  /** True if all sides have the peak memory of tasks. */
  isMemoryKnown: boolean;
}

/** The candidates whose files were loaded, a message for each other candidate, and the vanilla Spark measured with a pair. */
interface Candidates {
  sets: readonly LoadedSet[];
  failures: readonly string[];
  vanilla: LoadedSet | null;
}

/** Marks of the unpublished sets among `sets`, for titles; '' if all sets are published. */
function marksOf(sets: readonly ResultSet[]): string {
  return [...new Set(sets.map(({ id }) => unpublishedMark(id)))].filter((mark) => mark !== '').join('; ');
}

/** Adds the mark to the titles of the page and of its figures, which downloaded files and pictures show. */
function marked(page: ComparePage, mark: string): ComparePage {
  if (mark === '') return page;
  const titled = (title: string) => `${title} (${mark})`;
  const figures = Object.entries(page.figures).map(([id, figure]) => [id, { ...figure, title: titled(figure.title) }]);
  return { ...page, title: titled(page.title), figures: Object.fromEntries(figures) };
}

/** The part of the reader's mix, and its chart. `between` compares two candidates. */
function mixPart(comparisons: readonly [Comparison, ...Comparison[]], between?: Comparison) {
  const sides = mixSides(comparisons, between);
  const compared = between ?? comparisons[0];
  const whole = scatterSpec(sides, compared);
  const spec = drawnScatter(sides, compared);
  const sources = setLinks([comparisons[0].baseline, ...comparisons.map(({ candidate }) => candidate)]);
  const figures = { scatter: scatterFigure(whole, compared, sources) };
  return { spec, mix: { sides, figure: withHeights({ figures }, [spec]).figures.scatter } };
}

/** The part of the mix of a pair of engines with the vanilla Spark measured with them; null if they cannot be compared. */
function mixWithVanilla(vanilla: ResultSet | null, task: Task) {
  const { baseline, candidates, environments, options } = task;
  const engines = [baseline, ...candidates];
  if (!vanilla) return null;
  try {
    const comparisons = compareCandidates(vanilla, engines, environments, options);
    return mixOfTwo(comparisons, comparePairs(comparisons, environments, options));
  } catch (error) {
    if (error instanceof CompareError) return null;
    throw error;
  }
}

function pairAnswer(task: Task, vanilla: ResultSet | null, scheme: BucketScheme): Omit<PageAnswer, keyof Remarks> {
  const { baseline, candidates, environments, options, isMemoryKnown } = task;
  const comparison = compare(baseline, candidates[0] as ResultSet, environments, options);
  const own = comparePageCharts(comparison);
  const page = comparePage(comparison, own, environments, scheme, isMemoryKnown);
  const { spec, mix } = mixWithVanilla(vanilla, task) ?? mixPart([comparison]);
  const charts = [...own, ...costCharts(page.cost), spec];
  return { kind: 'page', page: marked(withHeights(page, charts), marksOf([baseline, ...candidates])), mix, charts };
}

/** The part of the mix of two candidates that can be compared with each other; null without it. */
function mixOfTwo([first, second, third]: readonly Comparison[], [between]: readonly Comparison[]) {
  return first && second && between && !third ? mixPart([first, second], between) : null;
}

function multiCandidateAnswer(task: Task): Omit<MultiCandidateAnswer, keyof Remarks> {
  const { baseline, candidates, environments, options } = task;
  const titles = distinctTitles([baseline, ...candidates]);
  const [first, ...others] = titles.map((title) => ({ title, name: title })) as [SideName, ...SideName[]];
  const comparisons = compareCandidates(baseline, candidates, environments, options);
  const pairs = comparePairs(comparisons, environments, options);
  const { charts, figures, data } = multiCandidateParts([
    { key: 'all', comparisons, pairs, baseline: first, candidates: others },
  ]);
  const [suite] = data.suites as [MultiCandidateData['suites'][number]];
  const title = capitalise(`${joinWords(others.map((side) => side.title))} vs. ${first.title}`);
  const multiCandidate = withHeights(
    { figures, verdict: data.verdict, evidence: data.evidence, multi: suite.multi },
    charts,
  );
  const two = mixOfTwo(comparisons, pairs);
  const all = two ? [...charts, two.spec] : charts;
  return { kind: 'multi', title, multiCandidate, mix: two?.mix ?? null, charts: all, suite: baseline.suite };
}

/** Why two result sets cannot be compared; empty if they can. */
export function reasonsAgainst(baseline: ResultSet, candidate: ResultSet, options: CompareOptions): string[] {
  if (candidate.id === baseline.id) return [`Cannot compare a result set with itself (${candidate.id})`];
  return pairReasons(baseline, candidate, options);
}

/** Reasons why candidates are not compared; null if all of them can be. */
function refusalOf(baseline: ResultSet, candidates: readonly ResultSet[], { failures }: Candidates): Refusal | null {
  const reasons = (options: CompareOptions) =>
    candidates.flatMap((candidate) => reasonsAgainst(baseline, candidate, options));
  const found = [...failures, ...reasons({})];
  if (found.length === 0) return null;
  return { reasons: found, scaleOnly: failures.length === 0 && reasons({ allowDifferentScale: true }).length === 0 };
}

/** The comparison of the candidates that can be compared, with reasons for the rest; a refusal if none can be. */
export function answerTo(
  request: CompareRequest,
  first: LoadedSet,
  others: Candidates,
): PageAnswer | MultiCandidateAnswer | RefusalAnswer {
  const baseline = first.resultSet;
  const options = { allowDifferentScale: request.allowScale };
  const all = others.sets.map(({ resultSet }) => resultSet);
  const candidates = all.filter((candidate) => reasonsAgainst(baseline, candidate, options).length === 0);
  const missing = all.filter((candidate) => !candidates.includes(candidate));
  const refusal = refusalOf(baseline, missing, others);
  if (candidates.length === 0)
    return { kind: 'refused', ...(refusal ?? { reasons: ['choose a candidate'], scaleOnly: false }) };
  const queries = countedQueries(baseline, ...candidates);
  const { only, weights, problems } = chosenQueries(request.choice, queries);
  const environments = [first, ...others.sets].flatMap(({ environment }) => environment ?? []);
  const isMemoryKnown = [first, ...others.sets].every(({ hasMetrics }) => hasMetrics);
  const task = { baseline, candidates, environments, options: { ...options, only, weights }, isMemoryKnown };
  try {
    const answer =
      candidates.length === 1
        ? pairAnswer(task, others.vanilla?.resultSet ?? null, request.buckets)
        : multiCandidateAnswer(task);
    return { ...answer, problems, queries, refusal };
  } catch (error) {
    if (error instanceof CompareError) return { kind: 'refused', reasons: error.reasons, scaleOnly: false };
    throw error;
  }
}
