import { createdTime } from '../benchmark/artifacts/created';
import { problem, warning } from '../benchmark/model/problem';
import type { Artifact, Problem } from '../benchmark/model/resultSet';
import { type JsonFile, type JsonPath, parseJson } from './jsonFile';
import { type SchemaError, schemaProblems } from './schemaProblems';
import { secretTextProblems } from './secretTexts';

/** A validator that ajv compiled. */
export type CompiledCheck = ((value: unknown) => boolean) & { errors?: readonly SchemaError[] | null };

/** Control and format characters, and separators of lines and paragraphs: they are invisible or change what is shown. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/**
 * Paths of the texts with an invisible character. The patterns of the schemas exclude such characters up to U+FFFF,
 * because no other notation means the same to every validator.
 */
function invisiblePaths(value: unknown, path: JsonPath = []): JsonPath[] {
  if (typeof value === 'string') return INVISIBLE.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, below]) => invisiblePaths(below, [...path, key]));
}

/** The file with `created` as a date-time, and a warning if it was a day, as earlier versions of the formats had it. */
function withCreatedTime(file: JsonFile): { file: JsonFile; problems: Problem[] } {
  const value = file.value as { created?: unknown } | null;
  if (typeof value?.created !== 'string') return { file, problems: [] };
  const created = createdTime(value.created);
  if (created === value.created) return { file, problems: [] };
  const message = `created is a day, and a data package needs a date-time, got "${value.created}"`;
  const warned = warning(file.path, file.lineOf(['created']), message, `write "${created}"`);
  return { file: { ...file, value: { ...value, created } }, problems: [warned] };
}

/**
 * A JSON artifact checked with the validator that `choose` returns for its value, and for secrets; `file` is null if the
 * validator refuses it.
 * Each error becomes a problem with its line, the value found, and the values allowed.
 */
export function checkedJson(
  artifact: Artifact,
  choose: (value: unknown) => CompiledCheck,
): { file: JsonFile | null; problems: Problem[] } {
  const parsed = parseJson(artifact);
  if (!parsed.file) return parsed;
  const { file, problems } = withCreatedTime(parsed.file);
  const check = choose(file.value);
  const errors = check(file.value)
    ? invisiblePaths(file.value).map((path) =>
        problem(file.path, file.lineOf(path), `${path.join('.')} holds an invisible character`, 'remove it'),
      )
    : schemaProblems(file, check.errors ?? []);
  if (errors.length > 0) return { file: null, problems: [...errors, ...problems] };
  return { file, problems: [...problems, ...secretTextProblems(file)] };
}
