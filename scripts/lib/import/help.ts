/** What `npm run import -- --help` prints. */
export const IMPORT_HELP = `
Usage: npm run import -- FILE --id ID --engine NAME --engine-version V --statistic median|mean|min|single
       --iterations N|unknown --suite S --query-version V|unknown --scale-factor GB --table-format F [options]

Without options, in a terminal, it asks for everything, lets you go back, shows what it understood and the command that does the same,
and writes if you say so.

Writes one result set, datapackage.json and results.csv (and iterations.csv and outputs.csv, as far as the file has them), to
static/data/result-sets/ID/.
All problems of the file are reported together, and then nothing is written.

FILE is one of
  eks CSV    query,median,min,max in seconds; with a header, without, or with the misleading Name,Mean,Min,Max
  long CSV   query,iteration,seconds (or time_s) with a header, in any order of columns
  CSV of times  query,time; query and a column of times for each engine; or query,engine,time; perhaps with iteration; in
             milliseconds where the head says so (time_ms), else in seconds
  Comet JSON  what tpcbench.py writes: a key per query with a list of seconds, or durations, row_count and result_hash
  spark-sql-perf   JSON lines, one per iteration; executionTime is taken
  gluten-it  the text report; --side vanilla or gluten where it compares both
  NDS CSV    application_id,query,time/milliseconds of a power run
  JSON list of times  [{"query": "q1", "time": 3.5}], as Sail publishes; perhaps with engine and iteration
  ClickBench JSON  as a suite of its own: static/data/suites/clickbench/ names its queries
  Markdown table  of queries and a column of times for each engine, as Auron and Blaze publish
or, for measures that are no query times, of which a comparison in static/data/published/ID/ is made (see below)
  Spark Benchmark   tables with Best Time(ms), Avg Time(ms) …, as Spark, Celeborn and Comet publish them
  shuffle_bench     what Comet's program prints; two files, the baseline's and the candidate's
The format is recognised by the file and said; --list-formats lists them, and --format ID forces one. Statistic and range of several iterations are computed. Secrets in Spark
properties, of FILE and of --configuration, are written as [redacted], and each is reported.

Several engines in one file: --column NAME takes one of them. --set "NAME: ENGINE VERSION", repeated, writes a result set for each, all
or none; ids and titles are then made of what describes them, and --id, --engine, --engine-version and --title are not given.

Required
  --id ID                 the folder's name: lower-case letters and digits, joined by dots or hyphens
  --engine NAME           as written in the middle of a sentence: "native Spark"
  --engine-version V      release of the engine
  --statistic S           what the time of a query is: median, mean, min or single; the file's header is not trusted
  --iterations N          timed executions of each query, or unknown; what a file shows is held against it
  --suite S               tpcds, tpcds-99 (templates timed whole), tpch, or a folder of static/data/suites/
  --query-version V       version of the query templates, 4.0 for example, or unknown
  --scale-factor GB       size of the generated data
  --table-format F        parquet, iceberg, orc …

Optional
  --warmup N              untimed executions before the timed ones; default: unknown

Provenance
  --title T               default: engine, version, suite, size and table format
  --date D                the day on which the results were first published, 2026-04-29, or unknown; required with a source,
                          default without one: today
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
  --property "KEY=VALUE"  a Spark property as stated beside FILE; may be repeated, and wins over all others
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
