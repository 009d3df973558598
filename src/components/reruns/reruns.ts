import { compare } from '../../benchmark/comparison/compare';
import { column } from '../../benchmark/model/columns';
import type { Comparison } from '../../benchmark/model/comparison';
import { groupBy } from '../../benchmark/model/groupBy';
import type { Link } from '../../benchmark/model/link';
import { comparePath, resultSetPath } from '../../benchmark/model/paths';
import type { PublishedComparison } from '../../benchmark/model/published';
import { suiteTitle } from '../../benchmark/model/queries';
import type { RerunEffect } from '../../benchmark/model/reruns';
import type { Environment, ResultSet, Side } from '../../benchmark/model/resultSet';
import { enginesOf, setWithId } from '../../benchmark/model/setLists';
import { extremes, median, SAME_WITHIN, sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { RERUN_EFFECT } from '../../benchmark/reruns/rerunEffect';
import { rerunEffectTable, rerunGroupsTable } from '../../benchmark/reruns/rerunTables';
import { formatMark, sizeText, suiteAtSize } from '../../benchmark/text/dataSize';
import { capitalise, engineTitle, joinWords } from '../../benchmark/text/names';
import { countWord, formatNumber, rounded } from '../../benchmark/text/numbers';
import { publicationDay } from '../../benchmark/text/publicationDay';
import { publisherName } from '../../benchmark/text/publisher';
import type { AnswerPart } from '../../figures/answers/spec';
import { totalSeconds } from '../resultSet/listEntry';

/** A bar: its name, what is written below it, its length in % of the longest, and its value in words. */
export interface Bar {
  name: string;
  detail?: string;
  percent: number;
  value: string;
  /** True for a bar with which the others are compared. */
  isBaseline?: boolean;
}

/** Two measurements of one engine by one publisher: total times of the shorter and the longer one in seconds, and how much longer that is in %. */
interface Rerun {
  engine: string;
  name: string;
  detail: string;
  shorterS: number;
  longerS: number;
  percent: number;
  sources: Link[];
}

/** What the page about reruns is made of. */
interface RerunInput {
  resultSets: readonly ResultSet[];
  published: readonly PublishedComparison[];
  environments: readonly Environment[];
}

export type RerunsData = ReturnType<typeof rerunsData>;

/** Up to this difference in %, neither side is called faster. */
const WITHIN = Math.round((SAME_WITHIN - 1) * 100);

const SIDES: Side[] = ['baseline', 'candidate'];

function rerun(set: ResultSet, secondS: number, second: Link, input: RerunInput): Rerun[] {
  const firstS = totalSeconds(set);
  if (firstS === null) return [];
  const { min, max } = extremes([firstS, secondS]);
  const engines = enginesOf(input.resultSets);
  return [
    {
      engine: set.engine.title,
      name: capitalise(engineTitle(set.engine)),
      detail: `${suiteTitle(set.suite)}, ${sizeText(set.suite)}${formatMark(set.suite)}, ${publisherName(set, engines)}`,
      shorterS: min,
      longerS: max,
      percent: (max / min - 1) * 100,
      sources: [{ label: set.id, path: resultSetPath(set.id) }, second],
    },
  ];
}

/** Every measurement that names another one of the same by the same publisher, the largest difference first. */
export function reruns(input: RerunInput): Rerun[] {
  const engines = enginesOf(input.resultSets);
  /** The first measurement with an ID, if its publisher also published the second one. */
  const find = (id: string | undefined, { sources }: Pick<ResultSet, 'sources'>) => {
    const set = setWithId(input.resultSets, id ?? '');
    const isSame = set && publisherName({ ...set, sources }, engines) === publisherName(set, engines);
    return isSame ? set : undefined;
  };
  const ofSets = input.resultSets.flatMap((second) => {
    const [first, seconds] = [find(second.rerunOf, second), totalSeconds(second)];
    const source = { label: second.id, path: resultSetPath(second.id) };
    return first && seconds !== null ? rerun(first, seconds, source, input) : [];
  });
  const ofTotals = input.published.flatMap(({ id, sources, totals, rerunOf }) =>
    SIDES.flatMap((side) => {
      const first = find(rerunOf?.[side], { sources });
      const source = { label: id, path: `/data/published/${id}/datapackage.json` };
      return first && totals ? rerun(first, totals[`${side}S`], source, input) : [];
    }),
  );
  return [...ofSets, ...ofTotals].sort((a, b) => b.percent - a.percent);
}

/** "2.9%", "2.9% to 5.6%". */
function percentRange(all: readonly number[]): string {
  const { min, max } = extremes(all);
  const [low, high] = [min, max].map((value) => `${formatNumber(value, 1)}%`);
  return low === high ? `${low}` : `${low} to ${high}`;
}

/** By how much equal runs differ, how many are called faster, and how far the applications of one round are apart. */
function answer(pairs: readonly EqualPair[], { applications }: RerunEffect): AnswerPart[] {
  const called = pairs.filter(({ comparison: { verdict } }) => ['faster', 'slower'].includes(verdict.case)).length;
  const each = applications.map(
    ({ title, largest }) => `${title}: their totals differ by up to ${differenceText(largest)} within one round`,
  );
  return [
    { text: `${capitalise(countWord(pairs.length))} pairs of runs of one engine with equal settings differ by ` },
    { text: percentRange(pairs.map(({ ratio }) => (ratio - 1) * 100)), strong: true },
    { text: ' in total time. Verdicts use this: ' },
    {
      text:
        called === 0
          ? 'none of these pairs is called faster or slower'
          : `${called} of these pairs are called faster or slower`,
      strong: true,
    },
    { text: `. ${capitalise(joinWords(each))}.` },
  ];
}

function differenceText(ratio: number): string {
  return `${formatNumber((ratio - 1) * 100, 1)}%`;
}

/** Two runs of one engine with equal settings, with the ratio of their total times, at least 1. */
interface EqualPair {
  name: string;
  comparison: Comparison;
  ratio: number;
}

/** Every two runs of the groups of equal settings; each pair is judged without its own group. */
function equalPairs({ rounds }: RerunEffect, { resultSets, environments }: RerunInput): EqualPair[] {
  return rounds.flatMap(({ title, sets: ids }) => {
    const sets = resultSets.filter(({ id }) => ids.includes(id)).sort((a, b) => (a.created < b.created ? -1 : 1));
    return sets.flatMap((first, index) =>
      sets.slice(index + 1).map((second) => {
        const comparison = compare(first, second, environments);
        const { speedup } = comparison.total;
        const days = joinWords([first, second].map((set) => publicationDay(set)));
        return { name: `${title}: ${days}`, comparison, ratio: Math.max(speedup, 1 / speedup) };
      }),
    );
  });
}

/** A row for each pair: its total times, by how much they differ, and the verdict. */
function pairsTable(pairs: readonly EqualPair[]): Table {
  return tableOf(pairs, [
    [column('runs', 'Runs, by day of publication', '', 'query'), 'name'],
    [column('first_s', 'First', 's', 'number', 1), ({ comparison }) => rounded(comparison.baselineS)],
    [column('second_s', 'Second', 's', 'number', 1), ({ comparison }) => rounded(comparison.candidateS)],
    [column('difference_pct', 'Difference', '%', 'number', 1), ({ ratio }) => (ratio - 1) * 100],
    [column('verdict', 'Verdict'), ({ comparison }) => comparison.verdict.word],
  ]);
}

/** Total time in seconds; without decimals if the source reports whole seconds. */
function totalText(seconds: number): string {
  return formatNumber(seconds, Number.isInteger(seconds) ? 0 : 1);
}

function rerunBars(found: readonly Rerun[]): Bar[] {
  const longest = Math.max(...found.map(({ percent }) => percent));
  return found.map(({ name, detail, shorterS, longerS, percent }) => ({
    name,
    detail: `${detail}: ${totalText(shorterS)} vs. ${totalText(longerS)}\u202fs`,
    percent: (100 * percent) / longest,
    value: `+${formatNumber(percent, 1)}%`,
  }));
}

/** The times of each query by iteration, of a set that has all of them over several applications; null otherwise. */
function executions(set: ResultSet): number[][] | null {
  const { iterations, applications = 0, iterationRows, rows } = set;
  if (iterations === 'unknown' || applications < 2 || iterationRows.length !== iterations * rows.length) return null;
  return [...groupBy(iterationRows, ({ query }) => query).values()].map((own) =>
    [...own].sort((a, b) => a.iteration - b.iteration).map(({ timeS }) => timeS),
  );
}

const BINS = [2.5, 5, 10, 15, 25, 50, Infinity];

/** How many values are in each range of %. */
function spreadBars(spreads: readonly number[]): Bar[] {
  const counts = BINS.map((to, index) => {
    const from = BINS[index - 1] ?? 0;
    return {
      name: to === Infinity ? `over ${from}%` : `${from}–${to}%`,
      count: spreads.filter((value) => value >= from && value < to).length,
    };
  });
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.map(({ name, count }) => ({ name, percent: (100 * count) / most, value: String(count) }));
}

/** How many queries differ by how much between their slowest and fastest execution in %, by range. */
function querySpreads(spreads: readonly number[]) {
  const within = spreads.filter((value) => value <= WITHIN).length;
  return {
    title: `Single queries: executions of the median query differ by ${formatNumber(median(spreads), 1)}%`,
    caption: `Queries by the difference between their slowest and fastest execution, without the first of each application. Within ${WITHIN}%: ${within} of ${spreads.length} queries.`,
    bars: spreadBars(spreads),
  };
}

/** The executions of one set: the total of each, by how much the first of an application is longer, and how far single queries differ. */
export function executionsOf(set: ResultSet) {
  const times = executions(set);
  if (!times) return null;
  const each = (times[0]?.length ?? 0) / (set.applications ?? 1);
  const isLater = (_: number, at: number) => at % each > 0;
  const totals = (times[0] ?? []).map((_, at) => sum(times.map((own) => own[at] ?? 0)));
  const firsts = totals.flatMap((total, at) => {
    const later = totals.slice(at + 1, at + each);
    return at % each === 0 ? [(total / (sum(later) / later.length) - 1) * 100] : [];
  });
  const spread = (values: readonly number[]) => (extremes(values).max / extremes(values).min - 1) * 100;
  const { max } = extremes(totals);
  return {
    title: `The first execution takes ${percentRange(firsts)} longer than the mean of the later ones`,
    caption: `${capitalise(engineTitle(set.engine))}, ${suiteAtSize(set.suite)}: total time of ${times.length} queries in seconds. The later executions of all applications are within ${formatNumber(spread(totals.filter(isLater)), 1)}%.`,
    bars: totals.map((total, at) => ({
      name: `Application ${Math.floor(at / each) + 1}, execution ${(at % each) + 1}`,
      percent: (100 * total) / max,
      value: formatNumber(total),
    })),
    queries: querySpreads(times.map((own) => spread(own.filter(isLater)))),
    source: { label: set.id, path: resultSetPath(set.id) },
  };
}

/** What the page about reruns prints; without bars if no measurement names another one of the same. */
export function rerunsData(input: RerunInput, effect: RerunEffect = RERUN_EFFECT) {
  const found = reruns(input);
  const pairs = equalPairs(effect, input);
  return {
    answer: answer(pairs, effect),
    pairs: pairsTable(pairs),
    /** Page of each pair, by the name of its row. */
    paths: Object.fromEntries(
      pairs.map(({ name, comparison }) => [name, comparePath(comparison.baseline.id, [comparison.candidate.id])]),
    ),
    tables: [rerunGroupsTable(effect), rerunEffectTable(effect)],
    bars: rerunBars(found),
    sources: found
      .flatMap(({ sources }) => sources)
      .filter(({ path }, at, all) => all.findIndex((other) => other.path === path) === at),
    executions: input.resultSets.map(executionsOf).filter((entry) => entry !== null),
  };
}
