import { problem } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import { suggestName } from '../benchmark/text/suggestName';
import type { JsonFile, JsonPath } from './jsonFile';

export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  parentSchema?: object;
  data?: unknown;
  /** The key, if the key is wrong and not its value. */
  propertyName?: string;
}

/** A JSON pointer as a path into `value`; numbers for indexes of a list. */
function pathOf(pointer: string, value: unknown): JsonPath {
  let container = value;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(container) ? Number(key) : key;
      container = (container as Record<string, unknown> | undefined)?.[key];
      return step;
    });
}

function nameOf(path: JsonPath): string {
  return path.length === 0 ? 'the file' : path.join('.');
}

/** A value for a message, cut at 60 characters. */
function found(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** The values that a schema allows, in words: its title, otherwise the keyword's limit. */
function allowed({ keyword, params, parentSchema }: SchemaError): string {
  const title = (parentSchema as { title?: string } | undefined)?.title;
  if (keyword === 'enum') return `one of ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'const') return found(params.allowedValue);
  if (title) return title;
  if (keyword === 'type') return `of type ${([params.type].flat() as string[]).join(' or ')}`;
  if (keyword === 'maxLength' || keyword === 'minLength')
    return `a text of ${keyword === 'maxLength' ? 'at most' : 'at least'} ${params.limit} characters`;
  if (keyword === 'maxItems' || keyword === 'minItems')
    return `a list of ${keyword === 'maxItems' ? 'at most' : 'at least'} ${params.limit}`;
  if (keyword === 'uniqueItems') return 'a list without repeated values';
  return `${(parentSchema as { description?: string } | undefined)?.description ?? keyword}`;
}

/** Errors beyond this number name no nearest key: they are never shown, and each costs a search of all known keys. */
const MAX_SUGGESTIONS = 1000;

function unknownKey(file: JsonFile, path: JsonPath, { params, parentSchema }: SchemaError, guesses: boolean): Problem {
  const key = String(params.additionalProperty);
  const known = Object.keys((parentSchema as { properties?: object }).properties ?? {});
  const meant = guesses ? suggestName(key, known) : null;
  const message = `unknown key ${found(key)}${path.length > 0 ? ` in ${nameOf(path)}` : ''}`;
  const cure = meant ? `did you mean ${found(meant)}? (allowed: ${known.join(', ')})` : `allowed: ${known.join(', ')}`;
  return problem(file.path, file.lineOfKey(path, key), message, cure);
}

function missingKey(file: JsonFile, path: JsonPath, { params, parentSchema }: SchemaError): Problem {
  const key = String(params.missingProperty);
  const properties = (parentSchema as { properties?: Record<string, { description?: string }> }).properties;
  const field = nameOf([...path, key]);
  return { ...problem(file.path, file.lineOf(path), `${field} is missing`, properties?.[key]?.description), field };
}

/** One schema error as a problem with its line, the value found, and the values allowed. */
function schemaProblem(file: JsonFile, error: SchemaError, guesses: boolean): Problem {
  const path = pathOf(error.instancePath, file.value);
  if (error.keyword === 'additionalProperties') return unknownKey(file, path, error, guesses);
  if (error.keyword === 'required') return missingKey(file, path, error);
  if (error.propertyName !== undefined) {
    const message = `the key ${found(error.propertyName)} in ${nameOf(path)} must be ${allowed(error)}`;
    return problem(file.path, file.lineOfKey(path, error.propertyName), message);
  }
  const field = nameOf(path);
  const message = `${field} must be ${allowed(error)}, got ${found(error.data)}`;
  return { ...problem(file.path, file.lineOf(path), message), field };
}

/** One problem per line and message: a value that breaks two rules with one title is reported once. */
function distinct(problems: Problem[]): Problem[] {
  const seen = new Map(problems.map((entry) => [`${entry.line}:${entry.message}`, entry]));
  return [...seen.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** Schema errors as problems with line, value, and allowed values; an unknown key names the nearest known one. */
export function schemaProblems(file: JsonFile, errors: readonly SchemaError[]): Problem[] {
  const own = errors.filter(({ keyword }) => keyword !== 'propertyNames');
  return distinct(own.map((error, index) => schemaProblem(file, error, index < MAX_SUGGESTIONS)));
}
