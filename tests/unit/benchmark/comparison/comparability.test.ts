import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  comparability,
  comparabilityField,
  comparabilityOf,
  memoryNote,
} from '../../../../src/benchmark/comparison/comparability';
import { comparabilityView } from '../../../../src/benchmark/comparison/comparabilityView';
import { publishedComparability } from '../../../../src/benchmark/comparison/publishedComparability';
import { comparedSides } from '../../../../src/benchmark/comparison/side';
import type { Comparability, ComparabilityRelation } from '../../../../src/benchmark/model/comparability/comparability';
import type { Environment, ResultSet } from '../../../../src/benchmark/model/resultSet';
import { expect, test } from '../../support/test';
import { environment, other, resultSet, statement } from '../support';

const times = { q1: [1], q2: [2] } as const;
const set = (changes: Partial<ResultSet> = {}) => resultSet({ q1: [...times.q1], q2: [...times.q2] }, changes);

function receiptBetween(
  baseline: ResultSet,
  candidate: ResultSet,
  environments: readonly Environment[],
): Comparability {
  return comparability(comparedSides(baseline, candidate, environments));
}

function of(
  changes: Partial<ResultSet>,
  further: Partial<ResultSet> = {},
  environments: Environment[] = [environment()],
) {
  return receiptBetween(set(changes), set({ ...other, ...further }), environments);
}

