import { NATIVE_SPARK } from '../model/order';
import { resultSetPath } from '../model/paths';
import type { ResultSet } from '../model/resultSet';
import { engineTitle, joinWords } from '../text/names';

/** An engine of a trial with the settings of a published run. */
export interface EngineSettings {
  id: string;
  /** "Comet 0.11.0". */
  title: string;
  settings: Readonly<Record<string, string>>;
  /** The result set, and its page on this site. */
  source: { id: string; page: string };
}

type Role = 'a plugin or an extension' | 'a shuffle manager' | 'executor memory' | 'off-heap memory';
const ROLES: Readonly<Record<Role, RegExp>> = {
  'a plugin or an extension': /^spark\.(?:plugins|sql\.extensions)$/,
  'a shuffle manager': /^spark\.shuffle\.manager$/,
  'executor memory': /^spark\.executor\.memory$/,
  'off-heap memory': /^spark\.memory\.offHeap\.size$/,
};
/** Settings that an engine needs; all others belong to the cluster, the data, or the harness of the source. */
const OF_ENGINE =
  /^spark\.(?:plugins$|sql\.extensions$|shuffle\.manager$|memory\.offHeap\.|executor\.(?:cores|memory|memoryOverhead|extraJavaOptions)$|driver\.(?:memory|extraJavaOptions)$|comet\.|gluten\.|blaze\.|auron\.|sql\.adaptive\.customCostEvaluatorClass$)/;

/** Settings that let an engine return other results than Spark: fine for a benchmark, not for a reader's data. */
const CHANGES_RESULTS = /allowIncompatible$/;

function rolesOf({ configuration }: Pick<ResultSet, 'configuration'>): Role[] {
  const names = Object.keys(configuration);
  return (Object.keys(ROLES) as Role[]).filter((role) => names.some((name) => ROLES[role].test(name)));
}

/** What the settings of an engine must contain: without a plugin and a shuffle manager, an accelerator does not run. */
function neededRoles(engine: string): Role[] {
  return engine === NATIVE_SPARK
    ? ['executor memory']
    : ['a plugin or an extension', 'a shuffle manager', 'off-heap memory'];
}

/**
 * The engine with the settings of the result set that reports the most kinds of them, the latest of several. A text with
 * the reason if no result set of the engine reports enough.
 */
export function engineSettings(engine: string, sets: readonly ResultSet[]): EngineSettings | string {
  const own = sets.filter((set) => set.engine.id === engine);
  const [best] = [...own].sort(
    (a, b) => rolesOf(b).length - rolesOf(a).length || (a.created < b.created ? 1 : -1) || (a.id < b.id ? -1 : 1),
  );
  if (!best) return `no result set of ${engine} on this site`;
  const missing = neededRoles(engine).filter((role) => !rolesOf(best).includes(role));
  if (missing.length > 0)
    return `no result set of ${engine} on this site reports ${joinWords(missing)}, so that its settings are unknown`;
  const settings = Object.entries(best.configuration).filter(
    ([name, value]) => OF_ENGINE.test(name) && !CHANGES_RESULTS.test(name) && value !== '' && !value.includes('*'),
  );
  return {
    id: engine,
    title: engineTitle(best.engine),
    settings: Object.fromEntries(settings),
    source: { id: best.id, page: resultSetPath(best.id) },
  };
}

/** Every engine whose settings a result set documents, vanilla Spark first. */
export function documentedEngines(sets: readonly ResultSet[]): EngineSettings[] {
  const ids = new Set([NATIVE_SPARK, ...sets.map(({ engine }) => engine.id).sort()]);
  return [...ids].map((id) => engineSettings(id, sets)).filter((found) => typeof found !== 'string');
}
