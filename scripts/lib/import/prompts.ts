import * as clack from '@clack/prompts';
import { InputError } from '../command';

/** What a user who leaves is told. */
const LEFT = 'stopped; nothing written';

/** The answer, or an InputError where the user left with Ctrl-C or Escape. */
function answered<Value>(answer: Value | typeof clack.CANCEL_SYMBOL): Value {
  if (clack.isCancel(answer)) throw new InputError(LEFT);
  return answer as Value;
}

/** Asks for a text. `initial` stands in the field; `check` returns what is wrong with an answer, or undefined. */
export async function askText(
  message: string,
  {
    initial = '',
    hint = '',
    check,
  }: { initial?: string; hint?: string; check?: (answer: string) => string | undefined },
): Promise<string> {
  const answer = await clack.text({
    message,
    initialValue: initial,
    ...(hint ? { placeholder: hint } : {}),
    validate: (value) => check?.((value ?? '').trim()),
  });
  return (answered(answer) ?? '').trim();
}

/** One of several words to choose from. */
interface Choice {
  value: string;
  label?: string;
  hint?: string;
}

/** Asks for one of several. */
export async function askOne(message: string, choices: readonly Choice[], initial?: string): Promise<string> {
  const options = choices.map(({ value, label, hint }) => ({
    value,
    label: label ?? value,
    ...(hint ? { hint } : {}),
  }));
  const start = options.some(({ value }) => value === initial) ? initial : undefined;
  return answered(await clack.select({ message, options, maxItems: 12, ...(start ? { initialValue: start } : {}) }));
}

/** Asks yes or no; no is what Enter gives. */
export async function askYes(message: string): Promise<boolean> {
  return answered(await clack.confirm({ message, initialValue: false }));
}

export const say = {
  begin: (text: string) => clack.intro(text),
  show: (title: string, text: string) => clack.note(text, title, { format: (line) => line }),
  found: (text: string) => clack.log.info(text),
  end: (text: string) => clack.outro(text),
};
