import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../src/benchmark/model/resultSet';
import { slug } from '../src/benchmark/text/slug';
import { checkJson } from '../src/data/schemaCheck';
import {
  type Command,
  InputError,
  idMessages,
  OK,
  type OptionValues,
  runCommand,
  text,
  UsageError,
} from './lib/command';
import { DATA } from './lib/dataFolders';
import { print } from './lib/print';
import { writeFile } from './lib/writeFolder';

const HELP = `
Usage: npm run new-environment -- ID --title T [--nodes N] [--instance-type T] [--gpu G] … [options]

Create DATA/environments/ID.json with hardware, cluster, Spark, and Java. Omitted values are shown as not reported. Result sets refer
to the file with --environment ID. With --price, also create a file in DATA/prices/: the price of one node for one hour.

  ID                     lower-case letters and digits, joined by dots or hyphens: eks-r8gd-12xlarge-4-nodes
  --title T              short title of the environment, required

Cluster                  --cluster, --nodes, --instance-type, --cores-per-node, --memory-per-node-gb, --gpu "1 NVIDIA L4 with 24 GB",
                         --local-storage, --storage (where the tables were stored), --architecture
Spark                    --executors, --executor-cores, --executor-memory-gb, --driver-cores, --driver-memory-gb, --spark, --java, --scala
Source                   --source-title T --source-url U [--source-commit C]
Price of a node          --price 2.30 --currency USD --source-day 2026-01-20 [--region R] [--purchase on-demand|spot]; requires --instance-type
                         and the source with its commit

  --data DIR             default: static/data

Example: npm run new-environment -- eks-g6-2xlarge-4-nodes --title "Amazon EKS, 4 nodes g6.2xlarge" --nodes 4 \\
           --instance-type g6.2xlarge --gpu "1 NVIDIA L4 with 24 GB" --spark 3.5.5

The command never replaces an existing file. Exit codes: 0 written, 1 problems in the input, 2 incorrect usage
`;

/** Options that fill keys of the file: texts and numbers. */
const TEXTS = ['cluster', 'instance-type', 'gpu', 'local-storage', 'storage', 'architecture', 'spark', 'java', 'scala'];
const NUMBERS = [
  'nodes',
  'cores-per-node',
  'memory-per-node-gb',
  'executors',
  'executor-cores',
  'executor-memory-gb',
  'driver-cores',
  'driver-memory-gb',
];
const SOURCE = ['source-title', 'source-url', 'source-commit', 'source-day'];
const PRICE = ['price', 'currency', 'region', 'purchase'];

/** "memory-per-node-gb" as memoryPerNodeGb. */
function camel(option: string): string {
  return option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function numberOf(given: string): number | string {
  return given !== '' && Number.isFinite(Number(given)) ? Number(given) : given;
}

/** The value of the environment's file: the given facts, in the order of the options. */
function environmentJson(values: OptionValues): object {
  const facts = [...TEXTS, ...NUMBERS].flatMap((option) => {
    const given = text(values, option);
    if (given === undefined) return [];
    return [[camel(option), NUMBERS.includes(option) ? numberOf(given) : given]];
  });
  const [title, path, version] = SOURCE.map((option) => text(values, option));
  const source = title === undefined ? [] : [{ title, path: path ?? '', ...(version ? { version } : {}) }];
  const schema = '../../schemas/environment.schema.json';
  return {
    $schema: schema,
    title: text(values, 'title') ?? '',
    ...Object.fromEntries(facts),
    sources: source,
    notes: [],
  };
}

/** The value of the price's file, and its id; null if no price is given. */
function priceJson(values: OptionValues): { id: string; json: object } | null {
  const [price, currency, region = 'unknown', purchase = 'unknown'] = PRICE.map((option) => text(values, option));
  if (price === undefined) return null;
  const [title = '', path = '', commit = '', day = ''] = SOURCE.map((option) => text(values, option));
  const instanceType = text(values, 'instance-type') ?? '';
  const json = {
    $schema: '../../schemas/price.schema.json',
    instanceType,
    region,
    purchase,
    currency: currency ?? '',
    perHour: numberOf(price),
    source: { title, path },
    commit,
    day,
  };
  return { id: slug(`${instanceType} ${title}`), json };
}

/** Schema errors, with the names of options instead of keys. */
function optionMessages(problems: readonly Problem[]): string[] {
  const options = [...TEXTS, ...NUMBERS, 'title'];
  return problems.map(({ message, cure, field }) => {
    const option = options.find((name) => camel(name) === field);
    const said = option ? `--${option}${message.slice(camel(option).length)}` : message;
    return cure ? `${said}; ${cure}` : said;
  });
}

/** The files to write, by path. Throws UsageError with every problem. */
function filesOf(id: string, values: OptionValues, data: string): Map<string, string> {
  const own = {
    path: join(data, 'environments', `${id}.json`),
    json: environmentJson(values),
    schema: 'environment' as const,
  };
  const price = priceJson(values);
  const second = price
    ? [{ path: join(data, 'prices', `${price.id}.json`), json: price.json, schema: 'price' as const }]
    : [];
  const files = [own, ...second].map((file) => ({ ...file, text: `${JSON.stringify(file.json, null, 2)}\n` }));
  const problems = files.flatMap(({ path, text: json, schema }) => checkJson({ path, text: json }, schema).problems);
  if (problems.length > 0) throw new UsageError(optionMessages(problems));
  return new Map(files.map((file) => [file.path, file.text]));
}

function run(values: OptionValues, positionals: string[]): number {
  const [id = ''] = positionals;
  const messages = [...idMessages(positionals), ...(text(values, 'title') ? [] : ['--title is missing'])];
  if (messages.length > 0) throw new UsageError(messages);
  const files = filesOf(id, values, text(values, 'data') ?? DATA);
  const there = [...files.keys()].filter((path) => existsSync(path));
  if (there.length > 0) throw new InputError(there.map((path) => `${path} already exists; nothing written`));
  for (const [path, json] of files) writeFile(path, json);
  print(`${[...files.keys()].join('\n')}\n`);
  return OK;
}

const options = { texts: ['title', ...TEXTS, ...NUMBERS, ...SOURCE, ...PRICE, 'data'] };
export const newEnvironmentCommand: Command = { name: 'new-environment', help: HELP, options, run };
runCommand(newEnvironmentCommand);
