import { join } from 'node:path';
import { hasErrors } from '../src/plugin/problems';
import { OK, type OptionValues, PROBLEMS, runCommand } from './lib/command';
import { IMPORT_OPTIONS, readImportRequest } from './lib/importOptions';
import { importSet } from './lib/importSet';
import { printProblems, problemCount } from './lib/problems';
import { writeFolder } from './lib/writeFolder';

const HELP = `
Usage: npm run import -- FILE --id ID --engine NAME --engine-version V --statistic median|mean|min|single
       --iterations N|unknown --suite tpcds|tpch --query-version V|unknown --scale-factor GB --table-format F [options]

Writes one result set, datapackage.json and results.csv (and iterations.csv and outputs.csv, as far as the file has them), to
static/data/result-sets/ID/.
All problems of the file are reported together, and then nothing is written.

FILE is one of
  eks CSV   query,median,min,max in seconds; with a header, without, or with the misleading Name,Mean,Min,Max
  long CSV  query,iteration,seconds with a header, in any order of columns; statistic and range are computed
  Comet JSON  what tpcbench.py writes: a key per query with a list of seconds, or durations, row_count and result_hash
The format is recognised by the file; --format eks-csv, long-csv or comet-json says it.

Required
  --id ID                 the folder's name: lower-case letters and digits, joined by dots or hyphens
  --engine NAME           as written in the middle of a sentence: "native Spark"
  --engine-version V      release of the engine
  --statistic S           what the time of a query is: median, mean, min or single; the file's header is not trusted
  --iterations N          timed executions of each query, or unknown; what a file shows is held against it
  --suite S               tpcds or tpch
  --query-version V       version of the query templates, 4.0 for example, or unknown
  --scale-factor GB       size of the generated data
  --table-format F        parquet, iceberg, orc …

Provenance
  --title T               default: engine, version, suite, size and table format
  --date D                the day of publication, 2026-07-21; default: today
  --source-title T  --source-url U  --source-commit C  --licence L
  --note "FIELD: TEXT"    a remark about a field, results.time_s for example; may be repeated
  --harness NAME@VERSION  what ran and timed the queries; default: unknown

Environment and configuration
  --environment ID        a file in static/data/environments/; default: unknown
  --configuration FILE    a JSON object of Spark properties, every value a string
  --like ID               copies both from another result set; a configuration in FILE wins over it

Output
  --iterations-file FILE  a long CSV whose iterations go into iterations.csv beside a summary (some queries are enough)
  --format F              how to read FILE where its own marks are not enough
  --out DIR               write to DIR/ID/ instead
  --force                 replace a result set that is there

Exit codes: 0 written, 1 problems in the input, 2 wrong usage
`;

function run(values: OptionValues, positionals: string[]): number {
  const request = readImportRequest(values, positionals);
  const folder = join(request.out, request.id);
  const { files, imported, notRun, format, problems } = importSet(request, new Date().toISOString().slice(0, 10));
  const verb = request.format ? 'read' : 'recognised';
  if (format) process.stderr.write(`${request.file}: ${verb} as ${format.title}\n`);
  printProblems(problems);
  if (hasErrors(problems)) {
    process.stderr.write(`${problemCount(problems)}; nothing written\n`);
    return PROBLEMS;
  }
  writeFolder(folder, files, request.force);
  process.stdout.write(`${[...files.keys()].map((name) => join(folder, name)).join('\n')}\n`);
  const queries = imported === 1 ? '1 query' : `${imported} queries`;
  process.stderr.write(`${queries} imported, ${notRun > 0 ? `${notRun} not run, ` : ''}${problemCount(problems)}\n`);
  return OK;
}

runCommand({ name: 'import', help: HELP, options: IMPORT_OPTIONS, run });
