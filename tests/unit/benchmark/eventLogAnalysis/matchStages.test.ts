import { matchStages, similarity } from '../../../../src/benchmark/eventLogAnalysis/matchStages';
import type { StageRun } from '../../../../src/benchmark/eventLogAnalysis/stageRuns';
import { expect, test } from '../../support/test';

/** A stage that reads, writes, and computes as given; its number is arbitrary. */
function stage(number: number, readRows: number, writtenRows: number, ...kinds: string[]): StageRun {
  const unknown = { startS: number, endS: number + 1, medianS: null, p95S: null, maxS: null };
  return {
    stage: number,
    ...unknown,
    tasks: 1,
    measures: {} as StageRun['measures'],
    readRows,
    writtenRows,
    kinds,
    name: '',
  };
}

/** Numbers of matched stages: "7-3", "8-" for a stage of only the baseline. */
function numbers(baseline: StageRun[], candidate: StageRun[]): string[] {
  return matchStages(baseline, candidate).map((pair) => `${pair.baseline?.stage ?? ''}-${pair.candidate?.stage ?? ''}`);
}

test('similarity(a, b) is half from rows read, a fifth from rows written on a log scale, the rest from shared operators', () => {
  const a = stage(1, 999, 99, 'scan', 'sort-merge join');
  expect(similarity(a, a)).toBeCloseTo(1, 10);
  // Read 500 ÷ 1000; written 10 ÷ 100, which is a third of the way to a thousandth; one of two operators.
  expect(similarity(a, stage(1, 499, 9, 'scan'))).toBeCloseTo(0.5 * 0.5 + 0.2 * (2 / 3) + 0.3 * 0.5, 10);
});

test('similarity(a, b) distinguishes a join from no join, and ignores sorts, filters, and exchanges', () => {
  const a = stage(1, 10, 10, 'sort', 'sort-merge join', 'exchange');
  expect(similarity(a, stage(1, 10, 10, 'hash join', 'filter'))).toBeCloseTo(1, 10);
});

test('stages that read less than half of the rows, or share too few operators, are never matched', () => {
  const a = stage(1, 1000, 10, 'scan');
  expect(similarity(a, stage(1, 499, 10, 'scan'))).toBe(0);
  expect(similarity(a, stage(1, 1000, 10, 'aggregate'))).toBe(0);
});

test('stages are matched by their work and not by number; a stage without a match is alone', () => {
  const baseline = [
    stage(10, 150_000, 0, 'scan'),
    stage(11, 6_000_000, 1_500_000, 'scan', 'aggregate'),
    stage(12, 10_501_215, 0, 'sort-merge join'),
  ];
  const candidate = [
    stage(1, 6_000_000, 1_500_000, 'scan', 'aggregate'),
    stage(2, 150_000, 0, 'scan'),
    stage(3, 10_501_215, 9, 'hash join'),
    stage(4, 9, 0, 'top rows'),
  ];
  expect(numbers(baseline, candidate)).toEqual(['10-2', '11-1', '12-3', '-4']);
});

test('among several equal stages, those at the same positions are matched', () => {
  const scans = (first: number) => [0, 1, 2].map((more) => stage(first + more, 6_001_215, 3_793_296, 'scan'));
  expect(numbers(scans(10), scans(20))).toEqual(['10-20', '11-21', '12-22']);
});

test('swapping the sides swaps only the pairs', () => {
  const a = [
    stage(1, 25, 0, 'scan'),
    stage(2, 25, 0, 'scan'),
    stage(3, 5000, 70, 'scan', 'aggregate'),
    stage(4, 70, 7, 'aggregate'),
  ];
  const b = [stage(5, 5000, 60, 'scan', 'aggregate'), stage(6, 25, 0, 'scan'), stage(7, 90, 7, 'aggregate')];
  const swapped = numbers(b, a).map((pair) => pair.split('-').reverse().join('-'));
  expect(swapped.sort()).toEqual(numbers(a, b).sort());
});

test('a side without stages leaves all stages of the other unmatched', () => {
  expect(numbers([], [stage(1, 1, 1, 'scan')])).toEqual(['-1']);
  expect(numbers([], [])).toEqual([]);
});
