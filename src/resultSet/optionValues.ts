import type { MemoryMeasure, Note, Unknown, Withdrawal } from '../benchmark/model/resultSet';
import { MEMORY_UNITS } from '../benchmark/schemas/words';
import { unknownName } from '../benchmark/text/suggestName';
import { chosenUnit, UNIT_CHOICES } from '../importers/columnUnit';

/** Why the text of an option has no value: "must be a number of GB greater than 0, got “x”". */
export class Refused {
  constructor(
    readonly text: string,
    /** True if the text has its own subject: "unknown statistic: medain". */
    readonly isWhole = false,
  ) {}
}

/** The value of the text of an option. */
export type Parse<Value> = (text: string) => Value | Refused;

function expected(allowed: string, text: string): Refused {
  return new Refused(`must be ${allowed}, got ${JSON.stringify(text)}`);
}

/** Texts of a form, in words for messages: "a version such as 3.5.8, or unknown". */
export function matching(pattern: RegExp, allowed: string): Parse<string> {
  return (text) => (pattern.test(text) ? text : expected(allowed, text));
}

/** One of the words; `what` names them: "statistic". */
export function wordOf<Word extends string>(what: string, words: readonly Word[]): Parse<Word> {
  return (text) => words.find((word) => word === text) ?? new Refused(unknownName(what, text, words), true);
}

export const gigabytes: Parse<number> = (text) =>
  /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : expected('a number of GB greater than 0', text);

/** A whole number of at least the minimum, or unknown. */
export function countOrUnknown(minimum: 0 | 1): Parse<number | Unknown> {
  const allowed = minimum === 0 ? 'a non-negative integer, or unknown' : 'a whole number from 1, or unknown';
  return (text) => {
    if (text === 'unknown') return text;
    return /^\d{1,6}$/.test(text) && Number(text) >= minimum ? Number(text) : expected(allowed, text);
  };
}

export const timeUnit: Parse<string> = (text) =>
  chosenUnit(text) ? text : expected(`one of ${UNIT_CHOICES.join(', ')}`, text);

/** "results.time_s: the remark". */
export const note: Parse<Note> = (text) => {
  const [, about, remark] = /^([^:\s]+):\s*(.+)$/s.exec(text) ?? [];
  return about && remark ? { about, text: remark } : expected('"FIELD: TEXT"', text);
};

/** "order: first", with one of the keys. */
export function keyedText<Key extends string>(keys: readonly Key[]): Parse<[Key, string]> {
  return (text) => {
    const [, name, said] = /^([^:\s]+):\s*(.+)$/s.exec(text) ?? [];
    const key = keys.find((known) => known === name);
    return key && said ? [key, said] : expected(`"KEY: TEXT" with KEY one of ${keys.join(', ')}`, text);
  };
}

/** "spark.plugins=org.apache.gluten.GlutenPlugin". */
export const property: Parse<[string, string]> = (text) => {
  const [, key, value] = /^([A-Za-z][A-Za-z0-9._*-]*)=(.*)$/s.exec(text) ?? [];
  return key === undefined || value === undefined ? expected('"KEY=VALUE"', text) : [key, value];
};

/** "memory cost, B·s: its definition". */
export const memory: Parse<MemoryMeasure> = (text) => {
  const [, name, written, definition] = /^([^,:]+), ([^:]+): (.+)$/s.exec(text) ?? [];
  const unit = MEMORY_UNITS.find((known) => known === written);
  if (name && unit && definition) return { name, unit, definition };
  return expected(`"NAME, UNIT: DEFINITION" with UNIT ${MEMORY_UNITS.join(' or ')}`, text);
};

/** "2026-04-29, https://…: what the publisher did". */
export const withdrawal: Parse<Withdrawal> = (text) => {
  const [, day, path, reason] = /^(\d{4}-\d{2}-\d{2}), (https:\/\/\S+): (.+)$/s.exec(text) ?? [];
  if (day && path && reason) return { day, reason, path };
  return expected('"DAY, URL: SENTENCE", with a day such as 2026-04-29 and an https URL', text);
};

/** "tpcbench.py@1.2", by default of unknown version. */
export const harness: Parse<{ name: string; version: string }> = (text) => {
  const [, name = text, version = 'unknown'] = /^(.+)@([^@]+)$/.exec(text) ?? [];
  return { name, version };
};
