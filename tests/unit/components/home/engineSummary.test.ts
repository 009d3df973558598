import type { ResultSet, Suite } from '../../../../src/benchmark/model/resultSet';
import type { EngineRecord, Round } from '../../../../src/benchmark/model/round';
import { engineSummarySpec } from '../../../../src/components/home/engineSummary/engineSummary';
import { type AnswersInput, findPairs } from '../../../../src/components/home/engineSummary/findPairs';
import { newestEnginePair } from '../../../../src/components/home/engineSummary/pairs';
import { kindOf } from '../../../../src/figures';
import { type AnswersSpec, plainText } from '../../../../src/figures/answers/spec';
import { environment, resultSet, type Times } from '../../benchmark/support';
import { expect, test } from '../../support/test';

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

/** Five iterations of six queries, whose ranges are narrow. */
const repeated = (id: string, engine: ResultSet['engine'], low: number, created: string) =>
  resultSet(
    Object.fromEntries([1, 2, 3, 4, 5, 6].map((query) => [`q${query}`, [low * 1.01, low, low * 1.02] as Times])),
    {
      id,
      engine,
      suite: H,
      environment: 'workstation',
      created,
    },
  );

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

// July: Spark 40 s, Comet 20 s (every query in half the time), Gluten 10 s (a quarter). March: Spark 44 s, Comet 44 s.
const sparkJuly = set('spark-july', SPARK, [10, 10, 10, 10], { created: '2025-07-31' });
const cometJuly = set('comet-july', COMET, [5, 5, 5, 5], { created: '2025-07-31' });
const glutenJuly = set('gluten-july', GLUTEN, [2.5, 2.5, 2.5, 2.5], { created: '2025-07-30' });
const sparkMarch = set('spark-march', SPARK, [11, 11, 11, 11], { created: '2025-03-19' });
const cometMarch = set('comet-march', { ...COMET, version: '0.7.0' }, [11, 11, 11, 11], { created: '2025-03-19' });
const july = round('july', '2025-07-31', ['spark-july', 'comet-july', 'gluten-july'], ['spark-july']);
const march = round('march', '2025-03-19', ['spark-march', 'comet-march'], ['spark-march']);

/** The environment of all sets, if its hardware is known. */
const KNOWN = { ...environment(), id: 'workstation' };

const input = (changes: Partial<AnswersInput> = {}): AnswersInput => ({
  resultSets: [sparkMarch, cometMarch, sparkJuly, cometJuly, glutenJuly],
  environments: [],
  rounds: [march, july],
  engines: [record('comet'), record('gluten-velox')],
  compared: [],
  published: [],
  shown: [],
  ...changes,
});

const made = (changes: Partial<AnswersInput> = {}): AnswersSpec => {
  const spec = engineSummarySpec(findPairs(input(changes)));
  if (!spec) throw new Error('no answers');
  return spec;
};

const totals = (spark: ResultSet['engine'], own: ResultSet['engine'], baselineS: number, candidateS: number) => ({
  baseline: { title: `vanilla Spark ${spark.version}`, engine: spark },
  candidate: { title: `${own.title} ${own.version}`, engine: own },
  created: '2026-05-01',
  snapshot: '2026-05-01',
  totals: { baselineS, candidateS },
});

test('each engine has one bar, its newest release with vanilla Spark in the same round, latest measurement first', () => {
  const { engines } = made();
  expect(engines.map(({ title, setup, candidate }) => [title, ...setup, candidate])).toEqual([
    ['Comet', '0.9.0, July 2025', 'TPC-H at 100\u202FGB', 'comet-july'],
    ['Gluten + Velox', '1.4.0, July 2025', 'TPC-H at 100\u202FGB', 'gluten-july'],
  ]);
  expect(engines.map(({ rows }) => rows.map(({ value }) => value))).toEqual([
    ['2.00×', '2.00×', '2.00×'],
    ['4.00×', '4.00×', '4.00×'],
  ]);
});

test('vanilla Spark in a different round is never the baseline', () => {
  const alone = { ...july, baselines: [] };
  expect(made({ rounds: [march, alone] }).engines.map(({ candidate }) => candidate)).toEqual(['comet-march']);
});

test('published totals of a newer release are other totals, and the range is of what the bars show', () => {
  const newer = { ...COMET, version: '1.0.0' };
  const published = [
    totals({ ...SPARK, version: '3.4' }, newer, 100, 20),
    totals(SPARK, newer, 100, 45),
    totals(SPARK, { ...COMET, version: '0.8.0' }, 100, 1),
  ];
  const { engines, sentence } = made({ published });
  expect(plainText(sentence)).toContain(
    'took 25 to 50% of vanilla Spark’s time in their newest results with a time for each query.',
  );
  expect(engines[0]?.setup[0]).toBe('0.9.0, July 2025');
  expect(engines[0]?.otherTotals).toContain(
    'Of 1.0.0, only totals were published, by 1 May 2026: 45\u202Fs vs. 100\u202Fs for vanilla Spark 3.5 (2.22×) and 20\u202Fs vs. 100\u202Fs for vanilla Spark 3.4 (5.00×).',
  );
});

