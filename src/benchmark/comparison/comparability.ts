import { differingHashes } from '../artifacts/outputs';
import {
  type Comparability,
  type ComparabilityField,
  type ComparabilityRelation,
  type ComparabilityStatement,
  MEMORY_ID,
} from '../model/comparability/comparability';
import { alternatives } from '../model/comparability/statements';
import { derivedTitle, EXTRA_QUERIES } from '../model/queries';
import type { ResultSet } from '../model/resultSet';
import { canonicalSetting } from '../model/settingValue';
import { sizeSetting, tableFormatText } from '../text/dataSize';
import { capitalise } from '../text/names';
import { gigabytes, NOT_REPORTED, reportedText } from '../text/notReported';
import { countWord, formatDate, formatNumber, formatQueries } from '../text/numbers';
import { publicationDay, publishedOn } from '../text/publicationDay';
import { slug } from '../text/slug';
import { executorAmounts } from './executors';
import {
  type ComparedSide,
  type ComparedSides,
  ENVIRONMENT_FIELDS,
  type EnvironmentKey,
  type SettingValue,
  type SideSetting,
} from './side';

const DAY_MS = 86_400_000;
const OFF_HEAP = 'spark.memory.offHeap.size';

/** Relation of two texts; 'unknown' if at least one side does not report it. */
function textRelation(baseline: string, candidate: string): ComparabilityRelation {
  if (baseline === NOT_REPORTED || candidate === NOT_REPORTED) return 'unknown';
  return baseline === candidate ? 'same' : 'different';
}

/** A setting; its texts determine the relation, unless `more` contains one. */
export function comparabilityField(
  name: string,
  [baseline, candidate]: readonly [string, string],
  more: Partial<ComparabilityField> = {},
): ComparabilityField {
  return {
    id: slug(name),
    name,
    baseline,
    candidate,
    relation: textRelation(baseline, candidate),
    note: '',
    engine: false,
    statements: [],
    ...more,
  };
}

/** A setting with the text that `text` returns for each side. */
function sidesField(
  name: string,
  [baseline, candidate]: ComparedSides,
  text: (side: ComparedSide) => string,
  more: Partial<ComparabilityField> = {},
): ComparabilityField {
  return comparabilityField(name, [text(baseline), text(candidate)], more);
}

/** What each source says of a setting on which sources conflict for a side. */
function statementsOf(
  name: string,
  { statements }: SideSetting,
  print: (value: SettingValue) => string,
): ComparabilityStatement[] {
  const sources = [...new Set(statements.map(({ source }) => source.title))];
  return sources.map((source) => ({
    name,
    source,
    said: statements
      .filter((statement) => statement.source.title === source)
      .map(({ value, day, withdrawn, source: { path } }) => {
        const until = withdrawn ? `, withdrawn on ${formatDate(withdrawn.day)}` : '';
        return { text: `${print(value)} on ${formatDate(day)}${until}`, path };
      }),
  }));
}

/** The setting; if sources conflict on one of its parts for a side, marked as disputed, with their statements. */
function withConflict(
  found: ComparabilityField,
  sides: ComparedSides,
  settingOf: (side: ComparedSide) => SideSetting | undefined,
  print: (value: SettingValue) => string,
): ComparabilityField {
  const statements = sides.flatMap((side) => {
    const setting = settingOf(side);
    return setting?.isDisputed ? statementsOf(side.name, setting, print) : [];
  });
  if (statements.length === 0) return found;
  return { ...found, relation: 'disputed', statements: [...found.statements, ...statements] };
}

/** A field of the environment, marked as disputed if sources conflict. */
function environmentField(sides: ComparedSides, wanted: EnvironmentKey): ComparabilityField {
  const fields = ENVIRONMENT_FIELDS.filter(({ key }) => key === wanted);
  const [{ name, text }] = fields as [(typeof fields)[number]];
  const settingOf = ({ fields: { [wanted]: setting } }: ComparedSide) => setting;
  return withConflict(
    sidesField(name, sides, (side) => settingOf(side).text),
    sides,
    settingOf,
    text,
  );
}

/** Settings of the queries and the data. */
function suiteFields(sides: ComparedSides): ComparabilityField[] {
  const counted = ({ rows }: ResultSet) => rows.filter(({ query }) => !EXTRA_QUERIES.includes(query));
  return [
    sidesField('Suite', sides, ({ set }) => derivedTitle(set.suite)),
    sidesField('Query version', sides, ({ set }) => reportedText(set.suite.queryVersion)),
    sidesField('Queries', sides, ({ set }) => formatNumber(counted(set).length)),
    sidesField(sizeSetting(sides[0].set.suite)[0], sides, ({ set }) => sizeSetting(set.suite)[1]),
    sidesField('Table format', sides, ({ set }) => tableFormatText(set.suite)),
    sidesField('Data layout', sides, ({ set }) => set.conditions?.dataLayout ?? NOT_REPORTED),
    environmentField(sides, 'storage'),
  ];
}

