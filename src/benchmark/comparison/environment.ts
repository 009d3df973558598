import { column } from '../model/columns';
import type { IntentionalDifference } from '../model/comparability/intentionalDifferences';
import type { EnvironmentComparison, Relation, Setting } from '../model/comparison';
import { isTpc } from '../model/queries';
import type { ResultSet } from '../model/resultSet';
import { canonicalSetting } from '../model/settingValue';
import type { Table } from '../model/table';
import { tableOf } from '../model/tables/tableOf';
import { sizeSetting, sizeText, tableFormatText } from '../text/dataSize';
import { NOT_REPORTED, reportedText } from '../text/notReported';
import { environmentDoubt } from './environmentDoubt';
import { type ComparedSide, type ComparedSides, ENVIRONMENT_FIELDS, type SideSetting } from './side';
import { sparkDefault } from './sparkDefaults';

/** Start of the value of an unset property. */
const DEFAULT_MARK = 'default: ';

/** True if one text extends the other: "Amazon EKS 1.34" and "Amazon EKS". */
function isExtension(a: string, b: string): boolean {
  return a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

/** Relation of two texts; 'not known' if a side does not report the setting, or reports it in less detail. */
function relation(baseline: string, candidate: string, area: Setting['area']): Relation {
  if (baseline === NOT_REPORTED || candidate === NOT_REPORTED) return 'not known';
  if (area === 'environment' && isExtension(baseline, candidate)) return 'not known';
  if (area !== 'configuration') return baseline === candidate ? 'same' : 'different';
  const [a, b] = [baseline, candidate].map((text) => canonicalSetting(text.replace(DEFAULT_MARK, '')));
  return a === b ? 'same' : 'different';
}

function setting(area: Setting['area'], name: string, baseline: string, candidate: string): Setting {
  return { area, name, baseline, candidate, relation: relation(baseline, candidate, area) };
}

/** The setting, marked as disputed if sources conflict on it for a side. */
function withConflict(found: Setting, known: readonly (SideSetting | undefined)[]): Setting {
  return known.some((side) => side?.isDisputed) ? { ...found, relation: 'disputed' } : found;
}

function environmentSettings([baseline, candidate]: ComparedSides): Setting[] {
  const hasGpu = [baseline, candidate].some(({ environment }) => environment?.gpu !== undefined);
  return ENVIRONMENT_FIELDS.filter(({ key }) => key !== 'gpu' || hasGpu).map(({ key, name }) => {
    const [own, theirs] = [baseline.fields[key], candidate.fields[key]];
    return withConflict(setting('environment', name, own.text, theirs.text), [own, theirs]);
  });
}

/** A Spark property of a side; "default: sort" if it is unset, the side sets others, and its Spark is known. */
function propertyText({ set, environment, properties }: ComparedSide, key: string): string {
  const text = properties.get(key)?.text ?? NOT_REPORTED;
  const isListed = Object.keys(set.configuration).length > 0;
  if (text !== NOT_REPORTED || !isListed || !environment) return text;
  const value = sparkDefault(environment.spark, key);
  return value === undefined ? NOT_REPORTED : `${DEFAULT_MARK}${value}`;
}

function configurationSettings(sides: ComparedSides): Setting[] {
  const keys = new Set(sides.flatMap(({ set }) => Object.keys(set.configuration)));
  return [...keys].sort().map((key) => {
    const property = setting('configuration', key, propertyText(sides[0], key), propertyText(sides[1], key));
    return withConflict(
      property,
      sides.map(({ properties }) => properties.get(key)),
    );
  });
}

function measurementSettings(baseline: ResultSet, candidate: ResultSet): Setting[] {
  const fields: [string, (set: ResultSet) => string][] = [
    [
      sizeSetting(baseline.suite)[0],
      ({ suite }) => reportedText(isTpc(suite.name) ? suite.scaleFactor : sizeText(suite)),
    ],
    ['Table format', ({ suite }) => tableFormatText(suite)],
    ['Statistic', ({ statistic }) => reportedText(statistic)],
    ['Iterations', ({ iterations }) => reportedText(iterations)],
    ['Warm-up iterations', ({ warmup }) => reportedText(warmup)],
    ['Harness', ({ harness }) => reportedText(harness.name)],
  ];
  return fields.map(([name, text]) => setting('measurement', name, text(baseline), text(candidate)));
}

/** Properties that define an engine, the main subject of a comparison. */
const UNDER_TEST = ['spark.plugins', 'spark.shuffle.manager', 'spark.sql.extensions'];

/** Sort key: differing engine properties first, then by relation. */
function sortKey({ name, relation: found }: Setting): number {
  return UNDER_TEST.includes(name) && found !== 'same' ? -1 : ORDER[found];
}

const ORDER: Record<Relation, number> = { disputed: 0, different: 1, 'not known': 2, same: 3 };

function differenceText({ name, baseline, candidate }: Setting): string {
  return name === 'Nodes' ? `${baseline} nodes vs. ${candidate}` : `${name.toLowerCase()} ${baseline} vs. ${candidate}`;
}

/** Relation of the environments from their fields: a difference outranks a conflict. */
function environmentRelation(settings: readonly Setting[], shared: boolean): Relation {
  const has = (wanted: Relation) => settings.some((entry) => entry.relation === wanted);
  if (has('different')) return 'different';
  if (has('disputed')) return 'disputed';
  return shared ? 'same' : 'not known';
}

/** Note on environments that are not known to match; '' for the others. */
function environmentNote(found: Relation, settings: readonly Setting[], onPurpose: boolean): string {
  if (found === 'same' || found === 'disputed') return '';
  const differing = settings.filter((entry) => entry.relation === 'different').map(differenceText);
  if (onPurpose && found === 'different')
    return `The environments differ by design: ${differing.join(', ')}. The verdict applies to each environment as a whole; the effect of a single setting was not measured.`;
  const head =
    found === 'different'
      ? `The environments differ: ${differing.join(', ')}. The result sets were not measured on the same cluster.`
      : 'It is unknown whether the environments are the same.';
  return `${head} The verdict covers the engine and the environment together.`;
}

/**
 * Compares every setting of two result sets: engine properties first if they differ, then conflicts, then differences.
 * The environments are the same only if both sides name one environment, sources conflict on none of its fields, and its
 * node count is reported; otherwise `note` explains why. An unknown environment is "not reported" throughout. Facts in `vary` differ on
 * purpose.
 */
export function compareEnvironments(
  sides: ComparedSides,
  vary: readonly IntentionalDifference[] = [],
): EnvironmentComparison {
  const [{ set: baseline }, { set: candidate }] = sides;
  const environmentOnly = environmentSettings(sides);
  const { clauses, ...doubt } = environmentDoubt(sides, vary);
  const shared = baseline.environment !== 'unknown' && baseline.environment === candidate.environment;
  const found = environmentRelation(environmentOnly, shared && doubt.sameness !== 'not reported');
  const all = [...environmentOnly, ...configurationSettings(sides), ...measurementSettings(baseline, candidate)];
  return {
    relation: found,
    same: found === 'same',
    ...doubt,
    dispute: clauses.join('; '),
    settings: all.sort((a, b) => sortKey(a) - sortKey(b)),
    note: environmentNote(found, environmentOnly, vary.includes('environment')),
  };
}

export function environmentTable({ settings }: EnvironmentComparison): Table {
  return tableOf(settings, [
    [column('area', 'Area'), 'area'],
    [column('setting', 'Setting'), 'name'],
    [column('baseline', 'Baseline'), 'baseline'],
    [column('candidate', 'Candidate'), 'candidate'],
    [column('relation', 'Comparison', '', 'relation'), (setting) => setting.relation],
  ]);
}
