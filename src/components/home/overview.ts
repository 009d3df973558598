import { MIN_ROUNDS } from '../../benchmark/history/isolatedRounds';
import type { PublishedComparison, ResourceUsage } from '../../benchmark/model/published';
import { pairOf } from '../../benchmark/model/report';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import type { EngineRecord, Round } from '../../benchmark/model/round';
import { newestSets } from '../../benchmark/model/setLists';
import { changeAnswer } from '../../figures/history/spec';
import type { EnginesContent } from '../engines/page';
import type { EngineHistory } from '../history/page';
import { type ListedReport, newestFirst, reportListEntry } from '../report/reportListEntry';
import { bySuite, resultSetListEntry } from '../resultSet/listEntry';
import { resultSetTable } from '../resultSet/table';
import { engineSummarySpec } from './engineSummary/engineSummary';
import { findPairs } from './engineSummary/findPairs';
import { type IdPair, newestEnginePair, shownPairs } from './engineSummary/pairs';
import { publishedListEntries } from './publishedList';

/** History of the engine with the most comparisons; null if no line has enough rounds. */
function homeHistory(histories: readonly EngineHistory[]) {
  const size = ({ lines }: EngineHistory) => lines.reduce((count, { points }) => count + points.length, 0);
  const [most] = [...histories].sort((a, b) => size(b) - size(a));
  if (!most?.lines.some(({ points }) => points.length >= MIN_ROUNDS)) return null;
  const {
    name,
    folder,
    page: { path },
  } = most;
  const newest = most.charts.find(({ spec }) => spec.id === 'newest')?.spec;
  if (!newest) return null;
  const { caption, description: label } = newest;
  const question = `Is ${name} getting faster?`;
  return { question, answer: changeAnswer(most), name, path, caption, label, chart: `${folder}/${newest.id}` };
}

/** The chart of every release, and its page; null if no engine has a comparison with vanilla Spark. */
function releasesOf({ page, folder, charts: [first] }: EnginesContent) {
  if (!first) return null;
  const { id, title: result, caption, note, description: label } = first.spec;
  return { title: page.title, path: page.path, chart: `${folder}/${id}`, result, caption: `${caption} ${note}`, label };
}

/** Number of result sets in the comparison form, in addition to its initial pair. */
const MAX_CHOICES = 200;

/** The newest result sets, and the initial pair. */
function choices(resultSets: readonly ResultSet[], first: IdPair | undefined): ResultSet[] {
  const newest = new Set(newestSets(resultSets, MAX_CHOICES));
  return resultSets.filter((set) => newest.has(set) || set.id === first?.baseline || set.id === first?.candidate);
}

/** The pair of the newest report on two sets, otherwise the newest run of a history and what it is compared with. */
function newestPair(reports: readonly ListedReport[], histories: readonly EngineHistory[]): IdPair | undefined {
  const reported = reports.flatMap(({ report }) => pairOf(report) ?? []);
  const runs = histories.flatMap(({ lines }) =>
    lines.flatMap(({ points }) => points.map(({ comparison }) => comparison)),
  );
  const [newest] = runs.sort((a, b) => b.candidate.created.localeCompare(a.candidate.created));
  return reported[0] ?? (newest && { baseline: newest.baseline.id, candidate: newest.candidate.id });
}

export type OverviewData = ReturnType<typeof overview>;

interface OverviewInput {
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  rounds: readonly Round[];
  engines: readonly EngineRecord[];
  published: readonly PublishedComparison[];
  resourceUsage: readonly ResourceUsage[];
  reports: readonly ListedReport[];
  histories: readonly EngineHistory[];
  allEngines: EnginesContent;
}

/** Content of the home page and the lists of reports, result sets, and published comparisons, newest report first. */
export function overview(input: OverviewInput) {
  const { resultSets, environments, rounds, engines, published, resourceUsage, reports, histories, allEngines } = input;
  const newest = [...reports].sort(newestFirst);
  const pairs = newest.flatMap(({ comparison }) => comparison ?? []);
  const found = findPairs({
    resultSets,
    environments,
    rounds,
    engines,
    compared: pairs,
    published,
    shown: shownPairs(newest.map(({ report }) => report)),
  });
  const first = newestEnginePair(found.engineToEngine) ?? newestPair(newest, histories);
  return {
    reports: newest.map(reportListEntry),
    /** Published comparisons and time series, newest first. */
    published: publishedListEntries(
      published,
      resourceUsage,
      reports.map(({ report }) => report),
    ),
    resultSets: resultSetTable({ resultSets, environments, rounds, compared: pairs }),
    /** Options of the comparison form; /compare/ lists all. */
    choices: bySuite(choices(resultSets, first).map((set) => resultSetListEntry(set, environments))),
    /** Answer of the home page; null if no engine has a comparison with vanilla Spark. */
    answers: engineSummarySpec(found),
    /** Initial pair of the form on the home page and of /compare/; null if no two sets can be compared. */
    compareFirst: first ?? null,
    releases: releasesOf(allEngines),
    /** Releases of the engine with the most comparisons; null for too few. */
    history: homeHistory(histories),
  };
}
