import type { FigureText } from '../../benchmark/model/figure';
import type { PublishedComparison, ResourceUsage } from '../../benchmark/model/published';
import type { UsageFigure } from '../../benchmark/model/report';
import type { Table } from '../../benchmark/model/table';
import { capitalise } from '../../benchmark/text/names';
import { fillValues, type ValueTexts } from '../../benchmark/text/placeholders';
import { measuredText } from '../../benchmark/text/statistic';
import { type BandsSpec, bandsCaption, type MeasuredUse, tableOfUse } from '../../figures/bands/spec';
import { type LineSpec, usageTable } from '../../figures/line/spec';
import type { PlotSpec } from '../../figures/plots';
import { suiteText } from '../../figures/shared/captions';
import { figureText, panelOf } from '../../figures/shared/figureText';
import {
  gainBySizeSpec,
  gainRows,
  leftOutChanges,
  publishedChangesSpec,
  publishedDistributionSpec,
  publishedTotalsSpec,
} from './charts';
import { hasOtherQueries } from './queryVersions';
import { AS_PUBLISHED, COMPUTED, isPartlyComputed, ORIGINAL, PARTLY_COMPUTED, READ_OFF } from './statements';
import { changesTable, measuresTable, publishedBucketsTable, publishedTotalsTable } from './tables';

/** "As published, not recomputed. Mean of 10 iterations, TPC-DS-derived suite, scale factor 3000." */
function measured(published: PublishedComparison, standing: string): string {
  const { suite } = published;
  const parts = [capitalise(measuredText(published)), suite ? suiteText({ suite }) : ''].filter((text) => text !== '');
  return [standing, parts.length > 0 ? `${parts.join(', ')}.` : ''].join(' ').trim();
}

/** A published comparison with the prefix of its charts, tables, and values. */
export interface KeyedComparison {
  key: string;
  published: PublishedComparison;
}

const sides = ({ baseline, candidate }: PublishedComparison) =>
  `baseline ${baseline.title}, candidate ${candidate.title}`;

/** What was published of a figure: its values, none that this site added up or computed. */
function standingOf(spec: PlotSpec, { totals }: PublishedComparison, table: Table): string {
  if (totals?.summed && spec.id.endsWith('-totals')) return COMPUTED;
  return isPartlyComputed(table) ? PARTLY_COMPUTED : AS_PUBLISHED;
}

function figure(spec: PlotSpec, { published }: KeyedComparison, caption: string, table: Table): FigureText {
  return figureText(spec, {
    caption,
    statement: measured(published, standingOf(spec, published, table)),
    sources: [{ label: published.id, path: `/data/published/${published.id}/datapackage.json` }],
    table,
  });
}

interface Drawn {
  spec: PlotSpec;
  text: FigureText;
}

/** Why the changes have no verdict. */
function directionText(published: PublishedComparison): string {
  const why = hasOtherQueries(published) ? 'the query texts of both sides differ, so' : 'without iterations,';
  return `Color shows the direction only: ${why} no change has a verdict.`;
}

/** Charts of a published comparison, with their figures. */
export function drawnComparison(comparison: KeyedComparison): Drawn[] {
  const { key, published } = comparison;
  const drawn = (spec: PlotSpec | null, caption: string, table: (of: PublishedComparison) => Table): Drawn[] =>
    spec ? [{ spec, text: figure(spec, comparison, caption, table(published)) }] : [];
  const both = sides(published);
  return [
    ...drawn(
      publishedTotalsSpec(published, key),
      `Total time of the suite, in seconds, ${both}.`,
      publishedTotalsTable,
    ),
    ...drawn(
      publishedDistributionSpec(published, key),
      `Queries per range of time change, as counted by the source, ${both}.`,
      publishedBucketsTable,
    ),
    ...drawn(
      publishedChangesSpec(published, key),
      `Published time change of single queries, ${both}. Left of 0 the candidate takes less time. ${leftOutChanges(published)}${directionText(published)}`,
      changesTable,
    ),
    ...drawn(gainBySizeSpec(published, key), `Change in each row, ${both}. ${directionText(published)}`, (of) =>
      measuresTable({ ...of, measures: gainRows(of) }),
    ),
  ];
}

/** Distinct notes of a usage set on these parts. */
function notesAbout({ notes }: ResourceUsage, parts: readonly (string | undefined)[]): string[] {
  return [...new Set(notes.filter(({ about }) => parts.includes(about)).map(({ text }) => text))];
}

/** Origin of the series, and their suite if known. */
function usageStatement({ original, suite }: ResourceUsage): string {
  return `${original ? ORIGINAL : READ_OFF} ${suite ? `${capitalise(suiteText({ suite }))}.` : ''}`.trim();
}

/** Distinct notes on all files of a usage set, and on the files that a figure draws. */
function notesOf(usage: ResourceUsage, { panels }: UsageFigure): string[] {
  const files = panels.flatMap(({ lines }) => lines.map(({ series }) => series.split('.')[0]));
  return notesAbout(usage, ['resources', ...files]);
}

/** Figure of a measure with queries as bands. */
export function bandsFigure(usage: ResourceUsage, use: MeasuredUse, spec: BandsSpec): FigureText {
  return figureText(spec, {
    caption: bandsCaption(use),
    notes: notesAbout(usage, ['resources', use.measure]),
    statement: usageStatement(usage),
    sources: [{ label: usage.id, path: `/data/resource-usage/${usage.id}/datapackage.json` }],
    table: tableOfUse(use),
  });
}

/** Figure of small multiples; fills `{paths}` in its title and caption. */
export function usageFigure(
  usage: ResourceUsage,
  wanted: UsageFigure,
  specs: LineSpec[],
  values: ValueTexts,
): FigureText {
  const { id, title, caption } = wanted;
  return {
    id,
    title: fillValues(title, values),
    caption: fillValues(caption, values),
    notes: notesOf(usage, wanted),
    statement: usageStatement(usage),
    sources: [{ label: usage.id, path: `/data/resource-usage/${usage.id}/datapackage.json` }],
    panels: specs.map((spec) => panelOf(spec, spec.title)),
    key: null,
    table: usageTable(specs),
  };
}
