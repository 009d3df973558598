import { suspiciousSpreads, suspiciousText } from '../artifacts/outlierSpreads';
import { suiteTitle } from '../model/queries';
import type { Environment, ResultSet } from '../model/resultSet';
import { timedRows } from '../model/rows';
import { extremes, sum } from '../model/statistics';
import { scaleText } from '../text/dataSize';
import { engineTitle } from '../text/names';
import { reportedVersion } from '../text/notReported';
import { countNoun, formatSeconds } from '../text/numbers';
import { statisticText } from '../text/statistic';
import { changedTimesText, findChangedTimes } from './changedTimes';
import type { ArtifactChange, SetFact, SetFacts, Snapshot } from './types';

const DAY_MS = 86_400_000;
/** Up to this number, suspicious values are listed; the rest are counted. */
const MAX_LISTED = 3;

/** A fact; `missing` if it is unknown or needs review. */
function fact(text: string, missing = false): SetFact {
  return { text, missing };
}

/** "published 2026-05-18, 62 days before this change"; doubtful if it is after the change. */
function ageFact({ created }: ResultSet, day: string | null): SetFact {
  if (day === null) return fact(`published ${created}`);
  const days = Math.round((Date.parse(day) - Date.parse(created)) / DAY_MS);
  const isLater = days < 0;
  return fact(
    `published ${created}, ${countNoun(Math.abs(days), 'day')} ${isLater ? 'after' : 'before'} this change`,
    isLater,
  );
}

function sourceFacts({ sources }: ResultSet): SetFact[] {
  if (sources.length === 0) return [fact('no source to verify against', true)];
  return sources.map(({ title, path, version }) => {
    const lacks = [...(path ? [] : ['without URL']), ...(version ? [] : ['without commit'])];
    const codes = [...(path ? [path] : []), ...(version ? [`commit ${version}`] : [])];
    return { ...fact([`source ${title}`, ...lacks].join(', '), lacks.length > 0), codes };
  });
}

function environmentFact({ environment }: ResultSet, environments: readonly Environment[]): SetFact {
  if (environment === 'unknown') return fact('environment not reported', true);
  const found = environments.find(({ id }) => id === environment);
  return fact(`environment ${environment}${found ? ` (${found.title})` : ', which does not exist'}`, !found);
}

/** Number of queries with a time, the shortest and the longest time, and the total. */
function queriesFact({ rows }: ResultSet): SetFact {
  const times = timedRows({ rows }).map(({ timeS }) => timeS);
  const { min, max } = extremes(times);
  const range =
    times.length > 0 ? `, ${formatSeconds(min)} to ${formatSeconds(max)}, ${formatSeconds(sum(times))} in total` : '';
  return fact(`${times.length} of ${rows.length} queries have a time${range}`, times.length < rows.length);
}

/** Fact for a set without any comparison; none for the others. */
function comparedFacts({ id }: ResultSet, compared: ReadonlySet<string>): SetFact[] {
  return compared.has(id)
    ? []
    : [fact('not compared: no other set has this suite, query version, scale factor, and table format')];
}

function measuredFacts(set: ResultSet): SetFact[] {
  const { warmup, iterations, iterationRows, harness } = set;
  const [isCold, isUntold] = [warmup === 'unknown', harness.name === 'unknown'];
  return [
    fact(statisticText(set), iterations === 'unknown'),
    fact(isCold ? 'warm-up not reported' : `${warmup} warm-up`, isCold),
    fact(isUntold ? 'harness not reported' : `timed by ${harness.name} ${harness.version}`, isUntold),
    fact(iterationRows.length > 0 ? `${iterationRows.length} single iterations` : 'no single iterations'),
  ];
}

function licenceFact({ licences }: ResultSet): SetFact {
  const names = licences.map(({ name }) => name).join(', ');
  return fact(names === '' ? 'no license' : `license ${names}`, names === '');
}

function suiteFact({ suite }: ResultSet): SetFact {
  const version = reportedVersion(suite, '(query version not reported)');
  const text = `${suiteTitle(suite)} ${version}, ${scaleText(suite)}, ${suite.tableFormat}`;
  return fact(text, suite.queryVersion === 'unknown');
}

function propertiesFact({ configuration }: ResultSet): SetFact {
  const count = Object.keys(configuration).length;
  return count === 0
    ? fact('no Spark properties', true)
    : fact(`${count} Spark ${count === 1 ? 'property' : 'properties'}`);
}

function changedTimes(before: ResultSet, after: ResultSet): string[] {
  const moved = findChangedTimes(before, after);
  if (moved.length === 0) return [];
  return [`${countNoun(moved.length, 'time')} changed: ${changedTimesText(moved)}`];
}

function suspicious(set: ResultSet, before: ResultSet | undefined): string[] {
  const spreads = suspiciousSpreads(set.rows);
  const more =
    spreads.length > MAX_LISTED ? [`${spreads.length - MAX_LISTED} more queries with widely spread iterations`] : [];
  return [...(before ? changedTimes(before, set) : []), ...spreads.slice(0, MAX_LISTED).map(suspiciousText), ...more];
}

function factsOf(set: ResultSet, { environments, compared, day }: Known): SetFact[] {
  return [
    suiteFact(set),
    fact(engineTitle(set.engine)),
    ...measuredFacts(set),
    queriesFact(set),
    environmentFact(set, environments),
    propertiesFact(set),
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
