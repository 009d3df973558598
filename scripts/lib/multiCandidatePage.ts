import type { IntentionalDifference } from '../../src/benchmark/model/comparability/intentionalDifferences';
import type { ResultSet } from '../../src/benchmark/model/resultSet';
import { capitalise, joinWords } from '../../src/benchmark/text/names';
import { suiteText } from '../../src/figures/shared/captions';
import { type EngineSuite, firstOf } from '../../src/figures/shared/suite';
import { proseSpot } from '../../src/plugin/mdx/prosePlaceholders';
import { pageOf } from './reportPage';

const LONGEST_KEY = 30;

function keyText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST_KEY);
}

/** The text in the parentheses of a name: the intentional difference. */
function markOf(title: string): string {
  return /\(([^)]*)\)$/.exec(title)?.[1] ?? '';
}

/** The shortest keys that distinguish all candidates: from engines, differences, or names, otherwise numbers. */
function candidateKeys(candidates: readonly ResultSet[], titles: readonly string[]): string[] {
  const choices = [
    candidates.map(({ engine }) => keyText(engine.id)),
    titles.map((title) => keyText(markOf(title))),
    titles.map(keyText),
  ];
  const tells = (keys: string[]) => !keys.includes('') && new Set(keys).size === keys.length;
  return choices.find(tells) ?? candidates.map((_, at) => `candidate${at + 1}`);
}

/** The prefix of a suite's charts and values: its name without other characters than letters and digits. */
export function suiteKey({ suite }: ResultSet): string {
  return keyText(suite.name) || 'suite';
}

/** The sides of a new report on several candidates of one suite; names follow from engine, version, and differences. */
export function reportSides(
  suite: EngineSuite,
  baseline: ResultSet,
  candidates: readonly ResultSet[],
): { key?: string; sets: string[] }[] {
  const keys = candidateKeys(
    candidates,
    suite.candidates.map(({ title }) => title),
  );
  return [{ sets: [baseline.id] }, ...candidates.map(({ id }, index) => ({ key: keys[index] ?? '', sets: [id] }))];
}

/** "Native Spark 3.5.3 (r7g.12xlarge) and native Spark 3.5.3 (r8g.12xlarge) vs. native Spark 3.5.3 (r6g.12xlarge)". */
export function multiCandidateTitle({ baseline, candidates }: EngineSuite): string {
  return `${capitalise(joinWords(candidates.map(({ title }) => title)))} vs. ${baseline.title}`;
}

function description(suite: EngineSuite): string {
  const { onPurpose } = firstOf(suite).varied;
  const differs = onPurpose === '' ? '' : ` What differs on purpose: ${onPurpose.replace(/ \(.*\)$/, '')}.`;
  return `${multiCandidateTitle(suite)} on the ${suiteText(firstOf(suite).baseline)}.${differs}`;
}

/** The value of report.json. `published` is a date, 2026-07-21. */
export function multiCandidateReportJson(
  suite: EngineSuite,
  sides: ReturnType<typeof reportSides>,
  title: string,
  published: string,
  vary: readonly IntentionalDifference[],
): object {
  return {
    title,
    description: description(suite),
    published,
    ...(vary.length > 0 ? { vary } : {}),
    sides,
    suites: [suite.key],
    sources: [],
    allow: [],
    notes: [],
  };
}

/** The results of one candidate, in numbers that the page computes. */
function candidateText(at: string, baseline: string, value: (of: string) => string): string {
  const of = (what: string) => value(`${at}.${what}`);
  return `With ${of('name')} the suite takes ${of('total_s')}, with ${value(`${baseline}.name`)} ${value(`${baseline}.total_s`)}: the total-time ratio is
${of('total.speedup')}, the geometric mean ${of('geometric_mean.speedup')}, the median ${of('median.speedup')}.
Less time on ${of('faster')} queries, more on ${of('slower')}.`;
}

/** Intentional and other differences by candidate; empty if engines are compared. */
function differencesByCandidate(
  ats: readonly string[],
  vary: readonly IntentionalDifference[],
  value: (of: string) => string,
): string {
  if (vary.length === 0) return '';
  const lines = ats.map(
    (at) =>
      `- ${value(`${at}.name`)}: intentional ${value(`${at}.varies.on_purpose`)}; other ${value(`${at}.varies.besides`)}; not reported by one side or both ${value(`${at}.varies.unknown`)}.`,
  );
  return `## What differs

Each compared with the baseline; the value of the baseline comes first:

${lines.join('\n')}

${proseSpot('whether the other differences could explain the result; what would have to be measured to know')}`;
}

/** The page of a new report on several candidates, with placeholders for missing sentences. It builds unchanged. */
export function multiCandidatePage(
  id: string,
  title: string,
  suite: EngineSuite,
  sides: ReturnType<typeof reportSides>,
  vary: readonly IntentionalDifference[],
): string {
  const value = (of: string) => `<Value report="${id}" of="${of}" />`;
  const ats = sides.slice(1).map(({ key }) => `${suite.key}.${key}`);
  return pageOf(id, title, description(suite), [
    '## Results',
    proseSpot('the most important sentence. Do the three metrics of each candidate agree, and if not, why?'),
    ...ats.map((at) => candidateText(at, `${suite.key}.baseline`, value)),
    differencesByCandidate(ats, vary, value),
    proseSpot(
      'a section “Limitations”, with its heading: what is unknown (warm-up, run order, result correctness), what looks wrong',
    ),
  ]);
}
