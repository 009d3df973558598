import type { Values } from './askSteps';

/** A word as a shell takes it: in single quotes where it needs them. */
function quoted(word: string): string {
  return /^[\w./:@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** The command line that does the same as the answers of a dialogue, a line for each option. */
export function equalCommand(command: string, files: readonly string[], values: Values): string {
  const options = Object.entries(values).map(([name, value]) => `--${name} ${quoted(value)}`);
  return [`npm run ${command} -- ${files.map(quoted).join(' ')}`, ...options].join(' \\\n  ');
}
