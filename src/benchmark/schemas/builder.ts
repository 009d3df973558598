/**
 * A JSON artifact is one definition: its TypeScript type, the check of its files, and the published schema in
 * static/schemas, written by `npm run schemas`, follow from it.
 */

import Type, { type Static, type TObject, type TProperties, type TSchema, type TUnsafe } from 'typebox';

/** Limits of a value, and `title`: the allowed values in words, for messages. */
type Limits = Readonly<Record<string, unknown>>;

const described = (description: string | undefined) => (description === undefined ? {} : { description });

/** An object without other keys. */
export function object<Properties extends TProperties>(
  description: string | undefined,
  properties: Properties,
  limits: Limits = {},
): TObject<Properties> {
  return Type.Object(properties, { ...described(description), additionalProperties: false, ...limits });
}

export const optional = Type.Optional;

export function list<Item extends TSchema>(description: string | undefined, items: Item, limits: Limits = {}) {
  return Type.Array(items, { ...described(description), ...limits });
}

/** One of the values. */
export function words<const Value extends string | number | null>(
  description: string | undefined,
  values: readonly Value[],
  limits: Limits = {},
): TUnsafe<Value> {
  return Type.Unsafe<Value>({ ...limits, ...described(description), enum: values });
}

export function literal<const Value extends string | boolean>(value: Value, description?: string): TUnsafe<Value> {
  return Type.Unsafe<Value>({ ...described(description), const: value });
}

/** The object or null. */
export function nullable<Properties extends TProperties>(schema: TObject<Properties>) {
  return Type.Unsafe<Static<TObject<Properties>> | null>({ ...schema, type: ['object', 'null'] });
}

/** The value or null. */
export function nullOr<Schema extends TSchema>(schema: Schema, description?: string) {
  return Type.Union([Type.Null(), schema], described(description));
}

const DEFINITIONS = new Map<string, TSchema>();

/** A schema that others refer to by its name, with their own description. */
export function defined<Schema extends TSchema>(name: string, schema: Schema) {
  DEFINITIONS.set(name, schema);
  return (description?: string) =>
    Type.Unsafe<Static<Schema>>({ $ref: `#/definitions/${name}`, ...described(description) });
}

/** Characters that are invisible or change what is shown. They end at U+FFFF: validators differ beyond. */
const INVISIBLE =
  '\u0000-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e' +
  '\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb';
/** Letters and digits of all scripts, up to U+FFFF. */
const LETTERS =
  '0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0370-\u05ff\u0606-\u061b\u061d-\u06dc\u06de-\u070e' +
  '\u0710-\u088f\u0892-\u08e1\u08e3-\u180d\u180f-\u1fff\u2c00-\u2dff\u3041-\ud7ff\uf900-\ufdff\ufe70-\ufefc\uff10-\uff19' +
  '\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc';

export const LINE_PATTERN = `^[${LETTERS}][^<>${INVISIBLE}]*$`;
/** A line that may start with any character. */
export const PLAIN_PATTERN = `^[^<>${INVISIBLE}]*$`;
export const TEXT_PATTERN = `^[^${INVISIBLE}]*$`;
export const SLUG_PATTERN = '^[a-z0-9]+([.-][a-z0-9]+)*$';
export const VERSION_PATTERN = '^[A-Za-z0-9][A-Za-z0-9.+_-]*$';

const LINE = 'one line of text that starts with a letter or digit and holds no < or >';
export const line = defined('line', Type.String({ title: LINE, pattern: LINE_PATTERN, maxLength: 200 }));

export const text = defined(
  'text',
  Type.String({
    title: 'text without line breaks',
    description: 'Shown as text, never as HTML.',
    minLength: 1,
    maxLength: 2000,
    pattern: TEXT_PATTERN,
  }),
);

export const slug = defined(
  'slug',
  Type.String({
    title: 'an id',
    description: 'Lower-case letters and digits, joined by single dots or hyphens.',
    pattern: SLUG_PATTERN,
    maxLength: 100,
  }),
);

export const version = defined(
  'version',
  Type.String({
    title: 'a version such as 3.5.8, 0.16.0-rc1 or unknown',
    pattern: VERSION_PATTERN,
    maxLength: 60,
  }),
);