test('the engine with the best evidence is first, not the one with the largest ratio', () => {
  const sets = [repeated('spark-early', SPARK, 10, '2025-01-01'), repeated('gluten-early', GLUTEN, 5, '2025-01-01')];
  const early = round('early', '2025-01-01', ['spark-early', 'gluten-early'], ['spark-early']);
  const { engines } = made({
    resultSets: [sparkJuly, cometJuly, ...sets],
    environments: [KNOWN],
    rounds: [early, { ...july, resultSets: ['spark-july', 'comet-july'] }],
  });
  expect(engines[0]?.candidate).toBe('gluten-early');
});

test('a second measurement of the same pair is mentioned with its ratio', () => {
  const again = {
    ...totals(SPARK, COMET, 45, 30),
    rerunOf: { baseline: 'spark-july', candidate: 'comet-july' },
  };
  const { engines, title, sentence } = made({ published: [again] });
  const [comet, gluten] = engines;
  expect(comet?.otherTotals).toContain('A second measurement: 30\u202Fs vs. 45\u202Fs (1.50×).');
  expect(gluten?.otherTotals.join(' ')).not.toContain('second measurement');
  // The range reaches to the worse one.
  expect(title).toBe(
    'The engines take 25 to 67% of vanilla Spark’s time, each at its own data size, on its own machine',
  );
  expect(plainText(sentence)).toContain('took 25 to 67% of');
});

test('a shuffle service without an engine record has no bar', () => {
  expect(made({ engines: [record('comet')] }).engines.map(({ engine }) => engine)).toEqual(['comet']);
  expect(engineSummarySpec(findPairs(input({ engines: [] })))).toBeNull();
});

test('the sentence states the range of shares, and that the fastest is unknown only if no two were measured together', () => {
  expect(plainText(made().sentence)).toBe(
    'Both engines took 25 to 50% of vanilla Spark’s time in their newest results with a time for each query.',
  );
  const sparkMay = set('spark-may', SPARK, [10, 10, 10, 10], { created: '2026-05-01' });
  const cometMay = set('comet-may', { ...COMET, version: '1.0.0' }, [12, 12, 12, 12], { created: '2026-05-01' });
  const may = round('may', '2026-05-01', ['spark-may', 'comet-may'], ['spark-may']);
  const spec = made({ resultSets: [...input().resultSets, sparkMay, cometMay], rounds: [march, july, may] });
  expect(plainText(spec.sentence)).toBe(
    'One of two engines took less time than vanilla Spark: 25 to 120% of vanilla Spark’s time in their newest results with a time for each query. It is unknown which one is fastest: these releases never ran together.',
  );
  expect(spec.engines.map(({ way }) => way)).toEqual(['slower', 'faster']);
  expect(spec.baseAt).toBeGreaterThan(0);
});

test('publisher and evidence are next to each bar, and a bar is solid only if its total is clear over iterations', () => {
  const [single] = made().engines;
  expect(single?.measured).toMatch(/, each query ran once\.$/);
  expect(single?.strength).toBe('measured');
  const sets = [repeated('spark-july', SPARK, 10, '2025-07-31'), repeated('comet-july', COMET, 5, '2025-07-31')];
  const [clear] = made({ resultSets: sets, rounds: [july], environments: [KNOWN] }).engines;
  expect(clear?.measured).toMatch(/, 5 iterations\.$/);
  expect(clear?.strength).toBe('clear');
});

test('forms begin with the newest well-documented pair of two engines, otherwise with the newest', () => {
  const { engineToEngine } = findPairs(input());
  expect(newestEnginePair(engineToEngine)).toEqual({ baseline: 'comet-july', candidate: 'gluten-july' });
  const [baseline, candidate] = [sparkMarch, cometMarch].map((own) => ({ ...own, iterations: 3 }));
  const documented = { baseline, candidate, together: true } as (typeof engineToEngine)[number];
  expect(newestEnginePair([...engineToEngine, documented])).toEqual({
    baseline: 'spark-march',
    candidate: 'comet-march',
  });
  expect(newestEnginePair([])).toBeUndefined();
});

test('its table has every metric and the verdict of every engine, one row each', () => {
  const spec = made();
  const table = kindOf(spec).csv?.(spec);
  expect(table?.rows).toHaveLength(2 * 4);
  expect(table?.rows[3]?.at(-1)).toContain(spec.engines[0]?.measured);
});
