import { OPTION_GROUPS, type OptionName, optionNamed } from '../../../src/resultSet/options';
import { Refused } from '../../../src/resultSet/optionValues';
import { askOne, askText, Back, type Choice, type TextOptions } from './prompts';

export type Values = Record<string, string>;

/** One question, or several related ones. `values` contains all earlier answers, including the answers of this step. */
export interface Step {
  /** The name in the list of answers to edit. */
  name: string;
  ask(values: Values): Promise<Values>;
  /** The step whose answer it depends on: it is repeated after that one. */
  after?: string;
  /** False if the step is skipped after these answers; by default it is never skipped. */
  isAsked?(values: Values): boolean;
}

/** A value, or a function of the earlier answers. */
type Given<Value> = Value | ((values: Values) => Value);

function given<Value extends string | undefined>(value: Given<Value>, values: Values): Value {
  return typeof value === 'function' ? value(values) : value;
}

interface TextStep extends Omit<TextOptions, 'initial'> {
  initial?: Given<string>;
}

/** What is wrong with an answer to an option; undefined if nothing is, or if it is empty and the option optional. */
function checkOf(option: OptionName): (answer: string) => string | undefined {
  return (answer) => {
    if (answer === '' && !(option in OPTION_GROUPS.required)) return undefined;
    const value = optionNamed(option).parse?.(answer);
    return value instanceof Refused ? value.text : undefined;
  };
}

/** A question with a text as its answer, the value of an option. An earlier answer is the default. */
export function textStep(
  name: string,
  option: OptionName,
  message: Given<string>,
  { initial = '', check = checkOf(option), ...rest }: TextStep = {},
): Step {
  const how = { ...rest, check };
  return {
    name,
    ask: async (values) => ({
      [option]: await askText(given(message, values), { ...how, initial: values[option] ?? given(initial, values) }),
    }),
  };
}

/** A question with one of several choices as its answer, the value of an option. */
export function choiceStep(
  name: string,
  option: string,
  message: string,
  choices: () => readonly Choice[],
  initial?: string,
): Step {
  return {
    name,
    ask: async (values) => ({ [option]: await askOne(message, choices(), values[option] ?? initial) }),
  };
}

/** The answers of all steps; options without an answer are omitted. */
function merged(answers: readonly (Values | undefined)[]): Values {
  const all = Object.assign({}, ...answers) as Values;
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Asks the steps in order, forward and back, and keeps the answers, so that each can be repeated. */
export class Dialogue {
  private readonly answers: (Values | undefined)[] = [];

  constructor(private readonly steps: readonly Step[]) {}

  get values(): Values {
    return merged(this.answers);
  }

  /** Asks all questions; going back repeats the previous one. */
  async askAll(): Promise<Values> {
    let direction = 1;
    for (let at = 0; at < this.steps.length; at = Math.max(0, at + direction)) {
      if (this.isAsked(at)) direction = (await this.askAt(at)) ? 1 : -1;
      else this.answers[at] = undefined;
    }
    return this.values;
  }

  /** Repeats one question, and the questions that depend on its answer. */
  async askAgain(name: string): Promise<Values> {
    const own = this.steps.flatMap((step, at) => (step.name === name || step.after === name ? [at] : []));
    for (const at of own) {
      if (!this.isAsked(at)) this.answers[at] = undefined;
      else if (!(await this.askAt(at))) break;
    }
    return this.values;
  }

  names(): string[] {
    return this.steps.map(({ name }) => name);
  }

  private isAsked(at: number): boolean {
    return this.steps[at]?.isAsked?.(this.values) ?? true;
  }

  /** False if the user goes back. */
  private async askAt(at: number): Promise<boolean> {
    try {
      this.answers[at] = await this.steps[at]?.ask(this.values);
      return true;
    } catch (error) {
      if (error instanceof Back) return false;
      throw error;
    }
  }
}
