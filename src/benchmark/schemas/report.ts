import Type from 'typebox';
import {
  date,
  defined,
  type FileValue,
  line,
  list,
  note,
  nullable,
  object,
  optional,
  PLAIN_PATTERN,
  schemaFile,
  slug,
  text,
  url,
  version,
  words,
} from './builder';
import { INTENTIONAL_DIFFERENCES } from './words';

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

/** What every report has: its texts and days. */
const ABOUT = {
  title: line("The report's title, for lists, search and the browser's tab."),
  question: optional(
    line('The question that the report answers, at the top of its page; the title if it is left out.'),
  ),
  description: text('One or two sentences for lists and search engines.'),
  published: date('The day on which what the report compares was first published side by side.'),
  publishedCommit: optional(version('The commit that first published it.')),
  snapshot: optional(date('The day of the commit at which the source was read.')),
};

/** What every report has: its sources, and what its pages state. */
const STATEMENTS = {
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
      pattern: PLAIN_PATTERN,
    }),
    { uniqueItems: true },
  ),
  notes: list('Comparability notes by measure.', note()),
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
};

export const REPORT = schemaFile(
  'report',
  'Report',
  object('report.json: the sides that a report compares, or the published comparisons and time series that it shows.', {
    ...ABOUT,
    sides: optional(
      list(
        'What is compared, the baseline first. Left out if the report shows only published results.',
        object('A side.', {
          key: optional(
            key(
              'What values of a candidate start with behind the suite: gluten in tpcds.gluten.total.speedup. Required of each candidate if there are several.',
            ),
          ),
          name: optional(
            line(
              'What the side is called, in the middle of a sentence, where engine and version alone do not tell it from the others.',
            ),
          ),
          sets: list('Ids of its result sets: one for each suite, in their order.', slug(), {
            minItems: 1,
            maxItems: 6,
            uniqueItems: true,
          }),
        }),
        { minItems: 2, maxItems: 7 },
      ),
    ),
    suites: optional(
      list(
        'The suites in the order in which they are shown, by what their charts and values start with: tpcds. Left out for one suite and one candidate.',
        key(),
        { minItems: 1, maxItems: 6, uniqueItems: true },
      ),
    ),
    buckets: optional(
      words('The scheme of the distribution of two sides; speedup if left out.', ['speedup', 'time-change']),
    ),
    charts: optional(list('Ids of the charts that a report on two sides draws.', slug(), { uniqueItems: true })),
    findings: optional(
      list(
        'Queries with a finding page, in order.',
        Type.String({ title: 'a query such as q93', pattern: '^q[0-9]+[ab]?$' }),
        { uniqueItems: true },
      ),
    ),
    summaries: optional(
      list(
        'The published comparisons; the first is the one that lists and the dashboard show. Left out where time series with queries are shown alone.',
        object('A published comparison.', {
          key: slug('What its charts, tables and values start with: main gives main-totals.'),
          id: slug('Id of a folder in published/.'),
        }),
        { minItems: 1, maxItems: 20 },
      ),
    ),
    usage: optional(
      nullable(
        object(
          'Time series of resources; null without any.',
          {
            id: slug('Id of a folder in resource-usage/.'),
            queries: optional(
              object("Two series with the queries that ran in them as bands, each aligned at the query's start.", {
                baseline: object('What is compared against.', {
                  series: slug('The file of its series, which says when its queries ran.'),
                  name: line('Its engine with version.'),
                }),
                candidate: object('What is judged.', {
                  series: slug('The file of its series, which says when its queries ran.'),
                  name: line('Its engine with version.'),
                }),
                figures: list(
                  'A figure a measure; the first is the one that lists and cards show.',
                  object('One figure.', {
                    id: slug("The figure's id within the report."),
                    measure: words('The column of both series.', ['memory_gb', 'disk_write_mb_per_s']),
                  }),
                  { minItems: 1, maxItems: 4 },
                ),
              }),
            ),
            figures: list(
              'Figures of small multiples that share their axes.',
              object('One figure.', {
                id: slug("The figure's id within the report."),
                title: line('What the series show, one sentence.'),
                caption: text('What is drawn, in which unit.'),
                axisTitle: line('The values and, behind the last comma, their unit: Receive, MB/s.'),
                panels: list(
                  'One chart each.',
                  object('One chart.', {
                    id: slug("The chart's id within the report."),
                    title: line('What tells this panel from the others.'),
                    lines: list(
                      'One line per side at most.',
                      object('One line.', {
                        series: Type.String({
                          title: 'a series such as network-native-spark-pods.receive_mb_per_s',
                          description: 'File and column of the series.',
                          pattern: '^[a-z0-9]+([.-][a-z0-9]+)*\\.[a-z][a-z0-9_]*$',
                          maxLength: 200,
                        }),
                        name: line("The line's name at its end."),
                        role: words('Which side the line is.', ['baseline', 'candidate']),
                        from: Type.Number({
                          title: 'a number of minutes from 0',
                          description: 'The first minute that is drawn, which becomes 0.',
                          minimum: 0,
                          maximum: 1000000,
                        }),
                        to: Type.Number({
                          title: 'a number of minutes from 0',
                          description: 'The last minute that is drawn.',
                          minimum: 0,
                          maximum: 1000000,
                        }),
                      }),
                      { minItems: 1, maxItems: 2 },
                    ),
                  }),
                  { minItems: 1, maxItems: 12 },
                ),
              }),
              { maxItems: 20 },
            ),
          },
          { title: 'an object with id and figures, or null' },
        ),
      ),
    ),
    standing: optional(
      words('published, or proposed for a pull request that was not merged; published if left out.', [
        'published',
        'proposed',
      ]),
    ),
    ...STATEMENTS,
    vary: optional(
      list(
        'The facts in which what is compared differs on purpose; names and text say so. Left out where engines are compared.',
        words(undefined, INTENTIONAL_DIFFERENCES),
        { minItems: 1, maxItems: 5, uniqueItems: true },
      ),
    ),
  }),
);

export type ReportFile = FileValue<typeof REPORT>;
