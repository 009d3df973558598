import { type AnswersSpec, lineText, type Question } from '../../../../../src/benchmark/figures/answers';
import { kindOf } from '../../../../../src/benchmark/figures/kinds';
import type { ResultSet, Suite } from '../../../../../src/benchmark/model/resultSet';
import type { EngineRecord, Round } from '../../../../../src/benchmark/model/round';
import { type AnswersInput, answersSpec } from '../../../../../src/benchmark/pages/home/answers/answers';
import { expect, test } from '../../../support/test';
import { resultSet, type Times } from '../../support';

const SPARK = { id: 'native-spark', title: 'vanilla Spark', version: '3.5' };
const COMET = { id: 'comet', title: 'Comet', version: '0.9.0' };
const GLUTEN = { id: 'gluten-velox', title: 'Gluten + Velox', version: '1.4.0' };
const H: Suite = { name: 'tpch', queryVersion: '3.0', scaleFactor: 100, tableFormat: 'parquet' };
const SINGLE = { statistic: 'single', iterations: 1, environment: 'workstation' } as const;

const set = (id: string, engine: ResultSet['engine'], seconds: number[], changes: Partial<ResultSet> = {}) =>
  resultSet(Object.fromEntries(seconds.map((time, index) => [`q${index + 1}`, [time] as Times])), {
    id,
    engine,
    suite: H,
    ...SINGLE,
    ...changes,
  });

const record = (id: string): EngineRecord => ({
  id,
  name: id,
  what: '',
  homepage: '',
  licence: '',
  releases: [],
  sources: [],
});

const round = (id: string, date: string, resultSets: string[], baselines: string[]): Round => ({
  id,
  title: id,
  date,
  publisher: 'example.org',
  machine: 'workstation',
  sources: [],
  resultSets,
  baselines,
  differs: [],
});

// July: 40 s of Spark; Comet takes 20, every query half the time; Gluten 10, a quarter. March: Spark 44 s, Comet 44, no gain.
const sparkJuly = set('spark-july', SPARK, [10, 10, 10, 10], { created: '2025-07-31' });
const cometJuly = set('comet-july', COMET, [5, 5, 5, 5], { created: '2025-07-31' });
const glutenJuly = set('gluten-july', GLUTEN, [2.5, 2.5, 2.5, 2.5], { created: '2025-07-30' });
const sparkMarch = set('spark-march', SPARK, [11, 11, 11, 11], { created: '2025-03-19' });
const cometMarch = set('comet-march', { ...COMET, version: '0.7.0' }, [11, 11, 11, 11], { created: '2025-03-19' });
const july = round('july', '2025-07-31', ['spark-july', 'comet-july', 'gluten-july'], ['spark-july']);
const march = round('march', '2025-03-19', ['spark-march', 'comet-march'], ['spark-march']);

const input = (changes: Partial<AnswersInput> = {}): AnswersInput => ({
  resultSets: [sparkMarch, cometMarch, sparkJuly, cometJuly, glutenJuly],
  environments: [],
  rounds: [march, july],
  engines: [record('comet'), record('gluten-velox')],
  compared: [],
  shown: [],
  ...changes,
});

const made = (changes: Partial<AnswersInput> = {}): AnswersSpec => {
  const spec = answersSpec(input(changes));
  if (!spec) throw new Error('no answers');
  return spec;
};

const said = ({ engines }: AnswersSpec, engine: string, question: Question): string[] =>
  engines.find((entry) => entry.engine === engine)?.answers[question].map(lineText) ?? [];

test('each engine has one column, its newest release against the vanilla Spark of its own round, the one measured last first', () => {
  const { engines } = made();
  expect(engines.map(({ title, baseline, candidate }) => [title, baseline, candidate])).toEqual([
    ['Comet 0.9.0', 'spark-july', 'comet-july'],
    ['Gluten + Velox 1.4.0', 'spark-july', 'gluten-july'],
  ]);
  expect(engines.map(({ rows }) => rows.map(({ value }) => value))).toEqual([
    ['2.00×', '2.00×', '2.00×'],
    ['4.00×', '4.00×', '4.00×'],
  ]);
});

test('the vanilla Spark of another round is never the baseline, even if no other is there', () => {
  const alone = { ...july, baselines: [] };
  expect(made({ rounds: [march, alone] }).engines.map(({ candidate }) => candidate)).toEqual(['comet-march']);
});

test('what has no record of an engine, a shuffle service for example, has no column', () => {
  expect(made({ engines: [record('comet')] }).engines.map(({ engine }) => engine)).toEqual(['comet']);
  expect(answersSpec(input({ engines: [] }))).toBeNull();
});

test('the title says which share of vanilla Spark’s time is taken, the sentence that each query ran once', () => {
  const { title, sentence } = made();
  expect(title).toBe('Comet 0.9.0 takes 0.50 times vanilla Spark’s time');
  expect(sentence).toContain('Comet: 2.00×, 2.00× and 2.00×, one run per query.');
  expect(sentence).not.toContain('never measured together');
});

test('two engines of one round were measured together; the figures are the second over the first', () => {
  const [first, behind] = said(made(), 'gluten-velox', 'other');
  expect(first).toBe('Gluten + Velox 1.4.0 vs. Comet 0.9.0');
  expect(behind).toContain('2.00×, 2.00×, 2.00×; TPC-H, SF\u00A0100. ');
});

test('where the newest release was not measured beside the other, the nearest pair is named as such', () => {
  const sparkMay = set('spark-may', SPARK, [10, 10, 10, 10], { created: '2026-05-01' });
  const cometMay = set('comet-may', { ...COMET, version: '1.0.0' }, [4, 4, 4, 4], { created: '2026-05-01' });
  const may = round('may', '2026-05-01', ['spark-may', 'comet-may'], ['spark-may']);
  const spec = made({ resultSets: [...input().resultSets, sparkMay, cometMay], rounds: [march, july, may] });
  expect(said(spec, 'gluten-velox', 'other')[0]).toBe(
    'Not measured together. Nearest: Gluten + Velox 1.4.0 vs. Comet 0.9.0',
  );
  expect(spec.sentence).toContain('The newest releases were never measured together.');
});

test('since when: from the release after the last one that was not above 1× by all three figures, and what that one was', () => {
  expect(said(made(), 'comet', 'since')).toEqual([
    'Above 1× by all three figures in one measured release since 0.9.0, July 2025. History of Comet',
    'In 0.7.0, March 2025: on TPC-H, SF\u00A0100 the total-time ratio 1.00×, geometric mean 1.00× and median 1.00×.',
  ]);
  expect(said(made(), 'gluten-velox', 'since')[0]).toContain('One release measured, July 2025');
});

test('how sure: how often each query ran, and that a second run is not known to agree', () => {
  expect(said(made(), 'comet', 'sure')).toEqual([
    'Single run, 4 queries.',
    expect.stringContaining('environment'),
    'Whether a second run would agree is not known.',
    expect.stringMatching(/settings? (is|are)/),
  ]);
});

test('its table has every figure and every answer, a row each', () => {
  const spec = made();
  const table = kindOf(spec).csv?.(spec);
  expect(table?.rows).toHaveLength(2 * 3 + 2 * 5);
});
