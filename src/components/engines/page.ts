import type { Comparison } from '../../benchmark/model/comparison';
import type { FigureText } from '../../benchmark/model/figure';
import { resultSetPath } from '../../benchmark/model/paths';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import { sizeText } from '../../benchmark/text/dataSize';
import { kindOf, type SpecOf } from '../../figures';
import type { AnswerPart } from '../../figures/answers/spec';
import { drawnPanel } from '../../figures/render/chartHeights';
import { figureText } from '../../figures/shared/figureText';
import { enginePath } from '../history/paths';
import { type Page, section, text } from '../page/page';
import { type PatternOf, patternsSpec } from './patterns';
import { byEngine, type EnginesInput, enginesAnswer, enginesSpec } from './releases';

/** The page of all engines, without base path. */
const ENGINES_PATH = '/engines/';
const FOLDER = 'engines';
const TITLE = 'Which engine, for what, how sure?';

/** The page of all engines with its charts, and the result sets that each chart is computed from. */
export type EnginesContent = ReturnType<typeof enginesPage>;

type EnginesChart = SpecOf<'engines' | 'patterns'>;

function figureOf(spec: EnginesChart, sources: FigureText['sources']): FigureText {
  return figureText(spec, {
    caption: spec.caption,
    notes: spec.note === '' ? [] : [spec.note],
    statement: `${spec.disclaimer}.`,
    sources,
    table: kindOf<EnginesChart>(spec).csv?.(spec) ?? { columns: [], rows: [], footnotes: [] },
    panels: [drawnPanel(spec)],
  });
}

/** Result sets of the two engines of a figure of patterns. */
function setsOf(spec: SpecOf<'patterns'>, comparisons: readonly Comparison[]): ResultSet[] {
  const own = comparisons.filter(({ candidate }) => spec.sets.includes(candidate.id));
  return [...new Set(own.flatMap(({ baseline, candidate }) => [candidate, baseline]))];
}

/** " At 3 TB, no pattern of queries separates A and B beyond reruns.": for what; empty without patterns. */
function forWhat(patterns: SpecOf<'patterns'> | null, [set]: readonly ResultSet[]): AnswerPart[] {
  if (!patterns || !set) return [];
  const words = patterns.title.replace(/^No pattern/, 'no pattern of queries');
  return [{ text: ` At ${sizeText(set.suite)}, ${words}.` }];
}

function releasesBlocks(releases: SpecOf<'engines'>, answer: AnswerPart[]): Page['blocks'] {
  return [
    { kind: 'text', role: 'answer', parts: answer },
    {
      kind: 'figure',
      role: 'answer',
      folder: FOLDER,
      figure: figureOf(releases, [{ label: 'all result sets', path: '/data/' }]),
    },
  ];
}

/** What the page says without a comparison with vanilla Spark. */
const NONE_YET = [
  text('No result set is compared with vanilla Spark yet. ', {
    text: 'Add two result sets of one suite and environment',
    path: '/contribute/',
  }),
];

/**
 * The page of all engines: every release by data size, and the two newest by pattern of the queries; without a
 * comparison with vanilla Spark no chart, and how to add one.
 */
export function enginesPage(input: EnginesInput, patternOf: PatternOf, environments: readonly Environment[]) {
  const releases = enginesSpec(input);
  const { comparisons } = input;
  const groups = byEngine(input);
  const described = groups.filter(({ id }) => input.engines.some((engine) => engine.id === id && !engine.isImplied));
  const patterns = patternsSpec(
    groups.map(({ own }) => own),
    patternOf,
    environments,
  );
  const all = [...new Set(comparisons.flatMap(({ baseline, candidate }) => [baseline, candidate]))];
  const two = patterns ? setsOf(patterns, comparisons) : [];
  const page: Page = {
    path: ENGINES_PATH,
    title: TITLE,
    description:
      'Every release of every engine compared with vanilla Spark, by data size and by pattern of the queries.',
    trail: [],
    facts: [],
    blocks: [
      ...(releases ? releasesBlocks(releases, [...enginesAnswer(input), ...forWhat(patterns, two)]) : NONE_YET),
      ...(patterns
        ? [
            section(
              'patterns',
              'For what: by pattern of the query',
              {
                kind: 'figure',
                folder: FOLDER,
                figure: figureOf(
                  patterns,
                  two.map(({ id }) => ({ label: id, path: resultSetPath(id) })),
                ),
              },
              text('Your own queries can have other shares of these patterns. ', {
                text: 'Compare the two engines',
                path: patterns.path,
              }),
            ),
          ]
        : []),
      {
        kind: 'list',
        items: [
          ...described.map(({ id, name }) => ({ label: `About ${name}`, path: enginePath(id) })),
          { label: 'How much a rerun differs', path: '/methodology/reruns/' },
          { label: 'Releases over time', path: '/history/' },
        ],
      },
    ],
    caveats: releases ? [releases.note, `${releases.disclaimer}.`] : [],
  };
  return {
    page,
    folder: FOLDER,
    charts: [
      ...(releases ? [{ spec: releases as EnginesChart, sets: all }] : []),
      ...(patterns ? [{ spec: patterns as EnginesChart, sets: two }] : []),
    ],
  };
}
