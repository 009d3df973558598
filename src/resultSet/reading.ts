import { isFuture } from '../benchmark/model/futureDay';
import { inOptions } from '../benchmark/model/problem';
import { unknownName } from '../benchmark/text/suggestName';
import { type OPTIONS, type OptionName, optionNamed } from './options';
import { Refused } from './optionValues';
import type { SetRequest } from './request';

export type OptionValues = Record<string, string | boolean | (string | boolean)[] | undefined>;

export function text(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The values of an option that can be repeated. */
export function texts(values: OptionValues, name: string): string[] {
  return [values[name] ?? []].flat().map(String);
}

/** A problem of an option, which is an answer on the page. */
export interface OptionProblem {
  /** The name of the option; null if the problem is about several or none. */
  field: string | null;
  /** What continues the name: "must be a number of GB greater than 0, got “x”". */
  text: string;
  /** True if the text has its own subject: "unknown statistic: medain". */
  isWhole?: boolean;
}

/** A problem as a command prints it: "--scale-factor must be …". */
export function optionLine({ field, text: sentence, isWhole }: OptionProblem): string {
  if (field === null) return inOptions(sentence);
  return inOptions(`{--${field}}${isWhole ? ': ' : ' '}${sentence}`);
}

/** The type of the value of an option. */
type ValueOf<Name extends OptionName> = (typeof OPTIONS)[Name] extends { parse: (text: string) => infer Value }
  ? Exclude<Value, Refused>
  : string;

/** Parses options and collects all their problems, so that a user sees them at once. */
export class Reading {
  readonly problems: OptionProblem[] = [];

  /** `today` ("2026-07-21") is the day to compare dates with; '' compares none. */
  constructor(
    private readonly values: OptionValues,
    private readonly today = '',
  ) {}

  /** Adds a problem of an option, or of several if `field` is null. */
  refuse(field: string | null, sentence: string, isWhole = false): void {
    this.problems.push({ field, text: sentence, ...(isWhole ? { isWhole } : {}) });
  }

  /** The value of a text of an option; undefined and a problem if it is refused. */
  private parsed<Name extends OptionName>(name: Name, given: string): ValueOf<Name> | undefined {
    const value = optionNamed(name).parse?.(given) ?? given;
    if (!(value instanceof Refused)) return value as ValueOf<Name>;
    this.refuse(name, value.text, value.isWhole);
    return undefined;
  }

  /** The value of an option; undefined if it is not given. */
  value<Name extends OptionName>(name: Name): ValueOf<Name> | undefined {
    const given = text(this.values, name);
    return given === undefined ? undefined : this.parsed(name, given);
  }

  /** The value of an option; its text, and a problem, if it is missing or refused. */
  required<Name extends OptionName>(name: Name): ValueOf<Name> {
    const given = text(this.values, name)?.trim() ?? '';
    if (given === '') this.refuse(name, 'is missing');
    return (given === '' ? undefined : this.parsed(name, given)) ?? (given as ValueOf<Name>);
  }

  /** One of the words, which are not known before the command runs; the first, and a problem, for any other text. */
  requiredWord<Word extends string>(name: OptionName, words: readonly Word[]): Word {
    this.required(name);
    return this.oneOf(name, words) ?? (words[0] as Word);
  }

  /** The values of a repeated option. */
  list<Name extends OptionName>(name: Name): ValueOf<Name>[] {
    return texts(this.values, name).flatMap((given) => {
      const value = this.parsed(name, given);
      return value === undefined ? [] : [value];
    });
  }

  /** One of the words; undefined if the option is not given, and with a problem for any other text. */
  oneOf<Word extends string>(name: OptionName, words: readonly Word[]): Word | undefined {
    const given = this.value(name);
    const word = words.find((known) => known === given);
    if (given !== undefined && given !== '' && word === undefined)
      this.refuse(name, unknownName(name, String(given), words), true);
    return word;
  }

  source(): SetRequest['source'] {
    const [title, url, commit] = [this.value('source-title'), this.value('source-url'), this.value('source-commit')];
    if (title === undefined && url === undefined && commit === undefined) return undefined;
    if (title === undefined || url === undefined)
      this.refuse(null, '{--source-title} and {--source-url} must be given together');
    return { title: title ?? '', url: url ?? '', ...(commit === undefined ? {} : { commit }) };
  }

  /** A day that must not be in the future; undefined if the option is not given. */
  day(name: 'date' | 'snapshot'): string | undefined {
    const day = this.value(name);
    if (day !== undefined && isFuture(day, this.today))
      this.refuse(name, `must not be later than tomorrow, got ${JSON.stringify(day)}; today is ${this.today}`);
    return day;
  }

  /** The date of first publication, or unknown. Required with a source, because today is not that date. */
  date(): { date?: string } {
    const date = this.day('date');
    if (date === undefined && this.value('source-url') !== undefined)
      this.refuse(
        'date',
        'is missing: the day on which the source first published the results, 2026-04-29, or unknown',
      );
    return date === undefined ? {} : { date };
  }

  file(positionals: string[]): string {
    if (positionals.length !== 1)
      this.refuse(null, `expected one FILE, got ${positionals.length === 0 ? 'none' : positionals.join(' ')}`);
    return positionals[0] ?? '';
  }
}
