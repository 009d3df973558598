import {
  type Comparability,
  type ComparabilityField,
  type ComparabilityRelation,
  MEMORY_ID,
} from '../../model/comparability/comparability';
import type { Names } from '../../model/comparison';
import { derivedTitle, EXTRA_QUERIES } from '../../model/queries';
import { tableFormatText } from '../../text/dataSize';
import { capitalise } from '../../text/names';
import { NOT_REPORTED, reportedText } from '../../text/notReported';
import { countWord, formatNumber } from '../../text/numbers';
import type { ComparedSide, ComparedSides } from '../comparedSide';
import { type ComparedRuns, sidesField } from './field';
import { environmentField, machineFields } from './machine';
import { runFields } from './run';

function queries({ set }: ComparedSide): string {
  return formatNumber(set.rows.filter(({ query }) => !EXTRA_QUERIES.includes(query)).length);
}

/** Settings of the queries and the data. */
function suiteFields(runs: ComparedRuns): ComparabilityField[] {
  return [
    sidesField('Suite', runs, ({ set }) => derivedTitle(set.suite)),
    sidesField('Query version', runs, ({ set }) => reportedText(set.suite.queryVersion)),
    sidesField('Queries', runs, queries),
    sidesField('Scale factor', runs, ({ set }) => String(set.suite.scaleFactor)),
    sidesField('Table format', runs, ({ set }) => tableFormatText(set.suite)),
    sidesField('Data layout', runs, ({ set }) => set.conditions?.dataLayout ?? NOT_REPORTED),
    environmentField(runs, 'storage'),
  ];
}

/** Class name without its package. */
function className(name: string): string {
  return name.split('.').at(-1) ?? name;
}

/** Plugins of a run; none if its native engine is reported as none. */
function plugins({ set }: ComparedSide): string {
  const stated = ['spark.plugins', 'spark.shuffle.manager'].flatMap((key) => set.configuration[key] ?? []);
  if (stated.length > 0) return stated.map(className).join(', ');
  return set.conditions?.nativeEngine?.startsWith('none') ? 'none: standard Spark' : NOT_REPORTED;
}

/** Settings that are the engine itself. */
function engineFields(runs: ComparedRuns): ComparabilityField[] {
  const engine = { engine: true };
  return [
    sidesField('Native engine', runs, ({ set }) => set.conditions?.nativeEngine ?? NOT_REPORTED, engine),
    sidesField('Plugin and shuffle manager', runs, plugins, engine),
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
export function comparability(sides: ComparedSides, { baseline, candidate }: Names): Comparability {
  const runs: ComparedRuns = { sides, names: [baseline, candidate] };
  return comparabilityOf([...engineFields(runs), ...suiteFields(runs), ...machineFields(runs), ...runFields(runs)]);
}
