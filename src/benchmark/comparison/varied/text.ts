import type { EnvironmentComparison } from '../../model/comparison';
import type { Receipt } from '../../model/receipt/receipt';
import { VARIED_NAMES, type Varied, type VariedFact } from '../../model/receipt/varied';
import { tableFormatText } from '../../text/dataSize';
import { listed } from '../../text/names';
import { known, NOT_STATED } from '../../text/stated';
import type { Parties, Party } from '../party';
import { tellingMarks } from './marks';

/** The settings that are the fact itself. */
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

/** "table format (Parquet vs. Iceberg)": each fact that differs on purpose with the value of either side, baseline first; '' for none. */
function onPurposeText(parties: Parties, vary: readonly VariedFact[]): string {
  return listed(vary.map((fact) => `${VARIED_NAMES[fact]} (${sideTexts(parties, fact).join(' vs. ')})`));
}

/** A setting of both sides, of the receipt or of the environments. */
interface Shown {
  name: string;
  baseline: string;
  candidate: string;
  relation: string;
}

/** What the receipt and the environments hold apart from engines and what differs on purpose, each setting once. */
function otherSettings({ fields }: Receipt, { settings }: EnvironmentComparison, vary: readonly VariedFact[]): Shown[] {
  const meant = new Set(vary.flatMap((fact) => SETTINGS[fact]));
  const own = settings.filter(({ area }) => area === 'environment');
  const all: Shown[] = [...fields.filter(({ engine }) => !engine), ...own].filter(({ name }) => !meant.has(name));
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

/** "nodes (12 vs. 3)": what differs, or has conflicting sources; "nothing that is stated" for none. */
function besidesText(settings: readonly Shown[]): string {
  const texts = settings.flatMap(({ name, baseline, candidate, relation }) => {
    const word = relation === 'disputed' ? ', conflicting sources' : '';
    const shown = relation === 'disputed' || relation === 'different';
    return shown ? [`${inSentence(name)} (${baseline} vs. ${candidate}${word})`] : [];
  });
  return listed(texts) || 'nothing that is stated';
}

/** "nodes, java and warm-up iterations": what a side does not state, or neither; "nothing" for none. */
function unknownText(settings: readonly Shown[]): string {
  const names = settings.filter(({ relation }) => relation === 'unknown' || relation === 'not known');
  return listed(names.map(({ name }) => inSentence(name))) || 'nothing';
}

/** A setting's name within a sentence; names of programs keep their capital. */
function inSentence(name: string): string {
  return ['Spark', 'Java', 'Scala'].includes(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** The sentence that stands next to the verdict; none where nothing differs on purpose but environments, of which their own note speaks. */
export function variedNotes(
  parties: Parties,
  vary: readonly VariedFact[],
  { relation }: Pick<EnvironmentComparison, 'relation'>,
): string[] {
  const told = vary.filter((fact) => fact !== 'environment' || relation !== 'different');
  return told.length === 0 ? [] : [`What differs on purpose: ${onPurposeText(parties, told)}.`];
}

/** What differs on purpose, what else, and of what that is not known, as parts of sentences. */
export function variedText(
  parties: Parties,
  { receipt, environment }: { receipt: Receipt; environment: EnvironmentComparison },
  vary: readonly VariedFact[],
): Varied {
  const others = otherSettings(receipt, environment, vary);
  return { onPurpose: onPurposeText(parties, vary), besides: besidesText(others), unknown: unknownText(others) };
}
