import Type from 'typebox';
import {
  countOrUnknown,
  date,
  type FileValue,
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

const SIDE = {
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
    object('The engine and its release, so that pages on the engine show the totals; left out for other sides.', {
      id: slug('native-spark, or the id of a file in engines/.'),
      version: version('The release, as in the releases of that file.'),
    }),
  ),
};

function seconds(description: string) {
  return Type.Number({ title: 'a number of seconds above 0', description, exclusiveMinimum: 0, maximum: 1000000000 });
}

function slugOrNull(description: string) {
  const title = 'an id, or null';
  return Type.Unsafe<string | null>({
    title,
    description,
    type: ['string', 'null'],
    pattern: SLUG_PATTERN,
    maxLength: 100,
  });
}

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
        baseline: object('What is compared against.', SIDE),
        candidate: object('What is judged.', SIDE),
        condition: optional(
          line(
            'What else differs from other comparisons of the same sides, in a few words: local shuffle reader off. Left out if nothing does.',
          ),
        ),
        environment: slugOrNull('Id of a file in environments/; null if the source does not state one.'),
        extraEnvironment: slugOrNull(
          'Id of the environment of nodes that the candidate needs in addition to it, or null.',
        ),
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
              baselineS: seconds('Total time of the baseline, in seconds.'),
              candidateS: seconds('Total time of the candidate, in seconds.'),
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

export type PublishedPackage = FileValue<typeof PUBLISHED>;
