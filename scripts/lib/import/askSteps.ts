import { Back } from './prompts';

/** Answers as the options that they stand for. */
export type Values = Record<string, string>;

/** One question, or a few that belong together. `values` are all answers given so far, its own of before among them. */
export interface Step {
  /** As the user sees it where answers are edited. */
  name: string;
  ask(values: Values): Promise<Values>;
}

/** The answers of all steps together; options without an answer left out. */
function merged(answers: readonly (Values | undefined)[]): Values {
  const all = Object.assign({}, ...answers) as Values;
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Asks the steps in order, back and forth, and keeps the answers, so that each can be asked again. */
export class Dialogue {
  private readonly answers: (Values | undefined)[] = [];

  constructor(private readonly steps: readonly Step[]) {}

  get values(): Values {
    return merged(this.answers);
  }

  /** All questions; whoever goes back is asked the one before again. */
  async askAll(): Promise<Values> {
    for (let at = 0; at < this.steps.length; ) {
      at += (await this.askAt(at)) ? 1 : at === 0 ? 0 : -1;
    }
    return this.values;
  }

  /** One question again. */
  async askAgain(name: string): Promise<Values> {
    await this.askAt(this.steps.findIndex((step) => step.name === name));
    return this.values;
  }

  names(): string[] {
    return this.steps.map(({ name }) => name);
  }

  /** Whether it was answered: false where the user goes back. */
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
