import { ENVIRONMENT_AMOUNTS } from '../../benchmark/model/receipt/environmentAmounts';
import type { Environment, Unknown } from '../../benchmark/model/resultSet';

const TEXTS = ['cluster', 'instanceType', 'localStorage', 'storage', 'architecture', 'spark', 'java', 'scala'] as const;
const LONGEST = 200;

function count(value: unknown): number | Unknown {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 'unknown';
}

function text(value: unknown): string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST ? value : 'unknown';
}

/** The facts of an environment, those that it has in no form that is known being unknown: names and notes are not among them. */
export function environmentFacts(value: Readonly<Record<string, unknown>>): Omit<Environment, 'id' | 'title'> {
  const numbers = Object.fromEntries(ENVIRONMENT_AMOUNTS.map((name) => [name, count(value[name])]));
  const texts = Object.fromEntries(TEXTS.map((name) => [name, text(value[name])]));
  const facts = { ...numbers, ...texts } as Pick<
    Environment,
    (typeof ENVIRONMENT_AMOUNTS)[number] | (typeof TEXTS)[number]
  >;
  return { ...facts, sources: [], notes: [] };
}

/** An environment from the text of its file, whatever it holds; null where it is no JSON object. */
export function environmentFrom(id: string, json: string): Environment | null {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return null;
    const facts = value as Record<string, unknown>;
    return { ...environmentFacts(facts), id, title: text(facts.title) };
  } catch {
    return null;
  }
}
