import type { ResultSet } from '../../../../../src/benchmark/model/resultSet';
import { answerTo } from '../../../../../src/components/compare/browser/answer';
import type { LoadedSet } from '../../../../../src/components/compare/browser/loadResultSet';
import type { CompareRequest } from '../../../../../src/components/compare/browser/messages';
import { other, resultSet } from '../../../benchmark/support';
import { expect, test } from '../../../support/test';

const REQUEST: CompareRequest = {
  id: 1,
  base: '/',
  baseline: 'example',
  candidates: [],
  choice: { only: '', exclude: '' },
  buckets: 'speedup',
  allowScale: false,
  vanilla: null,
  own: [],
};
const SLOW = resultSet({ q1: [2], q2: [2], q3: [2], q4: [2], q5: [2] });
const FAST = resultSet({ q1: [1], q2: [1], q3: [1], q4: [1], q5: [1] }, other);
const OLD: ResultSet = { ...FAST, id: 'old', suite: { ...FAST.suite, queryVersion: '2.4' } };
const SMALL: ResultSet = { ...FAST, id: 'small', suite: { ...FAST.suite, scaleFactor: 1000 } };

const load = (set: ResultSet): LoadedSet => ({ resultSet: set, environment: null, hasMetrics: false });
function answer(candidates: ResultSet[], failures: string[] = [], request = REQUEST, vanilla: ResultSet | null = null) {
  const others = { sets: candidates.map(load), failures, vanilla: vanilla && load(vanilla) };
  return answerTo(request, load(SLOW), others);
}

test('a candidate that is not comparable is reported, and the others are compared', () => {
  expect(answer([FAST, OLD, { ...FAST, id: 'twin' }])).toMatchObject({
    kind: 'multi',
    multiCandidate: { multi: { sides: [{ id: 'example' }, { id: 'other' }, { id: 'twin' }] } },
    refusal: {
      reasons: ['the query version differs: 4.0 (Comet 1.0) vs. 2.4 (Gluten + Velox 2.0)'],
      scaleOnly: false,
    },
  });
});

test('the mix of two candidates, or of a pair next to vanilla Spark, compares them with each other; more than two have none', () => {
  const twin = { ...FAST, id: 'twin' };
  expect(answer([FAST, twin])).toMatchObject({
    mix: { sides: { compared: [1, 2], queries: [{ query: 'q1', times: [2, 1, 1] }, {}, {}, {}, {}] } },
  });
  expect(answer([FAST, twin, { ...FAST, id: 'third' }])).toMatchObject({ kind: 'multi', mix: null });
  const pair = { mix: { sides: { compared: [0, 1], queries: { length: 5 } } } };
  expect(answer([FAST])).toMatchObject(pair);
  expect(answer([FAST], [], REQUEST, OLD)).toMatchObject(pair);
  expect(answer([FAST], [], REQUEST, { ...SLOW, id: 'spark' })).toMatchObject({
    mix: { sides: { compared: [1, 2], queries: [{ query: 'q1', times: [2, 2, 1] }, {}, {}, {}, {}] } },
  });
});

test('if one candidate remains, it is compared as a pair', () => {
  expect(answer([OLD, FAST])).toMatchObject({ kind: 'page', page: { candidate: { id: 'other' } } });
  expect(answer([FAST], ['data/result-sets/gone/results.csv could not be loaded'])).toMatchObject({
    kind: 'page',
    refusal: { reasons: ['data/result-sets/gone/results.csv could not be loaded'], scaleOnly: false },
  });
});

test('if no candidate remains, every reason is given', () => {
  expect(answer([OLD, SLOW])).toEqual({
    kind: 'refused',
    reasons: [
      'the query version differs: 4.0 (Comet 1.0) vs. 2.4 (Gluten + Velox 2.0)',
      'Cannot compare a result set with itself (example)',
    ],
    scaleOnly: false,
  });
});

test('a different scale factor can be compared on request, alone or among others', () => {
  expect(answer([SMALL])).toMatchObject({ kind: 'refused', scaleOnly: true });
  expect(answer([FAST, SMALL])).toMatchObject({ kind: 'page', refusal: { scaleOnly: true } });
  expect(answer([FAST, SMALL], [], { ...REQUEST, allowScale: true })).toMatchObject({ kind: 'multi', refusal: null });
});

test('invalid query names are reported next to the numbers, and nothing is missing', () => {
  const request = { ...REQUEST, choice: { only: 'q140', exclude: '' } };
  expect(answer([FAST], [], request)).toMatchObject({
    kind: 'page',
    problems: [expect.stringMatching(/^unknown query: q140/)],
    refusal: null,
  });
});
