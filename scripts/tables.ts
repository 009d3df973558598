import { join } from 'node:path';
import { compare } from '../src/benchmark/comparison/compare';
import { hasSeveral, pairOf, type Report } from '../src/benchmark/model/report';
import { unknownName } from '../src/benchmark/text/suggestName';
import { type Data, loadData } from '../src/data/loadData';
import { reportContent, reportSources } from '../src/plugin/content/reportContent';
import { type Command, InputError, OK, type OptionValues, PROBLEMS, runCommand, text, UsageError } from './lib/command';
import { DATA } from './lib/dataFolders';
import { print } from './lib/print';
import { printProblems } from './lib/problems';
import {
  candidateTables,
  comparisonTables,
  type DerivedTables,
  TABLES_FORMATS,
  type TablesFormat,
  tableFiles,
  tablesText,
} from './lib/renderTables';
import { replaceFile } from './lib/writeFolder';

const HELP = `
Usage: npm run tables -- REPORT [--format csv|json|markdown] [--out DIR]

Print the derived tables of a report: headline metrics, distribution, top ten in each direction, and all queries. For several
candidates: estimates, totals, and queries of each suite, settings that differ, and the cost. The site publishes these tables under
/data/derived/REPORT/.

  --format F   csv (default; full precision), json (full precision), or markdown (as printed on the pages)
  --out DIR    write one file per table to DIR instead of printing; with csv, the files that the site publishes
  --data DIR   folder with result-sets/, environments/, and reports/; default: static/data

Exit codes: 0 done, 1 problems in the input, 2 incorrect usage
`;

function readFormat(values: OptionValues): TablesFormat {
  const wanted = text(values, 'format') ?? 'csv';
  const format = TABLES_FORMATS.find((name) => name === wanted);
  if (!format) throw new UsageError([`--format: ${unknownName('format', wanted, TABLES_FORMATS)}`]);
  return format;
}

/** The reason why a report of published comparisons has no derived tables, and where its numbers are. */
function notDerived({ id, publishedComparisons, usage }: Report): string {
  const published = publishedComparisons.map((comparison) => `published/${comparison.id}`);
  const folders = (published.length > 0 || !usage ? published : [`resource-usage/${usage.id}`]).join(', ');
  const shown = published.length > 0 ? 'published comparisons' : 'time series';
  return `the report ${id} has ${shown} only, so no tables are derived; its figures are the tables in ${folders}`;
}

/** The tables of a report; null, with its problems printed, if its artifacts have errors. */
function readReport(id: string, data: Data): DerivedTables | null {
  if (!data.ids.reports.includes(id)) throw new InputError(unknownName('report', id, data.ids.reports));
  const report = data.reports.find((entry) => entry.id === id);
  if (report && hasSeveral(report)) return candidateTables(reportContent(reportSources(report, data)));
  const pair = report && pairOf(report);
  if (report && !pair) throw new InputError(notDerived(report));
  const [baseline, candidate] = [pair?.baseline, pair?.candidate].map((side) =>
    data.resultSets.find((set) => set.id === side),
  );
  if (report && baseline && candidate)
    return comparisonTables(compare(baseline, candidate, data.environments, { vary: report.vary }), report.buckets);
  printProblems(data.problems);
  return null;
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) {
    const path = join(folder, name);
    replaceFile(path, content);
    print(`${path}\n`);
  }
}

function run(values: OptionValues, positionals: string[]): number {
  const format = readFormat(values);
  const [id, ...more] = positionals;
  if (!id || more.length > 0) throw new UsageError([`expected one REPORT, got ${positionals.length}`]);
  const tables = readReport(id, loadData(text(values, 'data') ?? DATA));
  if (!tables) return PROBLEMS;
  const out = text(values, 'out');
  if (out === undefined) print(tablesText(tables, format));
  else writeFiles(out, tableFiles(tables, format));
  return OK;
}

const options = { texts: ['format', 'out', 'data'] };
export const tablesCommand: Command = { name: 'tables', help: HELP, options, run };
runCommand(tablesCommand);
