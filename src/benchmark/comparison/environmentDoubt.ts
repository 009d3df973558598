import type { IntentionalDifference } from '../model/comparability/intentionalDifferences';
import { alternatives, distinctValues } from '../model/comparability/statements';
import type { Sameness } from '../model/comparison';
import { groupBy } from '../model/groupBy';
import type { EnvironmentStatement } from '../model/resultSet';
import { joinWords } from '../text/names';
import {
  type ComparedSide,
  type ComparedSides,
  ENVIRONMENT_FIELDS,
  type EnvironmentField,
  type SettingValue,
  type SideSetting,
} from './side';

const SUBJECTS: Partial<Record<EnvironmentField['key'], string>> = {
  nodes: 'the node count',
  instanceType: 'the node type',
  executors: 'the executor count',
  executorCores: 'the number of cores per executor',
  executorMemoryGb: 'the memory per executor',
};

/** From least to most certain. */
const ORDER: readonly Sameness[] = ['contradicted', 'not reported', 'inferred', 'stated'];

/** Spark properties that report a field of the hardware of a run. */
const PROPERTIES: Partial<Record<EnvironmentField['key'], string>> = {
  executors: 'spark.executor.instances',
  executorCores: 'spark.executor.cores',
  executorMemoryGb: 'spark.executor.memory',
};

/** What is known of a field of the environments of both sides. */
interface Evidence {
  field: EnvironmentField;
  /** True for a field that distinguishes environments, with or without a history of statements. */
  isHardware: boolean;
  sameness: Sameness;
  /** Statements on either side that were not withdrawn. */
  stated: readonly EnvironmentStatement[];
  /** Pairs of values that one source at one commit states for both sides, the latest last. */
  shared: readonly [SettingValue, SettingValue][];
  latest: readonly (SettingValue | undefined)[];
  /** Names of the sides that report it neither in the environment nor as a Spark property; the baseline first. */
  silent: readonly string[];
  /** Names of the sides on which sources conflict. */
  disputed: readonly string[];
}

function validStatements({ statements }: SideSetting): EnvironmentStatement[] {
  return statements.filter(({ withdrawn }) => !withdrawn);
}

function sharedValues(
  own: readonly EnvironmentStatement[],
  theirs: readonly EnvironmentStatement[],
): [SettingValue, SettingValue][] {
  return own.flatMap(({ commit, source, value }) =>
    theirs
      .filter((other) => other.commit === commit && other.source.path === source.path)
      .map((other): [SettingValue, SettingValue] => [value, other.value]),
  );
}

/** Evidence that both sides have one value: the last pair that one source states, otherwise the latest of each side. */
function samenessOf(
  [own, theirs]: ComparedSides,
  { latest, shared, stated }: Pick<Evidence, 'latest' | 'shared' | 'stated'>,
): Sameness {
  const together = shared.at(-1);
  const [a, b] = together ?? latest;
  if (a === undefined || b === undefined) return 'not reported';
  if (a !== b) return 'contradicted';
  const isRecorded = own.environment?.id === theirs.environment?.id && stated.length === 0;
  return together || isRecorded ? 'stated' : 'inferred';
}

function isSilent({ fields, set }: ComparedSide, { key }: EnvironmentField): boolean {
  const property = PROPERTIES[key];
  return fields[key].latest === undefined && (property === undefined || !(property in set.configuration));
}

function evidenceOn(sides: ComparedSides, field: EnvironmentField): Evidence {
  const settings = sides.map(({ fields }) => fields[field.key]);
  const [own = [], theirs = []] = settings.map(validStatements);
  const latest = settings.map((setting) => setting.latest);
  const [stated, shared] = [[...own, ...theirs], sharedValues(own, theirs)];
  return {
    field,
    isHardware: field.key in SUBJECTS,
    sameness: samenessOf(sides, { latest, shared, stated }),
    stated,
    shared,
    latest,
    silent: sides.filter((side) => isSilent(side, field)).map(({ name }) => name),
    disputed: sides.filter(({ fields }) => fields[field.key].isDisputed).map(({ name }) => name),
  };
}

