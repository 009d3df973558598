import type { VariedFact } from '../../model/receipt/varied';
import { tableFormatText } from '../../text/dataSize';
import { formatDate } from '../../text/numbers';
import type { Party } from '../party';

/** Longest property value that fits in a name. */
const LONGEST_VALUE = 40;
const UNKNOWN = 'unknown';

/** A text per run that can distinguish runs. `fact` is null for one that never differs on purpose. */
interface Mark {
  fact: VariedFact | null;
  textsOf: (parties: readonly Party[]) => string[];
}

/** The first Spark property by name that differs and has short values; unknown if there is none. */
function propertyTexts(parties: readonly Party[]): string[] {
  const configurations = parties.map(({ set }) => set.configuration);
  const keys = [...new Set(configurations.flatMap((configuration) => Object.keys(configuration)))].sort();
  const key = keys.find((name) => {
    const values = configurations.map((configuration) => configuration[name]);
    return new Set(values).size > 1 && values.every((value) => (value ?? '').length <= LONGEST_VALUE);
  });
  if (key === undefined) return parties.map(() => UNKNOWN);
  return configurations.map(({ [key]: value }) => (value === undefined ? `without ${key}` : `${key}=${value}`));
}

function nodesText({ environment }: Party): string {
  const nodes = environment?.nodes ?? UNKNOWN;
  return nodes === UNKNOWN ? UNKNOWN : `${nodes} nodes`;
}

function mark(fact: VariedFact | null, text: (party: Party) => string): Mark {
  return { fact, textsOf: (parties) => parties.map(text) };
}

/** Marks that can distinguish runs of one engine, the most likely first. */
const MARKS: readonly Mark[] = [
  mark('tableFormat', ({ set }) => tableFormatText(set.suite)),
  mark('environment', ({ environment }) => environment?.architecture ?? UNKNOWN),
  mark('environment', ({ environment }) => environment?.instanceType ?? UNKNOWN),
  mark('environment', nodesText),
  mark('scaleFactor', ({ set }) => `scale factor ${set.suite.scaleFactor}`),
  mark('queryVersion', ({ set }) => `queries ${set.suite.queryVersion}`),
  { fact: 'configuration', textsOf: propertyTexts },
  mark('environment', ({ set }) => set.environment),
  mark(null, ({ set }) => formatDate(set.created)),
  mark(null, ({ set }) => set.id),
];

/** Texts of the first mark that differ and fit, as a list of one; empty if there is none. Stops at the first. */
function firstTexts(
  marks: readonly Mark[],
  parties: readonly Party[],
  fit: (texts: string[]) => boolean = () => true,
): string[][] {
  for (const { textsOf } of marks) {
    const texts = textsOf(parties);
    if (new Set(texts).size > 1 && !texts.includes(UNKNOWN) && fit(texts)) return [texts];
  }
  return [];
}

/** True if the marks together make every run unique. */
function tellAll(marks: readonly string[][], parties: readonly Party[]): boolean {
  return new Set(parties.map((_, at) => JSON.stringify(marks.map((texts) => texts[at])))).size === parties.length;
}

/** Marks of the facts that differ on purpose, and one more if needed to make the runs unique. */
export function tellingMarks(parties: readonly Party[], vary: readonly VariedFact[], whole: boolean): string[][] {
  const about = (fact: VariedFact) => MARKS.filter((one) => one.fact === fact);
  const wanted = vary.flatMap((fact) => firstTexts(about(fact), parties));
  const isEnough = !whole || tellAll(wanted, parties);
  const more = isEnough ? [] : firstTexts(MARKS, parties, (texts) => tellAll([...wanted, texts], parties));
  return parties.map((_, at) => [...wanted, ...more].map((texts) => texts[at] ?? ''));
}

/** A name with its marks: "native Spark 3.5.1 (r8g.12xlarge)"; alone without marks. */
export function markedName(name: string, marks: readonly string[]): string {
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}
