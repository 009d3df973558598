import type { Receipt } from '../../model/receipt/receipt';
import { VARIED_NAMES, type Varied, type VariedFact } from '../../model/receipt/varied';
import { listed } from '../../text/names';
import type { Parties, Party } from '../party';
import { known } from '../stated';
import { tellingMarks } from './marks';

/** The settings of a receipt that are the fact itself. */
const SETTINGS: Record<VariedFact, string[]> = {
  tableFormat: ['table-format'],
  scaleFactor: ['scale-factor'],
  queryVersion: ['query-version', 'queries'],
  environment: ['node-type', 'architecture'],
  configuration: ['plugin-and-shuffle-manager', 'off-heap-memory'],
};

function suiteText({ set: { suite } }: Party, fact: 'tableFormat' | 'scaleFactor' | 'queryVersion'): string {
  return known(suite[fact]);
}

function sideTexts(parties: Parties, fact: VariedFact): string[] {
  if (fact !== 'environment' && fact !== 'configuration') return parties.map((party) => suiteText(party, fact));
  return tellingMarks(parties, [fact], false).map((marks) => marks[0] ?? 'not stated');
}

/** "table format (parquet against iceberg)": each fact that differs on purpose with the value of either side, baseline first; '' for none. */
function onPurposeText(parties: Parties, vary: readonly VariedFact[]): string {
  return listed(vary.map((fact) => `${VARIED_NAMES[fact]} (${sideTexts(parties, fact).join(' against ')})`));
}

/** "First published (18 May 2026 against 21 May 2026) differs": what differs besides, or is disputed, engines left out; 'nothing that is stated' for none. */
function besidesText({ fields }: Pick<Receipt, 'fields'>, vary: readonly VariedFact[]): string {
  const meant = new Set(vary.flatMap((fact) => SETTINGS[fact]));
  const others = fields.filter(({ id, engine }) => !engine && !meant.has(id));
  const texts = others.flatMap(({ name, baseline, candidate, relation }) => {
    const word = relation === 'disputed' ? ', disputed' : '';
    const shown = relation === 'disputed' || relation === 'different';
    return shown ? [`${name.toLowerCase()} (${baseline} against ${candidate}${word})`] : [];
  });
  return listed(texts) || 'nothing that is stated';
}

/** The sentence that stands beside the verdict; none where nothing differs on purpose. */
export function variedNotes(parties: Parties, vary: readonly VariedFact[]): string[] {
  return vary.length === 0 ? [] : [`What differs on purpose: ${onPurposeText(parties, vary)}.`];
}

/** What differs on purpose, and what besides, as parts of sentences. */
export function variedText(parties: Parties, receipt: Receipt, vary: readonly VariedFact[]): Varied {
  return { onPurpose: onPurposeText(parties, vary), besides: besidesText(receipt, vary) };
}
