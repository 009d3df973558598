import type { EnvironmentComparison } from '../../model/comparison';
import type { Receipt } from '../../model/receipt/receipt';
import { VARIED_NAMES, type Varied, type VariedFact } from '../../model/receipt/varied';
import { tableFormatText } from '../../text/dataSize';
import { listed } from '../../text/names';
import { known, NOT_STATED } from '../../text/stated';
import type { Parties, Party } from '../party';
import { tellingMarks } from './marks';

/** Settings that express the fact itself. */
const SETTINGS: Record<VariedFact, string[]> = {
  tableFormat: ['Table format'],
  scaleFactor: ['Scale factor'],
  queryVersion: ['Query version', 'Queries'],
  environment: ['Node type', 'Architecture'],
  configuration: ['Plugin and shuffle manager', 'Off-heap memory'],
};

function suiteText({ set: { suite } }: Party, fact: 'tableFormat' | 'scaleFactor' | 'queryVersion'): string {
  return fact === 'tableFormat' ? tableFormatText(suite) : known(suite[fact]);
}

function sideTexts(parties: Parties, fact: VariedFact): string[] {
  if (fact !== 'environment' && fact !== 'configuration') return parties.map((party) => suiteText(party, fact));
  return tellingMarks(parties, [fact], false).map((marks) => marks[0] ?? NOT_STATED);
}

/** "table format (Parquet vs. Iceberg)": each fact that differs on purpose, baseline first; '' for none. */
function onPurposeText(parties: Parties, vary: readonly VariedFact[]): string {
  return listed(vary.map((fact) => `${VARIED_NAMES[fact]} (${sideTexts(parties, fact).join(' vs. ')})`));
}

/** A setting of both sides, from the comparability check or the environments. */
interface Shown {
  name: string;
  baseline: string;
  candidate: string;
  relation: string;
}

/** Distinct settings except engines and facts that differ on purpose. */
function otherSettings({ fields }: Receipt, { settings }: EnvironmentComparison, vary: readonly VariedFact[]): Shown[] {
  const meant = new Set(vary.flatMap((fact) => SETTINGS[fact]));
  const own = settings.filter(({ area }) => area === 'environment');
  const all: Shown[] = [...fields.filter(({ engine }) => !engine), ...own].filter(({ name }) => !meant.has(name));
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

/** "nodes (12 vs. 3)": settings that differ or have conflicting sources; "nothing that is stated" for none. */
function besidesText(settings: readonly Shown[]): string {
  const texts = settings.flatMap(({ name, baseline, candidate, relation }) => {
    const word = relation === 'disputed' ? ', conflicting sources' : '';
    const shown = relation === 'disputed' || relation === 'different';
    return shown ? [`${inSentence(name)} (${baseline} vs. ${candidate}${word})`] : [];
  });
  return listed(texts) || 'nothing that is stated';
}

/** "nodes, Java and warm-up iterations": settings that at least one side does not report; "nothing" for none. */
function unknownText(settings: readonly Shown[]): string {
  const names = settings.filter(({ relation }) => relation === 'unknown' || relation === 'not known');
  return listed(names.map(({ name }) => inSentence(name))) || 'nothing';
}

/** A setting's name within a sentence; names of programs keep their capital. */
function inSentence(name: string): string {
  return ['Spark', 'Java', 'Scala'].includes(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** The note next to the verdict; none if only environments differ on purpose, because they have a separate note. */
export function variedNotes(
  parties: Parties,
  vary: readonly VariedFact[],
  { relation }: Pick<EnvironmentComparison, 'relation'>,
): string[] {
  const told = vary.filter((fact) => fact !== 'environment' || relation !== 'different');
  return told.length === 0 ? [] : [`What differs on purpose: ${onPurposeText(parties, told)}.`];
}

/** Differences on purpose, other differences, and unknown facts, as parts of sentences. */
export function variedText(
  parties: Parties,
  { receipt, environment }: { receipt: Receipt; environment: EnvironmentComparison },
  vary: readonly VariedFact[],
): Varied {
  const others = otherSettings(receipt, environment, vary);
  return { onPurpose: onPurposeText(parties, vary), besides: besidesText(others), unknown: unknownText(others) };
}
