import { join } from 'node:path';
import { hasErrors } from '../src/benchmark/model/problem';
import type { Problem } from '../src/benchmark/model/resultSet';
import { type MeasureFormat, measureFormatOf } from '../src/importers/measureFormats';
import { type Command, OK, type OptionValues, PROBLEMS, runCommand, text } from './lib/command';
import { askFile, askImport } from './lib/import/ask';
import { askMeasures } from './lib/import/askMeasures';
import { importMeasures } from './lib/import/importMeasures';
import { importSet } from './lib/import/importSet';
import { measureFormatOfFile, readMeasuresRequest } from './lib/import/measuresRequest';
import { IMPORT_OPTIONS, readImportRequest } from './lib/import/options';
import { askYes, say } from './lib/import/prompts';
import type { ImportRequest } from './lib/import/request';
import { harnessLines, importSummary, suspiciousLines } from './lib/import/summary';
import { counted, printProblems, problemCount } from './lib/problems';
import { writeFolder } from './lib/writeFolder';

const HELP = `
Usage: npm run import -- FILE --id ID --engine NAME --engine-version V --statistic median|mean|min|single
       --iterations N|unknown --suite S --query-version V|unknown --scale-factor GB --table-format F [options]

Without options, in a terminal, it asks for everything, shows what it understood, and writes if you say so.

Writes one result set, datapackage.json and results.csv (and iterations.csv and outputs.csv, as far as the file has them), to
static/data/result-sets/ID/.
All problems of the file are reported together, and then nothing is written.

FILE is one of
  eks CSV    query,median,min,max in seconds; with a header, without, or with the misleading Name,Mean,Min,Max
  long CSV   query,iteration,seconds (or time_s) with a header, in any order of columns
  Comet JSON  what tpcbench.py writes: a key per query with a list of seconds, or durations, row_count and result_hash
  spark-sql-perf   JSON lines, one per iteration; executionTime is taken
  gluten-it  the text report; --side vanilla or gluten where it compares both
  NDS CSV    application_id,query,time/milliseconds of a power run
or, for measures that are no query times, of which a comparison in static/data/published/ID/ is made (see below)
  Spark Benchmark   tables with Best Time(ms), Avg Time(ms) …, as Spark, Celeborn and Comet publish them
  shuffle_bench     what Comet's program prints; two files, the baseline's and the candidate's
The format is recognised by the file and said; --format forces one of eks-csv, long-csv, comet-json, spark-sql-perf,
gluten-it, nds-csv, spark-benchmark, shuffle-bench. Statistic and range of several iterations are computed. Secrets in Spark
properties, of FILE and of --configuration, are written as [redacted], and each is reported.

Required
  --id ID                 the folder's name: lower-case letters and digits, joined by dots or hyphens
  --engine NAME           as written in the middle of a sentence: "native Spark"
  --engine-version V      release of the engine
  --statistic S           what the time of a query is: median, mean, min or single; the file's header is not trusted
  --iterations N          timed executions of each query, or unknown; what a file shows is held against it
  --suite S               tpcds, tpch, or a folder of static/data/suites/
  --query-version V       version of the query templates, 4.0 for example, or unknown
  --scale-factor GB       size of the generated data
  --table-format F        parquet, iceberg, orc …

Optional
  --warmup N              untimed executions before the timed ones; default: unknown

Provenance
  --title T               default: engine, version, suite, size and table format
  --date D                the day on which the results were first published, 2026-04-29; default: today
  --date-commit C         the commit that first published them
  --snapshot D            the day of the commit that was read, which --source-commit names
  --source-title T  --source-url U  --source-commit C  --licence L
  --note "FIELD: TEXT"    a remark about a field, results.time_s for example; may be repeated
  --harness NAME@VERSION  what ran and timed the queries; default: unknown, and for Comet JSON tpcbench.py of unknown
                          version

Environment and configuration
  --condition "KEY: TEXT"  how the queries were run, as stated; may be repeated. KEY is dataLayout, order ("first"),
                          nativeEngine ("Velox (C++)") or accelerated
  --environment ID        a file in static/data/environments/; default: unknown
  --configuration FILE    a JSON object of Spark properties, every value a string
  --like ID               copies both from another result set; a configuration in FILE wins over it

Measures: --id, --title, --baseline NAME and --candidate NAME (as written in the middle of a sentence), provenance and output
  --baseline-case C  --candidate-case C   which cases of one file of Spark Benchmark tables are compared; * is any text.
                          With two files, cases of the same table and name are.

Output
  --iterations-file FILE  a long CSV whose iterations go into iterations.csv beside a summary (some queries are enough)
  --format F              how to read FILE where its own marks are not enough
  --out DIR               write to DIR/ID/ instead
  --force                 replace a result set that is there

Exit codes: 0 written, 1 problems in the input, 2 wrong usage
`;

