import Type from 'typebox';
import { date, type FileValue, line, list, object, optional, schemaFile, url, version, words } from './builder';
import { changes } from './datapackage';

export const COVERAGE = schemaFile(
  'coverage',
  'Coverage',
  object(
    'How much of each query plan an engine runs natively, by release: what coverage.csv and fallbacks.csv next to this file hold.',
    {
      name: line('The engine as its project calls it in these releases: Auron.'),
      countedBy: words(
        'Who counted the operators: the engine in its plans, or this site. Counts of both kinds are not comparable.',
        ['engine', 'site'],
      ),
      suite: words('The suite whose queries the plans are of.', ['tpcds']),
      plans: line('What the plans are, in a few words: Plans of Comet’s own tests, Spark 3.4.'),
      licence: version('SPDX name of the license of the plans.'),
      sources: list(
        'Where the plans are.',
        object('Where plans are.', {
          title: line('What the source is called.'),
          path: url('Its public address at that commit.'),
          version: version('The commit of the source.'),
        }),
        { minItems: 1, maxItems: 50 },
      ),
      releases: list(
        'The releases in the files, by date.',
        object('One release.', {
          version: version('As both files have it.'),
          date: date('The day of the release, or of the commit.'),
          commit: version('The commit that the plans are of.'),
          defaultScan: optional(
            Type.String({
              description: 'Id of the scan that the release uses by default, if all of its plans name a scan.',
              pattern: '^[a-z][a-z_]*$',
              maxLength: 60,
            }),
          ),
        }),
        { minItems: 1, maxItems: 100 },
      ),
      scans: list(
        'The scans that plans are made with, the one that pages follow first.',
        object('One scan.', {
          id: Type.String({
            title: 'a word such as native_datafusion',
            description: 'As both files have it.',
            pattern: '^[a-z][a-z_]*$',
            maxLength: 60,
          }),
          name: line('The scan in a few words: native scan.'),
          defaultFrom: optional(
            version('From this release on, plans without a scan are of this one; left out if none are.'),
          ),
        }),
        { minItems: 1, maxItems: 5 },
      ),
      countingChange: optional(
        object('The release from which operators are counted differently; left out if there is none.', {
          release: version('The first release with the new count.'),
          text: line('What changed, one sentence.'),
          label: line('The text of the link.'),
          path: url('Where the change is described.'),
        }),
      ),
      notes: list('What must be known to read the counts, a sentence or two each.', line(), { maxItems: 20 }),
      changes,
    },
  ),
);

export type CoverageFile = FileValue<typeof COVERAGE>;