function field({ fields }: Comparability, name: string) {
  const found = fields.find((entry) => entry.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

test('the title counts each relation, and omits relations without a setting', () => {
  const title = (counts: Partial<Record<ComparabilityRelation, number>>) => {
    const relations = (Object.entries(counts) as [ComparabilityRelation, number][]).flatMap(([relation, count]) =>
      Array<ComparabilityRelation>(count).fill(relation),
    );
    return comparabilityOf(relations.map((relation) => ({ ...comparabilityField('A', ['a', 'b']), relation }))).title;
  };
  expect(title({ same: 12, different: 3, unknown: 6, disputed: 1 })).toBe(
    '12 settings match, 3 differ, 6 are unknown, 1 conflicts',
  );
  expect(title({ same: 1, different: 1, unknown: 1, disputed: 2 })).toBe(
    '1 setting matches, 1 differs, 1 is unknown, 2 conflict',
  );
  expect(title({ unknown: 4 })).toBe('No setting matches, 4 are unknown');
});

test('settings that neither side reports are unknown, also if both name one environment', () => {
  const found = of({}, {}, [environment({ storage: 'unknown' })]);
  expect(field(found, 'Table storage')).toMatchObject({ baseline: 'not reported', relation: 'unknown' });
  expect(field(found, 'Warm-up iterations').relation).toBe('unknown');
  expect(field(of({}), 'Table storage').relation).toBe('same');
});

test('the counts match the fields, each field has one id, and conflicting ones come first', () => {
  const history = environment({ statements: [statement(24, '2026-01-01', ['example']), statement(12, '2026-02-01')] });
  const found = of({ created: '2026-01-01', createdCommit: 'a' }, {}, [history]);
  const { fields, same, different, unknown, disputed } = found;
  expect(same + different + unknown + disputed).toBe(fields.length);
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  expect([disputed, fields[0]?.name, fields[0]?.baseline, fields[0]?.candidate]).toEqual([
    1,
    'Nodes',
    '24 or 12',
    '12',
  ]);
  expect(fields[0]?.statements).toEqual([
    {
      name: 'Comet',
      source: 'A page',
      said: [
        { text: '24 on 1 January 2026', path: 'https://example.org/2026-01-01' },
        { text: '12 on 1 February 2026', path: 'https://example.org/2026-02-01' },
      ],
    },
  ]);
});

test('cores that an environment does not report are those of the Spark properties, or unknown', () => {
  const silent = [environment({ executorCores: 'unknown' })];
  const cores = (configuration: Record<string, string>) =>
    field(of({ configuration }, { configuration }, silent), 'Cores of the executors');
  expect(cores({})).toMatchObject({ baseline: 'not reported', relation: 'unknown' });
  expect(cores({ 'spark.executor.cores': '8' })).toMatchObject({ baseline: '23 × 8 cores', relation: 'same' });
});

test('additional memory of one side is given in GB, for all executors', () => {
  const more = { ...environment({ executorMemoryGb: 64 }), id: 'two' };
  const found = of({}, { environment: 'two' }, [environment(), more]);
  expect(field(found, 'Memory of the executors')).toMatchObject({
    baseline: '23 × 58\u202FGB',
    candidate: '23 × 64\u202FGB',
    relation: 'different',
    note: 'Gluten + Velox has 138\u202FGB more memory: 1,472\u202FGB in total vs. 1,334\u202FGB.',
  });
  expect(field(of({}), 'Memory of the executors').note).toBe('Both sides request 1,334\u202FGB in total.');
  expect(memoryNote([null, 5], ['A', 'B'])).toBe('It is unknown which side has more memory.');
});

test('swapping the sides swaps the values and keeps every relation and the amount of memory', () => {
  const sizes = fc.constantFrom<number | 'unknown'>(16, 58, 64, 'unknown');
  fc.assert(
    fc.property(sizes, sizes, fc.boolean(), (a, b, disputed) => {
      const statements = disputed
        ? [statement(24, '2026-01-01', ['example']), statement(4, '2026-02-01', ['example'])]
        : [];
      const environments = [
        environment({ executorMemoryGb: a, statements }),
        { ...environment({ executorMemoryGb: b }), id: 'two' },
      ];
      const [one, two] = [set(), set({ ...other, environment: 'two' })];
      const [there, back] = [receiptBetween(one, two, environments), receiptBetween(two, one, environments)];
      assert.equal(back.title, there.title);
      const swapped = there.fields.map((entry) => ({ ...entry, baseline: entry.candidate, candidate: entry.baseline }));
      assert.equal(JSON.stringify(back.fields), JSON.stringify(swapped));
    }),
    { numRuns: 40 },
  );
});

test('the order of two runs is unknown if both have the same date', () => {
  const after = { conditions: { order: 'after vanilla Spark' } };
  expect(field(of(after, after), 'Order of the runs')).toMatchObject({
    relation: 'unknown',
    note: 'It is unknown which of the two ran first.',
  });
  expect(field(of({ conditions: { order: 'first' } }, after), 'Order of the runs').relation).toBe('different');
});

test('the age between the runs is the difference of their first publication; the date of a snapshot alone gives none', () => {
  const first = { created: '2026-04-29', createdCommit: 'ef6f5eb0', snapshot: '2026-07-21' };
  const found = field(of(first, { created: '2026-06-26', createdCommit: '17a2fcdb' }), 'First published');
  expect(found).toMatchObject({ baseline: '29 April 2026', candidate: '26 June 2026', relation: 'different' });
  expect(found.note).toBe('Published 58 days apart. It is unknown when the runs were made.');
  const read = { created: '2026-07-21', snapshot: '2026-07-21' };
  expect(field(of(read, read), 'First published')).toMatchObject({
    baseline: 'by 21 July 2026',
    relation: 'unknown',
  });
});

test('rows match if every hash agrees, differ if one does not, and are unknown if a side has no hash', () => {
  const rows = (hash: string) => ({ outputs: [{ query: 'q1', rowCount: 3, resultHash: hash, line: 2 }] });
  const harness = { harness: { name: 'bench.py', version: 'unknown' } };
  const relation = (a: object, b: object) =>
    field(of({ ...harness, ...a }, { ...harness, ...b }), 'Rows returned').relation;
  expect(relation(rows('a'), rows('a'))).toBe('same');
  expect(relation(rows('a'), rows('b'))).toBe('different');
  expect(relation(rows('a'), {})).toBe('unknown');
});

test('the caption counts the differences that are the engines themselves', () => {
  const engine = (nativeEngine: string, plugin: string) => ({
    conditions: { nativeEngine },
    configuration: { 'spark.plugins': `org.example.${plugin}` },
  });
  const found = of(engine('DataFusion (Rust)', 'CometPlugin'), engine('Velox (C++)', 'GlutenPlugin'));
  expect(found.caption).toBe('One square per setting. Two of the differences are the engines themselves.');
  expect(field(found, 'Plugin and shuffle manager')).toMatchObject({
    baseline: 'CometPlugin',
    candidate: 'GlutenPlugin',
  });
  expect(of({}).caption).toBe('One square per setting.');
});

test('the table shows settings that do not match and always the memory; settings that neither side reports can be folded', () => {
  const { shown, neither, same, sameText } = comparabilityView(of({}));
  expect(shown.map(({ name }) => name)).toContain('Memory of the executors');
  expect(same.every(({ relation }) => relation === 'same')).toBe(true);
  expect(neither.map(({ name }) => name)).toContain('Data layout');
  expect(neither.every((entry) => shown.includes(entry))).toBe(true);
  expect(sameText).toMatch(/^Suite, TPC-DS-derived; Query version, 4\.0; Queries, 2; /);
});

test('a published comparison has a short comparability check: additional nodes of the candidate, and their memory', () => {
  const published = {
    suite: { name: 'tpcds', queryVersion: '2.4', scaleFactor: 3000, tableFormat: 'parquet' },
    baseline: { title: 'native shuffle' },
    candidate: { title: 'Celeborn' },
    statistic: 'unknown',
    iterations: 'unknown',
  } as Parameters<typeof publishedComparability>[0];
  const nodes = environment({ nodes: 8, memoryPerNodeGb: 256, instanceType: 'r6g.8xlarge' });
  const found = publishedComparability(published, { own: nodes, extra: nodes });
  if (!found) throw new Error('no receipt');
  expect(found.names).toEqual({ baseline: 'Native shuffle', candidate: 'Celeborn' });
  expect(field(found, 'Nodes')).toMatchObject({ baseline: '8', candidate: '8 + 8', relation: 'different' });
  expect(field(found, 'Memory of the nodes').note).toBe(
    'Celeborn has 2,048\u202FGB more memory: 4,096\u202FGB in total vs. 2,048\u202FGB.',
  );
  expect(field(found, 'Node type').relation).toBe('same');
  expect(field(found, 'Rows returned').relation).toBe('unknown');
  expect(publishedComparability({ ...published, suite: null }, null)).toBeNull();
});
