import Type from 'typebox';
import { type FileValue, LINE_PATTERN, object, optional, schemaFile, TEXT_PATTERN, VERSION_PATTERN } from './builder';

export const SUITE = schemaFile(
  'suite',
  'Suite',
  object("A suite of a team's own: its name and the version of its queries. queries.csv describes the queries.", {
    title: Type.String({
      title: 'one line of text that starts with a letter or digit and holds no < or >',
      description: 'The name as written in a sentence: Retail nightly.',
      pattern: LINE_PATTERN,
      maxLength: 60,
    }),
    version: Type.String({
      title: 'a version such as 3.5.8, 0.16.0-rc1 or unknown',
      description: 'Version of the queries as they are described here.',
      pattern: VERSION_PATTERN,
      maxLength: 60,
    }),
    description: optional(
      Type.String({
        title: 'text without line breaks',
        description: 'What the workload is, in a sentence or two.',
        minLength: 1,
        maxLength: 2000,
        pattern: TEXT_PATTERN,
      }),
    ),
  }),
);

export type SuiteFile = FileValue<typeof SUITE>;
