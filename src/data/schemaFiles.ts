import type { SchemaFile } from '../benchmark/schemas/builder';
import { CHART } from '../benchmark/schemas/chart';
import { COVERAGE } from '../benchmark/schemas/coverage';
import { ENGINE } from '../benchmark/schemas/engine';
import { ENVIRONMENT } from '../benchmark/schemas/environment';
import { PRICE } from '../benchmark/schemas/price';
import { PUBLISHED } from '../benchmark/schemas/published';
import { REPORT } from '../benchmark/schemas/report';
import { RESOURCE_USAGE } from '../benchmark/schemas/resourceUsage';
import { RESULT_SET } from '../benchmark/schemas/resultSet';
import { ROUND } from '../benchmark/schemas/round';
import { SUITE } from '../benchmark/schemas/suite';
import { VERDICTS } from '../benchmark/schemas/verdicts';

/** The schemas of artifacts, by the name of their file. */
export const ARTIFACT_SCHEMAS = {
  'result-set': RESULT_SET,
  environment: ENVIRONMENT,
  price: PRICE,
  report: REPORT,
  published: PUBLISHED,
  'resource-usage': RESOURCE_USAGE,
  suite: SUITE,
  round: ROUND,
  engine: ENGINE,
  coverage: COVERAGE,
};

export type SchemaName = keyof typeof ARTIFACT_SCHEMAS;

/** Keywords that come first in a published schema, in this order. */
const FIRST = ['$schema', '$id', '$ref', 'title', 'description', 'type', 'additionalProperties', 'required'];

/** The keywords of a schema with the first ones in their order; names of properties and definitions keep theirs. */
function ordered(key: string, value: unknown): unknown {
  const isSchema = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isSchema || key === 'properties' || key === 'definitions') return value;
  const first = FIRST.filter((name) => name in value).map((name) => [name, (value as Record<string, unknown>)[name]]);
  return { ...Object.fromEntries(first), ...value };
}

/** JSON with escapes for the characters of patterns, of which many are invisible. */
function schemaText({ schema }: Pick<SchemaFile<never>, 'schema'>): string {
  const text = JSON.stringify(schema, ordered, 2);
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.replace(/"pattern": [^\n]*/g, (line) => line.replace(/[\u007f-\uffff]/g, escaped));
}

/** The published schemas by the name of their file: artifacts, charts, and verdicts. */
export function schemaFiles(): Map<string, string> {
  const all = [...Object.values(ARTIFACT_SCHEMAS), CHART, VERDICTS];
  return new Map(all.map((file) => [`${file.id}.schema.json`, schemaText(file)]));
}

/** Schemas by the names that files of earlier versions give them. */
export function renamedSchemas(): [name: string, text: string][] {
  return ['several-report', 'summary-report'].map((id) => {
    const $id = `${id}.schema.json`;
    return [$id, schemaText({ schema: { ...REPORT.schema, $id } })];
  });
}
