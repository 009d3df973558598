import { MEMORY_ID, type Receipt, type ReceiptField, type ReceiptRelation } from '../../model/receipt/receipt';
import type { VariedFact } from '../../model/receipt/varied';
import type { Environment, ResultSet } from '../../model/resultSet';
import { capitalise } from '../../text/names';
import { countWord } from '../../text/numbers';
import { pairNames } from '../pairNames';
import { partiesOf } from '../party';
import { engineFields } from './engine';
import type { Runs } from './field';
import { machineFields } from './machine';
import { runFields } from './run';
import { suiteFields } from './suite';

const ORDER: Record<ReceiptRelation, number> = { disputed: 0, different: 1, unknown: 2, same: 3 };

/** By how the sides relate; memory first among its own, all others in the order given. */
function ordered(fields: readonly ReceiptField[]): ReceiptField[] {
  const memory = ({ id }: ReceiptField) => (id === MEMORY_ID ? 0 : 1);
  return [...fields].sort((a, b) => ORDER[a.relation] - ORDER[b.relation] || memory(a) - memory(b));
}

/** "12 settings are the same, 3 differ, 6 are unknown, 1 has conflicting sources"; what counts none is left out but the same. */
function receiptTitle({ same, different, unknown, disputed }: Omit<Receipt, 'title' | 'caption' | 'fields'>): string {
  const is = (count: number) => (count === 1 ? 'is' : 'are');
  const parts: [number, string][] = [
    [different, different === 1 ? 'differs' : 'differ'],
    [unknown, `${is(unknown)} unknown`],
    [disputed, `${disputed === 1 ? 'has' : 'have'} conflicting sources`],
  ];
  const first =
    same === 0 ? 'No setting is the same' : `${same} ${same === 1 ? 'setting is' : 'settings are'} the same`;
  return [first, ...parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`)].join(', ');
}

function receiptCaption(fields: readonly ReceiptField[]): string {
  const engines = fields.filter(({ engine, relation }) => engine && relation === 'different').length;
  const all = fields.filter(({ relation }) => relation === 'different').length;
  const verb = engines === 1 ? 'is the engine itself' : 'are the engines themselves';
  const said = all === 1 ? 'The difference' : `${capitalise(countWord(engines))} of the differences`;
  return `One square per setting.${engines === 0 ? '' : ` ${said} ${verb}.`}`;
}

/** Settings as a receipt: counted, ordered and titled. */
export function receiptOf(settings: readonly ReceiptField[]): Receipt {
  const count = (wanted: ReceiptRelation) => settings.filter(({ relation }) => relation === wanted).length;
  const counts = {
    same: count('same'),
    different: count('different'),
    unknown: count('unknown'),
    disputed: count('disputed'),
  };
  return { ...counts, title: receiptTitle(counts), caption: receiptCaption(settings), fields: ordered(settings) };
}

/**
 * Whether the runs of two result sets can be held against each other: what was run, where, how and with what, each setting the same,
 * different, not known or disputed. What neither side states is not known. An environment that is not among `environments` states nothing.
 */
export function receipt(
  baseline: ResultSet,
  candidate: ResultSet,
  environments: readonly Environment[],
  vary: readonly VariedFact[] = [],
): Receipt {
  const parties = partiesOf(baseline, candidate, environments);
  const names = pairNames(parties, vary);
  const runs: Runs = {
    parties,
    names: [names.baseline, names.candidate],
  };
  return receiptOf([...engineFields(runs), ...suiteFields(runs), ...machineFields(runs), ...runFields(runs)]);
}
