import { diffArtifacts } from '../src/benchmark/diff/diff';
import { diffJson } from '../src/benchmark/diff/json';
import { diffMarkdown } from '../src/benchmark/diff/markdown';
import { unknownName } from '../src/benchmark/text/nearest';
import { writtenPages } from '../src/plugin/mdx/writtenPages';
import { type Command, OK, type OptionValues, runCommand, text, UsageError } from './lib/command';
import { DATA } from './lib/dataFolders';
import { commitDay } from './lib/git';
import { print } from './lib/print';
import { diskSnapshot, gitSnapshot } from './lib/snapshots';

const HELP = `
Usage: npm run diff -- BASE_REF [--head REF] [--date D] [--format markdown|json] [--site-url URL] [--data DIR]

Compare the artifacts of a git revision with the working tree. Print the artifacts added, changed, and removed; for each changed
comparison, the verdicts before and after, the queries whose verdict or clear speedup changed, and the changed settings; new
problems; and the affected pages. Each added or changed result set has one line of facts and its suspicious times.

The compared pairs are the pairs of the reports. A result set without a report is compared with the previous version of its
engine. If there is none, it is compared with vanilla Spark, or otherwise with the newest comparable result set.
The command reads git objects: it checks out and writes nothing.

  --head REF        compare with this revision instead of the working tree
  --date D          day of the change, used to calculate ages: 2026-11-22; default: day of the newer commit
  --format FORMAT   markdown (default, at most 60 KB, for a pull request) or json (everything, full precision)
  --site-url URL    URL of a site with these artifacts, for links to the pages: https://example.org/preview/
  --data DIR        folder with result-sets/, reports/ …; default: static/data

Example: npm run diff -- origin/main

Exit codes: 0 compared (problems in artifacts are part of the result), 1 problems in the input, 2 incorrect usage
`;

const FORMATS = ['markdown', 'json'] as const;

interface Usage {
  base: string;
  format: (typeof FORMATS)[number];
  siteUrl: string | null;
  date: string | null;
}

/** An http or https address with a slash at its end; null where it is none. */
function siteAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url.origin + url.pathname.replace(/\/*$/, '/') : null;
}

/** Throws UsageError with everything that is wrong with the command line. */
function readUsage(values: OptionValues, positionals: string[]): Usage {
  const wanted = text(values, 'format') ?? 'markdown';
  const format = FORMATS.find((known) => known === wanted);
  const address = text(values, 'site-url');
  const siteUrl = address === undefined ? null : siteAddress(address);
  const date = text(values, 'date') ?? null;
  const messages = [
    ...(date === null || /^\d{4}-\d\d-\d\d$/.test(date)
      ? []
      : [`--date must be a date such as 2026-11-22, got ${date}`]),
    ...(positionals.length === 1 ? [] : [`expected one revision, BASE_REF; got ${positionals.length}`]),
    ...(format ? [] : [`--format: ${unknownName('format', wanted, FORMATS)}`]),
    ...(address !== undefined && siteUrl === null
      ? [`--site-url must be an http or https address, got ${address}`]
      : []),
  ];
  if (messages.length > 0 || !format) throw new UsageError(messages);
  return { base: positionals[0] ?? '', format, siteUrl, date };
}

function run(values: OptionValues, positionals: string[]): number {
  const { base, format, siteUrl, date } = readUsage(values, positionals);
  const data = text(values, 'data') ?? DATA;
  const head = text(values, 'head');
  const before = gitSnapshot(data, base);
  const after = head === undefined ? diskSnapshot(data) : gitSnapshot(data, head);
  const report = diffArtifacts(before, after, writtenPages('.'), date ?? commitDay('.', head ?? 'HEAD'));
  print(format === 'json' ? diffJson(report) : diffMarkdown(report, siteUrl));
  return OK;
}

const option = { type: 'string' as const };
/** `npm run diff`. */
export const diffCommand: Command = {
  name: 'diff',
  help: HELP,
  options: { head: option, date: option, format: option, 'site-url': option, data: option },
  run,
};
runCommand(diffCommand);
