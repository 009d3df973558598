import * as clack from '@clack/prompts';
import { InputError } from '../command';

const LEFT = 'stopped; nothing written';
/** The answer that goes back to the previous question. */
const BACK = '<';
/** The answer that clears an earlier one. */
const NONE = '-';

/** Thrown if the user goes back to the previous question. */
export class Back extends Error {}

/** The answer. Throws InputError if the user cancelled with Ctrl-C or Escape. */
function answerOrThrow<Value>(answer: Value | typeof clack.CANCEL_SYMBOL): Value {
  if (clack.isCancel(answer)) throw new InputError(LEFT);
  return answer as Value;
}

export interface TextOptions {
  /** The answer for an empty input. */
  initial?: string;
  hint?: string;
  check?: (answer: string) => string | undefined;
}

/**
 * Asks for a text. An empty input gives `initial`, which is shown but not prefilled; `check` returns what is wrong with
 * an answer, or undefined. Throws Back.
 */
export async function askText(message: string, { initial = '', hint = '', check }: TextOptions): Promise<string> {
  const meant = (value: string | undefined) => {
    const text = (value ?? '').trim();
    if (text === NONE) return '';
    return text === '' ? initial : text;
  };
  const example = hint && initial === '' ? ` (for example ${hint})` : '';
  const answer = await clack.text({
    message: `${message}${example}${initial === '' ? '' : ` [${initial}]`}`,
    validate: (value) => ((value ?? '').trim() === BACK ? undefined : check?.(meant(value))),
  });
  const text = (answerOrThrow(answer) ?? '').trim();
  if (text === BACK) throw new Back();
  return meant(text);
}

export interface Choice {
  value: string;
  label?: string;
  hint?: string;
}

/** Asks for one of several choices; the last one goes back. Throws Back. */
export async function askOne(message: string, choices: readonly Choice[], initial?: string): Promise<string> {
  const all: Choice[] = [...choices, { value: BACK, label: '← back' }];
  const options = all.map(({ value, label, hint }) => ({
    value,
    label: label ?? value,
    ...(hint ? { hint } : {}),
  }));
  const start = options.some(({ value }) => value === initial) ? initial : undefined;
  const chosen = answerOrThrow(
    await clack.select({ message, options, maxItems: 12, ...(start ? { initialValue: start } : {}) }),
  );
  if (chosen === BACK) throw new Back();
  return chosen;
}

/** Asks yes or no; the default is no. */
export async function askYes(message: string): Promise<boolean> {
  return answerOrThrow(await clack.confirm({ message, initialValue: false }));
}

export const say = {
  begin: (text: string) => clack.intro(text),
  show: (title: string, text: string) => clack.note(text, title, { format: (line) => line }),
  found: (text: string) => clack.log.info(text),
  end: (text: string) => clack.outro(text),
};
