import type { Names, Sameness } from '../model/comparison';
import { alternatives, distinctValues, statementsOn } from '../model/receipt/statements';
import type { VariedFact } from '../model/receipt/varied';
import type { EnvironmentStatement, Side } from '../model/resultSet';
import { listed } from '../text/names';
import { pairNames } from './pairNames';
import { ENVIRONMENT_FIELDS, type EnvironmentField, isDisputedFor, type Parties, type Party } from './party';

type Value = string | number;

const SUBJECTS: Partial<Record<EnvironmentField['key'], string>> = {
  nodes: 'the node count',
  instanceType: 'the node type',
  executors: 'the executor count',
  executorCores: 'the number of cores per executor',
  executorMemoryGb: 'the memory per executor',
};

/** Fields that distinguish environments, with or without a history of statements. */
const HARDWARE = Object.keys(SUBJECTS);

/** From least to most certain. */
const ORDER: readonly Sameness[] = ['contradicted', 'not reported', 'inferred', 'stated'];

function valid({ set, environment }: Party, field: EnvironmentField): EnvironmentStatement[] {
  return statementsOn(environment, field.key, set).filter(({ withdrawn }) => !withdrawn);
}

/** Latest value of a side: its last statement, otherwise its environment's value; undefined for none. */
function latest(party: Party, field: EnvironmentField): Value | undefined {
  const value = valid(party, field).at(-1)?.value ?? party.environment?.[field.key];
  return value === 'unknown' ? undefined : value;
}

/** Pairs of values that one source at one commit states for both sides, the latest last. */
function joint(parties: Parties, field: EnvironmentField): [Value, Value][] {
  const [own, theirs] = [valid(parties[0], field), valid(parties[1], field)];
  return own.flatMap(({ commit, source, value }) =>
    theirs
      .filter((other) => other.commit === commit && other.source.path === source.path)
      .map((other): [Value, Value] => [value, other.value]),
  );
}

/** Evidence that a field of the environment is the same on both sides. */
function samenessOf(parties: Parties, field: EnvironmentField): Sameness {
  const together = joint(parties, field).at(-1);
  const [a, b] = together ?? [latest(parties[0], field), latest(parties[1], field)];
  if (a === undefined || b === undefined) return 'not reported';
  if (a !== b) return 'contradicted';
  const [own, theirs] = parties.map(({ environment }) => environment?.id);
  const isRecorded = own === theirs && !hasHistory(parties, field);
  return together || isRecorded ? 'stated' : 'inferred';
}

/** The least certain fact about the environments of two sides. */
interface Doubt {
  sameness: Sameness;
  /** Without a capital and a period: "how many nodes Comet ran on is not reported"; '' for no doubt. */
  dispute: string;
  /** "the node count"; '' for no doubt. */
  doubted: string;
  /** Why a verdict is withheld, for a heading: "conflicting sources"; '' for no doubt. */
  reason: string;
}

function subject({ name, key }: EnvironmentField, engines: readonly string[]): string {
  if (key === 'nodes') return `how many nodes ${listed(engines)} ran on`;
  const proper = ['Spark', 'Java', 'Scala'].includes(name);
  return `the ${proper ? name : name.toLowerCase()} of ${listed(engines)}`;
}

/** Names of the sides for which `holds` is true; the baseline first. */
function sidesWhere(parties: Parties, names: Names, holds: (party: Party) => boolean): string[] {
  const sides: Side[] = ['baseline', 'candidate'];
  return sides.flatMap((side, index) => (holds(parties[index] as Party) ? [names[side]] : []));
}

/** True if a source states each value for both sides at once. */
function areJoint(values: readonly Value[], parties: Parties, field: EnvironmentField): boolean {
  const pairs = joint(parties, field);
  return values.every((value) => pairs.some(([own, theirs]) => own === value && theirs === value));
}

