import { compare } from '../../benchmark/comparison/compare';
import { isComparable } from '../../benchmark/comparison/pairFaults';
import { isSignificant } from '../../benchmark/comparison/queryTests';
import type { Axis } from '../../benchmark/model/chart';
import type { Comparison, MatchedQuery } from '../../benchmark/model/comparison';
import type { Evidence } from '../../benchmark/model/figure';
import { groupBy } from '../../benchmark/model/groupBy';
import { comparePath } from '../../benchmark/model/paths';
import type { Environment } from '../../benchmark/model/resultSet';
import { suiteKey } from '../../benchmark/model/round';
import { geometricMean, sum } from '../../benchmark/model/statistics';
import { explainedShare, type GroupRatio, groupRatios } from '../../benchmark/reruns/groupRatios';
import { rerunVariance } from '../../benchmark/reruns/rerunEffect';
import { mixIntervals } from '../../benchmark/statistics/mixIntervals';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { doubtSentence } from '../../benchmark/text/doubt';
import { capitalise, engineTitle, joinSentences, joinWords } from '../../benchmark/text/names';
import { countWord, formatShare, formatSpeedup } from '../../benchmark/text/numbers';
import type { PatternRow, PatternsSpec } from '../../figures/patterns/spec';
import { speedupAxis } from '../../figures/shared/axes';
import { disclaimer } from '../../figures/shared/captions';

/** The pattern of a query in a suite; undefined if the suite has no patterns. */
export type PatternOf = (suite: string, query: string) => string | undefined;

/** Two engines on one suite and size, each compared with vanilla Spark. */
type EnginePair = [first: Comparison, second: Comparison];

const MIN_PATTERNS = 2;

/** The pairs of newest releases of two engines whose sets can be compared, on suites with patterns. */
function newestPairs(byEngine: readonly (readonly Comparison[])[], patternOf: PatternOf): EnginePair[] {
  const newest = byEngine.map((own) => new Map(own.map((entry) => [suiteKey(entry.candidate), entry])));
  return newest.flatMap((own, index) =>
    newest.slice(index + 1).flatMap((others) =>
      [...own].flatMap(([key, first]): EnginePair[] => {
        const second = others.get(key);
        const { name } = first.candidate.suite;
        const patterns = new Set(first.matched.map(({ query }) => patternOf(name, query)));
        patterns.delete(undefined);
        return second && patterns.size >= MIN_PATTERNS && isComparable(first.candidate, second.candidate)
          ? [[first, second]]
          : [];
      }),
    ),
  );
}

/** The pair whose older side was published last, then whose newer side was. */
function newestPair(pairs: readonly EnginePair[]): EnginePair | undefined {
  const days = (pair: EnginePair) => pair.map(({ candidate }) => candidate.created).sort();
  return [...pairs].sort((a, b) => days(b).join().localeCompare(days(a).join()))[0];
}

/** Evidence of a pattern; none if the environments could explain the difference. */
function evidenceOf({ q, ratio }: GroupRatio, { verdict }: Comparison): Evidence {
  if (!isSignificant(q)) return { way: 'same', strength: 'measured' };
  return { way: ratio > 1 ? 'faster' : 'slower', strength: verdict.case === 'disputed' ? 'none' : 'clear' };
}

const secondsOf = (queries: readonly MatchedQuery[]) => ({
  baselineS: queries.map(({ baseline }) => baseline.timeS),
  candidateS: queries.map(({ candidate }) => candidate.timeS),
});

/** Geometric mean of the speedups of these queries. */
function speedupOn({ matched }: Comparison, queries: readonly MatchedQuery[]): number {
  const names = new Set(queries.map(({ query }) => query));
  return geometricMean(matched.filter(({ query }) => names.has(query)).map(({ speedup }) => speedup));
}

interface Found {
  pair: EnginePair;
  /** The second engine compared with the first. */
  between: Comparison;
  /** Queries by pattern. */
  groups: ReadonlyMap<string, MatchedQuery[]>;
}

function rowsOf({ pair: [first, second], between, groups }: Found): PatternRow[] {
  const families = [...groups].map(([name, queries]) => ({ name, ...secondsOf(queries) }));
  const tested = groupRatios(families, rerunVariance(first.candidate, second.candidate, 'geometricMean'));
  const all = sum(first.matched.map(({ baseline }) => baseline.timeS));
  const rows = tested.map((group, index): PatternRow => {
    const queries = groups.get(group.name) ?? [];
    const { baselineS = [], candidateS = [] } = families[index] ?? {};
    const names = new Set(queries.map(({ query }) => query));
    const own = first.matched.filter(({ query }) => names.has(query));
    const count = (wanted: 'faster' | 'slower') => queries.filter(({ verdict }) => verdict === wanted).length;
    return {
      name: capitalise(group.name),
      share: sum(own.map(({ baseline }) => baseline.timeS)) / all,
      speedups: [speedupOn(first, queries), speedupOn(second, queries)],
      ratio: group.ratio,
      interval: mixIntervals(baselineS, candidateS)?.geometricMean ?? { low: group.ratio, high: group.ratio },
      q: group.q,
      clear: [count('slower'), count('faster')],
      queries: queries.map(({ query, speedup }) => ({ query, ratio: speedup })),
      ...evidenceOf(group, between),
    };
  });
  return rows.sort((a, b) => b.ratio - a.ratio);
}

