import { Back } from './prompts';

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
