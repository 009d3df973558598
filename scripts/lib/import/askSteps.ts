import { Back } from './prompts';

/** Answers as the options that they stand for. */
export type Values = Record<string, string>;

/** One question, or a few that belong together. `values` are all answers given so far, its own of before among them. */
export interface Step {
  /** As the user sees it where answers are edited. */
  name: string;
  ask(values: Values): Promise<Values>;
  /** The step whose answer it depends on: it is asked again after that one. */
  after?: string;
  /** Whether it is asked at all after these answers; left out, always. */
  isAsked?(values: Values): boolean;
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
    let direction = 1;
    for (let at = 0; at < this.steps.length; at = Math.max(0, at + direction)) {
      if (this.isAsked(at)) direction = (await this.askAt(at)) ? 1 : -1;
      else this.answers[at] = undefined;
    }
    return this.values;
  }

  /** One question again, and those that depend on its answer. */
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
