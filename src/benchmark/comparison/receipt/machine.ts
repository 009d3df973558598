import type { ReceiptField } from '../../model/receipt/receipt';
import { capitalise } from '../../text/names';
import { gigabytes, known, NOT_STATED } from '../../text/stated';
import { executorAmounts } from '../executors';
import {
  ENVIRONMENT_FIELDS,
  type EnvironmentKey,
  isDisputedFor,
  type Party,
  partyText,
  propertyField,
  propertyText,
} from '../party';
import { orDisputed, type Runs, sidesField } from './field';

const OFF_HEAP = 'spark.memory.offHeap.size';

/** A field of the environment, marked as disputed if sources conflict. */
export function environmentField(runs: Runs, key: EnvironmentKey): ReceiptField {
  const field = ENVIRONMENT_FIELDS.find((entry) => entry.key === key);
  if (!field) throw new Error(`unknown field of an environment: ${key}`);
  return orDisputed(
    sidesField(field.name, runs, (party) => partyText(party, field)),
    runs,
    key,
    field.text,
  );
}

/** An amount of a side's executors: from its environment, otherwise from its Spark properties. */
function amountText(
  party: Party,
  key: 'executors' | 'executorCores' | 'executorMemoryGb',
  text: (value: string | number) => string,
) {
  const stated = partyText(party, { key, text });
  if (stated !== NOT_STATED) return stated;
  const { executors, cores, memoryGb } = executorAmounts(party.environment, party.set.configuration);
  const amount = { executors, executorCores: cores, executorMemoryGb: memoryGb }[key];
  return amount === null ? NOT_STATED : text(amount);
}

/** "23 × 5 cores": executors and the amount of each; "not reported" if either is unknown. */
function perExecutor(
  party: Party,
  key: 'executorCores' | 'executorMemoryGb',
  text: (value: string | number) => string,
): string {
  const [executors, each] = [amountText(party, 'executors', known), amountText(party, key, text)];
  return executors === NOT_STATED || each === NOT_STATED ? NOT_STATED : `${executors} × ${each}`;
}

function executorField(
  runs: Runs,
  name: string,
  key: 'executorCores' | 'executorMemoryGb',
  text: (value: string | number) => string,
) {
  const found = sidesField(name, runs, (party) => perExecutor(party, key, text));
  return orDisputed(orDisputed(found, runs, 'executors', known), runs, key, text);
}

/** Total executor memory of a side in GB; null if unknown or if sources conflict. */
function memoryGb(party: Party): number | null {
  const { executors, memoryGb: each } = executorAmounts(party.environment, party.set.configuration);
  if (isDisputedFor(party, 'executors') || isDisputedFor(party, 'executorMemoryGb')) return null;
  return executors === null || each === null ? null : executors * each;
}

/** Difference of two amounts in GB: "Gluten + Velox has 138 GB more memory."; null is unknown. */
export function memoryNote([a, b]: readonly [number | null, number | null], names: Runs['names']): string {
  if (a === null || b === null) return 'It is unknown which side has more memory.';
  if (a === b) return `Both sides have ${gigabytes(a)} in total.`;
  const [more, amounts] = a > b ? [names[0], [a, b]] : [names[1], [b, a]];
  const [large = 0, small = 0] = amounts;
  return `${capitalise(more)} has ${gigabytes(large - small)} more memory: ${gigabytes(large)} in total vs. ${gigabytes(small)}.`;
}

function memoryField(runs: Runs): ReceiptField {
  const found = executorField(runs, 'Memory of the executors', 'executorMemoryGb', gigabytes);
  return { ...found, note: memoryNote([memoryGb(runs.parties[0]), memoryGb(runs.parties[1])], runs.names) };
}

/** Hardware and software settings: nodes, cores, memory, Spark, and Java. */
export function machineFields(runs: Runs): ReceiptField[] {
  const offHeap = sidesField('Off-heap memory', runs, (party) => propertyText(party, OFF_HEAP));
  return [
    environmentField(runs, 'instanceType'),
    environmentField(runs, 'nodes'),
    executorField(runs, 'Cores of the executors', 'executorCores', (value) => `${known(value)} cores`),
    memoryField(runs),
    orDisputed(offHeap, runs, propertyField(OFF_HEAP), String),
    environmentField(runs, 'architecture'),
    environmentField(runs, 'spark'),
    environmentField(runs, 'java'),
  ];
}