function doubtText(parties: Parties, field: EnvironmentField, sameness: Sameness, names: Names): string {
  if (sameness === 'not reported') {
    const silent = sidesWhere(parties, names, (party) => latest(party, field) === undefined);
    return `${subject(field, silent)} is not reported`;
  }
  const values = distinctValues(parties.flatMap((party) => valid(party, field)));
  if (values.length < 2)
    return `that both sides ran with the same ${field.name.toLowerCase()} is inferred from separate sources`;
  const open = sidesWhere(parties, names, ({ environment, set }) => isDisputedFor({ environment, set }, field.key));
  const each = areJoint(values, parties, field) ? ', each time the same number for both sides' : '';
  return `sources conflict on ${subject(field, open)}: ${alternatives(values.map(field.text))}${each}`;
}

/** "the sources report different hardware: nodes 12 vs. 4". */
function contradictionText(parties: Parties, fields: readonly EnvironmentField[]): string {
  const [own, theirs] = parties;
  const value = (party: Party, field: EnvironmentField) => field.text(latest(party, field) ?? 'unknown');
  const texts = fields.map((field) => `${field.name.toLowerCase()} ${value(own, field)} vs. ${value(theirs, field)}`);
  return `the sources report different hardware: ${texts.join(', ')}`;
}

/** True if sources made statements on a field in addition to the environment's value. */
function hasHistory(parties: Parties, field: EnvironmentField): boolean {
  return parties.some((party) => valid(party, field).length > 0);
}

/** Subject of a doubt about a field: "the node count". */
function subjectOf({ key, name }: EnvironmentField): string {
  return SUBJECTS[key] ?? `the ${name.toLowerCase()}`;
}

function reasonText(parties: Parties, fields: readonly EnvironmentField[], sameness: Sameness): string {
  const [first] = fields;
  if (first && sameness === 'not reported') return `${subjectOf(first).replace('the ', '')} not reported`;
  return fields.some((field) => hasHistory(parties, field)) ? 'conflicting sources' : 'different hardware';
}

/** Doubt about a field, or null: hardware that differs or conflicts, or that one of two environments lacks. */
function doubtIn(parties: Parties, field: EnvironmentField, onPurpose: boolean): Sameness | null {
  const conflicts = parties.some((party) => isDisputedFor(party, field.key));
  if (!conflicts && !HARDWARE.includes(field.key)) return null;
  const found = samenessOf(parties, field);
  if (found === 'contradicted') return onPurpose ? null : found;
  if (conflicts) return found;
  const [own, theirs] = parties.map(({ environment }) => environment?.id);
  if (found === 'not reported' && own !== theirs) return found;
  return field.key === 'nodes' && found !== 'stated' && !(onPurpose && found === 'inferred') ? found : null;
}

/**
 * The least certain fact about the environments of two sides: first a field that differs by the latest statements, then
 * one that a side does not report, then one on which sources conflict or whose equality is only inferred. Facts in
 * `vary` differ on purpose and are no contradiction.
 */
export function environmentDoubt(parties: Parties, vary: readonly VariedFact[] = []): Doubt {
  const onPurpose = vary.includes('environment');
  const found = ENVIRONMENT_FIELDS.flatMap((field) => {
    const sameness = doubtIn(parties, field, onPurpose);
    return sameness ? [{ field, sameness }] : [];
  }).sort((a, b) => ORDER.indexOf(a.sameness) - ORDER.indexOf(b.sameness));
  const [worst] = found;
  if (!worst) return { sameness: 'stated', dispute: '', doubted: '', reason: '' };
  const { sameness } = worst;
  const fields = found.filter((entry) => entry.sameness === sameness).map(({ field }) => field);
  const names = pairNames(parties, vary);
  return {
    sameness,
    dispute:
      sameness === 'contradicted'
        ? contradictionText(parties, fields)
        : fields.map((field) => doubtText(parties, field, sameness, names)).join('; '),
    doubted: subjectOf(worst.field),
    reason: reasonText(parties, fields, sameness),
  };
}
