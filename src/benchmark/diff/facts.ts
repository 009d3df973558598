import { suspiciousSpreads, suspiciousText } from '../artifacts/outlierSpreads';
import { timedRows } from '../artifacts/sanityChecks/plausibility';
import { suiteTitle } from '../model/queries';
import type { Environment, ResultSet } from '../model/resultSet';
import { extremes, sum } from '../model/statistics';
import { engineTitle } from '../text/names';
import { reportedVersion } from '../text/notReported';
import { formatNumber, formatSeconds } from '../text/numbers';
import { statisticText } from '../text/statistic';
import { changedTimesText, findChangedTimes } from './changedTimes';
import type { ArtifactChange, SetFact, SetFacts, Snapshot } from './types';

const DAY_MS = 86_400_000;
/** Up to this number, suspicious values are listed; the rest are counted. */
const MAX_LISTED = 3;

function knownFact(text: string): SetFact {
  return { text, missing: false };
}

/** A fact that is unknown or needs review. */
function factToReview(text: string): SetFact {
  return { text, missing: true };
}

/** "published 2026-05-18, 62 days before this change"; doubtful if it is after the change. */
function ageFact({ created }: ResultSet, day: string | null): SetFact {
  if (day === null) return knownFact(`published ${created}`);
  const days = Math.round((Date.parse(day) - Date.parse(created)) / DAY_MS);
  const count = Math.abs(days) === 1 ? '1 day' : `${formatNumber(Math.abs(days))} days`;
  return days < 0
    ? factToReview(`published ${created}, ${count} after this change`)
    : knownFact(`published ${created}, ${count} before this change`);
}

function sourceFacts({ sources }: ResultSet): SetFact[] {
  if (sources.length === 0) return [factToReview('no source to verify against')];
  return sources.map(({ title, path, version }) => {
    const lacks = [...(path ? [] : ['without URL']), ...(version ? [] : ['without commit'])];
    const codes = [...(path ? [path] : []), ...(version ? [`commit ${version}`] : [])];
    return { text: [`source ${title}`, ...lacks].join(', '), missing: lacks.length > 0, codes };
  });
}

function environmentFact({ environment }: ResultSet, environments: readonly Environment[]): SetFact {
  if (environment === 'unknown') return factToReview('environment not reported');
  const found = environments.find(({ id }) => id === environment);
  return found
    ? knownFact(`environment ${environment} (${found.title})`)
    : factToReview(`environment ${environment}, which does not exist`);
}

/** Number of queries with a time, the shortest and the longest time, and the total. */
function queriesFact({ rows }: ResultSet): SetFact {
  const times = timedRows({ rows }).map(({ timeS }) => timeS);
  const { min, max } = extremes(times);
  const range =
    times.length > 0 ? `, ${formatSeconds(min)} to ${formatSeconds(max)}, ${formatSeconds(sum(times))} in total` : '';
  const text = `${times.length} of ${rows.length} queries have a time${range}`;
  return times.length === rows.length ? knownFact(text) : factToReview(text);
}

/** Fact for a set without any comparison; none for the others. */
function comparedFacts({ id }: ResultSet, compared: ReadonlySet<string>): SetFact[] {
  return compared.has(id)
    ? []
    : [knownFact('not compared: no other set has this suite, query version, scale factor, and table format')];
}

function measuredFacts(set: ResultSet): SetFact[] {
  const { warmup, iterations, iterationRows, harness } = set;
  const text = statisticText(set);
  return [
    iterations === 'unknown' ? factToReview(text) : knownFact(text),
    warmup === 'unknown' ? factToReview('warm-up not reported') : knownFact(`${warmup} warm-up`),
    harness.name === 'unknown'
      ? factToReview('harness not reported')
      : knownFact(`timed by ${harness.name} ${harness.version}`),
    iterationRows.length > 0
      ? knownFact(`${iterationRows.length} single iterations`)
      : knownFact('no single iterations'),
  ];
}

function licenceFact({ licences }: ResultSet): SetFact {
  return licences.length > 0
    ? knownFact(`license ${licences.map(({ name }) => name).join(', ')}`)
    : factToReview('no license');
}

function suiteFact({ suite }: ResultSet): SetFact {
  const version = reportedVersion(suite, '(query version not reported)');
  const text = `${suiteTitle(suite)} ${version}, scale factor ${suite.scaleFactor}, ${suite.tableFormat}`;
  return suite.queryVersion === 'unknown' ? factToReview(text) : knownFact(text);
}

function changedTimes(before: ResultSet, after: ResultSet): string[] {
  const moved = findChangedTimes(before, after);
  if (moved.length === 0) return [];
  return [`${moved.length === 1 ? '1 time' : `${moved.length} times`} changed: ${changedTimesText(moved)}`];
}

function suspicious(set: ResultSet, before: ResultSet | undefined): string[] {
  const spreads = suspiciousSpreads(set.rows);
  const more =
    spreads.length > MAX_LISTED ? [`${spreads.length - MAX_LISTED} more queries with widely spread iterations`] : [];
  return [...(before ? changedTimes(before, set) : []), ...spreads.slice(0, MAX_LISTED).map(suspiciousText), ...more];
}

function factsOf(set: ResultSet, { environments, compared, day }: Known): SetFact[] {
  const properties = Object.keys(set.configuration).length;
  return [
    suiteFact(set),
    knownFact(engineTitle(set.engine)),
    ...measuredFacts(set),
    queriesFact(set),
    environmentFact(set, environments),
    properties === 0
      ? factToReview('no Spark properties')
      : knownFact(properties === 1 ? '1 Spark property' : `${properties} Spark properties`),
    ...sourceFacts(set),
    licenceFact(set),
    ageFact(set, day),
    ...comparedFacts(set, compared),
  ];
}

interface Known {
  environments: readonly Environment[];
  /** Ids of the sets in a comparison. */
  compared: ReadonlySet<string>;
  /** Day of the change, "2026-11-22"; null if unknown. */
  day: string | null;
}

/** Facts for the review of each added or changed result set without errors, and its suspicious times. */
export function setFacts(
  changes: readonly ArtifactChange[],
  before: Snapshot,
  { resultSets, environments }: Snapshot,
  known: Omit<Known, 'environments'>,
): SetFacts[] {
  return changes.flatMap(({ kind, id, change }) => {
    const set = kind === 'result-sets' ? resultSets.find((one) => one.id === id) : undefined;
    if (!set || change === 'removed') return [];
    const old = before.resultSets.find((one) => one.id === id);
    return [{ id, change, facts: factsOf(set, { ...known, environments }), suspicious: suspicious(set, old) }];
  });
}
