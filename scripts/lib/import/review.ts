import type { Dialogue, Values } from './askSteps';
import { askOne, Back, say } from './prompts';

/** A word as a shell takes it: in single quotes where it needs them. */
function quoted(word: string): string {
  return /^[\w./:@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** The command line that does the same as the answers of a dialogue, a line for each option. */
function equalCommand(command: string, files: readonly string[], values: Values): string {
  const options = Object.entries(values).map(([name, value]) => `--${name} ${quoted(value)}`);
  return [`npm run ${command} -- ${files.map(quoted).join(' ')}`, ...options].join(' \\\n  ');
}

const [WRITE, EDIT, LEAVE] = ['write', 'edit', 'leave'];

/** What was read of the answers, to be looked at before anything is written. */
export interface Reviewed {
  /** What was understood; what will be written. */
  summary: string;
  paths: string;
  /** Whether it can be written: no problem is an error. */
  isFine: boolean;
}

/** The answers as options and files. */
interface Asked {
  values: Values;
  files: string[];
}

/** What the user wants: to write, to leave, or an answer to be asked again. */
async function choose(dialogue: Dialogue, isFine: boolean): Promise<string> {
  try {
    const choices = [
      ...(isFine ? [{ value: WRITE ?? '', label: 'Write it' }] : []),
      { value: EDIT ?? '', label: 'Edit an answer' },
      { value: LEAVE ?? '', label: 'Cancel', hint: 'the command above asks nothing and does the same' },
    ];
    const choice = await askOne('Write it?', choices);
    if (choice !== EDIT) return choice;
    return await askOne(
      'Which answer?',
      dialogue.names().map((value) => ({ value })),
    );
  } catch (error) {
    if (error instanceof Back) return choose(dialogue, isFine);
    throw error;
  }
}

/**
 * Shows what the answers make and the command that does the same; asks whether to write it, and again for every answer that the user edits.
 * `read` gives what it makes of the answers. Returns it, or null where the user leaves.
 */
export async function review<Read>(
  dialogue: Dialogue,
  split: (answers: Values) => Asked,
  read: (asked: Asked) => Read,
  shown: (read: Read) => Reviewed,
): Promise<Read | null> {
  for (;;) {
    const asked = split(dialogue.values);
    const found = read(asked);
    const { summary, paths, isFine } = shown(found);
    if (summary !== '') say.show('Summary', summary);
    if (isFine) say.show('What will be written', paths);
    say.show('Equivalent command', equalCommand('import', asked.files, asked.values));
    const choice = await choose(dialogue, isFine);
    if (choice === WRITE) return found;
    if (choice === LEAVE) return null;
    await dialogue.askAgain(choice);
  }
}