/** Plugins of a run, without their packages; none if its native engine is reported as none. */
function plugins({ set }: ComparedSide): string {
  const stated = ['spark.plugins', 'spark.shuffle.manager'].flatMap((key) => set.configuration[key] ?? []);
  if (stated.length > 0) return stated.map((name) => name.split('.').at(-1)).join(', ');
  return set.conditions?.nativeEngine?.startsWith('none') ? 'none: standard Spark' : NOT_REPORTED;
}

/** Settings that are the engine itself. */
function engineFields(sides: ComparedSides): ComparabilityField[] {
  const engine = { engine: true };
  return [
    sidesField('Native engine', sides, ({ set }) => set.conditions?.nativeEngine ?? NOT_REPORTED, engine),
    sidesField('Plugin and shuffle manager', sides, plugins, engine),
  ];
}

type ExecutorKey = 'executors' | 'executorCores' | 'executorMemoryGb';

/** An amount of a side's executors: from its environment, otherwise from its Spark properties. */
function amountText(side: ComparedSide, key: ExecutorKey, text: (value: SettingValue) => string): string {
  const { text: stated, values } = side.fields[key];
  if (stated !== NOT_REPORTED) return alternatives(values.map(text));
  const { executors, cores, memoryGb } = executorAmounts(side.environment, side.set.configuration);
  const amount = { executors, executorCores: cores, executorMemoryGb: memoryGb }[key];
  return amount === null ? NOT_REPORTED : text(amount);
}

/** "23 × 5 cores": executors and the amount of each; "not reported" if either is unknown. */
function executorField(
  name: string,
  sides: ComparedSides,
  key: ExecutorKey,
  text: (value: SettingValue) => string,
): ComparabilityField {
  const found = sidesField(name, sides, (side) => {
    const [executors, each] = [amountText(side, 'executors', reportedText), amountText(side, key, text)];
    return executors === NOT_REPORTED || each === NOT_REPORTED ? NOT_REPORTED : `${executors} × ${each}`;
  });
  const counted = withConflict(found, sides, ({ fields }) => fields.executors, reportedText);
  return withConflict(counted, sides, ({ fields }) => fields[key], text);
}

/** Total executor memory of a side in GB; null if unknown or if sources conflict on a part: off-heap memory is one. */
function memoryGb({ environment, set, fields, properties }: ComparedSide): number | null {
  const parts = [fields.executors, fields.executorMemoryGb, properties.get(OFF_HEAP)];
  if (parts.some((part) => part?.isDisputed)) return null;
  const { executors, memoryGb: each } = executorAmounts(environment, set.configuration);
  return executors === null || each === null ? null : executors * each;
}

/** Difference of two amounts in GB: "Gluten + Velox has 138 GB more memory."; null is unknown. */
export function memoryNote(
  [a, b]: readonly [number | null, number | null],
  [own, theirs]: readonly [string, string],
): string {
  if (a === null || b === null) return 'It is unknown which side has more memory.';
  if (a === b) return `Both sides request ${gigabytes(a)} in total.`;
  const [more, large, small] = a > b ? [own, a, b] : [theirs, b, a];
  return `${capitalise(more)} has ${gigabytes(large - small)} more memory: ${gigabytes(large)} in total vs. ${gigabytes(small)}.`;
}

/** Memory of the executors, and the part of it that is off-heap. */
function memoryFields(sides: ComparedSides): ComparabilityField[] {
  const [own, theirs] = sides;
  const offHeap = ({ properties }: ComparedSide) => properties.get(OFF_HEAP);
  const texts = [own, theirs].map((side) => offHeap(side)?.text ?? NOT_REPORTED) as [string, string];
  const relation = textRelation(canonicalSetting(texts[0]), canonicalSetting(texts[1]));
  const all = executorField('Memory of the executors', sides, 'executorMemoryGb', gigabytes);
  const note = memoryNote([memoryGb(own), memoryGb(theirs)], [own.name, theirs.name]);
  return [
    { ...withConflict(all, sides, offHeap, String), note },
    withConflict(comparabilityField('Off-heap memory', texts, { relation }), sides, offHeap, String),
  ];
}

/** Hardware and software settings: nodes, cores, memory, Spark, and Java. */
function machineFields(sides: ComparedSides): ComparabilityField[] {
  return [
    environmentField(sides, 'instanceType'),
    environmentField(sides, 'nodes'),
    executorField('Cores of the executors', sides, 'executorCores', (value) => `${reportedText(value)} cores`),
    ...memoryFields(sides),
    environmentField(sides, 'architecture'),
    environmentField(sides, 'spark'),
    environmentField(sides, 'java'),
  ];
}

/** Order of the runs. Equal texts are unknown: runs are not simultaneous, so one of them came first. */
function orderField(sides: ComparedSides): ComparabilityField {
  const found = sidesField('Order of the runs', sides, ({ set }) => set.conditions?.order ?? NOT_REPORTED);
  return found.relation === 'same'
    ? { ...found, relation: 'unknown', note: 'It is unknown which of the two ran first.' }
    : found;
}

