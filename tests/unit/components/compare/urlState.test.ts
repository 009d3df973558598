import assert from 'node:assert/strict';
import fc from 'fast-check';
import { comparePath } from '../../../../src/benchmark/model/paths';
import {
  addressOf,
  type CompareState,
  parseCompareState,
  printCompareState,
  type Sides,
  withValidSort,
} from '../../../../src/components/compare/urlState';
import { BY_SAVING, WHOLE_TABLE } from '../../../../src/figures/shared/tableView';
import { expect, test } from '../../support/test';

const DEFAULTS = { baseline: 'tpcds-comet-0.16.0', candidates: ['tpcds-gluten-1.6.0'] };
/** Initial state of a page with these sides. */
const initialState = (sides: Sides): CompareState => ({
  ...sides,
  choice: { only: '', exclude: '' },
  buckets: 'speedup',
  allowScale: false,
  table: sides.candidates.length > 1 ? WHOLE_TABLE : BY_SAVING,
  cost: { prices: {}, runsPerDay: 1 },
  mix: '',
});
const read = (search: string) => parseCompareState(search, DEFAULTS);

test('a URL without a query string is the initial state of the page', () => {
  expect(read('')).toEqual({ state: initialState(DEFAULTS), problems: [] });
});

test('a URL contains the sides and only differences from the initial state', () => {
  const state = { ...initialState(DEFAULTS), choice: { only: '', exclude: 'q72' } };
  expect(addressOf(initialState(DEFAULTS), DEFAULTS)).toBe('');
  expect(addressOf(state, DEFAULTS)).toBe('?baseline=tpcds-comet-0.16.0&candidate=tpcds-gluten-1.6.0&exclude=q72');
  expect(printCompareState(initialState({ baseline: 'a', candidates: ['b', 'c'] }))).toBe('?baseline=a&candidate=b,c');
});

test('URLs in links from other pages are parsed to their sides', () => {
  const { state, problems } = read(comparePath('a', ['b', 'c']).replace('/compare/', ''));
  expect([state.baseline, state.candidates, problems]).toEqual(['a', ['b', 'c'], []]);
});

test('an invalid value falls back to the initial state, and is reported', () => {
  const { state, problems } = read('?buckets=quarters&verdict=good&sort=-colour&scale=1&utm=x');
  expect(state).toEqual(initialState(DEFAULTS));
  expect(problems).toEqual([
    'buckets=quarters is invalid (known: speedup, time-change)',
    'scale=1 is invalid (known: same, any)',
    expect.stringMatching(/^sort=-colour is invalid \(known: query, baseline_s, /),
    'verdict=good is invalid (known: all, faster, separated-faster, same, unclear, separated-slower, slower)',
  ]);
});

test('too many candidates are cut with a message; a duplicate one is listed once', () => {
  const { state, problems } = read('?candidate=a,b,c,d,e,f,g');
  expect(state.candidates).toHaveLength(6);
  expect(problems[0]).toContain('at most 6');
  expect(read('?candidate=a,a,,%20b').state.candidates).toEqual(['a', 'b']);
});

test('several candidates are sorted by id; an order of the table that no longer exists is dropped', () => {
  const { state, problems } = read('?candidate=a,b&sort=-a');
  expect([state.table.order, problems]).toEqual([{ column: 'a', ascending: false }, []]);
  expect(withValidSort({ ...state, candidates: ['b'] }, state).table).toEqual(BY_SAVING);
  expect(withValidSort({ ...state, candidates: ['a', 'c'] }, state).table).toBe(state.table);
  const pair = initialState({ baseline: 'a', candidates: ['b'] });
  expect(withValidSort({ ...pair, candidates: ['b', 'c'] }, pair).table).toEqual(WHOLE_TABLE);
});

const ids = fc.stringMatching(/^[a-z0-9]{1,8}([.-][a-z0-9]{1,8}){0,3}$/);
const texts = fc.string({ unit: 'grapheme' });

const states: fc.Arbitrary<CompareState> = fc.record({
  baseline: ids,
  candidates: fc.uniqueArray(ids, { minLength: 1, maxLength: 6 }),
  choice: fc.record({ only: texts, exclude: texts }),
  buckets: fc.constantFrom('speedup', 'time-change'),
  allowScale: fc.boolean(),
  table: fc.record({
    order: fc.record({
      column: fc.constantFrom('query', 'baseline_s', 'speedup', 'verdict'),
      ascending: fc.boolean(),
    }),
    text: texts,
    verdict: fc.constantFrom('all', 'faster', 'unclear', 'slower'),
  }),
  cost: fc.record({
    prices: fc.dictionary(fc.stringMatching(/^[a-z0-9]{2,4}\.[0-9]{0,2}xlarge$/), fc.constantFrom(0.34, 1.5, 2.3, 9)),
    runsPerDay: fc.constantFrom(1, 0.5, 24),
  }),
  mix: texts,
});

test('property: a printed state that can be chosen is parsed to the same state', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(read(printCompareState(withValidSort(state, state)))).toEqual({
        state: withValidSort(state, state),
        problems: [],
      });
      expect(read(addressOf(withValidSort(state, state), DEFAULTS)).state).toEqual(withValidSort(state, state));
    }),
  );
});

test('property: any query string is parsed without an exception', () => {
  const names = fc.constantFrom(
    'baseline',
    'candidate',
    'only',
    'exclude',
    'scale',
    'buckets',
    'verdict',
    'filter',
    'sort',
    'price',
    'runs',
  );
  const strings = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.tuple(names, fc.string({ unit: 'binary' })))
      .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
  );
  fc.assert(
    fc.property(strings, (search) => {
      const { state } = read(search);
      assert.ok(state.candidates.length > 0);
      assert.deepEqual(read(printCompareState(state)).problems, []);
    }),
  );
});
