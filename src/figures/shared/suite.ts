import type { Comparison, Figure, Verdict } from '../../benchmark/model/comparison';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { bySway, type Deciding, decidingQuery } from '../../benchmark/statistics/deciding';
import { capitalise, engineName } from '../../benchmark/text/names';
import { formatNumber, formatQueries } from '../../benchmark/text/numbers';
import { suiteName } from './captions';

/** What a side is called: with its version, and as short as tells it from the others. */
export interface SideName {
  title: string;
  name: string;
}

/** One suite of several candidates: a comparison for each, all over the same queries. */
export interface EngineSuite {
  /** What its charts start with: "tpcds". */
  key: string;
  comparisons: readonly Comparison[];
  baseline: SideName;
  /** Of the candidates, in the order of the comparisons. */
  candidates: readonly SideName[];
}

/** The query that sways the total of a candidate most, and which candidate that is. */
export interface SuiteDecider extends Deciding {
  candidate: SideName;
  /** Of the candidate. */
  index: number;
}

/** The first comparison of a suite, which has what all of them share. */
export function firstOf({ comparisons }: EngineSuite): Comparison {
  return comparisons[0] as Comparison;
}

/** What each side is called: the name that a report gives it, else engine and version, and the engine alone where it is one of them only. */
export function sideNames(sides: readonly { set: ResultSet; name: string }[]): SideName[] {
  const engines = sides.map(({ set }) => set.engine.title);
  return sides.map(({ set: { engine }, name }) => {
    const title = name || engineName(engine);
    const alone = engines.filter((other) => other === engine.title).length === 1;
    return { title, name: name || (alone ? engine.title : title) };
  });
}

/** The query on which a total of the suite hangs most: one that turns it before others; null for suites of one query. */
export function suiteDecider({ comparisons, candidates }: EngineSuite): SuiteDecider | null {
  const found = comparisons.flatMap((comparison, index): SuiteDecider[] => {
    const deciding = decidingQuery(comparison);
    return deciding ? [{ ...deciding, candidate: candidates[index] as SideName, index }] : [];
  });
  return found.sort(bySway)[0] ?? null;
}

/** "TPC-DS, SF 100, 99 queries". */
export function suiteHead(suite: EngineSuite): string {
  const { baseline, matched } = firstOf(suite);
  return `${suiteName(baseline)}, SF ${formatNumber(baseline.suite.scaleFactor)}, ${formatQueries(matched.length)}`;
}

/** Whether any query of a comparison ran once on a side, so that run-to-run noise is not known. */
export function isSingleRun({ matched }: Pick<Comparison, 'matched'>): boolean {
  return matched.some(({ test }) => test.rule === 'single-run');
}

/** How a metric is drawn: by its verdict over iterations. Null if the verdict of the comparison is withheld, and for the median. */
export function shownVerdict(figure: Figure, { verdict }: Pick<Comparison, 'verdict'>): Verdict | null {
  return verdict.case === 'disputed' ? null : figure.verdict;
}

/** "Gluten + Velox’s" at the beginning of a sentence. */
export function possessive(name: string): string {
  return `${capitalise(name)}’s`;
}
