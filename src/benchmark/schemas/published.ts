import Type from 'typebox';
import {
  countOrUnknown,
  date,
  line,
  list,
  note,
  nullable,
  object,
  optional,
  SLUG_PATTERN,
  schemaFile,
  slug,
  text,
  version,
  words,
} from './builder';
import { changes, HEAD, RESOURCE_DESCRIPTION, resource, SUITE_FIELDS } from './datapackage';

export const PUBLISHED = schemaFile(
  'published',
  'Published comparison',
  object(
    'datapackage.json of a comparison of which only the summary was published: a Data Package (version 2) whose own key is published.',
    {
      name: slug("The id: the folder's name."),
      title: line('The comparison in words.'),
      created: HEAD.created,
      licenses: HEAD.licenses,
      sources: HEAD.sources,
      resources: list(
        'The files: whichever of changes.csv, buckets.csv, measures.csv, measure-queries.csv and chart-labels.csv are there.',
        resource(
          {
            name: words("The file's name without .csv.", [
              'changes',
              'buckets',
              'measures',
              'measure-queries',
              'chart-labels',
            ]),
            description: RESOURCE_DESCRIPTION,
            path: words(
              'The file, in this folder.',
              ['changes.csv', 'buckets.csv', 'measures.csv', 'measure-queries.csv', 'chart-labels.csv'],
              { title: 'one of changes.csv, buckets.csv, measures.csv, measure-queries.csv, chart-labels.csv' },
            ),
          },
          words("The unit of the column's numbers.", ['s', '%']),
        ),
        { maxItems: 5 },
      ),
      published: object('What was compared, and what the source says of it.', {
        suite: nullable(
          object('What was run, and on which data; null if the metrics are not queries of a suite.', SUITE_FIELDS, {
            title: 'an object with name, queryVersion, scaleFactor and tableFormat, or null',
          }),
        ),
        baseline: object('What is compared against.', {
          title: line('The name as written in the middle of a sentence: vanilla Spark shuffle.'),
          queryVersion: optional(
            version(
              'Version of the query templates of this side, 2.4 for example, if the sides differ in it. Without it, the version of the suite applies.',
            ),
          ),
          resultSet: optional(
            slug('Id of the result set with the times of single queries of this side; left out without one.'),
          ),
          engine: optional(
            object(
              'The engine and its release, so that pages on the engine show the totals; left out for other sides.',
              {
                id: slug('native-spark, or the id of a file in engines/.'),
                version: version('The release, as in the releases of that file.'),
              },
            ),
          ),
        }),
        candidate: object('What is judged.', {
          title: line('The name as written in the middle of a sentence: vanilla Spark shuffle.'),
          queryVersion: optional(
            version(
              'Version of the query templates of this side, 2.4 for example, if the sides differ in it. Without it, the version of the suite applies.',
            ),
          ),
          resultSet: optional(
            slug('Id of the result set with the times of single queries of this side; left out without one.'),
          ),
          engine: optional(
            object(
              'The engine and its release, so that pages on the engine show the totals; left out for other sides.',
              {
                id: slug('native-spark, or the id of a file in engines/.'),
                version: version('The release, as in the releases of that file.'),
              },
            ),
          ),
        }),
        condition: optional(
        line(
          'What else differs from other comparisons of the same sides, in a few words: local shuffle reader off. Left out if nothing does.',
        ),
      ),
      environment: Type.Unsafe<string | null>({
          title: 'an id, or null',
          description: 'Id of a file in environments/; null if the source does not state one.',
          type: ['string', 'null'],
          pattern: SLUG_PATTERN,
          maxLength: 100,
        }),
        extraEnvironment: Type.Unsafe<string | null>({
          title: 'an id, or null',
          description: 'Id of the environment of nodes that the candidate needs in addition to it, or null.',
          type: ['string', 'null'],
          pattern: SLUG_PATTERN,
          maxLength: 100,
        }),
        snapshot: optional(
          date(
            'The day on which the source was read, if it is unknown when it was published; created is then the day by which it was.',
          ),
        ),
        statistic: words('How the iterations of a query became one figure.', [
          'median',
          'mean',
          'min',
          'single',
          'unknown',
        ]),
        iterations: countOrUnknown('Timed executions of each query.'),
        rerunOf: optional(
          object('Ids of the result sets that the totals measure again.', {
            baseline: slug('The earlier measurement of the baseline.'),
            candidate: slug('The earlier measurement of the candidate.'),
          }),
        ),
        totals: nullable(
          object(
            'Seconds of the whole suite as published; null if they were not.',
            {
              baselineS: Type.Number({
                title: 'a number of seconds above 0',
                description: 'Total time of the baseline, in seconds.',
                exclusiveMinimum: 0,
                maximum: 1000000000,
              }),
              candidateS: Type.Number({
                title: 'a number of seconds above 0',
                description: 'Total time of the candidate, in seconds.',
                exclusiveMinimum: 0,
                maximum: 1000000000,
              }),
              summed: optional(
                Type.Boolean({ description: 'True if the source states no totals and these are sums of its times.' }),
              ),
            },
            { title: 'an object with baselineS and candidateS, or null' },
          ),
        ),
        statements: list(
          'Figures that the source gives in its text and in no separate table.',
          object("A figure with the source's words in short.", {
            about: words('What the figure is; in % for names ending in _pct, where more time is positive.', [
              'total_time_change_pct',
              'worst_time_change_pct',
              'worst_time_change_after_pct',
              'cores_available',
              'cores_used',
              'other',
            ]),
            value: Type.Number({ title: 'a number', description: 'The figure.' }),
            text: text('What the source says, in its words or shorter.'),
          }),
          { maxItems: 50 },
        ),
        notes: list('Remarks to show with the numbers.', note()),
        changes,
      }),
    },
  ),
);
