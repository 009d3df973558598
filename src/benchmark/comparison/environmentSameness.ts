import type { IntentionalDifference } from '../model/comparability/intentionalDifferences';
import { alternatives, distinctValues, statementsOn } from '../model/comparability/statements';
import type { Names, Sameness } from '../model/comparison';
import { groupBy } from '../model/groupBy';
import type { EnvironmentStatement, Side } from '../model/resultSet';
import { joinWords } from '../text/names';
import {
  type ComparedSide,
  type ComparedSides,
  ENVIRONMENT_FIELDS,
  type EnvironmentField,
  hasConflict,
} from './comparedSide';
import { distinctSideNames } from './sideNames';

type Value = string | number;

const SUBJECTS: Partial<Record<EnvironmentField['key'], string>> = {
  nodes: 'the node count',
  instanceType: 'the node type',
  executors: 'the executor count',
  executorCores: 'the number of cores per executor',
  executorMemoryGb: 'the memory per executor',
};

/** Fields that distinguish environments, with or without a history of statements. */
const HARDWARE_FIELDS = ENVIRONMENT_FIELDS.filter(({ key }) => key in SUBJECTS);

/** From least to most certain. */
const ORDER: readonly Sameness[] = ['contradicted', 'not reported', 'inferred', 'stated'];

function validStatements({ set, environment }: ComparedSide, field: EnvironmentField): EnvironmentStatement[] {
  return statementsOn(environment, field.key, set).filter(({ withdrawn }) => !withdrawn);
}

/** Latest value of a side: its last statement, otherwise its environment's value; undefined for none. */
function latestValue(side: ComparedSide, field: EnvironmentField): Value | undefined {
  const value = validStatements(side, field).at(-1)?.value ?? side.environment?.[field.key];
  return value === 'unknown' ? undefined : value;
}

/** Pairs of values that one source at one commit states for both sides, the latest last. */
function sharedValues(sides: ComparedSides, field: EnvironmentField): [Value, Value][] {
  const [own, theirs] = [validStatements(sides[0], field), validStatements(sides[1], field)];
  return own.flatMap(({ commit, source, value }) =>
    theirs
      .filter((other) => other.commit === commit && other.source.path === source.path)
      .map((other): [Value, Value] => [value, other.value]),
  );
}

/** Evidence that a field of the environment is the same on both sides. */
function samenessOf(sides: ComparedSides, field: EnvironmentField): Sameness {
  const together = sharedValues(sides, field).at(-1);
  const [a, b] = together ?? [latestValue(sides[0], field), latestValue(sides[1], field)];
  if (a === undefined || b === undefined) return 'not reported';
  if (a !== b) return 'contradicted';
  const [own, theirs] = sides.map(({ environment }) => environment?.id);
  const isRecorded = own === theirs && !hasHistory(sides, field);
  return together || isRecorded ? 'stated' : 'inferred';
}

/** A field that is not known to be equal on both sides. */
interface FieldDoubt {
  field: EnvironmentField;
  sameness: Sameness;
}

/** What is uncertain about the environments of two sides. */
interface Doubt {
  sameness: Sameness;
  /** True if no source reports anything on the hardware of a side. */
  hasSilentSide: boolean;
  /** Without a capital and a period: "how many nodes Comet ran on is not reported"; '' for no doubt. */
  dispute: string;
  /** "the node count"; '' for no doubt. */
  doubted: string;
  /** Why a verdict is withheld, for a heading: "conflicting sources"; '' for no doubt. */
  reason: string;
}

function subject({ name, key }: EnvironmentField, engines: readonly string[]): string {
  if (key === 'nodes') return `how many nodes ${joinWords(engines)} ran on`;
  const proper = ['Spark', 'Java', 'Scala'].includes(name);
  return `the ${proper ? name : name.toLowerCase()} of ${joinWords(engines)}`;
}

/** Names of the sides for which `holds` is true; the baseline first. */
function sidesMatching(sides: ComparedSides, names: Names, holds: (side: ComparedSide) => boolean): string[] {
  const keys: Side[] = ['baseline', 'candidate'];
  return keys.flatMap((key, index) => (holds(sides[index] as ComparedSide) ? [names[key]] : []));
}

/** True if a source states each value for both sides at once. */
function areJoint(values: readonly Value[], sides: ComparedSides, field: EnvironmentField): boolean {
  const pairs = sharedValues(sides, field);
  return values.every((value) => pairs.some(([own, theirs]) => own === value && theirs === value));
}

/** Spark properties that report a field of the hardware of a run. */
const PROPERTIES: Partial<Record<EnvironmentField['key'], string>> = {
  executors: 'spark.executor.instances',
  executorCores: 'spark.executor.cores',
  executorMemoryGb: 'spark.executor.memory',
};

/** True if neither the environment nor a Spark property of a side reports a field. */
function isSilent(side: ComparedSide, field: EnvironmentField): boolean {
  const property = PROPERTIES[field.key];
  return latestValue(side, field) === undefined && (property === undefined || !(property in side.set.configuration));
}

/** Fields of the hardware that a side does not report, as clauses: one for the sides that lack the same fields. */
function missingTexts(sides: ComparedSides, names: Names): string[] {
  const missing = HARDWARE_FIELDS.flatMap((field) => {
    const silent = sidesMatching(sides, names, (side) => isSilent(side, field));
    return silent.length === 0 ? [] : [{ field, silent }];
  });
  return [...groupBy(missing, ({ silent }) => joinWords(silent)).values()].map((all) => {
    const [{ field, silent }] = all as [(typeof missing)[number]];
    if (all.length === 1) return `${subject(field, silent)} is not reported`;
    return `${joinWords(all.map((entry) => subjectOf(entry.field)))} of ${joinWords(silent)} are not reported`;
  });
}

