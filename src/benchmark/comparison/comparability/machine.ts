import type { ComparabilityField } from '../../model/comparability/comparability';
import { canonicalSetting } from '../../model/settingValue';
import { capitalise } from '../../text/names';
import { gigabytes, NOT_REPORTED, reportedText } from '../../text/notReported';
import {
  type ComparedSide,
  comparedSideText,
  ENVIRONMENT_FIELDS,
  type EnvironmentKey,
  hasConflict,
  propertyField,
  propertyText,
} from '../comparedSide';
import { executorAmounts } from '../executors';
import { type ComparedRuns, comparabilityField, sidesField, textRelation, withConflict } from './field';

const OFF_HEAP = 'spark.memory.offHeap.size';

/** A field of the environment, marked as disputed if sources conflict. */
export function environmentField(runs: ComparedRuns, key: EnvironmentKey): ComparabilityField {
  const field = ENVIRONMENT_FIELDS.find((entry) => entry.key === key);
  if (!field) throw new Error(`unknown field of an environment: ${key}`);
  return withConflict(
    sidesField(field.name, runs, (side) => comparedSideText(side, field)),
    runs,
    key,
    field.text,
  );
}

/** An amount of a side's executors: from its environment, otherwise from its Spark properties. */
function amountText(
  side: ComparedSide,
  key: 'executors' | 'executorCores' | 'executorMemoryGb',
  text: (value: string | number) => string,
) {
  const isStated = comparedSideText(side, { key, text: reportedText }) !== NOT_REPORTED;
  if (isStated) return comparedSideText(side, { key, text });
  const { executors, cores, memoryGb } = executorAmounts(side.environment, side.set.configuration);
  const amount = { executors, executorCores: cores, executorMemoryGb: memoryGb }[key];
  return amount === null ? NOT_REPORTED : text(amount);
}

/** "23 × 5 cores": executors and the amount of each; "not reported" if either is unknown. */
function perExecutor(
  side: ComparedSide,
  key: 'executorCores' | 'executorMemoryGb',
  text: (value: string | number) => string,
): string {
  const [executors, each] = [amountText(side, 'executors', reportedText), amountText(side, key, text)];
  return executors === NOT_REPORTED || each === NOT_REPORTED ? NOT_REPORTED : `${executors} × ${each}`;
}

function executorField(
  runs: ComparedRuns,
  name: string,
  key: 'executorCores' | 'executorMemoryGb',
  text: (value: string | number) => string,
) {
  const found = sidesField(name, runs, (side) => perExecutor(side, key, text));
  return withConflict(withConflict(found, runs, 'executors', reportedText), runs, key, text);
}

/** Fields of which a conflict is one on the memory of the executors: off-heap memory is part of it. */
const MEMORY_PARTS = ['executors', 'executorMemoryGb', propertyField(OFF_HEAP)];

/** Total executor memory of a side in GB; null if unknown or if sources conflict. */
function memoryGb(side: ComparedSide): number | null {
  const { executors, memoryGb: each } = executorAmounts(side.environment, side.set.configuration);
  if (MEMORY_PARTS.some((field) => hasConflict(side, field))) return null;
  return executors === null || each === null ? null : executors * each;
}

/** Difference of two amounts in GB: "Gluten + Velox has 138 GB more memory."; null is unknown. */
export function memoryNote([a, b]: readonly [number | null, number | null], names: ComparedRuns['names']): string {
  if (a === null || b === null) return 'It is unknown which side has more memory.';
  if (a === b) return `Both sides have ${gigabytes(a)} in total.`;
  const [more, amounts] = a > b ? [names[0], [a, b]] : [names[1], [b, a]];
  const [large = 0, small = 0] = amounts;
  return `${capitalise(more)} has ${gigabytes(large - small)} more memory: ${gigabytes(large)} in total vs. ${gigabytes(small)}.`;
}

function memoryField(runs: ComparedRuns): ComparabilityField {
  const found = executorField(runs, 'Memory of the executors', 'executorMemoryGb', gigabytes);
  const field = withConflict(found, runs, propertyField(OFF_HEAP), String);
  return { ...field, note: memoryNote([memoryGb(runs.sides[0]), memoryGb(runs.sides[1])], runs.names) };
}

/** Hardware and software settings: nodes, cores, memory, Spark, and Java. */
export function machineFields(runs: ComparedRuns): ComparabilityField[] {
  const [own, theirs] = runs.sides.map((side) => propertyText(side, OFF_HEAP)) as [string, string];
  const relation = textRelation(canonicalSetting(own), canonicalSetting(theirs));
  const offHeap = comparabilityField('Off-heap memory', [own, theirs], { relation });
  return [
    environmentField(runs, 'instanceType'),
    environmentField(runs, 'nodes'),
    executorField(runs, 'Cores of the executors', 'executorCores', (value) => `${reportedText(value)} cores`),
    memoryField(runs),
    withConflict(offHeap, runs, propertyField(OFF_HEAP), String),
    environmentField(runs, 'architecture'),
    environmentField(runs, 'spark'),
    environmentField(runs, 'java'),
  ];
}
