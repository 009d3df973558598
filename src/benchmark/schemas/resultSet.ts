import Type from 'typebox';
import {
  countOrUnknown,
  date,
  type FileValue,
  line,
  list,
  note,
  object,
  optional,
  schemaFile,
  slug,
  TEXT_PATTERN,
  text,
  url,
  version,
  words,
} from './builder';
import { changes, HEAD, resource, SUITE_FIELDS, time } from './datapackage';
import { MEMORY_UNITS, PUBLISHER_ROLES } from './words';

export const RESULT_SET = schemaFile(
  'result-set',
  'Result set',
  object("datapackage.json of one engine's results: a Data Package (version 2) whose own key is benchmark.", {
    name: slug("The id: the folder's name, suite-scale-format-engine-version."),
    title: line('The title of the result set.'),
    created: time('The day on which the figures were first published, as its midnight in UTC.'),
    createdCommit: optional(version('The commit that first published them.')),
    snapshot: optional(date('The day of the commit at which they were read, which sources name.')),
    licenses: HEAD.licenses,
    sources: HEAD.sources,
    resources: list(
      'The files: results.csv, and the optional files that exist.',
      resource(
        {
          name: words("The file's name without .csv.", [
            'results',
            'iterations',
            'outputs',
            'query-metrics',
            'stage-metrics',
            'plan-operators',
            'plan-nodes',
            'plan-fallbacks',
          ]),
          path: words(
            'The file, in this folder.',
            [
              'results.csv',
              'iterations.csv',
              'outputs.csv',
              'query-metrics.csv',
              'stage-metrics.csv',
              'plan-operators.csv',
              'plan-nodes.csv',
              'plan-fallbacks.csv',
            ],
            {
              title:
                'results.csv, iterations.csv, outputs.csv, query-metrics.csv, stage-metrics.csv, plan-operators.csv, plan-nodes.csv or plan-fallbacks.csv',
            },
          ),
        },
        words("The unit of the column's numbers.", ['s', 'B', 'B·s']),
      ),
      { minItems: 1, maxItems: 8 },
    ),
    benchmark: object('What was measured, on what, and how.', {
      suite: object('What was run, and on which data.', SUITE_FIELDS),
      engine: object('What was measured.', {
        id: slug("Short name, the same in all of an engine's result sets: comet."),
        title: Type.String({
          title: 'a name in ASCII letters, digits, spaces, and punctuation, with no < or >',
          description:
            'The name as written in the middle of a sentence: vanilla Spark. Other letters could imitate a known engine.',
          pattern: '^[A-Za-z0-9][ !-;=?-~]*$',
          maxLength: 200,
        }),
        version: version('Release of the engine.'),
      }),
      environment: slug('Id of a file in environments/, or unknown.'),
      statistic: words('How the iterations of a query became time_s; unknown if the source does not report it.', [
        'median',
        'mean',
        'min',
        'single',
        'unknown',
      ]),
      iterations: countOrUnknown('Timed executions of each query.'),
      warmup: countOrUnknown('Untimed executions before the timed ones.', 0),
      configuration: Type.Unsafe<Record<string, string>>({
        title: 'an object of Spark properties, every value a string',
        description: 'Spark properties as published; omit what is unknown. No passwords, tokens or keys.',
        type: 'object',
        propertyNames: {
          title: "a property's name such as spark.plugins",
          pattern: '^[A-Za-z][A-Za-z0-9._*-]*$',
          maxLength: 200,
        },
        additionalProperties: { title: 'a string', type: 'string', maxLength: 2000, pattern: TEXT_PATTERN },
      }),
      harness: object('How the times were taken.', {
        name: line('The program that ran and timed the queries, or unknown.'),
        version: version('Its version, or unknown.'),
      }),
      conditions: optional(
        object('How the queries were run, as published; what is not reported stays out.', {
          dataLayout: optional(line('How the files of the tables are laid out: partitions, sizes of files.')),
          order: optional(line('When this engine ran among the others: first.')),
          nativeEngine: optional(line('What ran the operators: Velox (C++).')),
          accelerated: optional(line('How much of the plans that engine ran, by the event logs.')),
        }),
      ),
      applications: optional(
        Type.Integer({
          title: 'a whole number from 2',
          description: 'Spark applications over which the iterations are spread evenly, in the order of running.',
          minimum: 2,
          maximum: 1000,
        }),
      ),
      withdrawn: optional(
        object('Set if the publisher withdrew the results later. A comparison with them has no verdict.', {
          day: date('The day on which the publisher withdrew them.'),
          reason: line('What the publisher did, as a sentence: Data on EKS removed the file from its main branch.'),
          path: url('Where that is shown: a commit or a statement.'),
        }),
      ),
      rerunOf: optional(slug('Id of another measurement of the same engine, suite, and data by the same publisher.')),
      memory: optional(
        object('What the column memory of results.csv holds; left out without that column.', {
          name: line('The name as written in the middle of a sentence: memory cost.'),
          unit: words('Bytes, or bytes multiplied by the seconds for which they were held.', MEMORY_UNITS),
          definition: text(
            'How the source defines it. Two sets are compared only if name, unit, and definition are equal.',
          ),
        }),
      ),
      publisher: optional(
        object('Who published the results; without it, the role follows from the first source.', {
          role: words(
            'The interest of the publisher: engine-project (of a compared engine), competitor (the project of another engine), vendor (sells what is compared), third-party, this-site, or reader (sent the results to this site).',
            PUBLISHER_ROLES,
          ),
        }),
      ),
      notes: list('Remarks to show with the numbers.', note()),
      changes,
    }),
  }),
);

export type ResultSetPackage = FileValue<typeof RESULT_SET>;
