import { parse as parsePath } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { unknownName } from '../../src/benchmark/text/suggestName';
import { SLUG, SLUG_WORDS } from '../../src/resultSet/ids';
import type { OptionValues } from '../../src/resultSet/reading';
import { print, printMessage } from './print';

export { type OptionValues, text, texts } from '../../src/resultSet/reading';

export const OK = 0;
export const PROBLEMS = 1;
const WRONG_USAGE = 2;

/** Invalid usage of a command: its messages are printed, and the exit code is 2. */
export class UsageError extends Error {
  constructor(readonly messages: string[]) {
    super(messages.join('\n'));
    this.name = 'UsageError';
  }
}

/** Input that cannot be used: its messages are printed, and the exit code is 1. */
export class InputError extends Error {
  readonly messages: string[];

  constructor(message: string | string[]) {
    const messages = [message].flat();
    super(messages.join('\n'));
    this.messages = messages;
    this.name = 'InputError';
  }
}

/** The names of options with a text, with a text and repeatable, and without a value. */
export interface Options {
  texts?: readonly string[];
  lists?: readonly string[];
  flags?: readonly string[];
}

/** The options in the form of `parseArgs`. */
function parsedOptions({ texts = [], lists = [], flags = [] }: Options) {
  return Object.fromEntries([
    ...texts.map((name) => [name, { type: 'string' as const }]),
    ...lists.map((name) => [name, { type: 'string' as const, multiple: true }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ]) as NonNullable<ParseArgsConfig['options']>;
}

export interface Command {
  /** The name after `npm run`. */
  name: string;
  /** The output of --help: usage, options, examples, exit codes. */
  help: string;
  options: Options;
  /** False if the command takes no arguments besides options. */
  hasArguments?: false;
  /** Returns the exit code. Throws UsageError for wrong usage, InputError for missing input. */
  run(values: OptionValues, positionals: string[]): number | Promise<number>;
}

/** Problems of the arguments of a command that takes one new ID. */
export function idMessages(positionals: readonly string[]): string[] {
  const [id = ''] = positionals;
  if (positionals.length !== 1)
    return [`expected one ID, got ${positionals.length === 0 ? 'none' : positionals.join(' ')}`];
  return SLUG.test(id) ? [] : [`the ID ${JSON.stringify(id)} is not allowed; use ${SLUG_WORDS}`];
}

/** `--scale-factor -3` as `--scale-factor=-3`: a negative number is the option's value, not another option. */
function withNegatives(argv: readonly string[], { texts = [], lists = [] }: Options): string[] {
  const takesText = (option: string) => [...texts, ...lists].some((name) => option === `--${name}`);
  const isValue = (at: number) => /^-\.?\d/.test(argv[at] ?? '') && takesText(argv[at - 1] ?? '');
  return argv.flatMap((argument, at) => {
    if (isValue(at)) return [];
    return [isValue(at + 1) ? `${argument}=${argv[at + 1]}` : argument];
  });
}

function unknownOptions(argv: readonly string[], known: ReturnType<typeof parsedOptions>): string[] {
  const { tokens } = parseArgs({
    args: [...argv],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const names = Object.keys(known).map((name) => `--${name}`);
  return tokens.flatMap((token) =>
    token.kind === 'option' && !(token.name in known) ? [unknownName('option', token.rawName, names)] : [],
  );
}

function parse({ options, hasArguments }: Command, argv: string[]): { values: OptionValues; positionals: string[] } {
  const known = { help: { type: 'boolean' as const, short: 'h' }, ...parsedOptions(options) };
  try {
    return parseArgs({
      args: withNegatives(argv, options),
      options: known,
      allowPositionals: hasArguments ?? true,
      strict: true,
    });
  } catch (error) {
    const unknown = unknownOptions(argv, known);
    throw new UsageError(unknown.length > 0 ? unknown : [(error as Error).message.split('\n')[0] ?? '']);
  }
}

/** Only the message for errors of the disk (no space, no permission) and of input; a stack trace for bugs. */
function failures(error: unknown): string[] {
  if (error instanceof InputError) return error.messages;
  if (typeof (error as NodeJS.ErrnoException).code === 'string') return [(error as Error).message];
  return [(error as Error).stack ?? String(error)];
}

function report(name: string, error: unknown): number {
  if (error instanceof UsageError) {
    for (const message of error.messages) printMessage(`${name}: ${message}\n`);
    printMessage(`See npm run ${name} -- --help\n`);
    return WRONG_USAGE;
  }
  for (const message of failures(error)) printMessage(`${name}: ${message}\n`);
  return PROBLEMS;
}

/** A consumer such as `head` that closes the pipe early is not an error. */
function ignoreClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/** Runs a command and returns its exit code; prints errors, and for usage errors a reference to --help. */
export async function execute(command: Command, argv: string[]): Promise<number> {
  try {
    const { values, positionals } = parse(command, argv);
    if (!values.help) return await command.run(values, positionals);
    print(`${command.help.trim()}\n`);
    return OK;
  } catch (error) {
    return report(command.name, error);
  }
}

/**
 * Runs a command on the arguments of this process: results to stdout, messages to stderr, exit code 0, 1, or 2. Does
 * nothing if another program imports the command's file.
 */
export function runCommand(command: Command): void {
  if (parsePath(process.argv[1] ?? '').name !== command.name) return;
  ignoreClosedPipe();
  void execute(command, process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });
}
