import { looksSecret } from '../benchmark/artifacts/secrets';
import { problem } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import type { JsonFile, JsonPath } from './jsonFile';

const CURE = 'write a URL without user, password, and token, and [redacted] instead of any other secret';

function* textsOf(value: unknown, at: JsonPath): Generator<{ at: JsonPath; text: string }> {
  if (typeof value === 'string') yield { at, text: value };
  else if (Array.isArray(value)) for (const [index, entry] of value.entries()) yield* textsOf(entry, [...at, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) yield* textsOf(entry, [...at, key]);
}

/** An error for each text of an artifact that looks like it holds a secret: URLs, notes, and Spark properties. */
export function secretTextProblems(file: JsonFile): Problem[] {
  // Only the keys of a configuration are names that users choose.
  return [...textsOf(file.value, [])]
    .filter(({ at, text }) => looksSecret(at.includes('configuration') ? String(at.at(-1)) : '', text))
    .map(({ at }) => {
      const message = `${at.join('.')} looks like a secret, and this file is published`;
      return problem(file.path, file.lineOf(at), message, CURE);
    });
}
