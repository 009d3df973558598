import Type, { type TProperties, type TSchema } from 'typebox';
import {
  defined,
  fieldName,
  line,
  list,
  literal,
  object,
  optional,
  slug,
  source,
  TEXT_PATTERN,
  text,
  url,
  version,
  words,
} from './builder';

/** Parts that every datapackage.json has. */

export const time = defined(
  'time',
  Type.String({ title: 'a date-time such as 2026-07-21T00:00:00Z', format: 'date-time' }),
);

const LICENCE = object('A license of the numbers.', {
  name: version('SPDX name, Apache-2.0 for example.'),
  path: optional(url('URL of the license text.')),
});

export const HEAD = {
  created: time('The day on which the figures were published, as its midnight in UTC.'),
  licenses: list('The licenses of the numbers; empty if none is stated.', LICENCE, { maxItems: 5 }),
  sources: list('Where the figures come from; empty for figures published here first.', source(), { maxItems: 20 }),
};

const CONSTRAINTS = object("What the column's values must fulfil.", {
  required: optional(Type.Boolean({ description: 'Whether a value must be there.' })),
  unique: optional(Type.Boolean({ description: 'Whether a value may occur once only.' })),
  enum: optional(list('The allowed values.', Type.String())),
  minimum: optional(Type.Number({ description: 'The smallest allowed value.' })),
  exclusiveMinimum: optional(Type.Number({ description: 'Values must be above this one.' })),
});

/** A table of the package, with its file name and units as the kind of package allows. */
export function resource<File extends TProperties>(file: File, unit: TSchema) {
  return object('One file of the package.', {
    ...file,
    type: literal('table', 'A table.'),
    format: optional(literal('csv', 'Comma-separated values.')),
    mediatype: optional(literal('text/csv', 'The media type.')),
    encoding: optional(literal('utf-8', 'The encoding.')),
    schema: object("The file's columns.", {
      fields: list(
        'The columns, in the order of the file.',
        object('One column.', {
          name: fieldName("The column's name in the file."),
          type: words("The column's Frictionless type.", ['string', 'number', 'integer']),
          title: optional(line("The column's name in words.")),
          description: optional(text('What the column holds, with its unit.')),
          unit: optional(unit),
          constraints: optional(CONSTRAINTS),
        }),
        { minItems: 1 },
      ),
      missingValues: optional(list('What stands for a missing value: the empty cell.', literal(''))),
      primaryKey: optional(list('The columns that name a row.', Type.String())),
    }),
  });
}

export const RESOURCE_DESCRIPTION = optional(text("Where the file's figures were taken from."));

/** The suite of the queries, and the data that they ran on. */
export const SUITE_FIELDS = {
  name: slug('tpcds (103 statements), tpch (22), or the id of a folder in suites/.'),
  title: optional(line('Title of a suite in suites/, as its suite.json has it; tpcds and tpch have none.')),
  queryVersion: version('Version of the query templates, 4.0 for example, or unknown.'),
  scaleFactor: Type.Number({
    title: 'a number of GB greater than 0',
    description: 'Scale factor: size of the generated data in GB.',
    exclusiveMinimum: 0,
    maximum: 1000000,
  }),
  tableFormat: slug('File or table format of the data: parquet, iceberg, orc …'),
};

export const changes = Type.String({
  title: 'text without line breaks',
  description: 'What was changed against the source; empty if nothing was.',
  maxLength: 2000,
  pattern: TEXT_PATTERN,
});
