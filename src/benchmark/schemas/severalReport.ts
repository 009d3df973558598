import Type from 'typebox';
import {
  date,
  defined,
  line,
  list,
  note,
  object,
  optional,
  schemaFile,
  slug,
  text,
  url,
  version,
  words,
} from './builder';

const key = defined(
  'key',
  Type.String({
    title: 'lower-case letters and digits that start with a letter',
    description: 'Stands in paths of values, so it holds no dot and no hyphen.',
    pattern: '^[a-z][a-z0-9]*$',
    maxLength: 30,
  }),
);

const claim = defined(
  'claim',
  object('Words of a page with what shows that they are true.', {
    text: text('The words as they appear in the page, with "most", "only" or another word of the rule among them.'),
    evidence: Type.String({
      title: 'the path of a value, the id of a source, or the path of an artifact below static/data/',
      description:
        'The path of a value of this report, the id of one of its sources, or the path of an artifact below static/data/.',
      pattern: '^[A-Za-z0-9]+([._/-][A-Za-z0-9_]+)*$',
      maxLength: 200,
    }),
    where: text('What of the evidence shows the claim: a column, a section, a value.'),
  }),
);

export const SEVERAL_REPORT = schemaFile(
  'several-report',
  'Report on several candidates',
  object('report.json of a report that holds several candidates against one baseline, on one suite or more.', {
    title: line("The report's title."),
    question: optional(line('The question at the top of its page; the title if it is left out.')),
    description: text('One or two sentences for lists and search engines.'),
    published: date('The day on which what the report compares was first published side by side.'),
    publishedCommit: optional(version('The commit that first published it.')),
    snapshot: optional(date('The day of the commit at which the source was read.')),
    baselineName: optional(
      line('What the baseline is called where engine and version alone do not tell it from the candidates.'),
    ),
    candidates: list(
      'The candidates in the order in which they are shown.',
      object('A candidate.', {
        key: key('What its values start with behind the suite: gluten in tpcds.gluten.total.speedup.'),
        name: optional(
          line(
            'What it is called, in the middle of a sentence, where engine and version alone do not tell it from the others.',
          ),
        ),
      }),
      { minItems: 2, maxItems: 6 },
    ),
    suites: list(
      'The suites in the order in which they are shown.',
      object('A suite: a result set of every side.', {
        key: key('What its charts and values start with: tpcds gives tpcds-split and tpcds.gluten.total.speedup.'),
        baseline: slug('Id of the result set that is compared against.'),
        candidates: list("Ids of the candidates' result sets, in the order of the report's candidates.", slug(), {
          minItems: 2,
          maxItems: 6,
          uniqueItems: true,
        }),
      }),
      { minItems: 1, maxItems: 6 },
    ),
    sources: list(
      'Sources that Cited names.',
      object('A source of facts that no artifact holds.', {
        id: slug('The id that Cited names.'),
        title: line('What the source is called.'),
        path: url('Its public address.'),
        version: optional(version('Commit or release of the source.')),
      }),
    ),
    allow: list(
      'Names that look like figures but are none: TPC-DS 3 TB.',
      Type.String({
        title: 'one line of text without < and >',
        minLength: 2,
        maxLength: 100,
        pattern:
          '^[^<>\u0000-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]*$',
      }),
      { uniqueItems: true },
    ),
    notes: list('Comparability notes by measure.', note()),
    vary: optional(
      list(
        'The facts in which what is compared differs on purpose; names and text say so. Left out where engines are compared.',
        words(undefined, ['tableFormat', 'scaleFactor', 'queryVersion', 'environment', 'configuration']),
        { minItems: 1, maxItems: 5, uniqueItems: true },
      ),
    ),
    advice: optional(
      object("For which workload to try which side first, as the report's text has it; shown next to the verdict.", {
        choose: list('A sentence each.', text(), { minItems: 1, maxItems: 4 }),
        why: Type.String({
          title: "a section of the report's page such as #conclusion",
          description: "The section of the report's page that says what the advice rests on.",
          pattern: '^#[a-z0-9-]+$',
        }),
      }),
    ),
    caveat: optional(text("A sentence to show wherever the report's verdict is shown without its page: in lists.")),
    claims: optional(
      list(
        "Sentences of the report's pages, and of posts, that speak of all cases or of two as one, each with its evidence.",
        claim(),
      ),
    ),
  }),
);
