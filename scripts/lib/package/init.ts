import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { PACKAGE } from '../../../src/package/components';
import { writeWhole } from '../../../src/plugin/lib/files';
import { type Command, InputError, OK, type OptionValues, UsageError } from '../command';
import { printMessage } from '../print';
import { addSample, samplePaths } from './sample';

interface Edit {
  before: string;
  after: string;
}

/** The export of a Docusaurus configuration. */
const EXPORT = /^(export default|module\.exports =) (\w+)(?: satisfies Config| as Config)?;?[ \t]*$/m;

/**
 * The configuration with the plugin, and the changed lines; null if the form of the export is unknown. No edits if it
 * already has the plugin.
 */
export function withPlugin(text: string): { text: string; edits: Edit[] } | null {
  if (text.includes(PACKAGE)) return { text, edits: [] };
  const [before, start, name] = EXPORT.exec(text) ?? [];
  if (before === undefined) return null;
  const after = `${start} withSparkBenchmarks(${name});`;
  const line = before.startsWith('export')
    ? `import { withSparkBenchmarks } from '${PACKAGE}';`
    : `const { withSparkBenchmarks } = require('${PACKAGE}');`;
  return {
    text: insertLine(text.replace(before, after), line),
    edits: [
      { before: '', after: line },
      { before, after },
    ],
  };
}

/** The text with a line added after its leading comments and before the first import or statement. */
function insertLine(text: string, line: string): string {
  const [head = ''] = /^(?:\s*(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/|(['"])use strict\1;?)[ \t]*\n)*/.exec(text) ?? [];
  return `${head}${line}\n${text.slice(head.length)}`;
}

const HELP = `
Usage: npx --no-install spark-benchmarks init [--yes]

Add benchmark reports to a Docusaurus site: the plugin to docusaurus.config, two published result sets as a sample to static/data/, and
a report on them to docs/reports/sample.mdx. The command shows every line and file, and asks before it writes. It never replaces an
existing file.

  --yes    write without prompting

Exit codes: 0 written, 1 a file already exists, 2 incorrect usage
`;

export const CONFIGS = [
  'docusaurus.config.ts',
  'docusaurus.config.js',
  'docusaurus.config.mjs',
  'docusaurus.config.cjs',
];
const REPORT = 'sample';
/** The file with the sidebar label of the reports folder. */
const CATEGORY = 'docs/reports/_category_.json';

/** The change to the configuration: its file, text, and edits; `change` is null if it was not understood. */
interface Plan {
  config: string;
  change: { text: string; edits: Edit[] } | null;
}

function planEdits(): Plan {
  const config = CONFIGS.find((name) => existsSync(name));
  if (config === undefined)
    throw new InputError('no docusaurus.config here; run this in the folder of a Docusaurus site');
  return { config, change: withPlugin(readFileSync(config, 'utf8')) };
}

function editLines({ config, change }: Plan): string[] {
  if (change === null)
    return [
      `cannot edit ${config}: unrecognized export. Wrap the export yourself:`,
      "  import { withSparkBenchmarks } from 'docusaurus-plugin-spark-benchmarks';",
      '  export default withSparkBenchmarks(config);',
    ];
  if (change.edits.length === 0) return [`${config} already has the plugin`];
  return [
    config,
    ...change.edits.flatMap(({ before, after }) => [...(before === '' ? [] : [`  - ${before}`]), `  + ${after}`]),
  ];
}

async function askConsent(values: OptionValues): Promise<boolean> {
  if (values.yes === true) return true;
  if (!process.stdin.isTTY) throw new UsageError(['not an interactive terminal; use --yes to write without prompting']);
  const dialogue = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await dialogue.question('Write this? (y/N) ');
  dialogue.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function run(values: OptionValues): Promise<number> {
  const plan = planEdits();
  const sample = samplePaths(REPORT);
  const there = sample.filter((path) => existsSync(path));
  if (there.length > 0) throw new InputError(there.map((path) => `${path} already exists; nothing written`));
  const news = [...sample, ...(existsSync(CATEGORY) ? [] : [CATEGORY])];
  printMessage(`${[...editLines(plan), 'New files', ...news.map((path) => `  + ${path}`)].join('\n')}\n`);
  if (!(await askConsent(values))) {
    printMessage('nothing written\n');
    return OK;
  }
  const code = await addSample(REPORT);
  if (!existsSync(CATEGORY)) writeWhole(resolve(CATEGORY), Buffer.from('{ "label": "Reports" }\n'));
  if (plan.change !== null && plan.change.edits.length > 0)
    writeWhole(resolve(plan.config), Buffer.from(plan.change.text));
  printMessage('npm start shows the report at /docs/reports/sample/\n');
  return code;
}

export const initCommand: Command = {
  name: 'init',
  help: HELP,
  options: { flags: ['yes'] },
  hasArguments: false,
  run,
};
