import { groupBy } from '../model/groupBy';
import { NATIVE_SPARK } from '../model/order';
import type { Environment, ResultSet } from '../model/resultSet';
import { type EngineRecord, type Round, suiteKey } from '../model/round';

interface Records {
  rounds: readonly Round[];
  engines: readonly EngineRecord[];
}

type Dated = Pick<ResultSet, 'created' | 'id'>;

function byDay(a: Dated, b: Dated): number {
  return `${a.created} ${a.id}` < `${b.created} ${b.id}` ? -1 : 1;
}

/** The engine with its versions in the order of their first results. */
function engineOf(id: string, sets: readonly ResultSet[]): EngineRecord {
  const versions = [...new Set(sets.map(({ engine }) => engine.version))];
  const releases = versions.map((version) => ({ version })) as EngineRecord['releases'];
  const name = (sets[0] as ResultSet).engine.title;
  return { id, isImplied: true, name, what: name, homepage: '', licence: 'unknown', releases, sources: [] };
}

function settingsText({ configuration }: ResultSet): string {
  return JSON.stringify(Object.entries(configuration).sort());
}

/** Of each engine version, the runs with the settings of most days, of as many the newest: a trial of a setting is no progress. */
function withUsualSettings(runs: readonly ResultSet[]): ResultSet[] {
  const versions = groupBy(runs, ({ engine }) => `${engine.id} ${engine.version}`);
  const usual = [...versions.values()].flatMap((ofVersion) => {
    const days = (sets: readonly ResultSet[]) => new Set(sets.map(({ created }) => created)).size;
    const last = (sets: readonly ResultSet[]) => (sets.at(-1) as ResultSet).created;
    const groups = [...groupBy(ofVersion, settingsText).values()];
    return groups.sort((a, b) => days(b) - days(a) || last(b).localeCompare(last(a)))[0] ?? [];
  });
  return runs.filter((set) => usual.includes(set));
}

/**
 * A run and its baseline: the newest earlier run of vanilla Spark, otherwise the first run of the engine, if that has the
 * same settings and is of another day. Null for the baseline.
 */
function roundOf(set: ResultSet, runs: readonly ResultSet[], environments: readonly Environment[]): Round | null {
  const vanilla = runs.filter(({ engine }) => engine.id === NATIVE_SPARK && engine.id !== set.engine.id);
  const own = runs.filter(({ engine }) => engine.id === set.engine.id);
  const [first] = own.filter(({ created }, at) => at === 0 && created !== set.created);
  const isAlike = first && settingsText(first) === settingsText(set);
  const baseline =
    vanilla.filter(({ created }) => created <= set.created).at(-1) ?? vanilla[0] ?? (isAlike ? first : null);
  if (!baseline) return null;
  return {
    id: set.id,
    isImplied: true,
    title: set.title,
    date: set.created,
    publisher: 'this site',
    machine: environments.find(({ id }) => id === set.environment)?.title ?? 'machine not reported',
    sources: [],
    resultSets: [baseline.id, set.id],
    baselines: [baseline.id],
    differs: [],
  } as Round;
}

/**
 * The rounds and engines of data; of data without rounds, a round for each result set that ran on the suite, data, and
 * environment of an earlier one with the usual settings of its engine. So weekly runs have a history without further files.
 */
export function historyRecords({
  rounds,
  engines,
  resultSets,
  environments,
}: Records & { resultSets: readonly ResultSet[]; environments: readonly Environment[] }): Records {
  if (rounds.length > 0) return { rounds, engines };
  const ordered = [...resultSets].sort(byDay);
  const groups = groupBy(ordered, (set) => `${suiteKey(set)} ${set.environment}`);
  const usual = [...groups.values()].map(withUsualSettings);
  const implied = usual.flatMap((runs) => runs.flatMap((set) => roundOf(set, runs, environments) ?? []));
  const byEngine = groupBy(ordered, ({ engine }) => engine.id);
  const others = [...byEngine].filter(([id]) => engines.every((engine) => engine.id !== id));
  return {
    rounds: implied.sort((a, b) => byDay({ ...a, created: a.date }, { ...b, created: b.date })),
    engines: [...engines, ...others.map(([id, sets]) => engineOf(id, sets))],
  };
}
