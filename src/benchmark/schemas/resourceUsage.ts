import Type from 'typebox';
import {
  type FileValue,
  fieldName,
  line,
  list,
  literal,
  note,
  nullable,
  object,
  optional,
  schemaFile,
  slug,
} from './builder';
import { changes, HEAD, RESOURCE_DESCRIPTION, resource, SUITE_FIELDS } from './datapackage';

export const RESOURCE_USAGE = schemaFile(
  'resource-usage',
  'Resource usage',
  object('datapackage.json of time series of resources: a Data Package (version 2) whose own key is usage.', {
    name: slug("The id: the folder's name."),
    title: line('The series in words.'),
    created: HEAD.created,
    licenses: HEAD.licenses,
    sources: HEAD.sources,
    resources: list(
      'The files, each with the column of elapsed time and one column per series.',
      resource(
        {
          name: slug(
            "The file's name without .csv; a series is named by it and its column: network-native-spark-pods.receive_mb_per_s.",
          ),
          description: RESOURCE_DESCRIPTION,
          path: Type.String({
            title: 'a file name such as network-native-spark-pods.csv',
            description: 'The file, in this folder.',
            pattern: '^[a-z0-9]+([.-][a-z0-9]+)*\\.csv$',
            maxLength: 100,
          }),
        },
        Type.String({
          title: 'a unit such as MB/s',
          description: "The unit of the column's numbers.",
          pattern: '^[A-Za-z%][A-Za-z0-9/%]*$',
          maxLength: 20,
        }),
      ),
      { minItems: 1, maxItems: 50 },
    ),
    usage: object('How the series are to be read.', {
      x: fieldName('The column of elapsed time that every file has.'),
      original: optional(
        literal(true, "Whether the numbers are the source's own; omitted if they were digitized from pictures."),
      ),
      suite: optional(
        nullable(
          object(
            'What was run, and on which data; null or omitted if the source reports nothing about queries.',
            SUITE_FIELDS,
            { title: 'an object with name, queryVersion, scaleFactor and tableFormat, or null' },
          ),
        ),
      ),
      queries: optional(
        list(
          'The file with the query times of each series; omitted if the source reports nothing about queries.',
          object('A table of queries: query, start_s, end_s.', {
            of: slug('The resource whose series it is about.'),
            in: slug('The resource that holds the table.'),
          }),
          { maxItems: 20 },
        ),
      ),
      notes: list('Remarks to show with every chart of the series.', note()),
      changes,
    }),
  }),
);

export type ResourceUsagePackage = FileValue<typeof RESOURCE_USAGE>;
