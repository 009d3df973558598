import { date, type FileValue, line, list, object, optional, schemaFile, slug, source, text } from './builder';

export const ROUND = schemaFile(
  'round',
  'Round',
  object('Runs that were published together: engines, and the vanilla Spark that each of them is compared with.', {
    title: line('The round in a few words: Comet 0.9.0, with Gluten 1.4.0 and Blaze.'),
    date: date('The day on which the last of its results was first published.'),
    publisher: line('Who measured: rounds of two publishers never share a line.'),
    machine: line(
      'What it ran on, in the words that tell it from other machines: one workstation. Rounds with other words are another line.',
    ),
    data: optional(
      line(
        'How the tables were made, where it is known to differ from other rounds of the publisher; rounds with other words are another line.',
      ),
    ),
    withdrawn: optional(date('No longer used: write benchmark.withdrawn into datapackage.json of the result sets.')),
    sources: list('Where the round was published.', source(), { minItems: 1 }),
    resultSets: list('Ids of all result sets of the round, the baselines too.', slug(), {
      minItems: 2,
      uniqueItems: true,
    }),
    baselines: list(
      'Ids of the vanilla Spark sets among them, at most one for a suite, scale factor and table format.',
      slug(),
      { minItems: 1, uniqueItems: true },
    ),
    variants: optional(
      list(
        'Sets of an engine that has another set of the same suite, scale factor and table format in this round: what was set otherwise. They are another line.',
        object('A set and what was set otherwise.', {
          resultSet: slug('Id of the set.'),
          what: line('What was set otherwise, as a short phrase: shuffled hash join.'),
        }),
      ),
    ),
    differs: list('What is known to differ from the round before, a sentence each.', text('A sentence.')),
  }),
);

export type RoundFile = FileValue<typeof ROUND>;
