import { suspiciousSpreads, suspiciousText } from '../artifacts/outlierSpreads';
import { suiteTitle } from '../model/queries';
import type { Environment, ResultRow, ResultSet } from '../model/resultSet';
import { engineTitle } from '../text/names';
import { formatNumber } from '../text/numbers';
import { statedVersion } from '../text/queryVersion';
import { measuredText } from '../text/statistic';
import type { ArtifactChange, SetFact, SetFacts, Snapshot } from './types';

const DAY_MS = 86_400_000;
/** Suspicious values, and times that changed, are named up to here and counted beyond. */
const MOST_NAMED = 3;

/** A fact that is as it should be. */
function fine(text: string): SetFact {
  return { text, missing: false };
}

/** A fact that is not known, or that a reviewer should look at. */
function doubtful(text: string): SetFact {
  return { text, missing: true };
}

/** "published 2026-05-18, 62 days before this change"; doubtful where it is after it. */
function ageFact({ created }: ResultSet, day: string | null): SetFact {
  if (day === null) return fine(`published ${created}`);
  const days = Math.round((Date.parse(day) - Date.parse(created)) / DAY_MS);
  const count = Math.abs(days) === 1 ? '1 day' : `${formatNumber(Math.abs(days))} days`;
  return days < 0
    ? doubtful(`published ${created}, ${count} after this change`)
    : fine(`published ${created}, ${count} before this change`);
}

function sourceFacts({ sources }: ResultSet): SetFact[] {
  if (sources.length === 0) return [doubtful('no source: published here first')];
  return sources.map(({ title, path, version }) => {
    const text = `source ${title}, ${path ?? 'without address'}`;
    return version ? fine(`${text}, commit ${version}`) : doubtful(`${text}, without commit`);
  });
}

function environmentFact({ environment }: ResultSet, environments: readonly Environment[]): SetFact {
  if (environment === 'unknown') return doubtful('environment not stated');
  const found = environments.find(({ id }) => id === environment);
  return found
    ? fine(`environment ${environment} (${found.title})`)
    : doubtful(`environment ${environment}, which is not there`);
}

function queriesFact({ rows }: ResultSet): SetFact {
  const timed = rows.filter(({ status }) => status === 'ok').length;
  const text = `${timed} of ${rows.length} queries have a time`;
  return timed === rows.length ? fine(text) : doubtful(text);
}

function measuredFacts(set: ResultSet): SetFact[] {
  const { warmup, iterations, iterationRows } = set;
  const text = measuredText(set);
  return [
    iterations === 'unknown' ? doubtful(text) : fine(text),
    warmup === 'unknown' ? doubtful('warm-up not stated') : fine(`${warmup} warm-up`),
    iterationRows.length > 0 ? fine(`${iterationRows.length} single iterations`) : fine('no single iterations'),
  ];
}

function licenceFact({ licences }: ResultSet): SetFact {
  return licences.length > 0 ? fine(`licence ${licences.map(({ name }) => name).join(', ')}`) : doubtful('no licence');
}

function suiteFact({ suite }: ResultSet): SetFact {
  const version = statedVersion(suite, 'queries of a version that is not stated');
  const text = `${suiteTitle(suite)} ${version}, scale factor ${suite.scaleFactor}, ${suite.tableFormat}`;
  return suite.queryVersion === 'unknown' ? doubtful(text) : fine(text);
}

/** Times that are other ones than before: suspicious where the set still names the same commit of its source. */
function changedTimes(before: ResultSet, after: ResultSet): string[] {
  const old = new Map(before.rows.map((row) => [row.query, row.timeS]));
  const moved = after.rows.filter(({ query, timeS }) => old.has(query) && old.get(query) !== timeS);
  if (moved.length === 0) return [];
  const shown = (time: number | null | undefined) => (time === null || time === undefined ? 'none' : `${time} s`);
  const named = moved
    .slice(0, MOST_NAMED)
    .map(({ query, timeS }: ResultRow) => `${query} ${shown(old.get(query))} → ${shown(timeS)}`);
  const more = moved.length > MOST_NAMED ? ` and ${moved.length - MOST_NAMED} more` : '';
  const isSame = JSON.stringify([before.sources, before.snapshot]) === JSON.stringify([after.sources, after.snapshot]);
  const why = isSame ? ', though source, commit and day of reading are the same' : '';
  return [`${moved.length === 1 ? '1 time' : `${moved.length} times`} changed${why}: ${named.join(', ')}${more}`];
}

function suspicious(set: ResultSet, before: ResultSet | undefined): string[] {
  const spreads = suspiciousSpreads(set.rows);
  const more =
    spreads.length > MOST_NAMED ? [`${spreads.length - MOST_NAMED} more queries whose iterations lie far apart`] : [];
  return [...(before ? changedTimes(before, set) : []), ...spreads.slice(0, MOST_NAMED).map(suspiciousText), ...more];
}

function factsOf(set: ResultSet, environments: readonly Environment[], day: string | null): SetFact[] {
  const properties = Object.keys(set.configuration).length;
  return [
    suiteFact(set),
    fine(engineTitle(set.engine)),
    ...measuredFacts(set),
    queriesFact(set),
    environmentFact(set, environments),
    properties === 0
      ? doubtful('no Spark properties')
      : fine(properties === 1 ? '1 Spark property' : `${properties} Spark properties`),
    ...sourceFacts(set),
    licenceFact(set),
    ageFact(set, day),
  ];
}

/**
 * What a reviewer wants to know of each result set that was added or changed and has no errors, and what is suspicious in its times. `day`
 * is that of the change, 2026-11-22; null where it is not known.
 */
export function setFacts(
  changes: readonly ArtifactChange[],
  before: Snapshot,
  { resultSets, environments }: Snapshot,
  day: string | null,
): SetFacts[] {
  return changes.flatMap(({ kind, id, change }) => {
    const set = kind === 'result-sets' ? resultSets.find((one) => one.id === id) : undefined;
    if (!set || change === 'removed') return [];
    const old = before.resultSets.find((one) => one.id === id);
    return [{ id, change, facts: factsOf(set, environments, day), suspicious: suspicious(set, old) }];
  });
}
