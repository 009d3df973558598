import Type from 'typebox';
import { address, list, object, optional, SLUG_PATTERN, schemaFile, words } from './builder';

export const CHART = schemaFile(
  'chart',
  'Chart',
  object('/charts/<report>/<chart>.json: a published chart with all that is needed to draw, check and cite it.', {
    id: Type.String({ description: "The chart's name within its report: totals.", pattern: SLUG_PATTERN }),
    title: Type.String({ description: 'The result in one sentence.', minLength: 1 }),
    caption: Type.String({ description: 'What is drawn, against what, and how to read the marks.' }),
    unit: Type.String({ description: "Of the values on the chart's axis: s, ×, %, queries, MB/s.", minLength: 1 }),
    statistic: words('How iterations became one number; null if the sides differ.', [
      'median',
      'mean',
      'min',
      'single',
      'unknown',
      null,
    ]),
    iterations: Type.Union([Type.Integer({ minimum: 1 }), words(undefined, ['unknown', null])], {
      description: 'Of each query; unknown where it was not published, null where the sides differ.',
    }),
    n: object('How many observations are drawn.', {
      count: Type.Integer({ minimum: 1 }),
      of: words(undefined, ['queries', 'iterations', 'points', 'values', 'stages', 'pairs']),
    }),
    published: Type.String({ description: 'Of the report, 2026-07-21.', format: 'date' }),
    disclaimer: Type.String({
      description: 'What the figures derive from and must not be compared with; empty if they derive from no suite.',
    }),
    source: object('The page that shows the chart, and the artifacts that its numbers are computed from.', {
      page: address(),
      artifacts: list(
        undefined,
        object(undefined, {
          path: Type.String({ pattern: '^/data/[^ ]+$' }),
          sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
        }),
        { minItems: 1 },
      ),
    }),
    dataHash: Type.String({
      description: 'SHA-256 over a line "<sha256>  <path>" for each artifact, in order of path, each ending in LF.',
      pattern: '^[0-9a-f]{64}$',
    }),
    licences: list(
      'Of the artifacts, each once.',
      object(undefined, {
        name: Type.String({ minLength: 1 }),
        path: optional(address()),
      }),
      { minItems: 1 },
    ),
    citation: object('One line of text, and an entry for BibTeX.', {
      text: Type.String({ minLength: 1 }),
      bibtex: Type.String({ pattern: '^@misc\\{' }),
    }),
    files: object("The addresses of the chart's files.", {
      svg: address(),
      svgDark: address(),
      png: address(),
      pngDark: address('The same address as png: dark drawings are SVG only.'),
      csv: address(),
      json: address(),
    }),
    spec: object(
      'The chart as data: its kind, numbers, units and roles, without colors.',
      {
        kind: Type.String({
          description: 'How it is drawn: totals, dots, waterfall. Kinds may be added.',
          pattern: '^[a-z]+(-[a-z]+)*$',
        }),
        id: Type.String({}),
        title: Type.String({}),
      },
      { additionalProperties: true },
    ),
  }),
  address('The address of this schema.'),
);
