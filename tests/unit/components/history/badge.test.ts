import { badgeText } from '../../../../src/components/history/badge';
import { expect, test } from '../../support/test';

test('a badge shows the newest measured release and its age by the dates of the engine, without a clock', () => {
  const releases = [
    { version: '1.0.0', date: '2026-11-01' },
    { version: '1.1.0-SNAPSHOT', date: '2026-11-05', build: 'build of 5 November 2026' },
    { version: '1.2.0', date: '2026-11-13' },
  ];
  const text = (...versions: string[]) => badgeText({ releases }, new Set(versions));
  expect(text('1.0.0')).toBe('measured 1.0.0, 12 days older than the newest release 1.2.0');
  expect(text('1.0.0', '1.2.0')).toBe('measured 1.2.0, the newest release');
  expect(text('1.1.0-SNAPSHOT')).toBe('not measured');
});
