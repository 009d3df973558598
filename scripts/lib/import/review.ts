import type { Dialogue, Values } from './askSteps';
import { askOne, Back, say } from './prompts';

/** A word quoted for a shell if necessary. */
function quoteWord(word: string): string {
  return /^[\w./:@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** The command line that is equivalent to the answers of a dialogue, one line per option. */
function equivalentCommand(file: string, values: Values): string {
  const options = Object.entries(values).map(([name, value]) => `--${name} ${quoteWord(value)}`);
  return [`npm run import -- ${quoteWord(file)}`, ...options].join(' \\\n  ');
}

const WRITE = 'write';
const EDIT = 'edit';
const LEAVE = 'leave';

/** The result of the answers, for review before writing. */
export interface Reviewed {
  /** A summary of the findings; `paths` lists the files to write. */
  summary: string;
  paths: string;
  isFine: boolean;
}

/** The user's choice: write, leave, or the answer to edit. */
async function choose(dialogue: Dialogue, isFine: boolean): Promise<string> {
  try {
    const choices = [
      ...(isFine ? [{ value: WRITE, label: 'Write it' }] : []),
      { value: EDIT, label: 'Edit an answer' },
      { value: LEAVE, label: 'Cancel', hint: 'the command above asks nothing and does the same' },
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
 * Shows the result of the answers and the equivalent command; asks whether to write it, and repeats questions that the
 * user edits. `read` computes the result. Returns it, or null if the user leaves.
 */
export async function review<Read>(
  dialogue: Dialogue,
  file: string,
  read: (answers: Values) => Read,
  shown: (read: Read) => Reviewed,
): Promise<Read | null> {
  for (;;) {
    const reviewed = read(dialogue.values);
    const { summary, paths, isFine } = shown(reviewed);
    if (summary !== '') say.show('Summary', summary);
    if (isFine) say.show('What will be written', paths);
    say.show('Equivalent command', equivalentCommand(file, dialogue.values));
    const choice = await choose(dialogue, isFine);
    if (choice === WRITE) return reviewed;
    if (choice === LEAVE) return null;
    await dialogue.askAgain(choice);
  }
}
