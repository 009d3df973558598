import assert from 'node:assert/strict';
import fc from 'fast-check';
import { formatCell } from '../../../../src/benchmark/text/cells';
import { fieldUnit, formatField } from '../../../../src/benchmark/text/fields';
import { engineNames } from '../../../../src/benchmark/text/names';
import {
  countWord,
  fineDecimals,
  formatDate,
  formatNumber,
  formatSeconds,
  formatSigned,
  formatSpeedup,
  formatSpeedupRange,
  formatSpeedupSentence,
  formatTimeChange,
} from '../../../../src/benchmark/text/numbers';
import { expect, test } from '../../support/test';

test('numbers have thousands commas and a true minus sign', () => {
  expect(formatNumber(2467.4934, 2)).toBe('2,467.49');
  expect(formatNumber(-1234567)).toBe('−1,234,567');
  expect(formatNumber(0.5)).toBe('1');
});

test('numbers and dates match Intl for en-GB', () => {
  const format = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  const times = fc.double({ min: 0, max: 1e18, noNaN: true });
  fc.assert(
    fc.property(times, (value) => {
      const text = value.toFixed(3) as `${number}`;
      assert.equal(formatNumber(value, 3), new Intl.NumberFormat('en-GB', format).format(text));
    }),
  );
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  fc.assert(
    fc.property(fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      assert.equal(formatDate(date.toISOString().slice(0, 10)), day.format(date));
    }),
  );
});

test('a number that rounds to zero has no sign', () => {
  expect(formatNumber(-0.004, 2)).toBe('0.00');
  expect(formatSigned(0.4)).toBe('0');
  expect(formatSigned(28.4)).toBe('+28');
  expect(formatSigned(-15)).toBe('−15');
});

test('a narrow no-break space is before s, no space before % and ×', () => {
  expect(formatSeconds(157.093)).toBe('157.1\u202Fs');
  expect(formatSpeedup(1.634)).toBe('1.63×');
  expect(formatSpeedupRange(0.87, 1.36)).toBe('0.87–1.36×');
  expect(formatTimeChange(-39)).toBe('39% less time');
  expect(formatTimeChange(16.4)).toBe('16% more time');
  expect(formatTimeChange(0.2)).toBe('the same time');
});

test('a speedup below 1 is a slowdown in prose: 0.168 takes 5.95× as long', () => {
  expect(formatSpeedupSentence(0.168)).toBe('5.95× as long');
  expect(formatSpeedupSentence(3.3)).toBe('3.30×');
});

test('dates are written as 21 July 2026, other text is unchanged', () => {
  expect(formatDate('2026-07-21')).toBe('21 July 2026');
  expect(formatDate('unknown')).toBe('unknown');
  expect(['2026-02-31', '2026-13-01', '2026-07', ''].map(formatDate)).toEqual([
    '2026-02-31',
    '2026-13-01',
    '2026-07',
    '',
  ]);
});

test('counts up to ten are words', () => {
  expect([countWord(0), countWord(4), countWord(11)]).toEqual(['no', 'four', '11']);
});

test('two versions of one engine are distinguished by version, two engines are not', () => {
  const comet = (version: string) => ({ id: 'comet', title: 'Comet', version });
  expect(engineNames(comet('0.16.0'), comet('0.17.0'))).toEqual({
    baseline: 'Comet 0.16.0',
    candidate: 'Comet 0.17.0',
  });
  const spark = { id: 'spark', title: 'vanilla Spark', version: '3.5.8' };
  expect(engineNames(spark, comet('0.17.0'))).toEqual({ baseline: 'vanilla Spark', candidate: 'Comet' });
});

test('a field of published JSON is formatted by the unit in its name', () => {
  expect(fieldUnit('total.baseline_s')).toBe('s');
  expect(formatField('total.baseline_s', 2467.4934)).toBe('2,467.49\u202Fs');
  expect(formatField('queries.q93.candidate_s', 47.653)).toBe('47.7\u202Fs');
  expect(formatField('total.speedup', 1.1016)).toBe('1.10×');
  expect(formatField('queries.q72.time_change_pct', 495.3)).toBe('495% more time');
  expect(formatField('largestShare', 0.5945)).toBe('59%');
  expect(formatField('clear.faster', 29)).toBe('29');
  expect(formatField('queries.q1.low', null)).toBe('–');
});

test('a missing cell is a dash, a signed one has its sign', () => {
  const column = { key: 'x', label: 'X', unit: '%', kind: 'signed', decimals: 0 } as const;
  expect(formatCell(null, column)).toBe('–');
  expect(formatCell(22.3, column)).toBe('+22');
});

test('bounds of an interval have three decimals if one would read 1.00, and two if it is 1', () => {
  expect([fineDecimals([0.996, 1.2]), fineDecimals([1, 1.2]), fineDecimals([1.01, 1.2])]).toEqual([3, 2, 2]);
});