/** "No pattern separates A and B beyond reruns", or the patterns that do; what withholds the verdict if they have none. */
function title(rows: readonly PatternRow[], { verdict }: Comparison, [first, second]: PatternsSpec['names']): string {
  const separated = rows.filter(({ way }) => way !== 'same');
  if (separated.length === 0) return `No pattern separates ${first} and ${second} beyond reruns`;
  if (verdict.case === 'disputed') return verdict.word;
  const texts = separated.map(({ name, way, ratio }) => {
    const speedup = formatSpeedup(way === 'faster' ? ratio : 1 / ratio);
    return `${way === 'faster' ? second : first} is faster on ${name.toLowerCase()} (${speedup})`;
  });
  return joinWords(texts);
}

/** How many intervals over queries exclude 1, how many patterns remain with reruns, and how much patterns explain. */
function remarks(rows: readonly PatternRow[], { between, groups }: Found): string {
  const exclude = rows.filter(({ interval: { low, high } }) => low > 1 || high < 1).length;
  const remain = rows.filter(({ way }) => way !== 'same').length;
  const { share, byChance } = explainedShare([...groups].map(([name, queries]) => ({ name, ...secondsOf(queries) })));
  const patterns = `the ${countWord(rows.length)} patterns`;
  const counted = `The interval over queries excludes 1 for ${countWord(exclude)} of ${patterns}; with reruns and the correction for ${countWord(rows.length)} tests, ${remain === 0 ? 'none remains' : `${countWord(remain)} remain`}.`;
  const within = `Queries differ more within a pattern than patterns do: ${patterns} explain ${formatShare(share, 0)} of the variance of the ratios, and ${formatShare(byChance, 0)} is expected by chance.`;
  const { isOneRound } = between.reruns;
  return joinSentences([
    counted,
    share < 0.5 ? within : '',
    isOneRound ? '' : 'The two engines were not measured together.',
    doubtSentence(between),
  ]);
}

/** The axis with a tick at 0.25×, so that a stroke far below 0.5× has one next to it. */
function withQuarter(axis: Axis): Axis {
  const ticks = [...axis.ticks, ...(axis.min <= 0.25 ? [0.25] : [])];
  return { ...axis, ticks: ticks.sort((a, b) => a - b) };
}

/**
 * The two newest engines that can be compared, by pattern of the queries; null for a single engine, and without
 * patterns. `byEngine` has the comparisons of each engine with vanilla Spark, the newest last.
 */
export function patternsSpec(
  byEngine: readonly (readonly Comparison[])[],
  patternOf: PatternOf,
  environments: readonly Environment[],
): PatternsSpec | null {
  const pair = newestPair(newestPairs(byEngine, patternOf));
  if (!pair) return null;
  const [first, second] = pair;
  const between = compare(first.candidate, second.candidate, environments);
  const { suite } = first.candidate;
  const known = between.matched.filter(({ query }) => patternOf(suite.name, query) !== undefined);
  const groups = groupBy(known, ({ query }) => patternOf(suite.name, query) as string);
  const found = { pair, between, groups };
  const rows = rowsOf(found);
  const names: PatternsSpec['names'] = [engineTitle(first.candidate.engine), engineTitle(second.candidate.engine)];
  const [one, two] = names;
  return {
    kind: 'patterns',
    id: 'patterns',
    title: title(rows, between, names),
    description: `${two} over ${one} on ${suiteAtSize(suite)}: ${rows.map(({ name, ratio }) => `${name} ${formatSpeedup(ratio)}`).join(', ')}.`,
    caption: `${suiteAtSize(suite)}: geometric mean of the speedup of both engines over vanilla Spark, and the time of ${one} ÷ the time of ${two}, log scales. Stroke: a query. Dotted line: 95% interval over the queries of the pattern. Gray band: what reruns explain. Solid: beyond reruns. Hollow: inconclusive.`,
    note: remarks(rows, found),
    disclaimer: disclaimer(first.candidate),
    engines: [capitalise(first.candidate.engine.title), capitalise(second.candidate.engine.title)],
    names,
    sets: [first.candidate.id, second.candidate.id],
    path: comparePath(first.candidate.id, [second.candidate.id]),
    speedups: speedupAxis(rows.flatMap(({ speedups }) => speedups)),
    axis: withQuarter(speedupAxis(rows.flatMap(({ queries }) => queries.map(({ ratio }) => ratio)))),
    band: Math.exp(between.reruns.halfWidth.geometricMean),
    rows,
  };
}
