import type { Comparison } from '../../benchmark/model/comparison';
import { latestDate } from '../../benchmark/model/order';
import { resultSetPath } from '../../benchmark/model/paths';
import type { Report } from '../../benchmark/model/report';
import type { ResultSet, Side } from '../../benchmark/model/resultSet';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { doubtSentence } from '../../benchmark/text/doubt';
import { capitalise } from '../../benchmark/text/names';
import { evidenceText, publisherText } from '../../benchmark/text/publisher';
import type { Citation } from '../../figures/chartFile';
import { disclaimer } from '../../figures/shared/captions';
import { sideName, sideTitle } from '../../figures/shared/titles';
import { differencesOf, type QueryRow, queryRow, type Ratio, ratio } from '../report/headline';

/** A side of a verdict: the id of its result set, what it is called, its page, and how often each query ran. */
interface VerdictSide {
  id: string;
  name: string;
  page: string;
  iterations: ResultSet['iterations'];
}

/** One verdict that the site shows, with all that it rests on. Paths are site paths without base path. */
export interface Verdict {
  /** Unique: "gluten-velox-vs-comet", "four-engines/tpcds/2". */
  id: string;
  /** `summary`: what the verdicts of several candidates come to. */
  kind: 'measured' | 'summary' | 'published';
  /** What the page asks, or what is compared. */
  title: string;
  path: string;
  /** Both null unless two result sets are compared. */
  baseline: VerdictSide | null;
  candidate: VerdictSide | null;
  /** `case` is null unless the verdict was computed from the times of two result sets. */
  verdict: { case: Comparison['verdict']['case'] | null; word: string; sentence: string };
  metrics: { total: Ratio; geometricMean: Ratio; median: Ratio } | null;
  counts:
    | ({ matched: number } & Pick<
        Comparison,
        'faster' | 'slower' | 'equal' | 'clear' | 'separated' | 'same' | 'beyondReruns'
      >)
    | null;
  /** Who measured, and how often. */
  evidence: string;
  publisher: string;
  /** On what sources conflict, a sentence each. */
  conflicts: string[];
  /** Settings that differ. */
  differences: { name: string; baseline: string; candidate: string }[];
  /** What must stand with the verdict, a sentence each. */
  caveats: string[];
  /** 2026-07-21. */
  published: string;
  licenses: string[];
  /** '' if the numbers derive from no TPC suite. */
  disclaimer: string;
  /** The artifacts that it is computed from, as served. */
  artifacts: string[];
  queries: QueryRow[];
  /** Time changes in % that a source published without times; empty for a measured verdict. */
  changes: { query: string; time_change_pct: number }[];
}

/** A verdict as it is published: with full addresses and a citation. */
export interface PublishedEntry extends Omit<Verdict, 'path'> {
  address: string;
  citation: Citation;
}

/** Where a verdict is shown, and what its page says about it. */
interface Shown {
  id: string;
  path: string;
  /** Absent: both sides and the suite. */
  title?: string;
  /** Absent: the day on which the later side was published. */
  published?: string;
  caveat?: string;
  /** Artifacts next to the two result sets. */
  artifacts?: readonly string[];
}

function sideOf(comparison: Comparison, side: Side): VerdictSide {
  const { id, iterations } = comparison[side];
  return { id, name: capitalise(sideTitle(comparison, side)), page: resultSetPath(id), iterations };
}

/** "Comet 0.16.0 vs. vanilla Spark 3.5.8, TPC-DS at 3 TB". */
function pairTitle(comparison: Comparison): string {
  const sides = `${sideTitle(comparison, 'candidate')} vs. ${sideName(comparison, 'baseline')}`;
  return capitalise(`${sides}, ${suiteAtSize(comparison.candidate.suite)}`);
}

/** The names of the licenses of several artifacts, each once. */
export function licensesOf(sets: readonly Pick<ResultSet, 'licences'>[]): string[] {
  return [...new Set(sets.flatMap(({ licences }) => licences.map(({ name }) => name)))];
}

function filled(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

/** The verdict on two result sets. Without `withQueries` the list of queries is empty. */
export function measuredVerdict(comparison: Comparison, shown: Shown, withQueries: boolean): Verdict {
  const { baseline, candidate, verdict, environment, total, geometricMean, median, matched } = comparison;
  const { faster, slower, equal, clear, separated, same, beyondReruns } = comparison;
  const sets = [baseline, candidate];
  return {
    id: shown.id,
    kind: 'measured',
    title: shown.title ?? pairTitle(comparison),
    path: shown.path,
    baseline: sideOf(comparison, 'baseline'),
    candidate: sideOf(comparison, 'candidate'),
    verdict: { case: verdict.case, word: verdict.word, sentence: verdict.sentence },
    metrics: {
      total: ratio(total, comparison),
      geometricMean: ratio(geometricMean, comparison),
      median: ratio(median, comparison),
    },
    counts: { matched: matched.length, faster, slower, equal, clear, separated, same, beyondReruns },
    evidence: evidenceText(sets),
    publisher: publisherText(sets),
    conflicts: filled([doubtSentence(comparison)]),
    differences: differencesOf(environment),
    caveats: filled([shown.caveat ?? '', ...comparison.notes]),
    published: shown.published ?? latestDate(sets),
    licenses: licensesOf(sets),
    disclaimer: disclaimer(baseline),
    artifacts: [
      ...sets.flatMap(({ id }) => ['datapackage.json', 'results.csv'].map((name) => `${resultSetPath(id)}${name}`)),
      ...(shown.artifacts ?? []),
    ],
    queries: withQueries ? matched.map(queryRow) : [],
    changes: [],
  };
}

/** A verdict that is not measured: the words of a report, who published it, and where its source contradicts itself. */
export function statedVerdict(
  { id, path, artifacts }: Pick<Required<Shown>, 'id' | 'path' | 'artifacts'>,
  { question, publishedOn, caveat }: Report,
  said: Pick<Verdict, 'kind' | 'evidence' | 'publisher' | 'licenses' | 'disclaimer'> & {
    word: string;
    sentence: string;
  },
  { caveats = [], conflicts = [], changes = [] }: Partial<Pick<Verdict, 'caveats' | 'conflicts' | 'changes'>> = {},
): Verdict {
  const { word, sentence, ...own } = said;
  return {
    ...{ id, path, ...own, baseline: null, candidate: null, metrics: null, counts: null, differences: [], queries: [] },
    title: question,
    published: publishedOn,
    verdict: { case: null, word, sentence },
    conflicts: conflicts.map((message) => `${capitalise(message)}.`),
    caveats: filled([...caveats, caveat]),
    artifacts: [...artifacts],
    changes,
  };
}
