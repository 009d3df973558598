import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../src/benchmark/model/resultSet';
import { slug } from '../src/benchmark/text/slug';
import { checkJson } from '../src/data/schemaCheck';
import { OPTIONS, option } from '../src/resultSet/options';
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
import { DATA_OPTION, type OptionTable, optionHelp, optionNames } from './lib/optionTable';
import { print } from './lib/print';
import { writeFile } from './lib/writeFolder';

/** A number, or the text, which the schema of the file refuses. */
function numberOf(given: string): number | string {
  return given !== '' && Number.isFinite(Number(given)) ? Number(given) : given;
}

function number(help: string) {
  return option('N', help, { parse: numberOf });
}

/** Facts of the file: their keys are the names of the options. */
const FACTS: OptionTable = {
  cluster: option('T', 'product that manages the nodes: Amazon EKS'),
  nodes: number('nodes that ran executors'),
  'instance-type': option('T', 'r8gd.12xlarge'),
  'cores-per-node': number('cores of a node'),
  'memory-per-node-gb': number('memory of a node, GB'),
  gpu: option('T', '"1 NVIDIA L4 with 24 GB"'),
  'local-storage': option('T', 'disks of a node'),
  storage: option('T', 'where the tables were stored'),
  architecture: option('T', 'x86_64 or aarch64'),
  executors: number('executors of Spark'),
  'executor-cores': number('cores of an executor'),
  'executor-memory-gb': number('memory of an executor, GB'),
  'driver-cores': number('cores of the driver'),
  'driver-memory-gb': number('memory of the driver, GB'),
  spark: option('V', 'version of Spark'),
  java: option('V', 'version of Java'),
  scala: option('V', 'version of Scala'),
};

const SOURCE: OptionTable = {
  'source-title': OPTIONS['source-title'],
  'source-url': OPTIONS['source-url'],
  'source-commit': OPTIONS['source-commit'],
  'source-day': option('D', 'day on which the price was valid: 2026-01-20'),
};

const PRICE: OptionTable = {
  price: option(
    'AMOUNT',
    'price of a node for one hour; requires --instance-type and the source with its commit and day',
  ),
  currency: option('C', 'USD'),
  region: option('R', 'default: unknown'),
  purchase: option('P', 'on-demand or spot; default: unknown'),
};

const ENVIRONMENT_OPTIONS: OptionTable = {
  title: option('T', 'short title of the environment, required'),
  ...FACTS,
  ...SOURCE,
  ...PRICE,
  ...DATA_OPTION,
};

const HELP = `
Usage: npm run new-environment -- ID --title T [--nodes N] [--instance-type T] [--gpu G] … [options]

Create DATA/environments/ID.json with hardware, cluster, Spark, and Java. Omitted values are shown as not reported. Result sets refer
to the file with --environment ID. With --price, also create a file in DATA/prices/: the price of one node for one hour.

  ID                      lower-case letters and digits, joined by dots or hyphens: eks-r8gd-12xlarge-4-nodes
${optionHelp(ENVIRONMENT_OPTIONS)}

Example: npm run new-environment -- eks-g6-2xlarge-4-nodes --title "Amazon EKS, 4 nodes g6.2xlarge" --nodes 4 \\
           --instance-type g6.2xlarge --gpu "1 NVIDIA L4 with 24 GB" --spark 3.5.5

The command never replaces an existing file. Exit codes: 0 written, 1 problems in the input, 2 incorrect usage
`;

/** "memory-per-node-gb" as memoryPerNodeGb. */
function camel(option: string): string {
  return option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The value of the environment's file: the given facts, in the order of the options. */
function environmentJson(values: OptionValues): object {
  const facts = Object.entries(FACTS).flatMap(([name, { parse }]) => {
    const given = text(values, name);
    return given === undefined ? [] : [[camel(name), parse?.(given) ?? given]];
  });
  const [title, path, version] = Object.keys(SOURCE).map((name) => text(values, name));
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
  const [price, currency, region = 'unknown', purchase = 'unknown'] = Object.keys(PRICE).map((name) =>
    text(values, name),
  );
  if (price === undefined) return null;
  const [title = '', path = '', commit = '', day = ''] = Object.keys(SOURCE).map((name) => text(values, name));
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
  const options = [...Object.keys(FACTS), 'title'];
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

export const newEnvironmentCommand: Command = {
  name: 'new-environment',
  help: HELP,
  options: optionNames(ENVIRONMENT_OPTIONS),
  run,
};
runCommand(newEnvironmentCommand);
