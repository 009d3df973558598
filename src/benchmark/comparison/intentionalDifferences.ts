import type { Comparability } from '../model/comparability/comparability';
import {
  DIFFERENCE_NAMES,
  type DifferenceTexts,
  type IntentionalDifference,
} from '../model/comparability/intentionalDifferences';
import type { EnvironmentComparison } from '../model/comparison';
import type { ResultSet } from '../model/resultSet';
import { INTENTIONAL_DIFFERENCES } from '../schemas/words';
import { tableFormatText } from '../text/dataSize';
import { engineTitle, joinWords } from '../text/names';
import { NOT_REPORTED, reportedText } from '../text/notReported';
import type { ComparedSide, ComparedSides } from './side';
import { distinguishingSuffixes } from './sideNames';

/** Settings that express the fact itself. */
const SETTINGS: Record<IntentionalDifference, string[]> = {
  tableFormat: ['Table format'],
  scaleFactor: ['Scale factor', 'Data size'],
  queryVersion: ['Query version', 'Queries'],
  environment: ['Node type', 'Architecture'],
  configuration: ['Plugin and shuffle manager', 'Off-heap memory'],
};

function suiteText({ set: { suite } }: ComparedSide, fact: 'tableFormat' | 'scaleFactor' | 'queryVersion'): string {
  return fact === 'tableFormat' ? tableFormatText(suite) : reportedText(suite[fact]);
}

function sideTexts(sides: ComparedSides, fact: IntentionalDifference): string[] {
  if (fact !== 'environment' && fact !== 'configuration') return sides.map((side) => suiteText(side, fact));
  return distinguishingSuffixes(sides, [fact], false).map((marks) => marks[0] ?? NOT_REPORTED);
}

/** "table format (Parquet vs. Iceberg)": each fact that differs on purpose, baseline first; '' for none. */
function intentionalText(sides: ComparedSides, vary: readonly IntentionalDifference[]): string {
  return joinWords(vary.map((fact) => `${DIFFERENCE_NAMES[fact]} (${sideTexts(sides, fact).join(' vs. ')})`));
}

/** A setting of both sides, from the comparability check or the environments. */
interface ComparedSetting {
  name: string;
  baseline: string;
  candidate: string;
  relation: string;
}

/** Distinct settings except engines and facts that differ on purpose. */
function otherSettings(
  { fields }: Comparability,
  { settings }: EnvironmentComparison,
  vary: readonly IntentionalDifference[],
): ComparedSetting[] {
  const meant = new Set(vary.flatMap((fact) => SETTINGS[fact]));
  const own = settings.filter(({ area }) => area === 'environment');
  const all: ComparedSetting[] = [...fields.filter(({ engine }) => !engine), ...own].filter(
    ({ name }) => !meant.has(name),
  );
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

/** "nodes (12 vs. 3)": settings that differ or have conflicting sources; "nothing that is stated" for none. */
function otherDifferencesText(settings: readonly ComparedSetting[]): string {
  const texts = settings.flatMap(({ name, baseline, candidate, relation }) => {
    const word = relation === 'disputed' ? ', conflicting sources' : '';
    const shown = relation === 'disputed' || relation === 'different';
    return shown ? [`${nameInSentence(name)} (${baseline} vs. ${candidate}${word})`] : [];
  });
  return joinWords(texts) || 'nothing that is stated';
}

/** "nodes, Java and warm-up iterations": settings that at least one side does not report; "nothing" for none. */
function unknownText(settings: readonly ComparedSetting[]): string {
  const names = settings.filter(({ relation }) => relation === 'unknown' || relation === 'not known');
  return joinWords(names.map(({ name }) => nameInSentence(name))) || 'nothing';
}

/** A setting's name within a sentence; names of programs keep their capital. */
function nameInSentence(name: string): string {
  return ['Spark', 'Java', 'Scala'].includes(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/**
 * Differences on purpose, other differences, and unknown facts, as parts of sentences; and the note next to the verdict:
 * '' if only environments differ on purpose, because they have a separate note.
 */
export function intentionalDifferences(
  sides: ComparedSides,
  { comparability, environment }: { comparability: Comparability; environment: EnvironmentComparison },
  vary: readonly IntentionalDifference[],
): { varied: DifferenceTexts; note: string } {
  const others = otherSettings(comparability, environment, vary);
  const noted = vary.filter((fact) => fact !== 'environment' || environment.relation !== 'different');
  return {
    varied: {
      onPurpose: intentionalText(sides, vary),
      besides: otherDifferencesText(others),
      unknown: unknownText(others),
    },
    note: noted.length === 0 ? '' : `What differs on purpose: ${intentionalText(sides, noted)}.`,
  };
}

/** A fact of a result set as comparable text. */
function factText({ suite, environment, configuration }: ResultSet, fact: IntentionalDifference): string {
  if (fact === 'environment') return environment;
  if (fact === 'configuration') return JSON.stringify(Object.entries(configuration).sort());
  return String(suite[fact]);
}

/** The facts in which some of these sets differ. */
export function differingFacts(sets: readonly ResultSet[]): IntentionalDifference[] {
  return INTENTIONAL_DIFFERENCES.filter((fact) => new Set(sets.map((set) => factText(set, fact))).size > 1);
}

/** Result sets that share engine and version with another one. */
function identicalSets(sets: readonly ResultSet[]): ResultSet[] {
  const title = ({ engine }: ResultSet) => engineTitle(engine);
  return sets.filter((set) => sets.filter((other) => title(other) === title(set)).length > 1);
}

/**
 * Problems with `vary` for these result sets, one sentence each: a fact that does not differ, or sets of one engine and
 * version without a fact that distinguishes them.
 */
export function validateVary(sets: readonly ResultSet[], vary: readonly IntentionalDifference[]): string[] {
  const differing = differingFacts(sets);
  const idle = vary.filter((fact) => !differing.includes(fact));
  const [first] = vary.length > 0 ? [] : identicalSets(sets);
  if (!first) return idle.map((fact) => `the ${DIFFERENCE_NAMES[fact]} does not differ, so it is not what varies`);
  const alike = identicalSets(sets).filter(({ engine }) => engineTitle(engine) === engineTitle(first.engine));
  const known = differingFacts(alike);
  const cure =
    known.length === 0
      ? 'no stated fact differs, so compare them on /compare/, or over time on /history/'
      : `say what varies (${known.join(', ')})`;
  return [
    `${joinWords(alike.map(({ id }) => id))} are of one engine and version, ${engineTitle(first.engine)}: ${cure}`,
  ];
}
