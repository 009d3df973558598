import type { VariedFact } from '../../model/receipt/varied';
import { formatDate } from '../../text/numbers';
import type { Party } from '../party';

/** A property whose value is longer tells nothing in a name. */
const LONGEST_VALUE = 40;
const UNKNOWN = 'unknown';

/** What may tell runs apart: a text a run, and the fact that it is about; null for one that never differs on purpose. */
interface Mark {
  fact: VariedFact | null;
  texts: string[];
}

/** The Spark property in which sets differ, with values short enough for a name; the first by name, unknown where there is none. */
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

/** What may tell runs of one engine apart, the likeliest first. */
function marksOf(parties: readonly Party[]): Mark[] {
  const mark = (fact: VariedFact | null, text: (party: Party) => string): Mark => ({ fact, texts: parties.map(text) });
  return [
    mark('tableFormat', ({ set }) => set.suite.tableFormat),
    mark('environment', ({ environment }) => environment?.architecture ?? UNKNOWN),
    mark('environment', ({ environment }) => environment?.instanceType ?? UNKNOWN),
    mark('environment', nodesText),
    mark('scaleFactor', ({ set }) => `scale factor ${set.suite.scaleFactor}`),
    mark('queryVersion', ({ set }) => `queries ${set.suite.queryVersion}`),
    { fact: 'configuration', texts: propertyTexts(parties) },
    mark('environment', ({ set }) => set.environment),
    mark(null, ({ set }) => formatDate(set.created)),
    mark(null, ({ set }) => set.id),
  ];
}

function differs({ texts }: Mark): boolean {
  return new Set(texts).size > 1 && !texts.includes(UNKNOWN);
}

/** Whether marks together give every run a name of its own. */
function tellAll(marks: readonly Mark[], parties: readonly Party[]): boolean {
  return new Set(parties.map((_, at) => JSON.stringify(marks.map(({ texts }) => texts[at])))).size === parties.length;
}

/** The marks of the facts that differ on purpose, and then the one that is still wanted so that no two runs are alike. */
export function tellingMarks(parties: readonly Party[], vary: readonly VariedFact[], whole: boolean): string[][] {
  const marks = marksOf(parties);
  const wanted = vary.flatMap((fact) => marks.find((mark) => mark.fact === fact && differs(mark)) ?? []);
  const more = marks.find((mark) => differs(mark) && tellAll([...wanted, mark], parties));
  const chosen = !whole || tellAll(wanted, parties) || !more ? wanted : [...wanted, more];
  return parties.map((_, at) => chosen.map(({ texts }) => texts[at] ?? ''));
}

/** A name with what tells its run apart in brackets: "native Spark 3.5.1 (r8g.12xlarge)"; alone where nothing does. */
export function markedName(name: string, marks: readonly string[]): string {
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}
