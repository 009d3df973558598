import type { IntentionalDifference } from '../../model/comparability/intentionalDifferences';
import { canonicalSetting } from '../../model/settingValue';
import { OWN } from '../../model/unpublished';
import { tableFormatText } from '../../text/dataSize';
import { formatDate } from '../../text/numbers';
import type { ComparedSide } from '../comparedSide';

/** Longest property value that fits in a name. */
const MAX_VALUE_CHARS = 40;
const UNKNOWN = 'unknown';

/** A text per run that can distinguish runs. `fact` is null for one that never differs on purpose. */
interface NameSuffix {
  fact: IntentionalDifference | null;
  textsOf: (sides: readonly ComparedSide[]) => string[];
}

/** The first Spark property by name that differs and has short values; unknown if there is none. */
function propertyTexts(sides: readonly ComparedSide[]): string[] {
  const configurations = sides.map(({ set }) => set.configuration);
  const keys = [...new Set(configurations.flatMap((configuration) => Object.keys(configuration)))].sort();
  const key = keys.find((name) => {
    const values = configurations.map((configuration) => configuration[name]);
    const distinct = new Set(values.map((value) => (value === undefined ? value : canonicalSetting(value))));
    return distinct.size > 1 && values.every((value) => (value ?? '').length <= MAX_VALUE_CHARS);
  });
  if (key === undefined) return sides.map(() => UNKNOWN);
  return configurations.map(({ [key]: value }) => (value === undefined ? `without ${key}` : `${key}=${value}`));
}

function nodesText({ environment }: ComparedSide): string {
  const nodes = environment?.nodes ?? UNKNOWN;
  return nodes === UNKNOWN ? UNKNOWN : `${nodes} nodes`;
}

function nameSuffix(fact: IntentionalDifference | null, text: (side: ComparedSide) => string): NameSuffix {
  return { fact, textsOf: (sides) => sides.map(text) };
}

/** Marks that can distinguish runs of one engine. A file or a day precedes a property, which would read as the cause of a difference. */
const NAME_SUFFIXES: readonly NameSuffix[] = [
  nameSuffix('tableFormat', ({ set }) => tableFormatText(set.suite)),
  nameSuffix('environment', ({ environment }) => environment?.architecture ?? UNKNOWN),
  nameSuffix('environment', ({ environment }) => environment?.instanceType ?? UNKNOWN),
  nameSuffix('environment', nodesText),
  nameSuffix('scaleFactor', ({ set }) => `scale factor ${set.suite.scaleFactor}`),
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
  sides: readonly ComparedSide[],
  fit: (texts: string[]) => boolean = () => true,
): string[][] {
  for (const { textsOf } of marks) {
    const texts = textsOf(sides);
    if (new Set(texts).size > 1 && !texts.includes(UNKNOWN) && fit(texts)) return [texts];
  }
  return [];
}

/** True if the marks together make every run unique. */
function areDistinct(marks: readonly string[][], sides: readonly ComparedSide[]): boolean {
  return new Set(sides.map((_, at) => JSON.stringify(marks.map((texts) => texts[at])))).size === sides.length;
}

/** Marks of the facts that differ on purpose, and one more if needed to make the runs unique. */
export function distinguishingSuffixes(
  sides: readonly ComparedSide[],
  vary: readonly IntentionalDifference[],
  whole: boolean,
): string[][] {
  const about = (fact: IntentionalDifference) => NAME_SUFFIXES.filter((one) => one.fact === fact);
  const wanted = vary.flatMap((fact) => firstTexts(about(fact), sides));
  const isEnough = !whole || areDistinct(wanted, sides);
  const more = isEnough ? [] : firstTexts(NAME_SUFFIXES, sides, (texts) => areDistinct([...wanted, texts], sides));
  return sides.map((_, at) => [...wanted, ...more].map((texts) => texts[at] ?? ''));
}

/** A name with its marks: "native Spark 3.5.1 (r8g.12xlarge)"; alone without marks. */
export function suffixedName(name: string, marks: readonly string[]): string {
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}
