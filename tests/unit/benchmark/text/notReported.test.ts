import { queryVersionText, reportedVersion } from '../../../../src/benchmark/text/notReported';
import { expect, test } from '../../support/test';

test('queryVersionText(suite) gives the version, or states that it is not reported', () => {
  expect(queryVersionText({ queryVersion: '4.0' })).toBe('query version 4.0');
  expect(queryVersionText({ queryVersion: 'unknown' })).toBe('query version not reported');
});

test('reportedVersion(suite, otherwise) is the version, or the given words', () => {
  expect(reportedVersion({ queryVersion: '2.4' }, 'none')).toBe('2.4');
  expect(reportedVersion({ queryVersion: 'unknown' }, 'none')).toBe('none');
});
