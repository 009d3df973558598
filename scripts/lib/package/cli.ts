import { unknownName } from '../../../src/benchmark/text/suggestName';
import { execute } from '../command';
import { print, printMessage } from '../print';
import { SETUP_COMMANDS, SITE_COMMANDS, WHOLE_SITE } from './commands';

const COMMANDS = [...SETUP_COMMANDS, ...SITE_COMMANDS];

const HELP = `
Usage: npx --no-install spark-benchmarks COMMAND [OPTION …]

${COMMANDS.map(([{ name }, about]) => `  ${name.padEnd(15)}  ${about}`).join('\n')}

COMMAND --help prints its options. Run the commands in the folder of the site. The data folder is static/data; change it with --data.

Exit codes: 0 success, 1 problems in the input, 2 incorrect usage
`;

/** A command's text with \`npm run\` replaced by the form of the installed package. */
function installedCommands(text: string): string {
  return text
    .replace(/npm run ([a-z-]+)(?: --(?=[ \n\]]))?( \[--)?/g, 'npx --no-install spark-benchmarks $1$2')
    .replace(/\[-- /g, '[');
}

/** Rewrites the output of a stream with the commands of the installed package. */
function rewriteOutput(stream: NodeJS.WriteStream): void {
  const write = stream.write.bind(stream) as (text: string | Uint8Array, ...rest: unknown[]) => boolean;
  stream.write = ((text: string | Uint8Array, ...rest: unknown[]) =>
    write(typeof text === 'string' ? installedCommands(text) : text, ...rest)) as typeof stream.write;
}

/** Runs a command of the package by name with the remaining arguments; returns the exit code. */
async function main([name = '', ...rest]: string[]): Promise<number> {
  if (name === '' || name === '--help' || name === '-h') {
    print(`${HELP.trim()}\n`);
    return name === '' ? 2 : 0;
  }
  const names = COMMANDS.map(([entry]) => entry.name);
  const [command] = COMMANDS.find(([entry]) => entry.name === name) ?? [];
  if (!command) {
    printMessage(`spark-benchmarks: ${unknownName('command', name, names)}\n`);
    return 2;
  }
  if (WHOLE_SITE) return execute(command, rest);
  rewriteOutput(process.stderr);
  if (rest.includes('--help') || rest.includes('-h')) rewriteOutput(process.stdout);
  return execute(command, rest);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
