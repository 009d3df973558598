import type { IntentionalDifference } from '../model/comparability/intentionalDifferences';
import type { Names } from '../model/comparison';
import type { Environment, ResultSet } from '../model/resultSet';
import { canonicalSetting } from '../model/settingValue';
import { OWN } from '../model/unpublished';
import { scaleText, tableFormatText } from '../text/dataSize';
import { engineName, engineNames, engineTitle } from '../text/names';
import { formatDate } from '../text/numbers';

/** A result set and, if known, its environment. */
export interface MeasuredSet {
  set: ResultSet;
  environment: Environment | undefined;
}

/** Longest property value that fits in a name. */
const MAX_VALUE_CHARS = 40;
const UNKNOWN = 'unknown';

/** A text per run that can distinguish runs. `fact` is null for one that never differs on purpose. */
interface NameSuffix {
  fact: IntentionalDifference | null;
  textsOf: (runs: readonly MeasuredSet[]) => string[];
}

/** The first Spark property by name that differs and has short values; unknown if there is none. */
function propertyTexts(runs: readonly MeasuredSet[]): string[] {
  const configurations = runs.map(({ set }) => set.configuration);
  const keys = [...new Set(configurations.flatMap((configuration) => Object.keys(configuration)))].sort();
  const key = keys.find((name) => {
    const values = configurations.map((configuration) => configuration[name]);
    const distinct = new Set(values.map((value) => (value === undefined ? value : canonicalSetting(value))));
    return distinct.size > 1 && values.every((value) => (value ?? '').length <= MAX_VALUE_CHARS);
  });
  if (key === undefined) return runs.map(() => UNKNOWN);
  return configurations.map(({ [key]: value }) => (value === undefined ? `without ${key}` : `${key}=${value}`));
}

function nodesText({ environment }: MeasuredSet): string {
  const nodes = environment?.nodes ?? UNKNOWN;
  return nodes === UNKNOWN ? UNKNOWN : `${nodes} nodes`;
}

function nameSuffix(fact: IntentionalDifference | null, text: (run: MeasuredSet) => string): NameSuffix {
  return { fact, textsOf: (runs) => runs.map(text) };
}

/** Marks that can distinguish runs of one engine. A file or a day precedes a property, which would read as the cause of a difference. */
const NAME_SUFFIXES: readonly NameSuffix[] = [
  nameSuffix('tableFormat', ({ set }) => tableFormatText(set.suite)),
  nameSuffix('environment', ({ environment }) => environment?.architecture ?? UNKNOWN),
  nameSuffix('environment', ({ environment }) => environment?.instanceType ?? UNKNOWN),
  nameSuffix('environment', nodesText),
  nameSuffix('scaleFactor', ({ set }) => scaleText(set.suite)),
  nameSuffix('queryVersion', ({ set }) => `queries ${set.suite.queryVersion}`),
  nameSuffix('environment', ({ set }) => set.environment),
  nameSuffix(null, ({ set }) => set.file ?? UNKNOWN),
  nameSuffix(null, ({ set }) => formatDate(set.created)),
  { fact: 'configuration', textsOf: propertyTexts },
  nameSuffix(null, ({ set }) => (set.id.startsWith(OWN) ? set.id.slice(OWN.length) : set.id)),
];

/** Texts of the first mark that differ and fit, as a list of one; empty if there is none. Stops at the first. */
function firstTexts(
  marks: readonly NameSuffix[],
  runs: readonly MeasuredSet[],
  fit: (texts: string[]) => boolean = () => true,
): string[][] {
  for (const { textsOf } of marks) {
    const texts = textsOf(runs);
    if (new Set(texts).size > 1 && !texts.includes(UNKNOWN) && fit(texts)) return [texts];
  }
  return [];
}

/** True if the marks together make every run unique. */
function areDistinct(marks: readonly string[][], runs: readonly MeasuredSet[]): boolean {
  return new Set(runs.map((_, at) => JSON.stringify(marks.map((texts) => texts[at])))).size === runs.length;
}

/** Marks of each run: the facts that differ on purpose, and one more if needed to make the runs unique. */
export function distinguishingSuffixes(
  runs: readonly MeasuredSet[],
  vary: readonly IntentionalDifference[],
  whole: boolean,
): string[][] {
  const about = (fact: IntentionalDifference) => NAME_SUFFIXES.filter((suffix) => suffix.fact === fact);
  const wanted = vary.flatMap((fact) => firstTexts(about(fact), runs));
  const isEnough = !whole || areDistinct(wanted, runs);
  const more = isEnough ? [] : firstTexts(NAME_SUFFIXES, runs, (texts) => areDistinct([...wanted, texts], runs));
  return runs.map((_, at) => [...wanted, ...more].map((texts) => texts[at] ?? ''));
}

/** A name with its marks: "native Spark 3.5.1 (r8g.12xlarge)"; alone without marks. */
function suffixedName(name: string, marks: readonly string[]): string {
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}

/**
 * Short names of both sides for sentences, columns, and legends: engines, with versions if the engines are equal, unless
 * `vary` distinguishes two runs of one version; with the facts that differ on purpose; and, if the names are still equal,
 * with another difference: "native Spark 3.5.1 (r8g.12xlarge)". Equal only if both sides are the same set.
 */
export function sideNames(
  [baseline, candidate]: readonly [MeasuredSet, MeasuredSet],
  vary: readonly IntentionalDifference[],
): Names {
  const [own, theirs] = [baseline.set.engine, candidate.set.engine];
  const isOneRelease = vary.length > 0 && engineTitle(own) === engineTitle(theirs);
  const names = isOneRelease ? { baseline: own.title, candidate: theirs.title } : engineNames(own, theirs);
  const isSame = names.baseline === names.candidate;
  const [ownMarks = [], theirMarks = []] = distinguishingSuffixes([baseline, candidate], vary, isSame);
  return { baseline: suffixedName(names.baseline, ownMarks), candidate: suffixedName(names.candidate, theirMarks) };
}

/** A result set's name, with and without its version. */
interface DistinguishingName {
  title: string;
  name: string;
}

/**
 * Names of result sets that share engine and version with another one: "native Spark 3.5.3 (r8g.12xlarge)" and "native
 * Spark (r8g.12xlarge)"; null for the others. In the order of the sets.
 */
export function distinguishingNames(
  sets: readonly ResultSet[],
  environments: readonly Environment[],
  vary: readonly IntentionalDifference[],
): (DistinguishingName | null)[] {
  const runs = sets.map((set) => ({ set, environment: environments.find(({ id }) => id === set.environment) }));
  return runs.map((run) => {
    const alike = runs.filter(({ set }) => engineName(set.engine) === engineName(run.set.engine));
    if (alike.length < 2) return null;
    const marks = distinguishingSuffixes(alike, vary, true)[alike.indexOf(run)] ?? [];
    return {
      title: suffixedName(engineName(run.set.engine), marks),
      name: suffixedName(run.set.engine.title, marks),
    };
  });
}