/** What is open about a field on which sources conflict, or whose equality is only inferred. */
function conflictText(sides: ComparedSides, field: EnvironmentField, names: Names): string {
  const values = distinctValues(sides.flatMap((side) => validStatements(side, field)));
  if (values.length < 2)
    return `that both sides ran with the same ${field.name.toLowerCase()} is inferred from separate sources`;
  const open = sidesMatching(sides, names, ({ environment, set }) => hasConflict({ environment, set }, field.key));
  const each = areJoint(values, sides, field) ? ', each time the same number for both sides' : '';
  return `sources conflict on ${subject(field, open)}: ${alternatives(values.map(field.text))}${each}`;
}

/** "the sources report different hardware: nodes 12 vs. 4". */
function contradictionText(sides: ComparedSides, fields: readonly EnvironmentField[]): string {
  const [own, theirs] = sides;
  const value = (side: ComparedSide, field: EnvironmentField) => field.text(latestValue(side, field) ?? 'unknown');
  const texts = fields.map((field) => `${field.name.toLowerCase()} ${value(own, field)} vs. ${value(theirs, field)}`);
  return `the sources report different hardware: ${texts.join(', ')}`;
}

/** True if sources made statements on a field in addition to the environment's value. */
function hasHistory(sides: ComparedSides, field: EnvironmentField): boolean {
  return sides.some((side) => validStatements(side, field).length > 0);
}

/** Subject of a doubt about a field: "the node count". */
function subjectOf({ key, name }: EnvironmentField): string {
  return SUBJECTS[key] ?? `the ${name.toLowerCase()}`;
}

function reasonText(sides: ComparedSides, fields: readonly EnvironmentField[], sameness: Sameness): string {
  const [first] = fields;
  if (first && sameness === 'not reported') return `${subjectOf(first).replace('the ', '')} not reported`;
  return fields.some((field) => hasHistory(sides, field)) ? 'conflicting sources' : 'different hardware';
}

/** Every doubt as a clause: missing fields, then conflicts between sources, and fields whose equality is inferred. */
function doubtTexts(sides: ComparedSides, found: readonly FieldDoubt[], names: Names): string[] {
  const isMissing = found.some(({ sameness }) => sameness === 'not reported');
  const open = found.filter(
    ({ field, sameness }) => sameness !== 'not reported' || sides.some((side) => hasConflict(side, field.key)),
  );
  return [
    ...(isMissing ? missingTexts(sides, names) : []),
    ...open.map(({ field }) => conflictText(sides, field, names)),
  ];
}

/** True if one field is uncertain, and no other field of the hardware is missing next to it. */
function isOnlyDoubt(sides: ComparedSides, found: readonly FieldDoubt[]): boolean {
  const isMissing = found.some(({ sameness }) => sameness === 'not reported');
  const missing = HARDWARE_FIELDS.filter((field) => sides.some((side) => isSilent(side, field)));
  return found.length === 1 && (!isMissing || missing.length === 1);
}

/** Doubt about a field, or null: hardware that differs or conflicts, or that one of two environments lacks. */
function fieldDoubt(sides: ComparedSides, field: EnvironmentField, onPurpose: boolean): Sameness | null {
  const conflicts = sides.some((side) => hasConflict(side, field.key));
  if (!conflicts && !HARDWARE_FIELDS.includes(field)) return null;
  const found = samenessOf(sides, field);
  if (found === 'not reported' && !sides.some((side) => isSilent(side, field))) return null;
  if (found === 'contradicted') return onPurpose ? null : found;
  if (conflicts) return found;
  const [own, theirs] = sides.map(({ environment }) => environment?.id);
  if (found === 'not reported' && (own === undefined || own !== theirs)) return found;
  return field.key === 'nodes' && found !== 'stated' && !(onPurpose && found === 'inferred') ? found : null;
}

/**
 * What is uncertain about the environments of two sides. If a field differs by the latest statements, these fields;
 * otherwise every field that a side does not report, and every field on which sources conflict or whose equality is only
 * inferred. Facts in `vary` differ on purpose and are no contradiction.
 */
export function environmentDoubt(sides: ComparedSides, vary: readonly IntentionalDifference[] = []): Doubt {
  const onPurpose = vary.includes('environment');
  const found = ENVIRONMENT_FIELDS.flatMap((field) => {
    const sameness = fieldDoubt(sides, field, onPurpose);
    return sameness ? [{ field, sameness }] : [];
  }).sort((a, b) => ORDER.indexOf(a.sameness) - ORDER.indexOf(b.sameness));
  const hasSilentSide = sides.some((side) => HARDWARE_FIELDS.every((field) => isSilent(side, field)));
  const [worst] = found;
  if (!worst) return { sameness: 'stated', hasSilentSide, dispute: '', doubted: '', reason: '' };
  const { sameness } = worst;
  const fields = found.filter((entry) => entry.sameness === sameness).map(({ field }) => field);
  return {
    sameness,
    hasSilentSide,
    dispute:
      sameness === 'contradicted'
        ? contradictionText(sides, fields)
        : doubtTexts(sides, found, distinctSideNames(sides, vary)).join('; '),
    doubted: isOnlyDoubt(sides, found) ? subjectOf(worst.field) : 'the environment',
    reason: reasonText(sides, fields, sameness),
  };
}
