import Ajv, { type ValidateFunction } from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import addFormats from 'ajv-formats';
import { warning } from '../benchmark/model/problem';
import type { Artifact, Problem, ReadFile } from '../benchmark/model/resultSet';
import type { FileValue } from '../benchmark/schemas/builder';
import { checkedJson } from '../json/checkedJson';
import type { JsonFile } from '../json/jsonFile';
import { ARTIFACT_SCHEMAS, type SchemaName } from './schemaFiles';

const compiled = new Map<SchemaName, ValidateFunction>();

/** A test checks the schemas with the meta-schema. Doing so at every start takes longer than all other checks. */
const TRUSTED = { meta: false, validateSchema: false, code: { optimize: false } } as const;

/** The validator of a schema, compiled once. */
function validator(name: SchemaName): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, ...TRUSTED });
  addFormats(ajv);
  const check = ajv.compile(ARTIFACT_SCHEMAS[name].schema);
  compiled.set(name, check);
  return check;
}

/** A warning if `$schema` does not name the schema that the file is checked with; editors and validators follow it. */
function namedSchemaProblems({ path, value, lineOf }: JsonFile, used: SchemaName): Problem[] {
  const { $schema: named } = value as { $schema?: string };
  const right = named?.replace(/[^/]*$/, `${used}.schema.json`);
  if (named === right) return [];
  const message = `$schema must name the schema of the content, ${used}.schema.json, got ${JSON.stringify(named)}`;
  return [warning(path, lineOf(['$schema']), message, `write ${JSON.stringify(right)}`)];
}

/**
 * A JSON artifact checked with its schema and for secrets; `file` is null if it does not fit the schema. Each error
 * becomes a problem with its line, the value found, and the values allowed; an unknown key names the nearest known one.
 */
export function checkJson(artifact: Artifact, schema: SchemaName): { file: JsonFile | null; problems: Problem[] } {
  const { file, problems } = checkedJson(artifact, () => validator(schema));
  return { file, problems: file ? [...problems, ...namedSchemaProblems(file, schema)] : problems };
}

/** The value of a JSON artifact without `$schema`, with positions; null if invalid. Errors are added to `problems`. */
export function readValue<Name extends SchemaName>(
  artifact: Artifact,
  schema: Name,
  problems: Problem[],
): ReadFile<FileValue<(typeof ARTIFACT_SCHEMAS)[Name]>> | null {
  const { file, problems: found } = checkJson(artifact, schema);
  problems.push(...found);
  if (!file) return null;
  const { $schema: _, ...value } = file.value as { $schema?: string };
  return { value: value as FileValue<(typeof ARTIFACT_SCHEMAS)[Name]>, path: file.path, lineOf: file.lineOf };
}

/** The validator of a schema as a module for browsers; it does not need `eval`. */
export function checkCode(name: SchemaName): string {
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, ...TRUSTED, code: { source: true } });
  addFormats(ajv);
  return standaloneCode(ajv, ajv.compile(ARTIFACT_SCHEMAS[name].schema));
}

export function checkPackage(artifact: Artifact): ReturnType<typeof checkJson> {
  return checkJson(artifact, 'result-set');
}
