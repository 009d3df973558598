import type { Comparability } from '../../model/comparability/comparability';
import {
  DIFFERENCE_NAMES,
  type DifferenceTexts,
  type IntentionalDifference,
} from '../../model/comparability/intentionalDifferences';
import type { EnvironmentComparison } from '../../model/comparison';
import { tableFormatText } from '../../text/dataSize';
import { joinWords } from '../../text/names';
import { NOT_REPORTED, reportedText } from '../../text/notReported';
import type { ComparedSide, ComparedSides } from '../comparedSide';
import { distinguishingSuffixes } from './nameSuffixes';

/** Settings that express the fact itself. */
const SETTINGS: Record<IntentionalDifference, string[]> = {
  tableFormat: ['Table format'],
  scaleFactor: ['Scale factor'],
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

/** The note next to the verdict; none if only environments differ on purpose, because they have a separate note. */
export function differenceNotes(
  sides: ComparedSides,
  vary: readonly IntentionalDifference[],
  { relation }: Pick<EnvironmentComparison, 'relation'>,
): string[] {
  const told = vary.filter((fact) => fact !== 'environment' || relation !== 'different');
  return told.length === 0 ? [] : [`What differs on purpose: ${intentionalText(sides, told)}.`];
}

/** Differences on purpose, other differences, and unknown facts, as parts of sentences. */
export function differenceTexts(
  sides: ComparedSides,
  { comparability, environment }: { comparability: Comparability; environment: EnvironmentComparison },
  vary: readonly IntentionalDifference[],
): DifferenceTexts {
  const others = otherSettings(comparability, environment, vary);
  return {
    onPurpose: intentionalText(sides, vary),
    besides: otherDifferencesText(others),
    unknown: unknownText(others),
  };
}
