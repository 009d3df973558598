import { reasonCounts, reasonsText } from '../../benchmark/coverage/reasons';
import {
  defaultShares,
  differentReleases,
  operatorCounts,
  releasesOf,
  type SameReleases,
  shareOf,
  shortName,
} from '../../benchmark/coverage/releases';
import { column, QUERY_COLUMN } from '../../benchmark/model/columns';
import type { Coverage, CoveragePlan, CoverageScan } from '../../benchmark/model/coverage';
import { queriesPrefix } from '../../benchmark/model/paths';
import { suiteTitle } from '../../benchmark/model/queries';
import { sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { type FilledColumn, tableOf } from '../../benchmark/model/tables/tableOf';
import { derivedFrom } from '../../benchmark/text/disclaimer';
import { joinWords } from '../../benchmark/text/names';
import { formatNumber, formatQueries, formatShare } from '../../benchmark/text/numbers';
import type { AnswerPart } from '../../figures/answers/spec';
import { type CoverageSpec, releasesTable } from '../../figures/coverage/spec';
import { figureText } from '../../figures/shared/figureText';
import { enginePath } from './paths';

/** The page of coverages, without base path. */
const COVERAGE_PATH = '/coverage/';

/** The page of coverage with its chart. */
export type CoverageContent = ReturnType<typeof coveragePage>;
/** Content of /coverage/. */
export type CoveragePageData = CoverageContent['page'];

/** Lower bounds of the steps of the heat map after the first, 0–1. */
const STEPS = [0.5, 0.7, 0.9, 1];
const STEP_WORDS = ['less than 50%', '50 to 70%', '70 to 90%', '90% or more', 'all'];
/** Maximum number of earlier shares in the answer. */
const MAX_EARLIER = 4;

/** "90.7% in 0.12.0 to 0.14.0": shares by default before the newest release, equal neighbors as one, the last ones. */
function earlierShares(coverage: Coverage, newest: string): string[] {
  const all = defaultShares(coverage).filter(({ release }) => release !== newest);
  const groups: { first: string; last: string; text: string }[] = [];
  for (const { release, share } of all) {
    const [text, before] = [formatShare(share), groups.at(-1)];
    if (before?.text === text) before.last = release;
    else groups.push({ first: release, last: release, text });
  }
  return groups
    .slice(-MAX_EARLIER)
    .map(({ first, last, text }) => `${text} in ${first === last ? first : `${first} to ${last}`}`);
}

function answer(coverage: Coverage, releases: readonly SameReleases[]): AnswerPart[] {
  const { name, countingChange } = coverage;
  const newest = releases.at(-1) as SameReleases;
  const told = earlierShares(coverage, newest.release);
  const counted = countingChange ? ` Operators are counted differently from ${countingChange.release} on.` : '';
  return [
    { text: `${name} ${newest.release} runs ` },
    {
      text: `${formatShare(shareOf(newest))} of the eligible operators in its test plans natively, and ${newest.whole} of ${formatQueries(newest.plans.length)} entirely`,
      strong: true,
    },
    { text: told.length === 0 ? `.${counted}` : `.${counted} By default, earlier releases ran ${joinWords(told)}.` },
  ];
}

function coverageSpec(coverage: Coverage, newest: SameReleases): CoverageSpec {
  const { name, scans, releases, countingChange, plans } = coverage;
  const suite = suiteTitle({ name: coverage.suite });
  const found = scans.flatMap((scan) => releasesOf(coverage, scan));
  const breakBefore = countingChange?.release ?? '';
  const texts = found.map((release) => `${release.release}, ${release.scan.name}: ${operatorCounts(release)}`);
  return {
    kind: 'coverage',
    id: 'releases',
    title: `${name} ${newest.release} runs ${formatShare(shareOf(newest))} of the eligible operators in its ${suite} test plans natively`,
    description: `Operators that run natively. ${texts.join('. ')}.`,
    caption: `${plans}, over empty tables. They are not timed runs.`,
    note: breakBefore === '' ? '' : `Dotted lines: operators are counted differently from ${breakBefore} on.`,
    disclaimer: derivedFrom(suite),
    engine: name,
    queries: newest.plans.length,
    scans: scans.filter((scan) => found.some((release) => release.scan === scan)).map((scan) => scan.name),
    dates: releases.map(({ version }) => version),
    breakBefore,
    releases: found.map(({ release, scan, accelerated, eligible, whole, transitions }) => ({
      release,
      scan: scan.name,
      accelerated,
      eligible,
      whole,
      transitions,
    })),
  };
}

/** Note on the change of counting between two releases; null without a change. */
function breakNote({ countingChange }: Coverage, releases: readonly SameReleases[]) {
  const at = releases.findIndex(({ release }) => release === countingChange?.release);
  const [before, after] = [releases[at - 1], releases[at]];
  if (!countingChange || !before || !after) return null;
  const { text, label, path } = countingChange;
  return {
    text: `The step from ${before.release} to ${after.release} is not from the engine alone. ${text} ${operatorCounts(before)} became ${operatorCounts(after)}. It is unknown how much of the step is the new count.`,
    link: { label, path },
  };
}

function planOf({ plans }: SameReleases, query: string): CoveragePlan | undefined {
  return plans.find((plan) => plan.query === query);
}

/** The share of a query's operators in %, null without a plan. */
function percentOf(release: SameReleases, query: string): number | null {
  const plan = planOf(release, query);
  return plan ? 100 * shareOf(plan) : null;
}

/** Queries by share in the newest release, lowest first; equal queries by share in the release before, and so on. */
function byShare(releases: readonly SameReleases[]): string[] {
  const rows = (releases.at(-1)?.plans ?? []).map(({ query }) => ({
    query,
    shares: releases.map((release) => percentOf(release, query) ?? 0).reverse(),
  }));
  const firstDifference = (a: number[], b: number[]) => a.map((share, at) => share - (b[at] ?? 0)).find(Boolean) ?? 0;
  return rows.sort((a, b) => firstDifference(a.shares, b.shares)).map(({ query }) => query);
}

function heatMap(releases: readonly SameReleases[], queries: readonly string[], breakBefore: string) {
  const stepOf = (share: number) => STEPS.filter((from) => share >= from).length;
  return {
    steps: STEP_WORDS,
    queries: queries.length,
    rows: releases.map((release) => ({
      name: shortName(release.name),
      isBroken: release.release === breakBefore,
      /** The step of each query, a digit each. */
      steps: queries.map((query) => stepOf((percentOf(release, query) ?? 0) / 100)).join(''),
      words: `${release.name}: ${release.whole} of ${formatQueries(queries.length)} entirely native`,
    })),
  };
}

function shareColumns(releases: readonly SameReleases[]): FilledColumn<string>[] {
  return releases.map((release) => [
    column(release.name, shortName(release.name), '%', 'number', 1),
    (query: string) => percentOf(release, query),
  ]);
}

/** Queries that are not entirely native in the newest release, with the reasons. */
function partialTable(newest: SameReleases, queries: readonly string[]): Table {
  const own = queries.filter((query) => percentOf(newest, query) !== 100);
  return tableOf(own, [
    [QUERY_COLUMN, (query: string) => query],
    ...shareColumns([newest]),
    [column('operators', 'Native operators'), (query: string) => operatorCounts(planOf(newest, query) as CoveragePlan)],
    [
      column('reasons', 'Reasons'),
      (query: string) => reasonsText(newest.fallbacks.filter((fallback) => fallback.query === query)),
    ],
  ]);
}

function reasonsTable(releases: readonly SameReleases[]): Table {
  const rows = reasonCounts(releases).map(({ reason, operators, counts: own }) => ({
    reason: `${operators}: ${reason}`,
    counts: own,
  }));
  const total = {
    reason: 'All',
    counts: releases.map((_, at) => sum(rows.map((row) => row.counts[at] ?? 0))),
  };
  return tableOf(
    [...rows, total],
    [
      [column('reason', 'Operators, and reason in the engine’s words'), 'reason'],
      ...releases.map(
        ({ name }, at) =>
          [column(name, shortName(name), '', 'number'), (row: typeof total) => row.counts[at] ?? 0] as const,
      ),
    ],
  );
}

/** "One reason explains 210 of 253 fallbacks in each of 0.13.0 to 0.15.0": the release and the reason with the most. */
function reasonsTitle(releases: readonly SameReleases[]): string {
  const rows = reasonCounts(releases);
  const [first] = rows;
  const at = first ? first.counts.indexOf(Math.max(...first.counts)) : 0;
  const all = sum(rows.map((row) => row.counts[at] ?? 0));
  const { name, release } = releases[at] as SameReleases;
  const each = name === release ? '' : 'each of ';
  return `One reason explains ${formatNumber(first?.counts[at] ?? 0)} of ${formatNumber(all)} fallbacks in ${each}${name}`;
}

/** Counts of this site for another engine, which are not comparable with the counts of `name`. */
function ownCount(coverage: Coverage, name: string): { text: string; sources: Coverage['sources'] }[] {
  const newest = releasesOf(coverage, coverage.scans[0] as CoverageScan).at(-1);
  if (!newest) return [];
  return [
    {
      text: `This site counted ${operatorCounts(newest)} operators as native (${formatShare(shareOf(newest))}) in the test plans of ${coverage.name} (${newest.release}). The count is not comparable with the count of ${name}. ${coverage.changes} ${coverage.notes.join(' ')}`,
      sources: coverage.sources,
    },
  ];
}

/** The page of a coverage and its chart. The end of the page mentions `others`. */
export function coveragePage(coverage: Coverage, others: readonly Coverage[]) {
  const releases = differentReleases(coverage, coverage.scans[0] as CoverageScan);
  const newest = releases.at(-1) as SameReleases;
  const spec = coverageSpec(coverage, newest);
  const queries = byShare(releases);
  const suite = suiteTitle({ name: coverage.suite });
  const [first, last] = [coverage.releases[0], coverage.releases.at(-1)];
  const partial = queries.length - newest.whole;
  const artifacts = `/data/coverage/${coverage.id}/`;
  const page = {
    path: COVERAGE_PATH,
    folder: 'coverage',
    title: `How much of ${suite} runs natively in ${coverage.name}?`,
    description: `The share of operators that ${coverage.name} runs natively in its test plans, by release and query, with the reasons for the others.`,
    facts: [`${formatQueries(queries.length)}, releases ${first?.version} to ${last?.version}`, coverage.plans],
    answer: answer(coverage, releases),
    figure: figureText(spec, {
      caption: spec.caption,
      table: releasesTable(spec),
      statement: `${spec.note} ${spec.disclaimer}.`.trim(),
      sources: [{ label: 'coverage.csv', path: `${artifacts}coverage.csv` }],
    }),
    breakNote: breakNote(coverage, releases),
    partial: {
      title: `${partial} of ${formatQueries(queries.length)} are not entirely native in ${newest.release}`,
      heatMap: heatMap(releases, queries, spec.breakBefore),
      table: partialTable(newest, queries),
      all: tableOf(queries, [[QUERY_COLUMN, (query: string) => query], ...shareColumns(releases)]),
    },
    reasons: { title: reasonsTitle(releases), table: reasonsTable(releases) },
    artifacts,
    /** What the paths of the pages of its queries begin with. */
    queriesPrefix: queriesPrefix({ name: coverage.suite }),
    notes: coverage.notes,
    sources: coverage.sources,
    licence: coverage.licence,
    others: others.flatMap((other) => ownCount(other, coverage.name)),
    engine: { name: coverage.name, label: `About ${coverage.name}`, path: enginePath(coverage.id) },
  };
  return { page, spec, published: last?.date ?? '' };
}
