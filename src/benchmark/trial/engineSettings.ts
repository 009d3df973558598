import { environmentSummary } from '../comparison/environmentSummary';
import { groupBy } from '../model/groupBy';
import { NATIVE_SPARK } from '../model/order';
import { resultSetPath } from '../model/paths';
import type { Environment, ResultSet, Side } from '../model/resultSet';
import { capitalise, engineTitle, joinWords } from '../text/names';
import { sameName, unknownName } from '../text/suggestName';

/** An engine of a trial with the settings of a published run. */
export interface EngineSettings {
  id: string;
  /** "Comet". */
  name: string;
  /** "Comet 1.0.0". */
  title: string;
  /** The version of Spark of that run. */
  spark: string;
  /** Its cluster: "12 nodes r8gd.12xlarge, 23 executors × 5 cores × 58 GB, Spark 3.5.8". */
  cluster: string;
  settings: Readonly<Record<string, string>>;
  /** The result set, and its page on this site, or the URL of its source. */
  source: { id: string; page: string };
}

/** Settings that an engine needs; all others belong to the cluster, the data, or the harness of the source. */
const OF_ENGINE =
  /^spark\.(?:plugins$|sql\.extensions$|shuffle\.manager$|memory\.offHeap\.|executor\.(?:cores|memory|memoryOverhead|extraJavaOptions)$|driver\.(?:memory|extraJavaOptions)$|comet\.|gluten\.|blaze\.|auron\.|sql\.adaptive\.customCostEvaluatorClass$)/;

/** Settings that let an engine return other results than Spark: fine for a benchmark, not for a reader's data. */
const CHANGES_RESULTS = /allowIncompatible$/;

/** What the settings of an accelerator contain: without these it does not run. */
const OF_ACCELERATOR = [
  /^spark\.(?:plugins|sql\.extensions)$/,
  /^spark\.shuffle\.manager$/,
  /^spark\.memory\.offHeap\.size$/,
];
const OF_SPARK = [/^spark\.executor\.memory$/];
const DOCUMENTED =
  'documented is an engine with a result set that reports its plugin or extension, its shuffle manager, its off-heap memory, and the version of Spark';

/**
 * True if a result set reports all that `DOCUMENTED` lists; vanilla Spark needs the memory of executors instead. A
 * withdrawn set documents nothing.
 */
function isDocumented({ engine, configuration, withdrawn }: ResultSet, spark: string): boolean {
  if (withdrawn !== undefined) return false;
  const needed = engine.id === NATIVE_SPARK ? OF_SPARK : OF_ACCELERATOR;
  return spark !== 'unknown' && needed.every((name) => Object.keys(configuration).some((key) => name.test(key)));
}

function settingsOf(set: ResultSet, environment: Environment): EngineSettings {
  const settings = Object.entries(set.configuration).filter(
    ([name, value]) => OF_ENGINE.test(name) && !CHANGES_RESULTS.test(name) && value !== '' && !value.includes('*'),
  );
  return {
    id: set.engine.id,
    name: capitalise(set.engine.title),
    title: engineTitle(set.engine),
    spark: set.engine.id === NATIVE_SPARK ? set.engine.version : environment.spark,
    cluster: environmentSummary(environment, set),
    settings: Object.fromEntries(settings),
    source: { id: set.id, page: resultSetPath(set.id) },
  };
}

/** "3.5" of "3.5.8": plugins are built for such a version of Spark. */
export function minorOf(spark: string): string {
  return spark.split('.').slice(0, 2).join('.');
}

/**
 * The documented settings of each engine, minor version of Spark, and cluster, from the newest result set that reports
 * enough (`DOCUMENTED`), otherwise from `published`: vanilla Spark first, and the newest of an engine first. Empty if there
 * are none.
 */
export function documentedEngines(
  sets: readonly ResultSet[],
  environments: readonly Environment[],
  published: readonly EngineSettings[] = [],
): EngineSettings[] {
  const newestFirst = [...sets].sort((a, b) => b.created.localeCompare(a.created) || (a.id < b.id ? -1 : 1));
  const documented = newestFirst.flatMap((set): EngineSettings[] => {
    const environment = environments.find(({ id }) => id === set.environment);
    const settings = environment && settingsOf(set, environment);
    return settings && isDocumented(set, settings.spark) ? [settings] : [];
  });
  const newest = [
    ...groupBy(
      [...documented, ...published],
      ({ id, spark, cluster }) => `${id} ${minorOf(spark)} ${cluster}`,
    ).values(),
  ].flatMap(([first]) => first ?? []);
  const rank = ({ id }: EngineSettings) => (id === NATIVE_SPARK ? '' : id);
  return newest.sort((a, b) => rank(a).localeCompare(rank(b)));
}

/** The settings of an engine for a version of Spark, null for any; a text with the reason if none fit. */
function fittingSettings(engine: string, documented: readonly EngineSettings[], spark: string | null) {
  const own = documented.filter(({ id }) => id === engine);
  const [newest] = own;
  if (!newest) return `${unknownName('engine', engine, idsOf(documented))}; ${DOCUMENTED}`;
  const fitting = own.find((one) => spark !== null && minorOf(one.spark) === minorOf(spark));
  if (fitting || spark === null || engine === NATIVE_SPARK) return fitting ?? newest;
  const versions = joinWords([...new Set(own.map((one) => minorOf(one.spark)))]);
  const others = idsOf(documented.filter((one) => one.id !== NATIVE_SPARK && minorOf(one.spark) === minorOf(spark)));
  const other =
    others.length > 0 ? `, or an engine with settings for Spark ${minorOf(spark)}: ${others.join(', ')}` : '';
  return `the settings of ${newest.title} are of Spark ${versions}, and the JAR file of an engine fits one version; none are documented for Spark ${spark}. Choose Spark ${minorOf(newest.spark)} for the trial${other}`;
}

function idsOf(documented: readonly EngineSettings[]): string[] {
  return [...new Set(documented.map(({ id }) => id))];
}

/** Vanilla Spark as it ran on the cluster of the other engine, if that is documented for its version of Spark. */
function onClusterOf(
  own: EngineSettings,
  other: EngineSettings,
  documented: readonly EngineSettings[],
): EngineSettings {
  const isThere = (one: EngineSettings) =>
    one.id === own.id && one.cluster === other.cluster && minorOf(one.spark) === minorOf(own.spark);
  return own.id === NATIVE_SPARK ? (documented.find(isThere) ?? own) : own;
}

/**
 * The settings of both engines of a trial on a version of Spark, null for any, of one cluster if vanilla Spark is
 * documented on the cluster of the other engine; otherwise every reason against the trial.
 */
export function trialEngines(
  names: Record<Side, string>,
  documented: readonly EngineSettings[],
  spark: string | null,
): Record<Side, EngineSettings> | string[] {
  const { baseline: first, candidate: second } = names;
  if (first === second) return [sameName('engine', first, idsOf(documented))];
  const [baseline, candidate] = [first, second].map((name) => fittingSettings(name, documented, spark));
  if (typeof baseline === 'object' && typeof candidate === 'object')
    return {
      baseline: onClusterOf(baseline, candidate, documented),
      candidate: onClusterOf(candidate, baseline, documented),
    };
  return [baseline, candidate].filter((found) => typeof found === 'string');
}
