import type { PublishedComparison } from '../../../../src/benchmark/model/published';
import { addedSpec, phasesOf, phasesSentence, phasesTitle } from '../../../../src/components/published/phases';
import { expect, test } from '../../support/test';

/** Series by name, each with its seconds in the first phase and in phases 2 and 3. */
function comparison(series: Record<string, [number, number, number]>): PublishedComparison {
  const measures = Object.entries(series).flatMap(([name, [baseline, ...values]]) =>
    values.map((candidate, index) => ({
      ...{ name, unit: 's', better: 'lower', published: '', changePct: null, line: 0 },
      ...{ size: `phase ${index + 2}`, baseline, candidate },
    })),
  );
  const sides = { baseline: { title: 'new tables' }, candidate: { title: 'aged tables' } };
  return { ...sides, measures, measuredQueries: [] } as unknown as PublishedComparison;
}

function texts(series: Record<string, [number, number, number]>): [title: string, sentence: string] {
  const phases = phasesOf(comparison(series));
  if (!phases) throw new Error('no phases');
  return [phasesTitle(phases), phasesSentence(phases).replaceAll('\u202F', ' ')];
}

test('formats that grow come first, then the level ones, and a level series that starts above the end of a grown one', () => {
  const [title, sentence] = texts({
    'A on Spark (copy on write)': [100, 150, 200],
    'A on Spark (merge on read)': [100, 200, 300],
    'B on Spark': [250, 260, 270],
    'C on Spark': [90, 92, 99],
    'A on Trino': [50, 50, 45],
  });
  expect(title).toBe('On Spark, A takes 2.0× to 3.0× as long; B and C at most 1.10×, but B starts at 250\u202Fs');
  expect(sentence).toBe(
    'B takes 250 s with new tables, more than A (copy on write) in phase 3 (200 s). On Trino, A takes 0.90× as long.',
  );
});

test('without a level series, a grown one, or an engine, the heading has only what there is', () => {
  expect(texts({ A: [100, 150, 200], B: [10, 15, 20] })).toEqual(['A and B take 2.0× as long', '']);
  expect(texts({ 'A on Spark': [100, 90, 80], 'B on Spark': [100, 90, 104] })[0]).toBe(
    'On Spark, A and B take at most 1.04× as long',
  );
  expect(texts({ A: [100, 150, 200], B: [150, 150, 150] })[0]).toBe('A takes 2.0× as long; B at most 1.00×');
});

test('measurements are phases only with one baseline, seconds on both sides, and the same sizes', () => {
  const whole = comparison({ A: [1, 2, 3], B: [1, 2, 3] });
  const changed = (fields: object) => ({
    ...whole,
    measures: whole.measures.map((row, index) => (index === 0 ? { ...row, ...fields } : row)),
  });
  expect(phasesOf(whole)).not.toBeNull();
  for (const fields of [{ baseline: 2 }, { unit: 'GB' }, { candidate: null }, { size: 'phase 4' }])
    expect(phasesOf(changed(fields))).toBeNull();
});

test('added time is split into its five largest queries if the series has grown', () => {
  const published = comparison({ A: [100, 150, 200], B: [100, 100, 110] });
  const row = (name: string, query: number, added: number) => ({
    ...{ name, size: 'phase 3', query: `q${query}`, line: 0 },
    ...{ baseline: 10, candidate: 10 + added },
  });
  const measuredQueries = [
    ...Array.from({ length: 10 }, (_, index) => row('A', index + 1, index === 9 ? 15 : 85 / 9)),
    ...Array.from({ length: 10 }, (_, index) => row('B', index + 1, index === 3 ? 10 : 0)),
  ];
  const phases = phasesOf({ ...published, measuredQueries });
  const spec = phases && addedSpec(phases, { ...published, measuredQueries }, 'a-added');
  expect(spec?.title).toBe('Five of 10 queries add more than half of the seconds');
  expect(spec?.rows.map(({ parts, others, longer, words }) => [parts.length, others, longer, words])).toEqual([
    [5, 5, 10, 'from q10, q1, q2, q3, and q4'],
    [0, 10, 1, '10\u202Fs in 10 queries, of them q4 10\u202Fs'],
  ]);
});
