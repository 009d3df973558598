import type { Names } from '../model/comparison';
import type { VariedFact } from '../model/receipt/varied';
import { listed } from '../text/names';
import { pairNames } from './pairNames';
import { ENVIRONMENT_FIELDS, type EnvironmentField, isDisputedFor, type Parties, partyText } from './party';

/** "how many nodes ran Comet", "the Java of Comet", "the cores per node of Comet". */
function subject({ name, key }: EnvironmentField, engines: string): string {
  if (key === 'nodes') return `how many nodes ran ${engines}`;
  const proper = ['Spark', 'Java', 'Scala'].includes(name);
  return `the ${proper ? name : name.toLowerCase()} of ${engines}`;
}

function fieldDispute(field: EnvironmentField, parties: Parties, names: Names): string[] {
  const sides = [
    { party: parties[0], engine: names.baseline },
    { party: parties[1], engine: names.candidate },
  ];
  const open = sides
    .filter(({ party }) => isDisputedFor(party, field.key))
    .map(({ party, engine }) => ({ engine, text: partyText(party, field) }));
  return [...new Set(open.map(({ text }) => text))].map((text) => {
    const engines = open.filter((side) => side.text === text).map(({ engine }) => engine);
    return `${subject(field, listed(engines))} is disputed: ${text}`;
  });
}

/**
 * What is disputed of two environments, as a sentence without a capital and a full stop: "how many nodes ran Comet is disputed: 24, 12 or
 * 4"; '' where nothing is. `vary`: what differs on purpose, which names say.
 */
export function disputeText(parties: Parties, vary: readonly VariedFact[] = []): string {
  const fields = ENVIRONMENT_FIELDS.filter(({ key }) => parties.some((party) => isDisputedFor(party, key)));
  if (fields.length === 0) return '';
  const names = pairNames(parties, vary);
  return fields.flatMap((field) => fieldDispute(field, parties, names)).join('; ');
}
