import Type from 'typebox';
import { address, defined, list, literal, nullOr, object, optional, schemaFile, words } from './builder';

const interval = defined(
  'interval',
  nullOr(
    object(undefined, {
      low: Type.Number({ description: 'Lower bound.' }),
      high: Type.Number({ description: 'Upper bound.' }),
    }),
    'Bounds of a ratio.',
  ),
);

const ratio = defined(
  'ratio',
  object('A metric of a suite.', {
    speedup: Type.Number({ description: 'Time of the baseline ÷ time of the candidate.' }),
    low: Type.Number({ description: 'Lower bound over query mixes.' }),
    high: Type.Number({ description: 'Upper bound over query mixes.' }),
    deciding: interval(
      '95% interval over iterations and reruns, which decides the verdict; over reruns alone if `repeat` is null.',
    ),
    repeat: interval('95% confidence interval over iterations; null if no iterations or ranges were published.'),
    worst: interval('Bounds if each query goes to its worst end at once; null without ranges.'),
    mix: interval('95% interval over query mixes: a sensitivity, which does not affect the verdict.'),
    verdict: words('By the interval over iterations and reruns; null if the verdict of the comparison is withheld.', [
      'faster',
      'slower',
      'separated-faster',
      'separated-slower',
      'same',
      'unclear',
      null,
    ]),
  }),
);

const side = defined(
  'side',
  nullOr(
    object(undefined, {
      id: Type.String({ description: 'ID of the result set.' }),
      name: Type.String({ description: 'Engine and version.' }),
      page: address('URL of the result set and its files.'),
      iterations: Type.Union([Type.Integer({ minimum: 1 }), literal('unknown')], {
        description: 'Iterations of each query.',
      }),
    }),
    'A compared result set; null for other kinds.',
  ),
);

