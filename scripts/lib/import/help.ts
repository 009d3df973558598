import { joinWords } from '../../../src/benchmark/text/names';
import { FORMATS } from '../../../src/importers/formats';
import { MEASURE_FORMATS } from '../../../src/importers/measureFormats';
import { OPTION_GROUPS } from '../../../src/resultSet/options';
import { optionHelp } from '../optionTable';
import { IMPORT_OPTIONS } from './options';

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
header (time_ms), of a column unit, or of the cell (1.1 min); otherwise choose it with --time-unit. Columns such as status, success,
error, and exit_code decide whether a query failed. ${joinWords(MEASURE_FORMATS.map(({ id }) => id))} have other metrics than query
times, and become a comparison in static/data/published/ID/ (see below); shuffle_bench needs two files, baseline and candidate.

Statistic and range of several iterations are computed. Secrets in Spark properties, of FILE and of --configuration, are written as
[redacted] and reported.

Several engines in one file: --column NAME imports one of them. --set "NAME: ENGINE VERSION", repeated, writes one result set for each
(all or none). The command then generates IDs and titles, so omit --id, --engine, --engine-version, and --title.

Event logs and time series, recognized by their content, are imported as npm run import-eventlog and npm run import-series do, with the
options of these commands: npm run import -- LOG --id ID …, npm run import -- --side NAME=SERIES.csv,EVENTS.json …

Required
${optionHelp(OPTION_GROUPS.required)}

Optional
${optionHelp(OPTION_GROUPS.optional)}

Provenance
${optionHelp(OPTION_GROUPS.provenance)}

Environment and configuration
${optionHelp(OPTION_GROUPS.environment)}

File
${optionHelp(OPTION_GROUPS.file)}

Other metrics: --id, --title, provenance, output, and
${optionHelp(OPTION_GROUPS.measures)}

Output
${optionHelp(OPTION_GROUPS.output)}
${optionHelp({ set: IMPORT_OPTIONS.set, 'list-formats': IMPORT_OPTIONS['list-formats'] })}

Exit codes: 0 written, 1 problems in the input, 2 incorrect usage
`;