/** What was read of a file or two: where it goes, its files, what was understood of it, and what is wrong with it. */
interface Read {
  folder: string;
  /** Null where it was not recognised. */
  format: string | null;
  files: Map<string, string>;
  /** What it holds, for who is asked whether to write it. */
  summary: string;
  /** What is worth a look, printed also to who is not asked. */
  remarks: string[];
  /** "22 queries imported". */
  said: string;
  problems: Problem[];
  force: boolean;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function readMeasures(values: OptionValues, positionals: string[], format: MeasureFormat): Read {
  const request = readMeasuresRequest(values, positionals, format);
  const { files, rows, problems } = importMeasures(request, today());
  return {
    folder: join(request.out, request.id),
    format: format.title,
    files,
    summary: files.get('measures.csv') ?? '',
    remarks: [],
    said: `${counted(rows, 'row')} imported`,
    problems,
    force: request.force,
  };
}

function readSet(request: ImportRequest): Read {
  const { files, imported, notRun, resultSet, format, problems } = importSet(request, today());
  const queries = imported === 1 ? '1 query' : `${imported} queries`;
  return {
    folder: join(request.out, request.id),
    format: format?.title ?? null,
    files,
    summary: resultSet ? importSummary(resultSet) : '',
    remarks: resultSet ? [...harnessLines(request, format), ...suspiciousLines(resultSet)] : [],
    said: `${queries} imported${notRun > 0 ? `, ${notRun} not run` : ''}`,
    problems,
    force: request.force,
  };
}

/** Reads only. Throws UsageError and InputError for options that cannot be used. */
function readAll(values: OptionValues, positionals: string[]): Read {
  const measures = measureFormatOfFile(values, positionals);
  return measures ? readMeasures(values, positionals, measures) : readSet(readImportRequest(values, positionals));
}

function refused(problems: Problem[]): boolean {
  printProblems(problems);
  if (!hasErrors(problems)) return false;
  process.stderr.write(`${problemCount(problems)}; nothing written\n`);
  return true;
}

function write({ folder, files, said, problems, force }: Read): number {
  writeFolder(folder, files, force);
  process.stdout.write(`${[...files.keys()].map((name) => join(folder, name)).join('\n')}\n`);
  process.stderr.write(`${said}, ${problemCount(problems)}\n`);
  return OK;
}

/** Asks for everything, shows what was understood, and writes it if the user says so. */
async function runAsking([given]: string[]): Promise<number> {
  say.begin('Import results');
  const artifact = await askFile(given);
  const format = measureFormatOf(artifact.text);
  const { values, files } = format
    ? await askMeasures(artifact, format, 'static/data/published')
    : await askImport(artifact, 'static/data/result-sets');
  const read = readAll(values, files);
  if (refused(read.problems)) return PROBLEMS;
  say.show('What was understood', read.summary);
  say.show('What will be written', [...read.files.keys()].map((name) => join(read.folder, name)).join('\n'));
  if (await askYes('Write it?')) return write(read);
  say.end('nothing written');
  return OK;
}

function runTold(values: OptionValues, positionals: string[]): number {
  const read = readAll(values, positionals);
  const verb = text(values, 'format') ? 'read' : 'recognised';
  if (read.format) process.stderr.write(`${positionals[0]}: ${verb} as ${read.format}\n`);
  if (refused(read.problems)) return PROBLEMS;
  for (const line of read.remarks) process.stderr.write(`${line}\n`);
  return write(read);
}

/** Questions are for a terminal and for who gives no option; everyone else is never asked. */
function run(values: OptionValues, positionals: string[]): number | Promise<number> {
  const inTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const toldNothing = Object.keys(values).length === 0 && positionals.length <= 1;
  return inTerminal && toldNothing ? runAsking(positionals) : runTold(values, positionals);
}

/** `npm run import`. */
export const importCommand: Command = { name: 'import', help: HELP, options: IMPORT_OPTIONS, run };
runCommand(importCommand);