/** Same if row counts and hashes of both sides agree. Sets with different row counts cannot be compared at all. */
function outputsField(sides: ComparedSides): ComparabilityField {
  const found = sidesField('Rows returned', sides, ({ set: { outputs } }) =>
    outputs.length === 0 ? NOT_REPORTED : `recorded for ${formatQueries(outputs.length)}`,
  );
  if (found.relation === 'unknown') return found;
  const differing = differingHashes(sides[0].set, sides[1].set).length;
  if (differing === 0) return { ...found, relation: 'same' };
  return { ...found, relation: 'different', note: `${formatQueries(differing)} with different hashes.` };
}

function failures({ set: { rows } }: ComparedSide): string {
  return `${formatNumber(rows.filter(({ status }) => status !== 'ok').length)} of ${formatNumber(rows.length)}`;
}

function publishedField(sides: ComparedSides): ComparabilityField {
  const found = sidesField('First published', sides, ({ set }) => publicationDay(set));
  if (sides.some(({ set }) => publishedOn(set) === null)) return { ...found, relation: 'unknown' };
  if (found.relation !== 'different') return found;
  const [own, theirs] = sides.map(({ set }) => Date.parse(set.created)) as [number, number];
  const days = Math.round(Math.abs(own - theirs) / DAY_MS);
  const between = `Published ${formatNumber(days)} ${days === 1 ? 'day' : 'days'} apart.`;
  return { ...found, note: `${between} It is unknown when the runs were made.` };
}

/** Settings of the measurement and its outcome. */
function runFields(sides: ComparedSides): ComparabilityField[] {
  return [
    orderField(sides),
    sidesField('Warm-up iterations', sides, ({ set }) => reportedText(set.warmup)),
    sidesField('Iterations', sides, ({ set }) => reportedText(set.iterations)),
    sidesField('Statistic', sides, ({ set }) => reportedText(set.statistic)),
    sidesField('Harness', sides, ({ set }) => reportedText(set.harness.name)),
    outputsField(sides),
    sidesField('Failed queries', sides, failures),
    sidesField('Accelerated share', sides, ({ set }) => set.conditions?.accelerated ?? NOT_REPORTED),
    publishedField(sides),
  ];
}

const ORDER: Record<ComparabilityRelation, number> = { disputed: 0, different: 1, unknown: 2, same: 3 };

/** Sorts by relation; memory first within its relation, the others in the given order. */
function ordered(fields: readonly ComparabilityField[]): ComparabilityField[] {
  const memory = ({ id }: ComparabilityField) => (id === MEMORY_ID ? 0 : 1);
  return [...fields].sort((a, b) => ORDER[a.relation] - ORDER[b.relation] || memory(a) - memory(b));
}

/** "16 settings match, 4 differ, 4 are unknown, 2 conflict"; omits relations without a setting. */
function comparabilityTitle({
  same,
  different,
  unknown,
  disputed,
}: Omit<Comparability, 'title' | 'caption' | 'fields'>): string {
  const parts: [number, string][] = [
    [different, different === 1 ? 'differs' : 'differ'],
    [unknown, unknown === 1 ? 'is unknown' : 'are unknown'],
    [disputed, disputed === 1 ? 'conflicts' : 'conflict'],
  ];
  const first = same === 0 ? 'No setting matches' : `${same} ${same === 1 ? 'setting matches' : 'settings match'}`;
  return [first, ...parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`)].join(', ');
}

function comparabilityCaption(fields: readonly ComparabilityField[]): string {
  const engines = fields.filter(({ engine, relation }) => engine && relation === 'different').length;
  const all = fields.filter(({ relation }) => relation === 'different').length;
  const verb = engines === 1 ? 'is the engine itself' : 'are the engines themselves';
  const said = all === 1 ? 'The difference' : `${capitalise(countWord(engines))} of the differences`;
  return `One square per setting.${engines === 0 ? '' : ` ${said} ${verb}.`}`;
}

/** The comparability check of some settings: counts, title, caption, and order. */
export function comparabilityOf(settings: readonly ComparabilityField[]): Comparability {
  const count = (wanted: ComparabilityRelation) => settings.filter(({ relation }) => relation === wanted).length;
  const counts = {
    same: count('same'),
    different: count('different'),
    unknown: count('unknown'),
    disputed: count('disputed'),
  };
  return {
    ...counts,
    title: comparabilityTitle(counts),
    caption: comparabilityCaption(settings),
    fields: ordered(settings),
  };
}

/**
 * Comparability check of two sides: queries, data, hardware, and method. Each setting matches, differs, is unknown, or
 * has conflicting sources. A setting that neither side reports is unknown.
 */
export function comparability(sides: ComparedSides): Comparability {
  return comparabilityOf([...engineFields(sides), ...suiteFields(sides), ...machineFields(sides), ...runFields(sides)]);
}
