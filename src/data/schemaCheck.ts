import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import engineSchema from '../../static/schemas/engine.schema.json';
import environmentSchema from '../../static/schemas/environment.schema.json';
import publishedSchema from '../../static/schemas/published.schema.json';
import reportSchema from '../../static/schemas/report.schema.json';
import resourceUsageSchema from '../../static/schemas/resource-usage.schema.json';
import resultSetSchema from '../../static/schemas/result-set.schema.json';
import roundSchema from '../../static/schemas/round.schema.json';
import suiteSchema from '../../static/schemas/suite.schema.json';
import summaryReportSchema from '../../static/schemas/summary-report.schema.json';
import { problem } from '../benchmark/model/problem';
import type { Artifact, Problem } from '../benchmark/model/resultSet';
import { nearest } from '../benchmark/text/nearest';
import { type JsonFile, type JsonPath, parseJson } from '../json/jsonFile';

export type SchemaName =
  | 'result-set'
  | 'environment'
  | 'report'
  | 'published'
  | 'resource-usage'
  | 'suite'
  | 'round'
  | 'engine'
  | 'summary-report';

const SCHEMAS: Record<SchemaName, object> = {
  'result-set': resultSetSchema,
  environment: environmentSchema,
  report: reportSchema,
  published: publishedSchema,
  'resource-usage': resourceUsageSchema,
  suite: suiteSchema,
  round: roundSchema,
  engine: engineSchema,
  'summary-report': summaryReportSchema,
};

const compiled = new Map<SchemaName, ValidateFunction>();

/** The schemas themselves are held against the meta-schema by a test, not at every start: that takes longer than all checks. */
const TRUSTED = { meta: false, validateSchema: false, code: { optimize: false } } as const;

/** The check of a schema, compiled once. */
function validator(name: SchemaName): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, ...TRUSTED });
  addFormats(ajv);
  const check = ajv.compile(SCHEMAS[name]);
  compiled.set(name, check);
  return check;
}

/** A JSON pointer as a path into `value`; numbers where the container is a list. */
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

/** What a schema allows, in words: its title, else the keyword's own limit. */
function allowed({ keyword, params, parentSchema }: ErrorObject): string {
  const title = (parentSchema as { title?: string } | undefined)?.title;
  if (keyword === 'enum') return `one of ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'const') return found(params.allowedValue);
  if (title) return title;
  if (keyword === 'type') return `of type ${[params.type].flat().join(' or ')}`;
  if (keyword === 'maxLength' || keyword === 'minLength')
    return `a text of ${keyword === 'maxLength' ? 'at most' : 'at least'} ${params.limit} characters`;
  if (keyword === 'maxItems' || keyword === 'minItems')
    return `a list of ${keyword === 'maxItems' ? 'at most' : 'at least'} ${params.limit}`;
  if (keyword === 'uniqueItems') return 'a list without repeated values';
  return `${(parentSchema as { description?: string } | undefined)?.description ?? keyword}`;
}

function unknownKey(file: JsonFile, path: JsonPath, { params, parentSchema }: ErrorObject): Problem {
  const key = String(params.additionalProperty);
  const known = Object.keys((parentSchema as { properties?: object }).properties ?? {});
  const meant = nearest(key, known);
  const message = `unknown key ${found(key)}${path.length > 0 ? ` in ${nameOf(path)}` : ''}`;
  const cure = meant ? `did you mean ${found(meant)}? (allowed: ${known.join(', ')})` : `allowed: ${known.join(', ')}`;
  return problem(file.path, file.lineOfKey(path, key), message, cure);
}

function missingKey(file: JsonFile, path: JsonPath, { params, parentSchema }: ErrorObject): Problem {
  const key = String(params.missingProperty);
  const properties = (parentSchema as { properties?: Record<string, { description?: string }> }).properties;
  return problem(file.path, file.lineOf(path), `${nameOf([...path, key])} is missing`, properties?.[key]?.description);
}

/** One schema error as a problem with its line, what was found and what is allowed. */
function schemaProblem(file: JsonFile, error: ErrorObject): Problem {
  const path = pathOf(error.instancePath, file.value);
  if (error.keyword === 'additionalProperties') return unknownKey(file, path, error);
  if (error.keyword === 'required') return missingKey(file, path, error);
  if (error.propertyName !== undefined) {
    const message = `the key ${found(error.propertyName)} in ${nameOf(path)} must be ${allowed(error)}`;
    return problem(file.path, file.lineOfKey(path, error.propertyName), message);
  }
  return problem(file.path, file.lineOf(path), `${nameOf(path)} must be ${allowed(error)}, got ${found(error.data)}`);
}

/** One problem per place and message: a value that breaks two rules of the same title is named once. */
function distinct(problems: Problem[]): Problem[] {
  const seen = new Map(problems.map((entry) => [`${entry.line}:${entry.message}`, entry]));
  return [...seen.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/**
 * A JSON artifact held against its schema, or the one that its value asks for: `file` is null unless it is valid. Each error becomes a
 * problem with line, what was found and what is allowed; an unknown key names the nearest known one.
 */
export function checkJson(
  artifact: Artifact,
  schema: SchemaName | ((value: unknown) => SchemaName),
): { file: JsonFile | null; problems: Problem[] } {
  const { file, problems } = parseJson(artifact);
  if (!file) return { file, problems };
  const check = validator(typeof schema === 'string' ? schema : schema(file.value));
  if (check(file.value)) return { file, problems };
  const errors = (check.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  return { file: null, problems: distinct(errors.map((error) => schemaProblem(file, error))) };
}
