import { compare } from '../../../../src/benchmark/comparison/compare';
import { validateVary } from '../../../../src/benchmark/comparison/intentionalDifferences';
import type { IntentionalDifference } from '../../../../src/benchmark/model/comparability/intentionalDifferences';
import type { Environment, ResultSet } from '../../../../src/benchmark/model/resultSet';
import { engineSuite } from '../../../../src/components/multiCandidate/suites';
import { expect, test } from '../../support/test';
import { environment, other, resultSet } from '../support';

const SUITE = { name: 'tpcds', queryVersion: '4.0', scaleFactor: 3000, tableFormat: 'parquet' };
const iceberg = { suite: { ...SUITE, tableFormat: 'iceberg' } };

function compared(
  theirs: Partial<ResultSet>,
  vary: IntentionalDifference[],
  environments: Environment[] = [environment()],
) {
  return compare(resultSet({ q1: [2] }), resultSet({ q1: [1] }, { id: 'other', ...theirs }), environments, { vary });
}

test('a setting that differs on purpose is accepted, is part of both names, and comes first among the notes', () => {
  const { names, notes, varied } = compared(iceberg, ['tableFormat']);
  expect(names).toEqual({ baseline: 'Comet (Parquet)', candidate: 'Comet (Iceberg)' });
  expect(notes[0]).toBe('What differs on purpose: table format (Parquet vs. Iceberg).');
  expect(notes.join(' ')).not.toContain('explicit request');
  expect(varied.onPurpose).toBe('table format (Parquet vs. Iceberg)');
});

test('any other difference is rejected as before, each setting by its own name', () => {
  const both = { suite: { ...SUITE, tableFormat: 'iceberg', scaleFactor: 1000 } };
  expect(() => compared(both, ['tableFormat'])).toThrow(/scale factor differs: 3000/);
  expect(() => compared(both, ['tableFormat'])).not.toThrow(/table format differs/);
  const older = { suite: { ...SUITE, queryVersion: '2.4' } };
  expect(() => compared(older, ['tableFormat', 'scaleFactor'])).toThrow(/query version differs/);
  expect(compared(older, ['queryVersion']).names.candidate).toBe('Comet (queries 2.4)');
  expect(() => compared({ suite: { ...SUITE, name: 'tpch' } }, ['queryVersion'])).toThrow(/suite differs/);
});

test('different engines have the setting in their names too, and without a varied setting keep their names', () => {
  expect(compared({ ...other, ...iceberg }, ['tableFormat']).names).toEqual({
    baseline: 'Comet (Parquet)',
    candidate: 'Gluten + Velox (Iceberg)',
  });
  const plain = compared(other, []);
  expect([plain.names.candidate, plain.varied.onPurpose]).toEqual(['Gluten + Velox', '']);
  expect(plain.notes.join(' ')).not.toContain('on purpose');
});

test('environments that differ on purpose are described so, and further differences are listed', () => {
  const two = environment({ id: 'two', instanceType: 'r8g.4xlarge', nodes: 3 });
  const {
    environment: found,
    names,
    notes,
    varied,
  } = compared({ environment: 'two' }, ['environment'], [environment(), two]);
  expect(names.candidate).toBe('Comet (r8g.4xlarge)');
  expect(notes.join(' ')).not.toContain('What differs on purpose');
  expect(found.note).toMatch(/^The environments differ by design: 12 nodes vs\. 3, node type/);
  expect(varied.onPurpose).toMatch(/^environment \(.* vs\. r8g\.4xlarge\)$/);
  expect(varied.besides).toContain('nodes (12 vs. 3)');
  expect(varied.besides).not.toContain('node type');
});

test('sets of one engine and version require a varied setting, which must differ', () => {
  const [a, b] = [resultSet({ q1: [2] }), resultSet({ q1: [1] }, { id: 'b', ...iceberg, environment: 'two' })];
  expect(validateVary([a, b], [])).toEqual([
    `${a.id} and b are of one engine and version, Comet 1.0: say what varies (tableFormat, environment)`,
  ]);
  expect(validateVary([a, b], ['tableFormat'])).toEqual([]);
  expect(validateVary([a, b], ['scaleFactor'])).toEqual(['the scale factor does not differ, so it is not what varies']);
  expect(validateVary([a, { ...a, id: 'copy' }], [])).toEqual([
    `${a.id} and copy are of one engine and version, Comet 1.0: no stated fact differs, so compare them on /compare/, or over time on /history/`,
  ]);
  expect(validateVary([a, resultSet({ q1: [1] }, other)], [])).toEqual([]);
});

test('three sides of one engine and version are distinguished by their differences, without names in the report', () => {
  const set = (id: string) => resultSet({ q1: [1] }, { id, environment: id });
  const at = (id: string) => environment({ id, instanceType: `${id}.12xlarge` });
  const sets = { key: 'tpcds', baseline: set('r6g'), candidates: [set('r7g'), set('r8g')] };
  const found = engineSuite(sets, [], ['r6g', 'r7g', 'r8g'].map(at), ['environment']);
  expect([found.baseline, ...found.candidates].map(({ title }) => title)).toEqual([
    'Comet 1.0 (r6g.12xlarge)',
    'Comet 1.0 (r7g.12xlarge)',
    'Comet 1.0 (r8g.12xlarge)',
  ]);
});
