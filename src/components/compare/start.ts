import { machineText } from '../../benchmark/comparison/environmentSummary';
import { countedQueries } from '../../benchmark/comparison/match';
import type { Price } from '../../benchmark/model/cost/price';
import { pairOf, type Report } from '../../benchmark/model/report';
import type { Environment, ResultSet, Side } from '../../benchmark/model/resultSet';
import type { EngineRecord, Round } from '../../benchmark/model/round';
import type { OverviewData } from '../home/overview';
import { type NewerLink, newerLink } from '../report/newerLink';
import type { ReportListEntry } from '../report/reportListEntry';
import { baselineOf } from '../resultSet/page';
import { pairTitle } from './page';
import { type IndexEntry, indexEntry } from './setIndex';

/** A report that compares two result sets. */
export interface ReportedPair extends Pick<ReportListEntry, 'path' | 'title'> {
  baseline: string;
  candidate: string;
  /** Link to a comparison with a newer release; null if none was measured. */
  newer: NewerLink | null;
}

/** Data of the compare page: the initial pair, pairs with a report, and all reports. */
export type CompareStart = ReturnType<typeof compareStart>;

function newerOf(
  { baseline, candidate }: Record<Side, string>,
  sets: readonly ResultSet[],
  reports: readonly Report[],
) {
  const [first, second] = [baseline, candidate].map((id) => sets.find((set) => set.id === id));
  return first && second ? newerLink({ baseline: first, candidate: second }, sets, reports) : null;
}

/** The entry of a result set in the list of all. */
export function listedEntry(set: ResultSet, data: Omit<CompareData, 'prices' | 'engines'>): IndexEntry {
  return {
    ...indexEntry(set),
    vanilla: baselineOf(set, data)?.id,
    machine: machineText(data.environments.find(({ id }) => id === set.environment)),
  };
}

/** What the page shows of the initial pair before it loads the list of result sets; all empty without a pair. */
function initialPair(pair: Record<Side, string> | null, data: CompareData) {
  const [baseline, candidate] = [pair?.baseline, pair?.candidate].map((id) =>
    data.resultSets.find((set) => set.id === id),
  );
  if (!baseline || !candidate) return { title: '', entries: [], queries: [] };
  return {
    title: pairTitle({ baseline, candidate }),
    entries: [baseline, candidate].map((set) => listedEntry(set, data)),
    /** Every query that can be chosen. */
    queries: countedQueries(baseline, candidate),
  };
}

/** Input of the page. */
interface CompareData {
  reports: readonly Report[];
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  rounds: readonly Round[];
  prices: readonly Price[];
  engines: readonly Pick<EngineRecord, 'id'>[];
}

/** The id of the vanilla Spark measured with each set of these pairs that has one, by id. */
function vanillaIds(pairs: readonly Record<Side, string>[], data: CompareData): Record<string, string> {
  const ids = new Set(pairs.flatMap(({ baseline, candidate }) => [baseline, candidate]));
  const sets = data.resultSets.filter(({ id }) => ids.has(id));
  return Object.fromEntries(
    sets.flatMap((set) => {
      const vanilla = baselineOf(set, data);
      return vanilla ? [[set.id, vanilla.id]] : [];
    }),
  );
}

/** The initial pair of the site's forms, all pairs with a report, and all reports. */
export function compareStart(
  { reports: entries, compareFirst }: Pick<OverviewData, 'reports' | 'compareFirst'>,
  data: CompareData,
) {
  const { reports, resultSets, prices, engines } = data;
  const found = entries.flatMap(({ id, path, title }) => {
    const report = reports.find((entry) => entry.id === id);
    const pair = report && pairOf(report);
    return pair ? [{ path, title, ...pair, newer: newerOf(pair, resultSets, reports) }] : [];
  });
  return {
    /** Null without a pair; the reader then chooses first. */
    sides: compareFirst && { baseline: compareFirst.baseline, candidates: [compareFirst.candidate] },
    ...initialPair(compareFirst, data),
    pairs: found,
    vanilla: vanillaIds(compareFirst ? [compareFirst, ...found] : found, data),
    /** Includes reports without a comparison of result sets. */
    reports: entries,
    /** Node prices that sources state. */
    prices,
    /** Engines with a list of releases. */
    engines: engines.map(({ id }) => id),
    /** Names of engines with a result set. */
    engineNames: [...new Set(resultSets.map(({ engine }) => engine.title))],
  };
}
