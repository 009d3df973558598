import { warningPrinter } from '../../../../src/plugin/content/printedWarnings';
import { inTemporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';

test('a restarted development server prints only new warnings; another process prints all', () => {
  const lines: string[] = [];
  const { warn } = console;
  console.warn = (line: string) => lines.push(line);
  try {
    inTemporaryFolder((folder) => {
      process.env.WATCH_REPORT_DEPENDENCIES = '1';
      warningPrinter(folder)(['a', 'b']);
      warningPrinter(folder)(['b', 'c']);
      delete process.env.WATCH_REPORT_DEPENDENCIES;
      warningPrinter(folder)(['c']);
    });
  } finally {
    console.warn = warn;
  }
  expect(lines).toEqual(['a', 'b', 'c', 'c']);
});
