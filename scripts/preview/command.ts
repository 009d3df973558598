import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Stops a step with a message and without a stack trace: input is refused or missing. */
export class Refused extends Error {
  override name = 'Refused';
}

/** A message for the log of a workflow on one line, so that foreign text cannot give the runner a command. */
function logLine(level: 'error' | 'warning' | 'notice', message: string): string {
  const text = message.replaceAll('%', '%25').replace(/\p{Cc}+/gu, ' ');
  return `::${level}::${text.slice(0, 1000)}\n`;
}

export function warn(message: string): void {
  process.stdout.write(logLine('warning', message));
}

export function notice(message: string): void {
  process.stdout.write(logLine('notice', message));
}

/** The options of this process by name. Throws Refused for a missing or unknown one. */
export function readOptions<Name extends string>(...names: Name[]): Record<Name, string> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ options, strict: true });
    const missing = names.filter((name) => !values[name]);
    if (missing.length > 0) throw new Error(`missing: ${missing.map((name) => `--${name}`).join(', ')}`);
    return values as Record<Name, string>;
  } catch (error) {
    throw new Refused((error as Error).message);
  }
}

/** An environment variable of the runner. Throws Refused if it is missing. */
export function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Refused(`the variable ${name} is not set`);
  return value;
}

/** Passes single-line values to later steps of the job. */
export function setOutputs(outputs: Record<string, string>): void {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value.replace(/\p{Cc}+/gu, ' ')}\n`);
  appendFileSync(variable('GITHUB_OUTPUT'), lines.join(''));
}

/** Runs a step: exit code 1 with one line for refused input, with a stack trace for a bug. */
export async function runStep(step: () => void | Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const { message, stack } = error as Error;
    process.stdout.write(logLine('error', error instanceof Refused ? message : (stack ?? message)));
    process.exitCode = 1;
  }
}
