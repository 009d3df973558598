import { isFuture } from '../benchmark/model/futureDay';
import { inOptions } from '../benchmark/model/problem';
import type { MemoryMeasure, Note, RunConditions, Unknown } from '../benchmark/model/resultSet';
import { MEMORY_UNITS } from '../benchmark/schemas/words';
import { unknownName } from '../benchmark/text/suggestName';
import type { SetRequest } from './request';

const CONDITIONS = ['dataLayout', 'order', 'nativeEngine', 'accelerated'] as const satisfies (keyof RunConditions)[];

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
  /** The sentence without its subject: "must be a number of GB greater than 0, got “x”". */
  text: string;
}

/** A problem as a command prints it: "--scale-factor must be …". */
export function optionLine({ field, text: sentence }: OptionProblem): string {
  return inOptions(field === null ? sentence : `{--${field}}${sentence.startsWith(':') ? '' : ' '}${sentence}`);
}

/** Parses options and collects all their problems, so that a user sees them at once. */
export class Reading {
  readonly problems: OptionProblem[] = [];

  /** `today` ("2026-07-21") is the day to compare dates with; '' compares none. */
  constructor(
    private readonly values: OptionValues,
    private readonly today = '',
  ) {}

  text(name: string): string | undefined {
    return text(this.values, name);
  }

  /** Adds a problem of an option, or of several if `field` is null. */
  refuse(field: string | null, sentence: string): void {
    this.problems.push({ field, text: sentence });
  }

  required(name: string): string {
    const value = text(this.values, name)?.trim() ?? '';
    if (value === '') this.refuse(name, `is missing`);
    return value;
  }

  oneOf<T extends string>(name: string, known: readonly T[]): T {
    const value = this.required(name);
    const found = known.find((entry) => entry === value);
    if (!found && value !== '') this.refuse(name, `: ${unknownName(name, value, known)}`);
    return found ?? (known[0] as T);
  }

  number(name: string, pattern: RegExp, allowed: string): number {
    const value = this.required(name);
    if (value !== '' && !(pattern.test(value) && Number(value) > 0))
      this.refuse(name, `must be ${allowed}, got ${JSON.stringify(value)}`);
    return Number(value);
  }

  iterations(): number | Unknown {
    if (text(this.values, 'iterations') === 'unknown') return 'unknown';
    return this.number('iterations', /^\d{1,6}$/, 'a whole number from 1, or unknown');
  }

  warmup(): number | Unknown {
    const value = text(this.values, 'warmup') ?? 'unknown';
    if (value === 'unknown') return value;
    if (!/^\d{1,6}$/.test(value))
      this.refuse('warmup', `must be a non-negative integer, or unknown, got ${JSON.stringify(value)}`);
    return Number(value);
  }

  notes(): Note[] {
    return texts(this.values, 'note').map((entry) => {
      const [, about = '', remark = ''] = /^([^:\s]+):\s*(.+)$/s.exec(entry) ?? [];
      if (about === '') this.refuse('note', `must be "FIELD: TEXT", got ${JSON.stringify(entry)}`);
      return { about, text: remark };
    });
  }

  /** What the column memory holds, given as "NAME, UNIT: DEFINITION"; undefined if the option is not given. */
  memory(): MemoryMeasure | undefined {
    const given = this.text('memory');
    if (given === undefined) return undefined;
    const [, name = '', written = '', definition = ''] = /^([^,:]+), ([^:]+): (.+)$/s.exec(given) ?? [];
    const unit = MEMORY_UNITS.find((known) => known === written);
    if (unit) return { name, unit, definition };
    const units = MEMORY_UNITS.join(' or ');
    this.refuse('memory', `must be "NAME, UNIT: DEFINITION" with UNIT ${units}, got ${JSON.stringify(given)}`);
    return undefined;
  }

  conditions(): RunConditions {
    const entries = texts(this.values, 'condition').flatMap((entry) => {
      const [, key = '', said = ''] = /^([^:\s]+):\s*(.+)$/s.exec(entry) ?? [];
      if (CONDITIONS.some((known) => known === key)) return [[key, said]];
      const keys = CONDITIONS.join(', ');
      this.refuse('condition', `must be "KEY: TEXT" with KEY one of ${keys}, got ${JSON.stringify(entry)}`);
      return [];
    });
    return Object.fromEntries(entries);
  }

  /** Spark properties, each given as "KEY=VALUE". */
  properties(): Record<string, string> {
    const entries = texts(this.values, 'property').flatMap((entry) => {
      const [, key = '', value = ''] = /^([A-Za-z][A-Za-z0-9._*-]*)=(.*)$/s.exec(entry) ?? [];
      if (key === '') this.refuse('property', `must be "KEY=VALUE", got ${JSON.stringify(entry)}`);
      return key === '' ? [] : [[key, value]];
    });
    return Object.fromEntries(entries);
  }

  source(): SetRequest['source'] {
    const [title, url, commit] = ['source-title', 'source-url', 'source-commit'].map((name) => text(this.values, name));
    if (title === undefined && url === undefined && commit === undefined) return undefined;
    if (title === undefined || url === undefined)
      this.refuse(null, '{--source-title} and {--source-url} must be given together');
    return { title: title ?? '', url: url ?? '', ...(commit === undefined ? {} : { commit }) };
  }

  /** A day that must not be in the future; undefined if the option is not given. */
  day(name: string): string | undefined {
    const day = text(this.values, name);
    if (day !== undefined && isFuture(day, this.today))
      this.refuse(name, `must not be later than tomorrow, got ${JSON.stringify(day)}; today is ${this.today}`);
    return day;
  }

  /** The date of first publication, or unknown. Required with a source, because today is not that date. */
  date(): { date?: string } {
    const date = this.day('date');
    if (date === undefined && text(this.values, 'source-url') !== undefined)
      this.refuse(
        'date',
        'is missing: the day on which the source first published the results, 2026-04-29, or unknown',
      );
    return date === undefined ? {} : { date };
  }

  harness(): SetRequest['harness'] {
    const given = text(this.values, 'harness');
    if (given === undefined) return undefined;
    const [, name = given, version = 'unknown'] = /^(.+)@([^@]+)$/.exec(given) ?? [];
    return { name, version };
  }

  /** One of the known words; undefined if the option is not given. */
  known<T extends string>(name: string, known: readonly T[]): T | undefined {
    const value = text(this.values, name);
    const found = known.find((entry) => entry === value);
    if (value !== undefined && !found) this.refuse(name, `: ${unknownName(name, value, known)}`);
    return found;
  }

  file(positionals: string[]): string {
    if (positionals.length !== 1)
      this.refuse(null, `expected one FILE, got ${positionals.length === 0 ? 'none' : positionals.join(' ')}`);
    return positionals[0] ?? '';
  }
}
