import { databricksFiles, rolledFiles } from '../../../../src/importers/eventLog/reading/parts';
import { expect, test } from '../../support/test';

const parts = (...numbers: (number | string)[]) => numbers.map((number) => `events_${number}_local-1`);

test('rolledFiles(names) sorts parts by number, 10 after 9, and ignores other files', () => {
  const names = ['appstatus_local-1', ...parts(10, 9, 8, 7, 6, 5, 4, 3, 2, 1)];
  expect(rolledFiles(names)).toEqual({ parts: parts(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), missing: [], compacted: [] });
});

test('rolledFiles(names) lists the missing parts, including the first', () => {
  expect(rolledFiles(parts(2, 3, 5, 9)).missing).toEqual([
    'part events_1_… is missing',
    'part events_4_… is missing',
    'parts events_6_… to events_8_… are missing',
  ]);
});

test('rolledFiles(names): a compacted part replaces all earlier ones', () => {
  const names = [...parts(1, 2, 4, 5), 'events_3_local-1.compact'];
  expect(rolledFiles(names)).toEqual({
    parts: ['events_3_local-1.compact', ...parts(4, 5)],
    missing: [],
    compacted: ['events_3_local-1.compact'],
  });
});

test('databricksFiles(names) sorts files by the time in their name, and puts the open one last', () => {
  const names = ['eventlog', 'eventlog-2021-06-15--16-00.gz', 'eventlog-2021-06-15--15-00.gz', 'notes.txt'];
  expect(databricksFiles(names)).toEqual([
    'eventlog-2021-06-15--15-00.gz',
    'eventlog-2021-06-15--16-00.gz',
    'eventlog',
  ]);
  expect(databricksFiles(['a', 'eventlog_v2_x'])).toEqual([]);
});
