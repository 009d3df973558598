import { type Option, option } from '../../src/resultSet/options';
import type { Options } from './command';

export type OptionTable = Readonly<Record<string, Option>>;

/** The folder of artifacts. */
export const DATA_OPTION = { data: option('DIR', 'folder of artifacts; default: static/data') };

const HELP_COLUMN = 26;
const MAX_WIDTH = 130;

/** The names of the options in a table, by what they take. */
export function optionNames(table: OptionTable): Options {
  const names = (fits: (option: Option) => boolean) =>
    Object.entries(table).flatMap(([name, option]) => (fits(option) ? [name] : []));
  return {
    texts: names(({ value, repeats }) => value !== undefined && !repeats),
    lists: names(({ repeats }) => repeats === true),
    flags: names(({ value }) => value === undefined),
  };
}

/** Words in lines that start in the column of the help. */
function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && HELP_COLUMN + last.length + word.length >= MAX_WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join(`\n${' '.repeat(HELP_COLUMN)}`);
}

/** The options of a table in the form of --help, one below the other. */
export function optionHelp(table: OptionTable): string {
  const rows = Object.entries(table).map(([name, { value, help }]) => {
    const head = `  --${name}${value === undefined ? '' : ` ${value}`}  `;
    const gap = head.length > HELP_COLUMN ? `\n${' '.repeat(HELP_COLUMN)}` : '';
    return `${gap === '' ? head.padEnd(HELP_COLUMN) : head.trimEnd()}${gap}${wrapped(help)}`;
  });
  return rows.join('\n');
}