const verdict = defined(
  'verdict',
  object('One verdict.', {
    id: Type.String({ description: 'Unique ID of the verdict.', minLength: 1 }),
    kind: words(
      'measured: computed from two result sets. summary: what the verdicts on several candidates come to. published: as the source published it, not recomputed.',
      ['measured', 'summary', 'published'],
    ),
    title: Type.String({ description: 'The question of the report, or what is compared.', minLength: 1 }),
    baseline: side('The reference.'),
    candidate: side('The engine that the verdict is about.'),
    verdict: object('The verdict in words.', {
      case: words('Case of the verdict rule; null if it was not computed from two result sets.', [
        'faster',
        'slower',
        'ahead',
        'behind',
        'depends',
        'same',
        'within-reruns',
        'unclear',
        'disputed',
        null,
      ]),
      word: Type.String({ description: 'The verdict as a heading.', minLength: 1 }),
      sentence: Type.String({ description: 'What the verdict rests on.' }),
    }),
    metrics: nullOr(
      object(undefined, {
        total: ratio('Total time.'),
        geometricMean: ratio('Geometric mean of the speedups.'),
        median: ratio('Median of the speedups.'),
      }),
      'The three metrics; null unless two result sets are compared.',
    ),
    counts: nullOr(
      object(undefined, {
        matched: Type.Integer({ description: 'Queries with a time on both sides.', minimum: 0 }),
        faster: Type.Integer({ description: 'Queries that take less time with the candidate.', minimum: 0 }),
        slower: Type.Integer({ description: 'Queries that take more time with the candidate.', minimum: 0 }),
        equal: Type.Integer({ description: 'Queries with equal times.', minimum: 0 }),
        clear: object('Clear verdicts.', {
          faster: Type.Integer({ description: 'Queries that the candidate wins.', minimum: 0 }),
          slower: Type.Integer({ description: 'Queries that the baseline wins.', minimum: 0 }),
          none: Type.Integer({ description: 'Inconclusive queries.', minimum: 0 }),
        }),
        beyondReruns: object(
          'Of the clear and the separated queries: those whose whole interval is outside the band of reruns of a single query.',
          {
            faster: Type.Integer({ description: 'Queries that the candidate wins.', minimum: 0 }),
            slower: Type.Integer({ description: 'Queries that the baseline wins.', minimum: 0 }),
          },
        ),
        separated: object('Ranges that do not overlap, without a significant test.', {
          faster: Type.Integer({ description: 'Queries that the candidate wins.', minimum: 0 }),
          slower: Type.Integer({ description: 'Queries that the baseline wins.', minimum: 0 }),
        }),
        same: Type.Integer({ description: 'Queries within 5%.', minimum: 0 }),
      }),
      'How many queries have which result; null unless two result sets are compared.',
    ),
    evidence: Type.String({ description: 'Who measured, and how often.' }),
    publisher: Type.String({ description: 'Who published the numbers.' }),
    conflicts: list('On what sources conflict.', Type.String({ minLength: 1 })),
    differences: list(
      'Settings that differ.',
      object(undefined, {
        name: Type.String({ description: 'The setting.' }),
        baseline: Type.String({ description: 'Its value for the baseline.' }),
        candidate: Type.String({ description: 'Its value for the candidate.' }),
      }),
    ),
    caveats: list('What must accompany the verdict.', Type.String({ minLength: 1 })),
    published: Type.String({ description: 'The day of publication.', format: 'date' }),
    licenses: list('SPDX names of the licenses of the numbers.', Type.String({ minLength: 1 })),
    disclaimer: Type.String({ description: 'Notice about the TPC suites; empty if the numbers derive from none.' }),
    artifacts: list('URLs of the files that the verdict is computed from.', address(), { minItems: 1 }),
    changes: optional(
      list(
        'Time changes that a source published without times; empty for a measured verdict.',
        object(undefined, {
          query: Type.String({ description: 'Name of the query, as published.' }),
          time_change_pct: Type.Number({ description: 'Change of its time in %; negative is less time.' }),
        }),
      ),
    ),
    queries: list(
      'Each matched query; empty for rounds of a history.',
      object(undefined, {
        query: Type.String({ description: 'Name of the query.' }),
        baseline_s: Type.Number({ description: 'Seconds of the baseline.' }),
        candidate_s: Type.Number({ description: 'Seconds of the candidate.' }),
        ratio: Type.Number({ description: 'Time of the baseline ÷ time of the candidate.' }),
        ratioLow: Type.Unsafe<number | null>({ description: 'Lower bound of the ratio.', type: ['number', 'null'] }),
        ratioHigh: Type.Unsafe<number | null>({ description: 'Upper bound of the ratio.', type: ['number', 'null'] }),
        p: Type.Unsafe<number | null>({ description: 'P value of the test.', type: ['number', 'null'] }),
        q: Type.Unsafe<number | null>({
          description: 'The same after correction for all queries.',
          type: ['number', 'null'],
        }),
        rule: words('The test that gave p and q, or why there is none.', [
          'mann-whitney',
          'ranges',
          'equivalence',
          'equivalence-of-ranges',
          'single-run',
          'no-range',
        ]),
        verdict: words('The verdict on the query.', [
          'faster',
          'slower',
          'separated-faster',
          'separated-slower',
          'same',
          'unclear',
        ]),
        beyondReruns: Type.Boolean({
          description:
            'True for a faster or slower query whose whole interval is outside the band of reruns of a single query.',
        }),
      }),
    ),
    address: address('URL of the page that shows the verdict.'),
    citation: object('How to cite the verdict.', {
      text: Type.String({ description: 'One line of text.', minLength: 1 }),
      bibtex: Type.String({ description: 'A BibTeX entry.', minLength: 1 }),
    }),
  }),
);

export const VERDICTS = schemaFile(
  'verdicts',
  'Verdicts',
  object(
    '/data/verdicts.json: every verdict of the reports and histories, with its evidence, conflicts, publisher, license, and citation.',
    {
      verdicts: list('All verdicts; reports come first.', verdict()),
    },
  ),
  address('URL of this schema.'),
);
