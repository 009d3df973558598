import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownName } from '../src/benchmark/text/nearest';
import { counted, formatNumber } from '../src/benchmark/text/numbers';
import { IMPORT_TARGETS } from './fuzz/importTargets';
import { type Finding, type FuzzOutcome, fuzz } from './fuzz/run';
import { SITE_TARGETS } from './fuzz/siteTargets';
import { type Command, OK, type OptionValues, PROBLEMS, runCommand, text, UsageError } from './lib/command';
import { print, printMessage } from './lib/print';

const HELP = `
Usage: npm run fuzz -- [--seconds N] [--seed S] [--only TARGET …] [--keep DIR]

Gives broken, odd and hostile inputs to everything that reads what others give: all formats of results, folders of result sets, artifacts,
event logs, the address of /compare/, pages. None may crash or take more than 2 s of a processor, and what is accepted must say the same in every
form: line ends, a byte order mark, other names of rows, written and read back. Each input is a small file of tests/fixtures/fuzz/corpus/, changed as
the seed says. Inputs that broke something once stand in tests/fixtures/fuzz/found/ and are tried first.

  --seconds N     how long; default 20
  --seed S        a whole number; default 1
  --only TARGET   one target, several times for several; a format's id, or one of those that an unknown name lists
  --keep DIR      writes what broke something, as small as it could be made, into DIR/TARGET/

Example: npm run fuzz -- --seconds 600 --seed 7 --keep /tmp/found

Exit codes: 0 nothing broke, 1 something broke, 2 wrong usage
`;

const TARGETS = [...IMPORT_TARGETS, ...SITE_TARGETS];

function number(values: OptionValues, name: string, otherwise: number, messages: string[]): number {
  const given = text(values, name);
  if (given === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(given)) messages.push(`--${name} must be a whole number, got ${JSON.stringify(given)}`);
  return Number(given);
}

function keep(folder: string, { target, name, input }: Finding): void {
  mkdirSync(join(folder, target), { recursive: true });
  writeFileSync(join(folder, target, `${name}.txt`), input);
}

function report({ inputs, accepted, slowest, findings }: FuzzOutcome, targets: number, seed: number): void {
  for (const { target, faults, input, name } of findings) {
    printMessage(`${target} ${name}: ${faults.join('; ')}\n  ${JSON.stringify(input).slice(0, 1000)}\n`);
  }
  const most = `the slowest took ${slowest.seconds.toFixed(2)} s (${slowest.target})`;
  const counts = `${formatNumber(inputs)} inputs to ${counted(targets, 'target')}, ${formatNumber(accepted)} accepted`;
  print(`${counts}, ${most}, ${findings.length} broke something; seed ${seed}\n`);
}

function run(values: OptionValues, positionals: string[]): number {
  const messages = positionals.map((argument) => `unknown argument: ${argument}`);
  const [seconds, seed] = [number(values, 'seconds', 20, messages), number(values, 'seed', 1, messages)];
  const ids = TARGETS.map(({ id }) => id);
  const only = [values.only ?? []].flat().map(String);
  messages.push(...only.filter((id) => !ids.includes(id)).map((id) => unknownName('target', id, ids)));
  if (messages.length > 0) throw new UsageError(messages);
  const targets = only.length > 0 ? TARGETS.filter(({ id }) => only.includes(id)) : TARGETS;
  const outcome = fuzz(targets, { seconds, seed });
  const folder = text(values, 'keep');
  if (folder !== undefined) for (const finding of outcome.findings) keep(folder, finding);
  report(outcome, targets.length, seed);
  return outcome.findings.length === 0 ? OK : PROBLEMS;
}

const STRING = { type: 'string' as const };
/** `npm run fuzz`. */
export const fuzzCommand: Command = {
  name: 'fuzz',
  help: HELP,
  options: { seconds: STRING, seed: STRING, only: { ...STRING, multiple: true }, keep: STRING },
  run,
};
runCommand(fuzzCommand);
