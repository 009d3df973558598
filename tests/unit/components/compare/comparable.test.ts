import { comparableFirst, comparableSuggestions } from '../../../../src/components/compare/comparable';
import { nameDifferences } from '../../../../src/components/compare/nameDifferences';
import { pickerGroups, pickerOption } from '../../../../src/components/compare/pickerOptions';
import type { IndexEntry } from '../../../../src/components/compare/setIndex';
import { expect, test } from '../../support/test';

const SUITE = { name: 'tpcds', queryVersion: '4.0', scaleFactor: 3000, tableFormat: 'parquet' } as const;
const SMALL = { ...SUITE, scaleFactor: 1000 };

function entry(id: string, engine: string, version: string, changes: Partial<IndexEntry> = {}): IndexEntry {
  return {
    id,
    engine: { id: engine, title: engine, version },
    suite: SUITE,
    environment: 'one',
    ...{ harness: { name: 'unknown' }, sources: [], outputs: [] },
    queries: 103,
    totalS: 1,
    created: '2026-07-21',
    ...changes,
  };
}

const SPARK = entry('spark', 'native-spark', '3.5.8');
const OLD = entry('comet-old', 'comet', '0.9.0');
const NEW = entry('comet-new', 'comet', '0.16.0');
const ELSEWHERE = entry('comet-elsewhere', 'comet', '0.16.0', { suite: SMALL, environment: 'two' });
const OTHER = entry('gluten', 'gluten', '1.6.0');
const ALL = [OTHER, SPARK, OLD, NEW, ELSEWHERE];

test('sets of one engine and version list only the differences between them', () => {
  const differs = nameDifferences([...ALL, entry('comet-again', 'comet', '0.9.0', { created: '2026-01-02' })]);
  expect(Object.fromEntries(differs)).toEqual({
    gluten: '',
    spark: '',
    'comet-old': 'published 21 July 2026',
    'comet-again': 'published 2 January 2026',
    'comet-new': 'scale factor 3000',
    'comet-elsewhere': 'scale factor 1000',
  });
});

test('if nothing else differs, environments and then ids distinguish the sets', () => {
  const elsewhere = entry('comet-2', 'comet', '1', { environment: 'two' });
  expect([...nameDifferences([entry('comet-1', 'comet', '1'), elsewhere]).values()]).toEqual(['on one', 'on two']);
  const differs = nameDifferences([entry('comet-1', 'comet', '1'), entry('comet-1-hashjoin', 'comet', '1')]);
  expect(Object.fromEntries(differs)).toEqual({ 'comet-1': '', 'comet-1-hashjoin': 'hashjoin' });
});

test('comparableFirst(groups, side) puts comparable sets before others, and unpublished sets before both', () => {
  const own = entry('own_1', 'comet', '1', { suite: SMALL, mark: 'yours, not published' });
  const groups = comparableFirst(pickerGroups([own, ...ALL]), pickerOption(entry('x', 'Comet', '2', { suite: SMALL })));
  expect(groups[1]?.label).toBe('Comparable with Comet 2 (1)');
  expect(groups.map(({ isOther = false }) => isOther)).toEqual([false, false, true]);
  expect(groups.map(({ options }) => options.map(({ id }) => id))).toEqual([
    ['own_1'],
    ['comet-elsewhere'],
    ['gluten', 'spark', 'comet-old', 'comet-new'],
  ]);
});

test('sets that are sides already come last, with the reason, and are not counted', () => {
  const taken = new Map([
    ['gluten', 'already a candidate'],
    ['spark', 'already the baseline'],
  ]);
  const [first] = comparableFirst(pickerGroups(ALL), pickerOption(SPARK), taken);
  expect(first?.label).toBe('Comparable with Native-spark 3.5.8 (2)');
  expect(first?.options.map(({ id, taken: reason }) => [id, reason])).toEqual([
    ['comet-old', undefined],
    ['comet-new', undefined],
    ['gluten', 'already a candidate'],
    ['spark', 'already the baseline'],
  ]);
});

test('the nearest sets to a wanted one have its engine, newest first, then vanilla Spark, then the rest', () => {
  const nearest = (limit: number) => comparableSuggestions(SPARK, ELSEWHERE, ALL, limit).map(({ id }) => id);
  expect(nearest(5)).toEqual(['comet-new', 'comet-old', 'gluten']);
  expect(nearest(1)).toEqual(['comet-new']);
  expect(comparableSuggestions(ELSEWHERE, SPARK, ALL, 3)).toEqual([]);
  expect(comparableSuggestions(OTHER, entry('x', 'rapids', '1'), ALL, 2).map(({ id }) => id)).toEqual([
    'spark',
    'comet-new',
  ]);
});