/** What is uncertain about the environments of two sides. */
interface Doubt {
  sameness: Sameness;
  /** True if no source reports anything on the hardware of a side. */
  hasSilentSide: boolean;
  /** Clauses without a capital and a period: "how many nodes Comet ran on is not reported"; empty for no doubt. */
  clauses: string[];
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

/** Subject of a doubt about a field: "the node count". */
function subjectOf({ key, name }: EnvironmentField): string {
  return SUBJECTS[key] ?? `the ${name.toLowerCase()}`;
}

/** Fields of the hardware that a side does not report, as clauses: one for the sides that lack the same fields. */
function missingTexts(missing: readonly Evidence[]): string[] {
  return [...groupBy(missing, ({ silent }) => joinWords(silent)).values()].map((all) => {
    const [{ field, silent }] = all as [Evidence];
    if (all.length === 1) return `${subject(field, silent)} is not reported`;
    return `${joinWords(all.map((entry) => subjectOf(entry.field)))} of ${joinWords(silent)} are not reported`;
  });
}

/** What is open about a field on which sources conflict, or whose equality is only inferred. */
function conflictText({ field, stated, shared, disputed }: Evidence): string {
  const values = distinctValues(stated);
  if (values.length < 2)
    return `that both sides ran with the same ${field.name.toLowerCase()} is inferred from separate sources`;
  const areJoint = values.every((value) => shared.some(([own, theirs]) => own === value && theirs === value));
  const each = areJoint ? ', each time the same number for both sides' : '';
  return `sources conflict on ${subject(field, disputed)}: ${alternatives(values.map(field.text))}${each}`;
}

/** "the sources report different hardware: nodes 12 vs. 4". */
function contradictionText(contradicted: readonly Evidence[]): string {
  const texts = contradicted.map(
    ({ field: { name, text }, latest }) =>
      `${name.toLowerCase()} ${latest.map((value) => text(value ?? 'unknown')).join(' vs. ')}`,
  );
  return `the sources report different hardware: ${texts.join(', ')}`;
}

/** True for hardware that differs or conflicts, or that one of two environments lacks, and for any field on which sources conflict. */
function isDoubtful(evidence: Evidence, [own, theirs]: ComparedSides, onPurpose: boolean): boolean {
  const { field, isHardware, sameness, silent, disputed } = evidence;
  if (disputed.length === 0 && !isHardware) return false;
  if (sameness === 'not reported' && silent.length === 0) return false;
  if (sameness === 'contradicted') return !onPurpose;
  if (disputed.length > 0) return true;
  const ids = [own.environment?.id, theirs.environment?.id];
  if (sameness === 'not reported' && (ids[0] === undefined || ids[0] !== ids[1])) return true;
  return field.key === 'nodes' && sameness !== 'stated' && !(onPurpose && sameness === 'inferred');
}

/** Every doubt as a clause: missing fields, then conflicts between sources, and fields whose equality is inferred. */
function doubtTexts(doubtful: readonly Evidence[], missing: readonly Evidence[]): string[] {
  const isMissing = doubtful.some(({ sameness }) => sameness === 'not reported');
  const open = doubtful.filter(({ sameness, disputed }) => sameness !== 'not reported' || disputed.length > 0);
  return [...(isMissing ? missingTexts(missing) : []), ...open.map(conflictText)];
}

function reasonText(worst: readonly Evidence[]): string {
  const [first] = worst;
  if (first?.sameness === 'not reported') return `${subjectOf(first.field).replace('the ', '')} not reported`;
  return worst.some(({ stated }) => stated.length > 0) ? 'conflicting sources' : 'different hardware';
}

/**
 * What is uncertain about the environments of two sides. If a field differs by the latest statements, these fields;
 * otherwise every field that a side does not report, and every field on which sources conflict or whose equality is only
 * inferred. Facts in `vary` differ on purpose and are no contradiction.
 */
export function environmentDoubt(sides: ComparedSides, vary: readonly IntentionalDifference[] = []): Doubt {
  const evidence = ENVIRONMENT_FIELDS.map((field) => evidenceOn(sides, field));
  const hardware = evidence.filter(({ isHardware }) => isHardware);
  const hasSilentSide = sides.some(({ name }) => hardware.every(({ silent }) => silent.includes(name)));
  const doubtful = evidence
    .filter((entry) => isDoubtful(entry, sides, vary.includes('environment')))
    .sort((a, b) => ORDER.indexOf(a.sameness) - ORDER.indexOf(b.sameness));
  const [first] = doubtful;
  if (!first) return { sameness: 'stated', hasSilentSide, clauses: [], doubted: '', reason: '' };
  const { sameness } = first;
  const worst = doubtful.filter((entry) => entry.sameness === sameness);
  const missing = hardware.filter(({ silent }) => silent.length > 0);
  const isOnlyDoubt = doubtful.length === 1 && (sameness !== 'not reported' || missing.length === 1);
  return {
    sameness,
    hasSilentSide,
    clauses: sameness === 'contradicted' ? [contradictionText(worst)] : doubtTexts(doubtful, missing),
    doubted: isOnlyDoubt ? subjectOf(first.field) : 'the environment',
    reason: reasonText(worst),
  };
}
