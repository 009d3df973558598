import { joinWords } from '../../../src/benchmark/text/names';
import { FORMATS } from '../../../src/importers/formats';
import { MEASURE_FORMATS } from '../../../src/importers/measureFormats';

/** A line for each format with its ID, title, and shape. */
export function formatLines(): string {
  const known = [...FORMATS, ...MEASURE_FORMATS].map(({ id, title, shape }) => ({ id, title, shape }));
  const width = Math.max(...known.map(({ id }) => id.length));
  return known.map(({ id, title, shape }) => `${id.padEnd(width)}  ${title}: ${shape}\n`).join('');
}

export const IMPORT_HELP = `
Usage: npm run import -- FILE --id ID --engine NAME --engine-version V --statistic median|mean|min|single|unknown
       [--iterations N|unknown] --suite S --query-version V|unknown --scale-factor GB --table-format F [options]

Without options, in a terminal, the command prompts for everything, except for a file of other metrics. You can go back. It shows a
summary and the equivalent command, and asks before it writes.

Create one result set in static/data/result-sets/ID/: datapackage.json and results.csv, with iterations.csv and outputs.csv if the file
contains them. If the file has problems, the command prints all of them and writes nothing.

FILE has one of these formats. The command detects the format and prints it; --format ID selects one:

${formatLines()}
Columns of a CSV of times may be separated by comma, or by semicolon or tab, also with decimal commas. Times are in the unit of the
header (time_ms), of a column unit, or of the cell (1.1 min); otherwise choose it with --time-unit s, ms, us, ns, min, h, or d. Columns
such as status, success, error, and exit_code decide whether a query failed. --query-column, --time-column, --engine-column,
--iteration-column, and --status-column name columns of a header that is not recognized. --side vanilla or gluten
selects a side of a gluten-it report that compares both. ${joinWords(MEASURE_FORMATS.map(({ id }) => id))} have other metrics
than query times, and become a comparison in static/data/published/ID/ (see below); shuffle_bench needs two files, baseline and candidate.

Statistic and range of several iterations are computed. Secrets in Spark properties, of FILE and of --configuration, are written as
[redacted] and reported.

Several engines in one file: --column NAME imports one of them. --set "NAME: ENGINE VERSION", repeated, writes one result set for each
(all or none). The command then generates IDs and titles, so omit --id, --engine, --engine-version, and --title.

Required
  --id ID                 folder name: lower-case letters and digits, joined by dots or hyphens
  --engine NAME           as written in the middle of a sentence: "vanilla Spark"
  --engine-version V      release of the engine
  --statistic S           statistic of the times: median, mean, min, single, or unknown; the header of the file is not trusted
  --iterations N          timed executions of each query, or unknown; can be omitted if the file contains the iterations
  --suite S               tpcds, tpcds-99 (whole templates timed), tpch, or a folder of static/data/suites/
  --query-version V       version of the query templates, for example 4.0, or unknown
  --scale-factor GB       size of the generated data
  --table-format F        parquet, iceberg, orc …

Optional
  --applications N        Spark applications over which the iterations are spread evenly, if there are several
  --rerun-of ID           result set that this one measures again: the same engine, suite, and data
  --memory "NAME, UNIT: DEFINITION"   what the column memory of a CSV of times holds: "memory cost, B·s: ..."; UNIT is B or B·s.
                          Without it, the column is left out
  --warmup N              untimed executions before the timed ones; default: unknown

Provenance
  --title T               default: engine, version, suite, size, and table format
  --date D                day on which the results were first published, 2026-04-29, or unknown; required with a source,
                          default without one: today
  --date-commit C         commit that first published them
  --snapshot D            day of the commit in --source-commit
  --source-title T  --source-url U  --source-commit C  --license L
  --publisher-role R      interest of the publisher: engine-project, competitor (another engine's project),
                          vendor (sells what is compared), third-party, this-site, or
                          reader; default: derived from the source
  --note "FIELD: TEXT"    remark about a field, for example results.time_s; repeatable
  --harness NAME@VERSION  program that ran and timed the queries; default: unknown, and for Comet JSON tpcbench.py of unknown
                          version

Environment and configuration
  --condition "KEY: TEXT"  run condition as reported by the source; repeatable. KEY is dataLayout, order ("first"),
                          nativeEngine ("Velox (C++)"), or accelerated
  --environment ID        file in static/data/environments/; default: unknown
  --configuration FILE    JSON object of Spark properties; every value is a string
  --property "KEY=VALUE"  Spark property reported outside FILE; repeatable, overrides all others
  --like ID               copy both from another result set; a configuration in FILE overrides it

Other metrics: --id, --title, --baseline NAME and --candidate NAME (as written in the middle of a sentence), provenance, and output
  --baseline-case C  --candidate-case C   cases to compare within one file of Spark Benchmark tables; * matches any text.
                          With two files, cases with the same table and name are compared.

Output
  --iterations-file FILE  CSV of times whose iterations go into iterations.csv, in addition to a summary; some queries are enough
  --format F              format of FILE if it cannot be detected
  --out DIR               write to DIR/ID/ instead
  --force                 replace an existing result set

Exit codes: 0 written, 1 problems in the input, 2 incorrect usage
`;