export const url = defined(
  'url',
  Type.String({
    title: 'an https address without spaces, quotes, < or >',
    format: 'uri',
    pattern: '^https://[!#-&(-;=?-\\[\\]-~]+$',
    maxLength: 500,
  }),
);

export const date = defined('date', Type.String({ title: 'a date such as 2026-07-21', format: 'date' }));

export const currency = defined(
  'currency',
  Type.String({ title: 'three capital letters such as USD', description: 'ISO 4217.', pattern: '^[A-Z]{3}$' }),
);

export const fieldName = defined(
  'fieldName',
  Type.String({
    title: "a field's name such as results.time_s",
    pattern: '^[A-Za-z][A-Za-z0-9_.-]*$',
    maxLength: 120,
  }),
);

export const note = defined(
  'note',
  object('A remark about one field.', {
    about: fieldName("The field that the remark is about: results.time_s, environment, a measure's name."),
    text: text('The remark, one or two sentences.'),
  }),
);

export const source = defined(
  'source',
  object('Where the figures come from.', {
    title: line('What the source is called.'),
    path: url('Its public address.'),
    version: optional(version('Commit or release of the source.')),
  }),
);

/** Where a source states something, and when. */
export const STATED = {
  source: object('What said so.', {
    title: line('What the source is called.'),
    path: url('Its public address at that commit.'),
  }),
  commit: version('The commit of the source that says so.'),
  day: date('The day of that commit.'),
};

const UNKNOWN = { maximum: 1000000, pattern: '^unknown$' };

/** A whole number of at least the minimum, or unknown. */
export function countOrUnknown(description: string, minimum = 1): TUnsafe<number | 'unknown'> {
  const title = `a whole number from ${minimum}, or unknown`;
  return Type.Unsafe<number | 'unknown'>({ title, description, type: ['integer', 'string'], minimum, ...UNKNOWN });
}

/** A number above 0, or unknown. */
export function amountOrUnknown(description: string): TUnsafe<number | 'unknown'> {
  const title = 'a number above 0, or unknown';
  return Type.Unsafe<number | 'unknown'>({
    title,
    description,
    type: ['number', 'string'],
    exclusiveMinimum: 0,
    ...UNKNOWN,
  });
}

/** A URL of a published site. */
export function address(description?: string) {
  return Type.String({ ...described(description), pattern: '^https?://[^ ]+$' });
}

/** The definitions that a schema refers to, and those that they refer to. */
function definitionsOf(schema: object): Record<string, TSchema> {
  const found: Record<string, TSchema> = {};
  const pending = [schema];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"#\/definitions\/(\w+)"/g)) {
      const definition = DEFINITIONS.get(name);
      if (!definition || found[name]) continue;
      found[name] = definition;
      pending.push(definition);
    }
  }
  return found;
}

/** A published schema: static/schemas/ID.schema.json. */
export interface SchemaFile<Value extends TSchema> {
  id: string;
  /** What its files hold. */
  value: Value;
  schema: object;
}

/** The TypeScript type of the files of a schema, without `$schema`. */
export type FileValue<File extends SchemaFile<TSchema>> = Static<File['value']>;

/** The schema of files that name it in `$schema`, by default a path to it. */
export function schemaFile<Properties extends TProperties>(
  id: string,
  title: string,
  value: TObject<Properties>,
  $schema: TSchema = optional(
    Type.String({
      description: "Where this file's schema is, so that editors complete and check it.",
      pattern: '^[A-Za-z0-9./_:-]+$',
    }),
  ),
): SchemaFile<TObject<Properties>> {
  const { description, properties } = value as TObject<Properties> & Limits;
  const whole = Type.Object({ $schema, ...properties }, { additionalProperties: false });
  const definitions = definitionsOf(whole);
  const head = { $schema: 'http://json-schema.org/draft-07/schema#', $id: `${id}.schema.json`, title, description };
  return { id, value, schema: { ...head, ...whole, ...(Object.keys(definitions).length > 0 ? { definitions } : {}) } };
}
